// Bots thinking off the network thread.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

// What a thinker is given: the game so far, and whose choice it is. It may use only what that seat knows.
struct Question {
  AnyGame position;
  std::vector<LogEntry> log;
  Seat seat = 0;
  int level = 1;
  std::uint64_t seed = 0;
};

struct Advice {
  Action action;
  std::optional<double> win;  // chance to win, when the thinker estimates it
};

// Best first, at least one.
std::vector<Advice> advise(const Question& question);

class BotPool {
 public:
  using Answer = std::function<void(std::vector<Advice>)>;

  explicit BotPool(int threads);
  ~BotPool();

  // `answer` is called on a bot's thread.
  void ask(Question question, Answer answer);
  // Questions not begun are dropped; those begun are waited for.
  void stop();

 private:
  struct Job {
    Question question;
    Answer answer;
  };
  void work();

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace heptad
