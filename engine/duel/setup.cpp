#include "engine/duel/flow.h"
#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {
namespace {

enum class WonderChoice { Draft, FirstGame };

Expected<WonderChoice> wonder_choice(const Rules& rules) {
  auto choice = WonderChoice::Draft;
  for (const auto& [key, value] : rules.options) {
    if (key != "wonders") {
      return refuse(Code::UnknownOption,
                    "Duel has no option \"" + key + "\"; it has: wonders (draft, first-game).");
    }
    if (value == "first-game") {
      choice = WonderChoice::FirstGame;
    } else if (value != "draft") {
      return refuse(Code::BadOption, "The option wonders is draft or first-game, not \"" + value + "\".");
    }
  }
  return choice;
}

State empty_table(const Rules& rules) {
  State state;
  state.structure.cards.fill(kUnknownCard);
  state.under.fill(kUnknownCard);
  state.box = static_cast<TokenSet>((1U << moments::tokens_in_box(rules)) - 1);
  state.undealt = static_cast<WonderSet>((1U << moments::wonders_in_box(rules)) - 1);
  moments::game_begins(state, rules);
  return state;
}

void hand_out_wonders(State& state) {
  for (Seat seat = 0; seat < 2; ++seat) {
    for (const Wonder wonder : kFirstGameWonders[seat]) {
      state.cities[seat].wonders |= static_cast<WonderSet>(1U << wonder);
      state.undealt &= static_cast<WonderSet>(~(1U << wonder));
    }
  }
}

}  // namespace

Expected<State> Duel::start(const Rules& rules) {
  const auto choice = wonder_choice(rules);
  if (!choice) return std::unexpected(choice.error());
  State state = empty_table(rules);
  const bool draft = *choice == WonderChoice::Draft;
  const Decision first = draft ? Decision{DecisionKind::DealWonders} : Decision{DecisionKind::Turn, 0};
  if (!draft) hand_out_wonders(state);
  if (draft && !moments::age_precedes_draft(rules)) {
    state.push(first);
  } else {
    NoEvents quiet;
    Flow<NoEvents>{state, quiet}.begin_age(1, first);
  }
  state.push({DecisionKind::DealTokens});
  return state;
}

}  // namespace heptad::duel
