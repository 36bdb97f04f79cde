// What one seat may know. In base Duel everything in the state lies open: cards face down are not in it, and
// the Great Library's draw is shown to both.                                                        [duel 65]
#include "engine/duel/game.h"

namespace heptad::duel {

State Duel::view(const State& state, std::optional<Seat>) { return state; }

State Duel::guess(const Memory& memory, Rng&) { return memory; }

}  // namespace heptad::duel
