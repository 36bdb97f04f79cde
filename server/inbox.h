// What a writing thread waits for: whatever arrives while it is at work is taken together.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

#include "server/metrics.h"

namespace heptad {

template <typename Job>
class Inbox {
 public:
  explicit Inbox(Metrics& metrics) : metrics_(metrics) {}

  void put(Job job) {
    {
      const std::scoped_lock guard(mutex_);
      jobs_.push_back(std::move(job));
      metrics_.store_waiting.set(static_cast<std::int64_t>(jobs_.size()));
    }
    arrived_.notify_one();
  }

  // Waits; nothing when it is closed and all was taken.
  std::vector<Job> take_all() {
    std::unique_lock guard(mutex_);
    arrived_.wait(guard, [&] { return closed_ || !jobs_.empty(); });
    metrics_.store_waiting.set(0);
    return std::exchange(jobs_, {});
  }

  void close() {
    {
      const std::scoped_lock guard(mutex_);
      closed_ = true;
    }
    arrived_.notify_one();
  }

 private:
  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<Job> jobs_;
  bool closed_ = false;
};

}  // namespace heptad
