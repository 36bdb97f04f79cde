// The trained nets that come with the program (bots/data, written by `heptad train`).
#pragma once

#include "bots/net/net.h"
#include "engine/core/rules.h"

namespace heptad {

// How many inputs and rows the net of a rule set has.
NetShape net_shape(const Rules& rules);

// The net for these rules; nothing when none has been trained that fits.
const Net* trained_net(const Rules& rules);

}  // namespace heptad
