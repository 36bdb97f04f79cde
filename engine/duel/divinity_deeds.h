// What the divinities do once a choice is made.
#pragma once

#include "engine/duel/deeds.h"
#include "engine/duel/flow.h"
#include "engine/duel/pantheon_rules.h"

namespace heptad::duel {

// Kept and resolved like one of the Great Library's; the other goes back to the box.            [duel 129]
template <class Sink>
void Flow<Sink>::choose_from_enki(Seat seat) {
  Pantheon& pantheon = s_.pantheon;
  if (pantheon.on_enki == 0) return;
  s_.box |= pantheon.on_enki;
  s_.drawn = pantheon.on_enki;
  pantheon.on_enki = 0;
  s_.push({DecisionKind::KeepToken, seat, 1});
}

// The opponent keeps the symbol too.                                                            [duel 161]
template <class Sink>
void Flow<Sink>::copy_symbol(Seat seat, Card card) {
  s_.pop();
  s_.pantheon.snake = card;
  tell(EventKind::SnakePlaced, seat, card);
  for (const Effect& effect : kCards[card].effects) {
    if (effect.kind == EffectKind::Science) gain_symbol(seat, static_cast<Symbol>(effect.a));
  }
}

// It moves and is not built: nothing but its production comes with it.                          [duel 150]
template <class Sink>
void Flow<Sink>::take_producer(Seat seat, Card card) {
  s_.pop();
  remove_card(city(other(seat)), card);
  add_card(seat, card);
  tell(EventKind::CardMoved, seat, card, other(seat));
}

// Any card of the structure; one that lies face down becomes known, since the pile is open. [duel 132, 133]
template <class Sink>
void Flow<Sink>::discard_from_age(int slot) {
  s_.pop();
  if ((s_.structure.known >> slot & 1) != 0) {
    bury(slot);
  } else {
    s_.structure.pending = 1U << slot;
    s_.push({DecisionKind::Unearth});
  }
}

template <class Sink>
void Flow<Sink>::unearth(int slot, Card card) {
  reveal(slot, card);
  bury(slot);
}

// A token on the card leaves with it: the rulebook's word.                                      [duel 132]
template <class Sink>
void Flow<Sink>::bury(int slot) {
  const Card card = s_.structure.cards[slot];
  remove_from_structure(slot);
  s_.pantheon.laid &= ~(1U << slot);
  s_.discard.add(card);
  tell(EventKind::Discarded, kNature, card);
}

// Points, production and discount go; what it gave once stays. It may be built again.      [duel 155, 156]
template <class Sink>
void Flow<Sink>::unbuild_wonder(Seat seat, Wonder wonder) {
  s_.pop();
  const auto bit = static_cast<WonderSet>(1U << wonder);
  const Seat owner = (city(0).built & bit) != 0 ? 0 : 1;
  City& loser = city(owner);
  loser.built &= static_cast<WonderSet>(~bit);
  loser.wonders |= bit;
  for (const Effect& effect : kWonders[wonder].effects) {
    if (effect.kind == EffectKind::ProduceAnyRaw) --loser.any_raw;
    if (effect.kind == EffectKind::ProduceAnyManufactured) --loser.any_manufactured;
  }
  s_.discard.add(s_.under[wonder]);
  s_.under[wonder] = kUnknownCard;
  tell(EventKind::WonderUnbuilt, seat, wonder, owner);
}

template <class Sink>
void Flow<Sink>::wonder_from_pile(Seat seat, Wonder wonder) {
  s_.pop();
  s_.push({DecisionKind::CardFromPile, seat, wonder});
}

// Free, and with all its effects; the card has left the pile before they happen.           [duel 152, 153]
template <class Sink>
void Flow<Sink>::card_from_pile(Seat seat, Card card) {
  const auto wonder = static_cast<Wonder>(s_.pop().detail);
  s_.discard.remove(card);
  s_.under[wonder] = card;
  tell(EventKind::WonderBuilt, seat, wonder, card, 0);
  resolve_wonder(seat, wonder);
}

// The new owner may so build more than four; seven is still the limit.                          [duel 154]
template <class Sink>
void Flow<Sink>::take_wonder(Seat seat, Wonder wonder) {
  s_.pop();
  const auto bit = static_cast<WonderSet>(1U << wonder);
  city(other(seat)).wonders &= static_cast<WonderSet>(~bit);
  city(seat).wonders |= bit;
  tell(EventKind::WonderMoved, seat, wonder, other(seat));
}

template <class Sink>
void Flow<Sink>::place_minerva(Seat seat, int space) {
  s_.pop();
  s_.minerva = static_cast<std::int8_t>(space - kCapital);
  tell(EventKind::MinervaPlaced, seat, kNothing, kNothing, s_.minerva);
}

// One military token leaves without effect, then another hurts the opponent, whichever side it lay on. With
// one token left there is no other.                                                        [duel 137, 138]
template <class Sink>
void Flow<Sink>::drop_loot(Seat seat, int token) {
  s_.pop();
  s_.loot &= static_cast<std::uint8_t>(~(1U << token));
  tell(EventKind::MilitaryTokenDiscarded, seat, kNothing, kNothing, kLoot[token].coins);
  if (s_.loot != 0) s_.push({DecisionKind::FireLoot, seat});
}

template <class Sink>
void Flow<Sink>::fire_loot(Seat seat, int token) {
  s_.pop();
  s_.loot &= static_cast<std::uint8_t>(~(1U << token));
  const int lost = lose_coins(other(seat), kLoot[token].coins);
  tell(EventKind::LootFired, other(seat), kNothing, kNothing, lost);
}

}  // namespace heptad::duel
