// What one seat may know. Cards face down in the structure are in no position, and the Great Library's draw
// is
// shown to both: in Duel itself nothing is hidden.                                            [duel 65, 176]
#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {

State Duel::view(const State& state, std::optional<Seat> viewer) {
  State view = state;
  moments::hide(view, viewer);
  return view;
}

State Duel::guess(const State& seen, Rng& rng) {
  State state = seen;
  moments::guess(state, rng);
  return state;
}

}  // namespace heptad::duel
