// What a seat may not know of the Pantheon, and what it may be.
#pragma once

#include <optional>

#include "engine/core/rng.h"
#include "engine/duel/state.h"

namespace heptad::duel::pantheon {

void hide(State& view, std::optional<Seat> viewer);
void guess(State& state, Rng& rng);

// Divinities drawn for a mythology token are for the eyes of who places one of them.
inline bool shown_to_one(const State& state) {
  return !state.over() && state.decision().is(DecisionKind::PlaceDivinity);
}

}  // namespace heptad::duel::pantheon
