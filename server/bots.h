// Bots thinking off the server's own thread, in the order of the queue.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "server/metrics.h"
#include "server/thought_queue.h"

namespace heptad {

class BotPool {
 public:
  // So many for all thoughts, and one more for short ones alone: these never wait for a long one.
  BotPool(int threads, Millis most_of_an_address, Metrics& metrics);
  ~BotPool();

  // `answer` is called on a bot's thread. False when the asker's address has enough waiting: ask again later.
  bool ask(Question question, Asker by, Ask::Answer answer);
  bool is_full_for(std::string_view address);
  // Questions not begun are dropped; those begun are waited for.
  void stop();

 private:
  void work(Lane lane);
  void count() { metrics_.bots_thinking.set(static_cast<std::int64_t>(queue_.size() + at_work_)); }

  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  ThoughtQueue queue_;
  std::size_t at_work_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace heptad
