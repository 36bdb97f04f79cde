// What Pantheon's actions bring about, for those who lean one way.
#pragma once

#include "engine/duel/pantheon/kinds.h"
#include "engine/duel/pantheon/rows.h"
#include "engine/duel/state.h"

namespace heptad::duel::pantheon {

inline const Effects& effects_of(const State& state, const Action& action) {
  static constexpr Effects kNone = {};
  if (static_cast<ActionKind>(action.kind) == ActionKind::Activate) {
    const int card = state.pantheon.slots[action.arg[0]].card;
    if (card < static_cast<int>(std::size(kDivinities))) return kDivinities[card].effects;
  }
  if (static_cast<ActionKind>(action.kind) == ActionKind::Invoke) return kDivinities[action.arg[0]].effects;
  return kNone;
}

}  // namespace heptad::duel::pantheon
