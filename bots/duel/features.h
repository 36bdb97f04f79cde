// A Duel position as inputs of a net, always seen by the seat that decides; and its actions as rows of
// leanings.
#pragma once

#include <array>

#include "bots/net/input.h"
#include "bots/net/net.h"
#include "engine/game.h"

namespace heptad::duel {

extern const NetShape kNetShape;

void describe(const State& state, Seat seat, NetInput& input);

// The rows whose leanings add up to an action's.
struct ActionRows {
  std::array<int, 2> rows = {};
  int count = 0;
};
ActionRows rows_of(Seat seat, const Action& action);

}  // namespace heptad::duel
