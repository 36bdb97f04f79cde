// What bots roll their dice from.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "table/table.h"

namespace heptad {

class BotLuck {
 public:
  explicit BotLuck(std::uint64_t start) : rng_(start) {}

  // Another one each time, but in a deal by number bots too have the same luck again.
  std::uint64_t of(const Table& table, Seat seat) {
    if (!table.deal().number) return rng_.next();
    return Rng(static_cast<std::uint64_t>(table.round() * kMaxSeats + seat)).next();
  }

 private:
  Rng rng_;
};

}  // namespace heptad
