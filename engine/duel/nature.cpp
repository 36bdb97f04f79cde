#include "engine/duel/nature.h"

#include "engine/duel/action.h"
#include "engine/duel/game.h"

namespace heptad::duel {
namespace {

// Draws `count` members of a set, each set of them equally likely, into the action's arguments from `at`.
Action draw(ActionKind kind, std::uint32_t set, int count, int at, Rng& rng) {
  Action action{static_cast<std::uint8_t>(kind), {}};
  for (int i = 0; i < count; ++i) {
    const int member = nth_bit(set, rng.below(std::popcount(set)));
    set &= ~(1U << member);
    action.arg[at + i] = static_cast<std::uint8_t>(member);
  }
  return action;
}

Action roll_reveal(const State& state, Rng& rng) {
  const int slot = std::countr_zero(state.structure.pending);
  const std::uint32_t cards = possible_cards(state, slot);
  const int card = nth_bit(cards, rng.below(std::popcount(cards)));
  return make_action(ActionKind::Reveal, slot, kAgeDecks[state.age].first + card);
}

Expected<void> illegal(std::string message) { return refuse("illegal", std::move(message)); }

// Distinct members of `set`, `count` of them from argument `at`, and nothing behind.
Expected<void> check_drawn(const Action& action, int at, int count, std::uint32_t set, const char* what) {
  for (int i = at; i < at + count; ++i) {
    const int member = action.arg[i];
    if (member >= 32 || (set >> member & 1) == 0)
      return illegal(std::string(what) + " is not there to be drawn.");
    set &= ~(1U << member);
  }
  for (std::size_t i = at + count; i < action.arg.size(); ++i) {
    if (action.arg[i] != 0) return illegal("Too many things are drawn.");
  }
  return {};
}

Expected<void> check_reveal(const State& state, const Action& action) {
  const int slot = action.arg[0];
  const int card = action.arg[1] - kAgeDecks[state.age].first;
  if (slot != std::countr_zero(state.structure.pending)) {
    return illegal("The next card to turn up is in slot " +
                   std::to_string(std::countr_zero(state.structure.pending)) + ".");
  }
  if (card < 0 || card >= 32 || (possible_cards(state, slot) >> card & 1) == 0) {
    return illegal("That card cannot lie in slot " + std::to_string(slot) + ".");
  }
  return check_drawn(action, 2, 0, 0, "");
}

}  // namespace

Action Duel::roll(const State& state, Rng& rng) {
  switch (state.decision().kind) {
    case DecisionKind::DealTokens: return draw(ActionKind::DealTokens, state.box, kTokensOnBoard, 0, rng);
    case DecisionKind::DealWonders:
      return draw(ActionKind::DealWonders, state.undealt, kOfferedWonders, 0, rng);
    case DecisionKind::DealSpecials: return draw(ActionKind::DealSpecials, kAllSlots, kSpecialBacks, 0, rng);
    case DecisionKind::Reveal: return roll_reveal(state, rng);
    case DecisionKind::DrawFromBox: {
      const int count = state.decision().detail;
      Action action = draw(ActionKind::DrawFromBox, state.box, count, 1, rng);
      action.arg[0] = static_cast<std::uint8_t>(count);
      return action;
    }
    case DecisionKind::Draft:
    case DecisionKind::Turn:
    case DecisionKind::TakeToken:
    case DecisionKind::KeepToken:
    case DecisionKind::Destroy:
    case DecisionKind::Revive:
    case DecisionKind::ChooseStarter:
    case DecisionKind::EndTurn: break;
  }
  assert(false);
  return {};
}

Expected<void> check_nature(const State& state, const Action& action) {
  const Decision& decision = state.decision();
  const auto expect = [&](ActionKind kind) { return kind_of(action) == kind; };
  switch (decision.kind) {
    case DecisionKind::DealTokens:
      if (!expect(ActionKind::DealTokens))
        return illegal("Five progress tokens are to be drawn now: tokens …");
      return check_drawn(action, 0, kTokensOnBoard, state.box, "A token");
    case DecisionKind::DealWonders:
      if (!expect(ActionKind::DealWonders)) return illegal("Four wonders are to be shown now: wonders …");
      return check_drawn(action, 0, kOfferedWonders, state.undealt, "A wonder");
    case DecisionKind::DealSpecials:
      if (!expect(ActionKind::DealSpecials))
        return illegal("The three slots with guild backs are due now: guilds …");
      return check_drawn(action, 0, kSpecialBacks, kAllSlots, "A slot");
    case DecisionKind::Reveal:
      if (!expect(ActionKind::Reveal)) return illegal("A card is to be turned up now: reveal …");
      return check_reveal(state, action);
    case DecisionKind::DrawFromBox:
      if (!expect(ActionKind::DrawFromBox) || action.arg[0] != decision.detail) {
        return illegal(std::to_string(decision.detail) +
                       " tokens are to be drawn from the box now: library …");
      }
      return check_drawn(action, 1, decision.detail, state.box, "A token");
    case DecisionKind::Draft:
    case DecisionKind::Turn:
    case DecisionKind::TakeToken:
    case DecisionKind::KeepToken:
    case DecisionKind::Destroy:
    case DecisionKind::Revive:
    case DecisionKind::ChooseStarter:
    case DecisionKind::EndTurn: break;
  }
  return illegal("Nothing is left to luck now.");
}

}  // namespace heptad::duel
