// What Pantheon adds to the lists of legal actions.
#pragma once

#include "engine/duel/each.h"
#include "engine/duel/pantheon/rules.h"

namespace heptad::duel::pantheon {

// Every slot that can be paid for, with every choice of offering tokens in which none is wasted.
//                                                                                     [duel 116–118, 122]
inline void list_activations(const State& state, Seat seat, int coins, ActionList& list) {
  ActionList::Writer write(list);
  const unsigned active = state.pantheon.active;
  const unsigned owned = state.pantheon.seats[seat].offerings;
  if (owned == 0) {  // every slot is looked at, so that nothing is left to guess
    for (int slot = 0; slot < kPantheonSlots; ++slot) {
      const auto open = static_cast<unsigned>(activation_price(state, seat, slot) <= coins) & active >> slot;
      write.times(open & 1, short_action(ActionKind::Activate, slot));
    }
    return;
  }
  for_each_bit(active, [&](int slot) {
    const int price = activation_price(state, seat, slot);
    write.if_true(price <= coins, short_action(ActionKind::Activate, slot));
    for (unsigned spent = -owned & owned; spent != 0; spent = (spent - owned) & owned) {
      const Spending& spending = kSpendings[price][spent];
      const bool legal = !spending.wastes && spending.coins <= coins;
      write.if_true(legal, short_action(ActionKind::Activate, slot, static_cast<int>(spent)));
    }
  });
}

// One of the divinities drawn, on any free slot.                                                [duel 107]
inline void list_places(const State& state, ActionList& list) {
  const unsigned free = ~state.pantheon.filled & ((1U << kPantheonSlots) - 1);
  ActionList::Writer write(list);
  for_each_bit(state.pantheon.shown, [&](int divinity) {
    for_each_bit(free, [&](int slot) { write(short_action(ActionKind::PlaceDivinity, divinity, slot)); });
  });
}

[[gnu::noinline]] inline void list_choices(const State& state, Seat seat, ActionList& list) {
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  const Pantheon& pantheon = state.pantheon;
  switch (static_cast<DecisionKind>(state.decision().kind)) {
    case DecisionKind::PlaceDivinity: list_places(state, list); break;
    case DecisionKind::Invoke: list_each(pantheon.shown, ActionKind::Invoke, list); break;
    case DecisionKind::ChooseDeck: list_each(decks_left(pantheon), ActionKind::ChooseDeck, list); break;
    case DecisionKind::PutOnTop: list_each(pantheon.shown, ActionKind::PutOnTop, list); break;
    case DecisionKind::CopySymbol:
      list_cards_of(opponent, Colour::Green, ActionKind::CopySymbol, list);
      break;
    case DecisionKind::TakeProducer:
      list_cards_of(opponent, Colour::Brown, ActionKind::TakeProducer, list);
      list_cards_of(opponent, Colour::Grey, ActionKind::TakeProducer, list);
      break;
    case DecisionKind::DiscardFromAge:
      list_each(state.structure.present, ActionKind::DiscardFromAge, list);
      break;
    case DecisionKind::UnbuildWonder:
      list_each(static_cast<WonderSet>(own.built | opponent.built), ActionKind::UnbuildWonder, list);
      break;
    case DecisionKind::WonderFromPile: list_each(own.wonders, ActionKind::WonderFromPile, list); break;
    case DecisionKind::CardFromPile: list_each(state.discard, ActionKind::CardFromPile, list); break;
    case DecisionKind::TakeWonder: list_each(opponent.wonders, ActionKind::TakeWonder, list); break;
    case DecisionKind::PlaceMinerva: list_each(minerva_spaces(state), ActionKind::PlaceMinerva, list); break;
    case DecisionKind::DropLoot: list_each(state.loot, ActionKind::DropLoot, list); break;
    case DecisionKind::FireLoot: list_each(state.loot, ActionKind::FireLoot, list); break;
    // nature's
    case DecisionKind::DealMyths:
    case DecisionKind::DealOfferings:
    case DecisionKind::DealDivinities:
    case DecisionKind::DealTops:
    case DecisionKind::DrawForEnki:
    case DecisionKind::Unearth: break;
  }
}

}  // namespace heptad::duel::pantheon
