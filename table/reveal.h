// Whether an action showed its own seat something that it could not know when it chose.
#pragma once

#include "engine/game.h"

namespace heptad {

// Luck apart, which is a line of its own in the log. `after` is what the action led to.
bool reveals(const AnyGame& before, Seat seat, const Action& action, const AnyGame& after);

}  // namespace heptad
