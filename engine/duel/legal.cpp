// What the seat that decides may do.
#include "engine/duel/action.h"
#include "engine/duel/game.h"
#include "engine/duel/pantheon_legal.h"
#include "engine/duel/turn_list.h"

namespace heptad::duel {
namespace {

void list_cards(const State& state, Seat seat, int coins, ActionList& list) {
  list_cards(state.cities[seat], state.cities[seat ^ 1], coins, state.structure, list);
}

[[gnu::noinline]] void list_cards_and_activations(const State& state, Seat seat, ActionList& list) {
  const int coins = purse(state, seat);
  list_cards(state, seat, coins, list);
  list_activations(state, seat, coins, list);
}

// Nothing is left to do after the cards when the Pantheon is closed: that spares saving registers.
void legal_turn(const State& state, Seat seat, ActionList& list) {
  if (state.pantheon.active != 0) return list_cards_and_activations(state, seat, list);
  list_cards(state, seat, purse(state, seat), list);
}

// Four members at a time: whether there are one, two or three is nothing the processor could guess.
void legal_each(std::uint64_t set, ActionKind kind, ActionList& list, int first = 0) {
  ActionList::Writer write(list);
  while (set != 0) {
    const int size = std::popcount(set);
    std::array<std::uint32_t, 4> actions;
    for (std::uint32_t& action : actions) {
      action = short_action(kind, first + (std::countr_zero(set) & 63));
      set &= set - 1;
    }
    write.some(actions.data(), size);
  }
}

void legal_each(const CardSet& cards, ActionKind kind, ActionList& list) {
  legal_each(cards.words[0], kind, list);
  legal_each(cards.words[1], kind, list, 64);
}

void legal_cards(const City& city, Colour colour, ActionKind kind, ActionList& list) {
  legal_each(city.cards & kCardsOfColour[static_cast<int>(colour)], kind, list);
}

[[gnu::noinline]] void legal_choices(const State& state, Seat seat, ActionList& list) {
  const Decision& decision = state.decision();
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  switch (decision.kind) {
    case DecisionKind::Draft: legal_each(state.offered, ActionKind::Draft, list); break;
    case DecisionKind::TakeToken: legal_each(state.board, ActionKind::TakeToken, list); break;
    case DecisionKind::KeepToken: legal_each(state.drawn, ActionKind::TakeToken, list); break;
    case DecisionKind::Destroy:
      legal_cards(opponent, static_cast<Colour>(decision.detail), ActionKind::Destroy, list);
      break;
    case DecisionKind::Revive: legal_each(state.discard, ActionKind::Revive, list); break;
    case DecisionKind::ChooseStarter: legal_each(0b11U, ActionKind::Start, list); break;
    case DecisionKind::PlaceDivinity: legal_places(state, list); break;
    case DecisionKind::Invoke: legal_each(state.pantheon.shown, ActionKind::Invoke, list); break;
    case DecisionKind::ChooseDeck:
      legal_each(decks_left(state.pantheon), ActionKind::ChooseDeck, list);
      break;
    case DecisionKind::PutOnTop: legal_each(state.pantheon.shown, ActionKind::PutOnTop, list); break;
    case DecisionKind::CopySymbol: legal_cards(opponent, Colour::Green, ActionKind::CopySymbol, list); break;
    case DecisionKind::TakeProducer:
      legal_cards(opponent, Colour::Brown, ActionKind::TakeProducer, list);
      legal_cards(opponent, Colour::Grey, ActionKind::TakeProducer, list);
      break;
    case DecisionKind::DiscardFromAge:
      legal_each(state.structure.present, ActionKind::DiscardFromAge, list);
      break;
    case DecisionKind::UnbuildWonder:
      legal_each(static_cast<WonderSet>(own.built | opponent.built), ActionKind::UnbuildWonder, list);
      break;
    case DecisionKind::WonderFromPile: legal_each(own.wonders, ActionKind::WonderFromPile, list); break;
    case DecisionKind::CardFromPile: legal_each(state.discard, ActionKind::CardFromPile, list); break;
    case DecisionKind::TakeWonder: legal_each(opponent.wonders, ActionKind::TakeWonder, list); break;
    case DecisionKind::PlaceMinerva: legal_each(minerva_spaces(state), ActionKind::PlaceMinerva, list); break;
    case DecisionKind::DropLoot: legal_each(state.loot, ActionKind::DropLoot, list); break;
    case DecisionKind::FireLoot: legal_each(state.loot, ActionKind::FireLoot, list); break;
    // nature's list is too long to write out: roll() draws from it, check() knows it
    case DecisionKind::DealTokens:
    case DecisionKind::DealWonders:
    case DecisionKind::DealSpecials:
    case DecisionKind::Reveal:
    case DecisionKind::DrawFromBox:
    case DecisionKind::DealMyths:
    case DecisionKind::DealOfferings:
    case DecisionKind::DealDivinities:
    case DecisionKind::DealTops:
    case DecisionKind::DrawForEnki:
    case DecisionKind::Unearth:
    case DecisionKind::Turn:
    case DecisionKind::EndTurn: break;
  }
}

}  // namespace

void Duel::legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.over() || state.decision().seat != seat || seat == kNature) return;
  if (state.decision().kind == DecisionKind::Turn) {
    legal_turn(state, seat, list);
  } else {
    legal_choices(state, seat, list);
  }
}

}  // namespace heptad::duel
