// How divinities come to act: paid for in the Pantheon, or shown by the Gate and the Divine Theater.
#pragma once

#include "engine/duel/pantheon/flow.h"

namespace heptad::duel::pantheon {

template <class Flow>
void activate(Flow& flow, Seat seat, int slot, unsigned offerings) {
  Pantheon& pantheon = flow.s.pantheon;
  const Divinity card = pantheon.slots[slot].card;
  const int price = after_offerings(activation_price(flow.s, seat, slot), offerings);
  const auto others = static_cast<std::uint8_t>(~(1U << slot));
  if (offerings != 0)
    flow.tell(EventKind::OfferingSpent, seat, kNothing, kNothing, offering_value(offerings));
  pantheon.seats[seat].offerings &= static_cast<std::uint8_t>(~offerings);
  flow.spend(seat, price);
  pantheon.slots[slot] = Face::none();  // and stays empty                                       [duel 123]
  pantheon.filled &= others;
  pantheon.active &= others;
  pantheon.seats[seat].divinities |= static_cast<DivinitySet>(1U << card);  // for ever          [duel 124]
  flow.tell(EventKind::DivinityActivated, seat, card, slot, price);
  flow.resolve_effect(seat, kDivinities[card].effects[0]);
}

// --- divinities shown by the Gate and the Divine Theater ------------------------------------------------

enum class Opened { Gate, Deck };

template <class Flow>
void show_divinities(Flow& flow) {
  for_each_bit(flow.s.pantheon.shown,
               [&](int divinity) { flow.tell(EventKind::DivinityShown, kNature, divinity); });
  if ((flow.s.pantheon.shown >> kEnki & 1) != 0) draw_for_enki(flow);
}

// The top of every deck is turned up for both; which it is in an untouched deck is luck.   [duel 127, 177]
template <class Flow>
void open_gate(Flow& flow, Seat seat) {
  Pantheon& pantheon = flow.s.pantheon;
  int unknown = 0;
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    const Face top = pantheon.tops[mythology];
    if (top.is_divinity()) pantheon.shown |= static_cast<DivinitySet>(1U << top.card);
    if (top.is_unknown()) ++unknown;
  }
  if (pantheon.shown == 0 && unknown == 0) return;
  flow.s.push({DecisionKind::Invoke, seat, static_cast<int>(Opened::Gate)});
  if (unknown != 0) {
    flow.s.push({DecisionKind::DealTops, kNature, unknown});
  } else {
    show_divinities(flow);
  }
}

template <class Flow>
void deal_tops(Flow& flow, const Action& action) {
  flow.s.pop();
  for (int i = 0; i < action.arg[0]; ++i) {
    const Divinity divinity = action.arg[1 + i];
    flow.s.pantheon.tops[deck_of(divinity)] = Face::of(divinity, kEverybody);
    flow.s.pantheon.shown |= static_cast<DivinitySet>(1U << divinity);
  }
  show_divinities(flow);
}

template <class Flow>
void choose_deck(Flow& flow, Seat seat, int mythology) {
  flow.s.pop();
  flow.s.pantheon.shown = pool(flow.s.pantheon, mythology);
  flow.s.push({DecisionKind::Invoke, seat, static_cast<int>(Opened::Deck)});
  show_divinities(flow);
}

inline void put_back(Pantheon& pantheon, Divinity divinity, Knowers known_to) {
  pantheon.tops[deck_of(divinity)] = Face::of(divinity, known_to);
}

// Shown but not chosen: the tokens on Enki go back to the box.                             [duel 130, 131]
inline void take_off_enki(State& state, DivinitySet back) {
  if ((back >> kEnki & 1) == 0) return;
  state.box |= state.pantheon.on_enki;
  state.pantheon.on_enki = 0;
}

// One of the shown is activated without cost; the others go back before it does anything.  [duel 127, 175]
template <class Flow>
void invoke(Flow& flow, Seat seat, Divinity divinity) {
  Pantheon& pantheon = flow.s.pantheon;
  const auto opened = static_cast<Opened>(flow.s.pop().detail);
  const auto back = static_cast<DivinitySet>(pantheon.shown & ~(1U << divinity));
  const int mythology = deck_of(divinity);
  pantheon.shown = 0;
  take_off_enki(flow.s, back);
  --pantheon.left[mythology];
  pantheon.seats[seat].divinities |= static_cast<DivinitySet>(1U << divinity);
  flow.tell(EventKind::DivinityActivated, seat, divinity);
  if (opened == Opened::Gate) {
    for_each_bit(back,
                 [&](int unchosen) { put_back(pantheon, static_cast<Divinity>(unchosen), kEverybody); });
  }
  const DivinitySet rest = pool(pantheon, mythology);
  if (rest == 0) {
    pantheon.tops[mythology] = Face::none();
  } else if (std::has_single_bit(rest)) {
    put_back(pantheon, static_cast<Divinity>(std::countr_zero(rest)), kEverybody);
  } else {
    pantheon.tops[mythology] = Face::nobody_knows();
    if (opened == Opened::Deck) {
      pantheon.shown = rest;
      flow.s.push({DecisionKind::PutOnTop, seat, divinity});
      return;
    }
  }
  flow.resolve_effect(seat, kDivinities[divinity].effects[0]);
}

// The order is the chooser's, and known to nobody else.                                         [duel 174]
template <class Flow>
void put_on_top(Flow& flow, Seat seat, Divinity divinity) {
  const auto invoked = static_cast<Divinity>(flow.s.pop().detail);
  flow.s.pantheon.shown = 0;
  put_back(flow.s.pantheon, divinity, knower(seat));
  flow.resolve_effect(seat, kDivinities[invoked].effects[0]);
}

}  // namespace heptad::duel::pantheon
