// What Pantheon adds to the lists of legal actions.
#pragma once

#include "engine/duel/action.h"
#include "engine/duel/pantheon_rules.h"

namespace heptad::duel {

// Every slot that can be paid for, with every choice of offering tokens in which none is wasted.
//                                                                                     [duel 116–118, 122]
inline void legal_activations(const State& state, Seat seat, int coins, ActionList::Writer& write) {
  const unsigned owned = state.pantheon.seats[seat].offerings;
  for_each_bit(state.pantheon.active, [&](int slot) {
    const int price = activation_price(state, seat, slot);
    write.if_true(price <= coins, short_action(ActionKind::Activate, slot));
    for (unsigned spent = -owned & owned; spent != 0; spent = (spent - owned) & owned) {
      const bool legal = after_offerings(price, spent) <= coins && !wastes_offering(price, spent);
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
