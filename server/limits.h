// How much one client may ask for.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>

#include "table/clock.h"

namespace heptad {

constexpr Millis in_millis(double seconds) { return static_cast<Millis>(seconds * 1000); }

struct Limits {
  std::size_t message_bytes = 4096;
  std::size_t body_bytes = 16 * 1024;
  double messages_per_second = 20;
  double message_burst = 60;
  double control_frames_per_second = 2;  // pings and pongs of the WebSocket itself
  double control_frame_burst = 20;
  double chats_per_second = 1;
  double chat_burst = 10;
  double requests_per_second = 50;  // of REST, by address
  double request_burst = 200;
  double tables_per_minute = 60;        // made, by address
  int public_tables = 8;                // in the lobby, made from one address
  int unfinished_tables = 100;          // a token
  int watched_tables = 8;               // a connection
  double waiting_thought_seconds = 30;  // of bots asked and not yet at work, an address
  int games_without_people = 4;         // running, an address
  double unwatched_seconds = 60;        // then a game without people ends
  double device_code_seconds = 5 * 60;  // then it lets no other device in
  double absent_seconds = 30;           // then others may ask for a bot on a person's seat
  int strikes = 20;                     // refused for form or speed before the connection is closed
  std::size_t connections = 10'000;
  std::size_t connections_per_address = 100;  // but for this machine's own
  std::size_t unsent_bytes = 1024 * 1024;     // a client that does not read is disconnected
  int idle_seconds = 30;                      // a silent peer is pinged at half of this and dropped at it
};

// Allows bursts, and so many a second in the long run.
class TokenBucket {
 public:
  TokenBucket(double per_second, double burst) : per_second_(per_second), burst_(burst), level_(burst) {}

  bool take(Millis now) {
    const double passed = static_cast<double>(std::max<Millis>(0, now - filled_)) / 1000;
    level_ = std::min(burst_, level_ + passed * per_second_);
    filled_ = now;
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
  }
  bool full(Millis now) const {
    return level_ + static_cast<double>(now - filled_) / 1000 * per_second_ >= burst_;
  }

 private:
  double per_second_, burst_, level_;
  Millis filled_ = 0;
};

// A bucket for each address; those that are quiet are forgotten.
class PerAddress {
 public:
  PerAddress(double per_second, double burst) : per_second_(per_second), burst_(burst) {}

  bool take(const std::string& address, Millis now) {
    return buckets_.try_emplace(address, per_second_, burst_).first->second.take(now);
  }
  void forget_quiet(Millis now) {
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
  }

 private:
  double per_second_, burst_;
  std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace heptad
