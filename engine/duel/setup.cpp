#include "engine/duel/deeds.h"
#include "engine/duel/flow.h"
#include "engine/duel/game.h"

namespace heptad::duel {
namespace {

enum class WonderChoice { Draft, FirstGame };

Expected<WonderChoice> wonder_choice(const Rules& rules) {
  auto choice = WonderChoice::Draft;
  for (const auto& [key, value] : rules.options) {
    if (key != "wonders") {
      return refuse("unknown-option",
                    "Duel has no option \"" + key + "\"; it has: wonders (draft, first-game).");
    }
    if (value == "first-game") {
      choice = WonderChoice::FirstGame;
    } else if (value != "draft") {
      return refuse("bad-option", "The option wonders is draft or first-game, not \"" + value + "\".");
    }
  }
  return choice;
}

}  // namespace

Expected<State> Duel::start(const Rules& rules) {
  const auto choice = wonder_choice(rules);
  if (!choice) return std::unexpected(choice.error());
  State state;
  state.structure.cards.fill(kUnknownCard);
  state.under.fill(kUnknownCard);
  state.box = (1U << kBaseTokens) - 1;
  state.undealt = (1U << kBaseWonders) - 1;
  if (*choice == WonderChoice::Draft) {
    state.push({DecisionKind::DealWonders});
  } else {
    for (Seat seat = 0; seat < 2; ++seat) {
      for (const Wonder wonder : kFirstGameWonders[seat]) {
        state.cities[seat].wonders |= static_cast<WonderSet>(1U << wonder);
        state.undealt &= static_cast<WonderSet>(~(1U << wonder));
      }
    }
    NoEvents quiet;
    Flow<NoEvents>(state, quiet).begin_age(1, {DecisionKind::Turn, 0});
  }
  state.push({DecisionKind::DealTokens});
  return state;
}

}  // namespace heptad::duel
