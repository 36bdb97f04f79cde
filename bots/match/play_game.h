// A whole game from its deal to its end.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

struct PlayedGame {
  AnyGame game;  // over, or where it was broken off
  std::vector<LogEntry> log;
};

// What a seat does in this position, which the log led to; without an answer the game is broken off.
using Decide =
    std::function<std::optional<Action>(const AnyGame& game, std::span<const LogEntry> log, Seat seat)>;

// Luck follows from `deal`. Nothing when the rules are refused.
std::optional<PlayedGame> play_game(const Rules& rules, std::uint64_t deal, const Decide& decide);

}  // namespace heptad
