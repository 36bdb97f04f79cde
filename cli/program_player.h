// Any program as a player in a match (docs/programs.md).
#pragma once

#include <chrono>
#include <string>

#include "bots/match/player.h"

namespace heptad {

// Wall clock that a program gets beyond its time: other games may keep the processor from it.
inline constexpr std::chrono::milliseconds kPatience{5000};

// One process for each seat it plays. It is told that it may think so long about a move.
Contestant program_contestant(std::string name, const std::string& command, int ms,
                              std::chrono::milliseconds patience = kPatience);

}  // namespace heptad
