// Luck that Pantheon brings and that is more than members drawn from a set.
#pragma once

#include "engine/core/rng.h"
#include "engine/duel/nature.h"
#include "engine/duel/pantheon_rules.h"

namespace heptad::duel {

// Five of the ten mythology tokens, in the order of kMythSlots.                                 [duel 102]
inline Action roll_myths(Rng& rng) {
  Action action{static_cast<std::uint8_t>(ActionKind::DealMyths), {}};
  unsigned tokens = (1U << kMythologies * kMythsOfAKind) - 1;
  for (std::size_t i = 0; i < kMythSlots.size(); ++i) {
    const int token = nth_bit(tokens, rng.below(std::popcount(tokens)));
    tokens &= ~(1U << token);
    action.arg[i] = static_cast<std::uint8_t>(token / kMythsOfAKind);
  }
  return action;
}

inline Expected<void> check_myths(const Action& action) {
  if (kind_of(action) != ActionKind::DealMyths) {
    return illegal("Five mythology tokens are to be laid out now: myths …");
  }
  std::array<int, kMythologies> used = {};
  for (std::size_t i = 0; i < kMythSlots.size(); ++i) {
    if (action.arg[i] >= kMythologies || ++used[action.arg[i]] > kMythsOfAKind) {
      return illegal("There are only two mythology tokens of a kind.");
    }
  }
  return nothing_behind(action, kMythSlots.size());
}

// The top card of every deck nobody has looked into, in the order of the mythologies.           [duel 127]
inline Action roll_tops(const State& state, Rng& rng) {
  Action action{static_cast<std::uint8_t>(ActionKind::DealTops), {}};
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    if (!state.pantheon.tops[mythology].is_unknown()) continue;
    const DivinitySet cards = pool(state.pantheon, mythology);
    action.arg[++action.arg[0]] = static_cast<std::uint8_t>(nth_bit(cards, rng.below(std::popcount(cards))));
  }
  return action;
}

inline Expected<void> check_tops(const State& state, const Action& action) {
  const auto wrong = [] {
    return illegal("The top of every deck nobody knows is to be shown now, in order: tops …");
  };
  if (kind_of(action) != ActionKind::DealTops || action.arg[0] != state.decision().detail) return wrong();
  int next = 1;
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    if (!state.pantheon.tops[mythology].is_unknown()) continue;
    const int divinity = action.arg[next++];
    if (divinity >= kDivinityCount || (pool(state.pantheon, mythology) >> divinity & 1) == 0) return wrong();
  }
  return nothing_behind(action, next);
}

}  // namespace heptad::duel
