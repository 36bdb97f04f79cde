// What Pantheon adds to the inputs and rows of Duel's net: behind Duel's own, so that without it there are
// none.
#pragma once

#include "bots/net/input.h"
#include "bots/net/net.h"
#include "engine/game.h"

namespace heptad::duel {

inline constexpr DecisionKind kFirstPantheonDecision = DecisionKind::DealMyths;

NetShape with_pantheon(NetShape base);
void describe_pantheon(const State& state, Seat seat, int first_input, NetInput& input);
ActionRows pantheon_rows_of(const State& state, Seat seat, const Action& action, int first_row);

}  // namespace heptad::duel
