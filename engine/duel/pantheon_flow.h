// How Pantheon moves on: tokens on the structure, divinities placed, shown, activated.
#pragma once

#include <cassert>

#include "engine/duel/flow.h"
#include "engine/duel/pantheon_rules.h"

namespace heptad::duel {

// --- the start of an age --------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::lay_tokens() {
  if (s_.age == 1) s_.push({DecisionKind::DealMyths});
  if (s_.age == 2) s_.push({DecisionKind::DealOfferings});
}

template <class Sink>
void Flow<Sink>::deal_myths(const Action& action) {
  s_.pop();
  std::copy_n(action.arg.begin(), s_.pantheon.myths.size(), s_.pantheon.myths.begin());
  s_.pantheon.laid = slot_set(kMythSlots);
}

template <class Sink>
void Flow<Sink>::deal_offerings(const Action& action) {
  s_.pop();
  std::copy_n(action.arg.begin(), s_.pantheon.offerings.size(), s_.pantheon.offerings.begin());
  s_.pantheon.laid = slot_set(kOfferingSlots);
}

// At the start of Age II the Gate fills the empty slot and all divinities are turned up.        [duel 112]
template <class Sink>
void Flow<Sink>::open_pantheon() {
  Pantheon& pantheon = s_.pantheon;
  const int gate = gate_slot(pantheon);
  assert(gate >= 0);  // five tokens can fill five of six slots
  pantheon.slots[gate] = Face::of(kGate, kEverybody);
  pantheon.filled |= static_cast<std::uint8_t>(1U << gate);
  pantheon.active = pantheon.filled;
  for_each_bit(pantheon.filled, [&](int slot) {
    pantheon.slots[slot].known_to = kEverybody;
    tell(EventKind::DivinityShown, kNature, pantheon.slots[slot].card, slot);
    if (pantheon.slots[slot].card == kEnki) draw_for_enki();
  });
}

// Tokens come to lie on Enki when it is shown, wherever that is.                           [duel 129, 130]
template <class Sink>
void Flow<Sink>::draw_for_enki() {
  const int drawn = std::min<int>(kDivinities[kEnki].effects[0].a, std::popcount(s_.box));
  if (drawn != 0) s_.push({DecisionKind::DrawForEnki, kNature, static_cast<std::uint16_t>(drawn)});
}

template <class Sink>
void Flow<Sink>::lay_on_enki(const Action& action) {
  s_.pop();
  unsigned tokens = 0;
  for (int i = 0; i < action.arg[0]; ++i) tokens |= 1U << action.arg[1 + i];
  s_.pantheon.on_enki = static_cast<TokenSet>(tokens);
  s_.box &= static_cast<TokenSet>(~tokens);  //                                                  [duel 131]
}

// --- tokens on the structure ----------------------------------------------------------------------------

// The seat that is about to turn a card up first takes the token on it.                    [duel 105, 108]
template <class Sink>
void Flow<Sink>::claim_token(Seat seat, int slot) {
  Pantheon& pantheon = s_.pantheon;
  const Slots before = (1U << slot) - 1;
  pantheon.laid &= ~(1U << slot);
  if (s_.age == 1) {
    const int token = std::popcount(slot_set(kMythSlots) & before);
    const int mythology = pantheon.myths[token];
    pantheon.seats[seat].myths |= static_cast<std::uint8_t>(1U << token);
    city(seat).chains |= 1U << static_cast<int>(chain_of(mythology));  //                        [duel 164]
    tell(EventKind::TokenClaimed, seat, mythology, slot);
    draw_divinities(seat, mythology);
  } else {
    const int offering = pantheon.offerings[std::popcount(slot_set(kOfferingSlots) & before)];
    pantheon.seats[seat].offerings |= static_cast<std::uint8_t>(1U << offering);
    tell(EventKind::TokenClaimed, seat, kMythologies + offering, slot);
  }
}

// The top two of the deck. Only of a whole deck is it luck which two: of a smaller one they are all of it,
// and an empty one gives nothing.                                                          [duel 107, 109]
template <class Sink>
void Flow<Sink>::draw_divinities(Seat seat, int mythology) {
  Pantheon& pantheon = s_.pantheon;
  const int left = pantheon.left[mythology];
  if (left == 0) return;
  s_.push({DecisionKind::PlaceDivinity, seat, static_cast<std::uint16_t>(mythology)});
  if (left > kDrawnDivinities) {
    s_.push({DecisionKind::DealDivinities, kNature, static_cast<std::uint16_t>(mythology)});
  } else {
    pantheon.shown = pool(pantheon, mythology);
  }
}

template <class Sink>
void Flow<Sink>::deal_divinities(const Action& action) {
  s_.pop();
  s_.pantheon.shown = static_cast<DivinitySet>(1U << action.arg[0] | 1U << action.arg[1]);
}

// Only the seat that places it knows it, and the one it puts back.                              [duel 110]
// Who knew the last card of a deck before it was drawn goes on knowing it.
template <class Sink>
void Flow<Sink>::place_divinity(Seat seat, Divinity divinity, int slot) {
  Pantheon& pantheon = s_.pantheon;
  const int mythology = s_.pop().detail;
  const auto back = static_cast<DivinitySet>(pantheon.shown & ~(1U << divinity));
  Face& top = pantheon.tops[mythology];
  const Knowers knew = back == 0 ? top.known_to : Knowers{0};
  const Face placed = Face::of(divinity, knew | knower(seat));
  pantheon.shown = 0;
  --pantheon.left[mythology];
  pantheon.slots[slot] = placed;
  pantheon.filled |= static_cast<std::uint8_t>(1U << slot);
  top = back == 0 ? Face::none() : Face::of(static_cast<Divinity>(std::countr_zero(back)), knower(seat));
  tell_(Event{EventKind::DivinityPlaced, seat, divinity, static_cast<std::uint8_t>(slot),
              static_cast<std::int16_t>(mythology), seats_of(placed.known_to)});
}

// --- activation -----------------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::activate(Seat seat, int slot, unsigned offerings) {
  Pantheon& pantheon = s_.pantheon;
  const Divinity card = pantheon.slots[slot].card;
  const int price = after_offerings(activation_price(s_, seat, slot), offerings);
  const auto others = static_cast<std::uint8_t>(~(1U << slot));
  if (offerings != 0) tell(EventKind::OfferingSpent, seat, kNothing, kNothing, offering_value(offerings));
  pantheon.seats[seat].offerings &= static_cast<std::uint8_t>(~offerings);
  spend(seat, price);
  pantheon.slots[slot] = Face::none();  // and stays empty                                       [duel 123]
  pantheon.filled &= others;
  pantheon.active &= others;
  pantheon.seats[seat].divinities |= static_cast<DivinitySet>(1U << card);  // for ever          [duel 124]
  tell(EventKind::DivinityActivated, seat, card, slot, price);
  resolve_effect(seat, kDivinities[card].effects[0]);
}

// --- divinities shown by the Gate and the Divine Theater ------------------------------------------------

// The top of every deck is turned up for both; which it is in an untouched deck is luck.   [duel 127, 177]
template <class Sink>
void Flow<Sink>::open_gate(Seat seat) {
  Pantheon& pantheon = s_.pantheon;
  int unknown = 0;
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    const Face top = pantheon.tops[mythology];
    if (top.is_divinity()) pantheon.shown |= static_cast<DivinitySet>(1U << top.card);
    if (top.is_unknown()) ++unknown;
  }
  if (pantheon.shown == 0 && unknown == 0) return;
  s_.push({DecisionKind::Invoke, seat, static_cast<std::uint16_t>(Opened::Gate)});
  if (unknown != 0) {
    s_.push({DecisionKind::DealTops, kNature, static_cast<std::uint16_t>(unknown)});
  } else {
    show_divinities();
  }
}

template <class Sink>
void Flow<Sink>::deal_tops(const Action& action) {
  s_.pop();
  for (int i = 0; i < action.arg[0]; ++i) {
    const Divinity divinity = action.arg[1 + i];
    s_.pantheon.tops[deck_of(divinity)] = Face::of(divinity, kEverybody);
    s_.pantheon.shown |= static_cast<DivinitySet>(1U << divinity);
  }
  show_divinities();
}

template <class Sink>
void Flow<Sink>::show_divinities() {
  for_each_bit(s_.pantheon.shown, [&](int divinity) { tell(EventKind::DivinityShown, kNature, divinity); });
  if ((s_.pantheon.shown >> kEnki & 1) != 0) draw_for_enki();
}

template <class Sink>
void Flow<Sink>::choose_deck(Seat seat, int mythology) {
  s_.pop();
  s_.pantheon.shown = pool(s_.pantheon, mythology);
  s_.push({DecisionKind::Invoke, seat, static_cast<std::uint16_t>(Opened::Deck)});
  show_divinities();
}

// One of the shown is activated without cost; the others go back before it does anything.  [duel 127, 175]
template <class Sink>
void Flow<Sink>::invoke(Seat seat, Divinity divinity) {
  Pantheon& pantheon = s_.pantheon;
  const auto opened = static_cast<Opened>(s_.pop().detail);
  const auto back = static_cast<DivinitySet>(pantheon.shown & ~(1U << divinity));
  const int mythology = deck_of(divinity);
  pantheon.shown = 0;
  take_off_enki(back);
  --pantheon.left[mythology];
  pantheon.seats[seat].divinities |= static_cast<DivinitySet>(1U << divinity);
  tell(EventKind::DivinityActivated, seat, divinity);
  if (opened == Opened::Gate) {
    for_each_bit(back, [&](int unchosen) { put_back(static_cast<Divinity>(unchosen), kEverybody); });
  }
  const DivinitySet rest = pool(pantheon, mythology);
  if (rest == 0) {
    pantheon.tops[mythology] = Face::none();
  } else if (std::has_single_bit(rest)) {
    put_back(static_cast<Divinity>(std::countr_zero(rest)), kEverybody);
  } else {
    pantheon.tops[mythology] = Face::nobody_knows();
    if (opened == Opened::Deck) {
      pantheon.shown = rest;
      s_.push({DecisionKind::PutOnTop, seat, divinity});
      return;
    }
  }
  resolve_effect(seat, kDivinities[divinity].effects[0]);
}

template <class Sink>
void Flow<Sink>::put_back(Divinity divinity, Knowers known_to) {
  s_.pantheon.tops[deck_of(divinity)] = Face::of(divinity, known_to);
}

// Shown but not chosen: the tokens on Enki go back to the box.                             [duel 130, 131]
template <class Sink>
void Flow<Sink>::take_off_enki(DivinitySet back) {
  if ((back >> kEnki & 1) == 0) return;
  s_.box |= s_.pantheon.on_enki;
  s_.pantheon.on_enki = 0;
}

// The order is the chooser's, and known to nobody else.                                         [duel 174]
template <class Sink>
void Flow<Sink>::put_on_top(Seat seat, Divinity divinity) {
  const auto invoked = static_cast<Divinity>(s_.pop().detail);
  s_.pantheon.shown = 0;
  put_back(divinity, knower(seat));
  resolve_effect(seat, kDivinities[invoked].effects[0]);
}

}  // namespace heptad::duel
