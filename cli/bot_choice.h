// The simple opponent: looks one action ahead and takes what leaves it furthest ahead on the score sheets.
#pragma once

#include "engine/core/rng.h"
#include "engine/game.h"

namespace heptad {

// `view` is what the seat may know; the seat must be to act.
Action simple_choice(const AnyGame& view, Seat seat, Rng& rng);

// Any legal action, each as likely as the other.
Action random_choice(const AnyGame& view, Seat seat, Rng& rng);

}  // namespace heptad
