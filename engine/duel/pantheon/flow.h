// How the Pantheon fills: tokens on the structure, divinities placed, all of them turned up in Age II.
#pragma once

#include <cassert>

#include "engine/core/action.h"
#include "engine/core/event.h"
#include "engine/duel/pantheon/rules.h"

namespace heptad::duel::pantheon {

inline void prepare(Pantheon& pantheon) {
  pantheon.on = 1;
  pantheon.left.fill(kDeckSize);
  pantheon.tops.fill(Face::nobody_knows());
}

// --- the start of an age --------------------------------------------------------------------------------

template <class Flow>
void lay_tokens(Flow& flow) {
  if (flow.s.age == 1) flow.s.push({DecisionKind::DealMyths});
  if (flow.s.age == 2) flow.s.push({DecisionKind::DealOfferings});
}

template <class Flow>
void deal_myths(Flow& flow, const Action& action) {
  flow.s.pop();
  std::copy_n(action.arg.begin(), flow.s.pantheon.myths.size(), flow.s.pantheon.myths.begin());
  flow.s.pantheon.laid = slot_set(kMythSlots);
}

template <class Flow>
void deal_offerings(Flow& flow, const Action& action) {
  flow.s.pop();
  std::copy_n(action.arg.begin(), flow.s.pantheon.offerings.size(), flow.s.pantheon.offerings.begin());
  flow.s.pantheon.laid = slot_set(kOfferingSlots);
}

// Tokens come to lie on Enki when it is shown, wherever that is.                           [duel 129, 130]
template <class Flow>
void draw_for_enki(Flow& flow) {
  const int drawn = std::min<int>(kDivinities[kEnki].effects[0].a, std::popcount(flow.s.box));
  if (drawn != 0) flow.s.push({DecisionKind::DrawForEnki, kNature, drawn});
}

// At the start of Age II the Gate fills the empty slot and all divinities are turned up.        [duel 112]
template <class Flow>
void open_pantheon(Flow& flow) {
  Pantheon& pantheon = flow.s.pantheon;
  const int gate = gate_slot(pantheon);
  assert(gate >= 0);  // five tokens can fill five of six slots
  pantheon.slots[gate] = Face::of(kGate, kEverybody);
  pantheon.filled |= static_cast<std::uint8_t>(1U << gate);
  pantheon.active = pantheon.filled;
  for_each_bit(pantheon.filled, [&](int slot) {
    pantheon.slots[slot].known_to = kEverybody;
    flow.tell(EventKind::DivinityShown, kNature, pantheon.slots[slot].card, slot);
    if (pantheon.slots[slot].card == kEnki) draw_for_enki(flow);
  });
}

template <class Flow>
void lay_on_enki(Flow& flow, const Action& action) {
  flow.s.pop();
  unsigned tokens = 0;
  for (int i = 0; i < action.arg[0]; ++i) tokens |= 1U << action.arg[1 + i];
  flow.s.pantheon.on_enki = static_cast<TokenSet>(tokens);
  flow.s.box &=
      static_cast<TokenSet>(~tokens);  //                                                  [duel 131]
}

// --- tokens on the structure ----------------------------------------------------------------------------

// The top two of the deck. Only of a whole deck is it luck which two: of a smaller one they are all of it,
// and an empty one gives nothing.                                                          [duel 107, 109]
template <class Flow>
void draw_divinities(Flow& flow, Seat seat, int mythology) {
  Pantheon& pantheon = flow.s.pantheon;
  const int left = pantheon.left[mythology];
  if (left == 0) return;
  flow.s.push({DecisionKind::PlaceDivinity, seat, mythology});
  if (left > kDrawnDivinities) {
    flow.s.push({DecisionKind::DealDivinities, kNature, mythology});
  } else {
    pantheon.shown = pool(pantheon, mythology);
  }
}

// The seat that is about to turn a card up first takes the token on it.                    [duel 105, 108]
template <class Flow>
void claim_token(Flow& flow, Seat seat, int slot) {
  Pantheon& pantheon = flow.s.pantheon;
  const Slots before = (1U << slot) - 1;
  pantheon.laid &= ~(1U << slot);
  if (flow.s.age == 1) {
    const int token = std::popcount(slot_set(kMythSlots) & before);
    const int mythology = pantheon.myths[token];
    pantheon.seats[seat].myths |= static_cast<std::uint8_t>(1U << token);
    flow.city(seat).chains |=
        1U << static_cast<int>(chain_of(mythology));  //                        [duel 164]
    flow.tell(EventKind::TokenClaimed, seat, mythology, slot);
    draw_divinities(flow, seat, mythology);
  } else {
    const int offering = pantheon.offerings[std::popcount(slot_set(kOfferingSlots) & before)];
    pantheon.seats[seat].offerings |= static_cast<std::uint8_t>(1U << offering);
    flow.tell(EventKind::TokenClaimed, seat, kMythologies + offering, slot);
  }
}

template <class Flow>
void deal_divinities(Flow& flow, const Action& action) {
  flow.s.pop();
  flow.s.pantheon.shown = static_cast<DivinitySet>(1U << action.arg[0] | 1U << action.arg[1]);
}

// Only the seat that places it knows it, and the one it puts back.                              [duel 110]
// Who knew the last card of a deck before it was drawn goes on knowing it.
template <class Flow>
void place_divinity(Flow& flow, Seat seat, Divinity divinity, int slot) {
  Pantheon& pantheon = flow.s.pantheon;
  const int mythology = flow.s.pop().detail;
  const auto back = static_cast<DivinitySet>(pantheon.shown & ~(1U << divinity));
  Face& top = pantheon.tops[mythology];
  const Knowers knew = back == 0 ? top.known_to : Knowers{0};
  const Face placed = Face::of(divinity, knew | knower(seat));
  pantheon.shown = 0;
  --pantheon.left[mythology];
  pantheon.slots[slot] = placed;
  pantheon.filled |= static_cast<std::uint8_t>(1U << slot);
  top = back == 0 ? Face::none() : Face::of(static_cast<Divinity>(std::countr_zero(back)), knower(seat));
  flow.sink(Event{EventKind::DivinityPlaced, seat, divinity, static_cast<std::uint8_t>(slot),
                  static_cast<std::int16_t>(mythology), seats_of(placed.known_to)});
}

}  // namespace heptad::duel::pantheon
