// A Duel position as inputs of a net, always seen by the seat that decides; and its actions as rows of
// leanings.
#pragma once

#include <array>

#include "bots/net/input.h"
#include "bots/net/net.h"
#include "engine/game.h"

namespace heptad::duel {

NetShape net_shape(const Rules& rules);

// What older nets did not see.
Gap inputs_of_the_race();

void describe(const State& state, Seat seat, NetInput& input);

// The rows whose leanings add up to an action's.
ActionRows rows_of(const State& state, Seat seat, const Action& action);

}  // namespace heptad::duel
