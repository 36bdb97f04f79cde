#include "engine/duel/nature.h"

#include <optional>
#include <string>

#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/pantheon_nature.h"

namespace heptad::duel {
namespace {

// Most of luck: so many different members of a set.
struct Draw {
  ActionKind kind;
  std::uint32_t set;
  int count;
  enum class Form { Plain, Counted } form;  // Counted: the first argument says how many
  std::string_view due;                     // for people
};

std::optional<Draw> draw_due(const State& state) {
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
                  state.pantheon.on != 0 ? "The three slots with temple backs are due now: temples …"
                                         : "The three slots with guild backs are due now: guilds …"};
    case DecisionKind::DrawFromBox:
      return Draw{ActionKind::DrawFromBox, state.box, decision.detail, Counted,
                  "Tokens are to be drawn from the box now: library …"};
    case DecisionKind::DrawForEnki:
      return Draw{ActionKind::DrawForEnki, state.box, decision.detail, Counted,
                  "Tokens are to be drawn from the box now: enki …"};
    case DecisionKind::DealOfferings:
      return Draw{ActionKind::DealOfferings, (1U << kOfferings.size()) - 1, int{kOfferings.size()}, Plain,
                  "Three offering tokens are to be laid out now: offerings …"};
    case DecisionKind::DealDivinities:
      return Draw{ActionKind::DealDivinities, pool(state.pantheon, decision.detail), kDrawnDivinities, Plain,
                  "Two divinities are to be drawn now: divinities …"};
    case DecisionKind::Reveal:
    case DecisionKind::Unearth:
    case DecisionKind::DealMyths:
    case DecisionKind::DealTops:
    case DecisionKind::Draft:
    case DecisionKind::Turn:
    case DecisionKind::TakeToken:
    case DecisionKind::KeepToken:
    case DecisionKind::Destroy:
    case DecisionKind::Revive:
    case DecisionKind::ChooseStarter:
    case DecisionKind::PlaceDivinity:
    case DecisionKind::Invoke:
    case DecisionKind::ChooseDeck:
    case DecisionKind::PutOnTop:
    case DecisionKind::CopySymbol:
    case DecisionKind::TakeProducer:
    case DecisionKind::DiscardFromAge:
    case DecisionKind::UnbuildWonder:
    case DecisionKind::WonderFromPile:
    case DecisionKind::CardFromPile:
    case DecisionKind::TakeWonder:
    case DecisionKind::PlaceMinerva:
    case DecisionKind::DropLoot:
    case DecisionKind::FireLoot:
    case DecisionKind::EndTurn: break;
  }
  return std::nullopt;
}

// Each set of members is equally likely.
Action roll_draw(const Draw& draw, Rng& rng) {
  Action action{static_cast<std::uint8_t>(draw.kind), {}};
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
  if (kind_of(action) != draw.kind || (at != 0 && action.arg[0] != draw.count)) {
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
    return illegal("That card cannot lie in slot " + std::to_string(slot) + ".");
  }
  return nothing_behind(action, 2);
}

}  // namespace

Action Duel::roll(const State& state, Rng& rng) {
  const DecisionKind kind = state.decision().kind;
  if (kind == DecisionKind::Reveal || kind == DecisionKind::Unearth) return roll_reveal(state, rng);
  if (kind == DecisionKind::DealMyths) return roll_myths(rng);
  if (kind == DecisionKind::DealTops) return roll_tops(state, rng);
  const auto draw = draw_due(state);
  assert(draw);
  return roll_draw(*draw, rng);
}

Expected<void> check_nature(const State& state, const Action& action) {
  const DecisionKind kind = state.decision().kind;
  if (kind == DecisionKind::Reveal || kind == DecisionKind::Unearth) return check_reveal(state, action);
  if (kind == DecisionKind::DealMyths) return check_myths(action);
  if (kind == DecisionKind::DealTops) return check_tops(state, action);
  if (const auto draw = draw_due(state)) return check_draw(*draw, action);
  return illegal("Nothing is left to luck now.");
}

}  // namespace heptad::duel
