// What luck that Pantheon brings is to decide.
#pragma once

#include "engine/duel/due.h"
#include "engine/duel/pantheon/nature.h"
#include "engine/duel/pantheon/notation.h"

namespace heptad::duel::pantheon {

inline Due due(const State& state) {
  const Decision& decision = state.decision();
  if (decision.is(DecisionKind::Unearth)) return due_reveal(state);
  if (decision.is(DecisionKind::DealMyths)) {
    Due due{.kind = "myths", .count = int{kMythSlots.size()}};
    for (const std::string_view mythology : kMythologyNames) {
      due.from.insert(due.from.end(), kMythsOfAKind, std::string(mythology));
    }
    return due;
  }
  if (decision.is(DecisionKind::DealTops)) {
    Due due{.kind = "tops", .count = decision.detail};
    for (int mythology = 0; mythology < kMythologies; ++mythology) {
      if (!state.pantheon.tops[mythology].is_unknown()) continue;
      for_each_bit(pool(state.pantheon, mythology),
                   [&](int divinity) { due.from.emplace_back(kDivinities[divinity].id); });
    }
    return due;
  }
  const auto draw = draw_due(state);
  assert(draw);
  return due_draw(*draw, kForms[draw->kind - kOwnActionKinds]);
}

}  // namespace heptad::duel::pantheon
