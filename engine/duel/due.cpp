#include "engine/duel/due.h"

#include "engine/duel/ages.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {

std::string why_not_there(const State& state, int slot, int card) {
  const std::string start = "That card cannot lie in slot " + std::to_string(slot) + ": ";
  const bool of_age = card >= 0 && card < 32 && (unseen_at_start(state) >> card & 1) != 0;
  if (!of_age) return start + "it is not in the deck of this Age.";
  if ((state.structure.unseen >> card & 1) == 0) return start + "it was turned up already.";
  return start + "its back is another.";
}

Due Duel::due(const State& state) {
  const DecisionKind kind = state.decision().kind;
  if (is_of_module(kind)) return moments::due(state);
  if (kind == DecisionKind::Reveal) return due_reveal(state);
  const auto draw = own_draw_due(state);
  assert(draw);
  Due due = due_draw(*draw, moments::kForms[draw->kind]);
  if (kind == DecisionKind::DealSpecials) due.kind = moments::special_backs(state).word;
  return due;
}

}  // namespace heptad::duel
