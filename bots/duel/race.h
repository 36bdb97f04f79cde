// The race for six scientific symbols as inputs of a net: how far each side is, what it could still gain and
// where that lies, and how long the game goes on.
#pragma once

#include "bots/net/input.h"
#include "engine/game.h"

namespace heptad::duel::race {

// As the trained nets have it: another number would make all of them useless.
inline constexpr int kInputCount = 258;

void describe(const State& state, Seat seat, int first_input, NetInput& input);

}  // namespace heptad::duel::race
