// What Pantheon adds to the inputs and rows of Duel's net.
#pragma once

#include "bots/net/input.h"
#include "bots/net/net.h"
#include "engine/game.h"

namespace heptad::duel::pantheon {

NetShape net_shape(NetShape base);
void describe(const State& state, Seat seat, int first_input, NetInput& input);
ActionRows rows_of(const State& state, Seat seat, const Action& action, int first_row);

}  // namespace heptad::duel::pantheon
