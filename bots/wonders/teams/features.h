// Teams for the net: where the partner sits, what it can pay and what it holds.
#pragma once

#include "bots/net/net.h"
#include "engine/wonders/state.h"

namespace heptad::wonders::teams {

NetShape net_shape(NetShape own);
void describe(const State& state, Seat seat, int first, NetInput& input);

}  // namespace heptad::wonders::teams
