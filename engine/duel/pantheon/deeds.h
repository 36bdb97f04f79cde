// What the divinities do once a choice is made.
#pragma once

#include "engine/core/event.h"
#include "engine/duel/gains.h"
#include "engine/duel/pantheon/rules.h"

namespace heptad::duel::pantheon {

// Kept and resolved like one of the Great Library's; the other goes back to the box.            [duel 129]
template <class Flow>
void choose_from_enki(Flow& flow, Seat seat) {
  Pantheon& pantheon = flow.s.pantheon;
  if (pantheon.on_enki == 0) return;
  flow.s.box |= pantheon.on_enki;
  flow.s.drawn = pantheon.on_enki;
  pantheon.on_enki = 0;
  flow.s.push({duel::DecisionKind::KeepToken, seat, 1});
}

// The opponent keeps the symbol too.                                                            [duel 161]
template <class Flow>
void copy_symbol(Flow& flow, Seat seat, Card card) {
  flow.s.pop();
  flow.s.pantheon.snake = card;
  flow.tell(EventKind::SnakePlaced, seat, card);
  for (const Effect& effect : kCards[card].effects) {
    if (effect.is(duel::EffectKind::Science)) flow.gain_symbol(seat, static_cast<Symbol>(effect.a));
  }
}

// It moves and is not built: nothing but its production comes with it.                          [duel 150]
template <class Flow>
void take_producer(Flow& flow, Seat seat, Card card) {
  flow.s.pop();
  remove_card(flow.city(other(seat)), card);
  add_card(flow.city(seat), card);
  flow.tell(EventKind::CardMoved, seat, card, other(seat));
}

// A token on the card leaves with it: the rulebook's word.                                      [duel 132]
template <class Flow>
void bury(Flow& flow, int slot) {
  const Card card = flow.s.structure.cards[slot];
  flow.remove_from_structure(slot);
  flow.s.pantheon.laid &= ~(1U << slot);
  flow.s.discard.add(card);
  flow.tell(EventKind::Discarded, kNature, card);
}

// Any card of the structure; one that lies face down becomes known, since the pile is open. [duel 132, 133]
template <class Flow>
void discard_from_age(Flow& flow, int slot) {
  flow.s.pop();
  if ((flow.s.structure.known >> slot & 1) != 0) {
    bury(flow, slot);
  } else {
    flow.s.structure.pending = 1U << slot;
    flow.s.push({DecisionKind::Unearth});
  }
}

template <class Flow>
void unearth(Flow& flow, int slot, Card card) {
  flow.reveal(slot, card);
  bury(flow, slot);
}

// Points, production and discount go; what it gave once stays. It may be built again.      [duel 155, 156]
template <class Flow>
void unbuild_wonder(Flow& flow, Seat seat, Wonder wonder) {
  flow.s.pop();
  const auto bit = static_cast<WonderSet>(1U << wonder);
  const Seat owner = (flow.city(0).built & bit) != 0 ? 0 : 1;
  City& loser = flow.city(owner);
  loser.built &= static_cast<WonderSet>(~bit);
  loser.wonders |= bit;
  for (const Effect& effect : kWonders[wonder].effects) {
    if (effect.is(duel::EffectKind::ProduceAnyRaw)) --loser.any_raw;
    if (effect.is(duel::EffectKind::ProduceAnyManufactured)) --loser.any_manufactured;
  }
  flow.s.discard.add(flow.s.under[wonder]);
  flow.s.under[wonder] = kUnknownCard;
  flow.tell(EventKind::WonderUnbuilt, seat, wonder, owner);
}

template <class Flow>
void wonder_from_pile(Flow& flow, Seat seat, Wonder wonder) {
  flow.s.pop();
  flow.s.push({DecisionKind::CardFromPile, seat, wonder});
}

// Free, and with all its effects; the card has left the pile before they happen.           [duel 152, 153]
template <class Flow>
void card_from_pile(Flow& flow, Seat seat, Card card) {
  const auto wonder = static_cast<Wonder>(flow.s.pop().detail);
  flow.s.discard.remove(card);
  flow.s.under[wonder] = card;
  flow.tell(EventKind::WonderBuilt, seat, wonder, card, 0);
  flow.resolve_wonder(seat, wonder);
}

// The new owner may so build more than four; seven is still the limit.                          [duel 154]
template <class Flow>
void take_wonder(Flow& flow, Seat seat, Wonder wonder) {
  flow.s.pop();
  const auto bit = static_cast<WonderSet>(1U << wonder);
  flow.city(other(seat)).wonders &= static_cast<WonderSet>(~bit);
  flow.city(seat).wonders |= bit;
  flow.tell(EventKind::WonderMoved, seat, wonder, other(seat));
}

template <class Flow>
void place_minerva(Flow& flow, Seat seat, int space) {
  flow.s.pop();
  flow.s.minerva = static_cast<std::int8_t>(space - kCapital);
  flow.tell(EventKind::MinervaPlaced, seat, kNothing, kNothing, flow.s.minerva);
}

// One military token leaves without effect, then another hurts the opponent, whichever side it lay on. With
// one token left there is no other.                                                        [duel 137, 138]
template <class Flow>
void drop_loot(Flow& flow, Seat seat, int token) {
  flow.s.pop();
  flow.s.loot &= static_cast<std::uint8_t>(~(1U << token));
  flow.tell(EventKind::MilitaryTokenDiscarded, seat, kNothing, kNothing, kLoot[token].coins);
  if (flow.s.loot != 0) flow.s.push({DecisionKind::FireLoot, seat});
}

template <class Flow>
void fire_loot(Flow& flow, Seat seat, int token) {
  flow.s.pop();
  flow.s.loot &= static_cast<std::uint8_t>(~(1U << token));
  const int lost = flow.lose_coins(other(seat), kLoot[token].coins);
  flow.tell(EventKind::LootFired, other(seat), kNothing, kNothing, lost);
}

// The pawn stops short of Minerva and the rest of its way is lost.                         [duel 141, 142]
template <class Flow>
bool stops_pawn(Flow& flow, Seat seat, int next) {
  if (next != flow.s.minerva) return false;
  flow.s.minerva = kNoMinerva;
  flow.tell(EventKind::MinervaStopped, seat, kNothing, kNothing, flow.s.pawn);
  return true;
}

// Poliorcetics takes a coin for every space really moved.                                  [duel 170, 171]
template <class Flow>
void plunder(Flow& flow, Seat seat, int spaces) {
  const int each = power<EffectKind::LootPerStep>(flow.city(seat));
  if (each == 0) return;
  const int taken = flow.lose_coins(other(seat), each * spaces);
  if (taken != 0) flow.tell(EventKind::CoinsLost, other(seat), kNothing, kNothing, taken);
}

}  // namespace heptad::duel::pantheon
