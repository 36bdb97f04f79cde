#include "engine/duel/nature.h"

#include "engine/duel/action.h"
#include "engine/duel/due.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {

std::optional<Draw> own_draw_due(const State& state) {
  using enum Draw::Form;
  const Decision& decision = state.decision();
  switch (decision.kind) {
    case DecisionKind::DealTokens:
      return Draw{ActionKind::DealTokens, state.box, kTokensOnBoard, Plain,
                  "Five progress tokens are to be drawn now: tokens …"};
    case DecisionKind::DealWonders:
      return Draw{ActionKind::DealWonders, state.undealt, kOfferedWonders, Plain,
                  "Four wonders are to be shown now: wonders …"};
    case DecisionKind::DealSpecials:
      return Draw{ActionKind::DealSpecials, kAllSlots, kSpecialBacks, Plain,
                  moments::special_backs(state).due};
    case DecisionKind::DrawFromBox:
      return Draw{ActionKind::DrawFromBox, state.box, decision.detail, Counted,
                  "Tokens are to be drawn from the box now: library …"};
    case DecisionKind::Reveal:
    case DecisionKind::Draft:
    case DecisionKind::Turn:
    case DecisionKind::TakeToken:
    case DecisionKind::KeepToken:
    case DecisionKind::Destroy:
    case DecisionKind::Revive:
    case DecisionKind::ChooseStarter:
    case DecisionKind::EndTurn: break;
  }
  return std::nullopt;
}

// Each set of members is equally likely.
Action roll_draw(const Draw& draw, Rng& rng) {
  Action action{draw.kind, {}};
  const int at = draw.form == Draw::Form::Counted ? 1 : 0;
  if (at != 0) action.arg[0] = static_cast<std::uint8_t>(draw.count);
  std::uint32_t set = draw.set;
  for (int i = 0; i < draw.count; ++i) {
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

Expected<void> check_draw(const Draw& draw, const Action& action) {
  const int at = draw.form == Draw::Form::Counted ? 1 : 0;
  if (action.kind != draw.kind || (at != 0 && action.arg[0] != draw.count)) {
    return illegal(std::string(draw.due));
  }
  std::uint32_t set = draw.set;
  for (int i = at; i < at + draw.count; ++i) {
    const int member = action.arg[i];
    if (member >= 32 || (set >> member & 1) == 0) {
      return illegal("Number " + std::to_string(i - at + 1) + " of what is drawn is not there to be drawn.");
    }
    set &= ~(1U << member);
  }
  return nothing_behind(action, at + draw.count);
}

Expected<void> check_reveal(const State& state, const Action& action) {
  if (kind_of(action) != ActionKind::Reveal) return illegal("A card is to be turned up now: reveal …");
  const int slot = action.arg[0];
  const int card = action.arg[1] - kAgeDecks[state.age].first;
  if (slot != std::countr_zero(state.structure.pending)) {
    return illegal("The next card to turn up is in slot " +
                   std::to_string(std::countr_zero(state.structure.pending)) + ".");
  }
  if (card < 0 || card >= 32 || (possible_cards(state, slot) >> card & 1) == 0) {
    return illegal(why_not_there(state, slot, card));
  }
  return nothing_behind(action, 2);
}

std::unexpected<Refusal> illegal(std::string message) { return refuse(Code::Illegal, std::move(message)); }

Expected<void> nothing_behind(const Action& action, int arguments) {
  for (std::size_t i = arguments; i < action.arg.size(); ++i) {
    if (action.arg[i] != 0) return illegal("Too many things are drawn.");
  }
  return {};
}

Action Duel::roll(const State& state, Rng& rng) {
  const DecisionKind kind = state.decision().kind;
  if (is_of_module(kind)) return moments::roll(state, rng);
  if (kind == DecisionKind::Reveal) return roll_reveal(state, rng);
  const auto draw = own_draw_due(state);
  assert(draw);
  return roll_draw(*draw, rng);
}

Expected<void> check_nature(const State& state, const Action& action) {
  const DecisionKind kind = state.decision().kind;
  if (is_of_module(kind)) return moments::check_nature(state, action);
  if (kind == DecisionKind::Reveal) return check_reveal(state, action);
  if (const auto draw = own_draw_due(state)) return check_draw(*draw, action);
  return illegal("Nothing is left to luck now.");
}

}  // namespace heptad::duel
