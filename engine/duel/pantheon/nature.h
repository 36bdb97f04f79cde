// Luck that Pantheon brings.
#pragma once

#include <cassert>

#include "engine/duel/action.h"
#include "engine/duel/nature.h"
#include "engine/duel/pantheon/rules.h"

namespace heptad::duel::pantheon {

// Five of the ten mythology tokens, in the order of kMythSlots.                                 [duel 102]
inline Action roll_myths(Rng& rng) {
  Action action = make_action(ActionKind::DealMyths);
  unsigned tokens = (1U << kMythologies * kMythsOfAKind) - 1;
  for (std::size_t i = 0; i < kMythSlots.size(); ++i) {
    const int token = nth_bit(tokens, rng.below(std::popcount(tokens)));
    tokens &= ~(1U << token);
    action.arg[i] = static_cast<std::uint8_t>(token / kMythsOfAKind);
  }
  return action;
}

inline Expected<void> check_myths(const Action& action) {
  if (action.kind != static_cast<int>(ActionKind::DealMyths)) {
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
  Action action = make_action(ActionKind::DealTops);
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
  if (action.kind != static_cast<int>(ActionKind::DealTops) || action.arg[0] != state.decision().detail)
    return wrong();
  int next = 1;
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    if (!state.pantheon.tops[mythology].is_unknown()) continue;
    const int divinity = action.arg[next++];
    if (divinity >= kDivinityCount || (pool(state.pantheon, mythology) >> divinity & 1) == 0) return wrong();
  }
  return nothing_behind(action, next);
}

inline std::optional<Draw> draw_due(const State& state) {
  using enum Draw::Form;
  const Decision& decision = state.decision();
  if (decision.is(DecisionKind::DrawForEnki)) {
    return Draw{ActionKind::DrawForEnki, state.box, decision.detail, Counted,
                "Tokens are to be drawn from the box now: enki …"};
  }
  if (decision.is(DecisionKind::DealOfferings)) {
    return Draw{ActionKind::DealOfferings, (1U << kOfferings.size()) - 1, int{kOfferings.size()}, Plain,
                "Three offering tokens are to be laid out now: offerings …"};
  }
  if (decision.is(DecisionKind::DealDivinities)) {
    return Draw{ActionKind::DealDivinities, pool(state.pantheon, decision.detail), kDrawnDivinities, Plain,
                "Two divinities are to be drawn now: divinities …"};
  }
  return std::nullopt;
}

inline Action roll(const State& state, Rng& rng) {
  const Decision& decision = state.decision();
  if (decision.is(DecisionKind::Unearth)) return roll_reveal(state, rng);
  if (decision.is(DecisionKind::DealMyths)) return roll_myths(rng);
  if (decision.is(DecisionKind::DealTops)) return roll_tops(state, rng);
  const auto draw = draw_due(state);
  assert(draw);
  return roll_draw(*draw, rng);
}

inline Expected<void> check_nature(const State& state, const Action& action) {
  const Decision& decision = state.decision();
  if (decision.is(DecisionKind::Unearth)) return check_reveal(state, action);
  if (decision.is(DecisionKind::DealMyths)) return check_myths(action);
  if (decision.is(DecisionKind::DealTops)) return check_tops(state, action);
  if (const auto draw = draw_due(state)) return check_draw(*draw, action);
  return illegal("Nothing is left to luck now.");
}

}  // namespace heptad::duel::pantheon
