// The trained nets that come with the program (bots/data, written by `heptad train`).
#pragma once

#include <span>

#include "bots/net/net.h"
#include "engine/core/rules.h"

namespace heptad {

// How many inputs and rows the net of a rule set has.
NetShape net_shape(const Rules& rules);

// Weights to go on training from: those of the rule set, with modules also those of the family alone, and
// older ones: of Duel those that do not see the race for science, of 7 Wonders those that know no outlook.
Expected<NetWeights> read_net_for(const Rules& rules, std::span<const unsigned char> bytes);

// Whether every net that comes with the program fits its rule set: to be asked once, at the start, so that
// nobody plays against an untrained bot without knowing it.
Expected<void> check_trained_nets();

// The net for these rules, or why there is none.
const Expected<Evaluator>& trained_net(const Rules& rules);

}  // namespace heptad
