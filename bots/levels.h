// The eight levels: what each is good at and what it overlooks.
#pragma once

#include "bots/spec.h"
#include "engine/core/rules.h"

namespace heptad {

// The settings behind level:1 … level:8 in a rule set. What the name itself sets (ms, iters, seed) stays.
BotSpec settings_of_level(const BotSpec& named, const Rules& rules);

}  // namespace heptad
