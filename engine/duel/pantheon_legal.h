// What Pantheon adds to the lists of legal actions.
#pragma once

#include "engine/duel/action.h"
#include "engine/duel/pantheon_rules.h"

namespace heptad::duel {

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
inline void legal_places(const State& state, ActionList& list) {
  const unsigned free = ~state.pantheon.filled & ((1U << kPantheonSlots) - 1);
  ActionList::Writer write(list);
  for_each_bit(state.pantheon.shown, [&](int divinity) {
    for_each_bit(free, [&](int slot) { write(short_action(ActionKind::PlaceDivinity, divinity, slot)); });
  });
}

}  // namespace heptad::duel
