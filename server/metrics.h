// What the server counts, as Prometheus reads it.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace heptad {

class Counter {
 public:
  void add(std::int64_t amount = 1) { value_.fetch_add(amount, std::memory_order_relaxed); }
  void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
  std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::int64_t> value_ = 0;
};

class Latency {
 public:
  static constexpr std::array<double, 10> kBounds = {0.001, 0.0025, 0.005, 0.01, 0.025,
                                                     0.05,  0.1,    0.25,  0.5,  1};

  void add(double seconds);
  std::string text(const std::string& name) const;

 private:
  std::array<Counter, kBounds.size()> below_;
  Counter count_;
  Counter sum_micros_;
};

struct Metrics {
  Counter connections, connections_total, messages, acts, updates, sent_bytes, refused, struck_off;
  Counter tables_live, tables_made, tables_loaded, bots_thinking, bot_moves;
  Counter store_commits, store_failures, requests;
  Counter store_waiting, table_jobs_waiting;  // not yet on their way to the disk; not yet judged
  std::array<Counter, 600> answers;           // of HTTP, by status
  Latency act_latency;  // from an act's arrival to its updates being handed to the sockets
  Latency loop_lag;     // how late the server's thread does what was due
  Latency network_lag;  // and the network's

  std::string text() const;
};

}  // namespace heptad
