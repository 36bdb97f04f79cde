// What can be done with the open cards: each is built if it can be paid, sold, or put under a wonder that can
// be paid.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/duel/action.h"
#include "engine/duel/payment.h"
#include "engine/duel/processor.h"

namespace heptad::duel {

namespace plain {

// There is no need to ask whether seven wonders stand: the eighth has left with the seventh.      [duel 52]
[[gnu::noinline]] inline void list_cards(const City& own, const City& opponent, int coins,
                                         const Structure& structure, ActionList& list) {
  const Market market(own, opponent);
  WonderSet wonders = 0;
  for_each_bit(own.wonders, [&](int wonder) {
    const bool payable = wonder_price(own, market, static_cast<Wonder>(wonder)).coins <= coins;
    wonders = static_cast<WonderSet>(wonders | payable << wonder);
  });
  for_each_bit(structure.available, [&](int slot) {
    const Card card = structure.cards[slot];
    if (card_price(own, market, card).coins <= coins) list.push(make_action(ActionKind::Build, card));
    list.push(make_action(ActionKind::Sell, card));
    for_each_bit(wonders, [&](int wonder) { list.push(make_action(ActionKind::BuildWonder, wonder, card)); });
  });
}

// Where a face-up card lies.
inline int slot_of(const Structure& structure, Card card) {
  return static_cast<int>(std::ranges::find(structure.cards, card) - structure.cards.begin());
}

}  // namespace plain

// Most of a game is this list, so there is a quicker way to put it together where the processor can.
inline void list_cards(const City& own, const City& opponent, int coins, const Structure& structure,
                       ActionList& list) {
#ifdef __AVX2__
  if (std::popcount(own.wonders) <= processor::kMostWonders) {
    return processor::list_cards(own, opponent, coins, structure, list);
  }
#endif
  plain::list_cards(own, opponent, coins, structure, list);
}

inline int slot_of(const Structure& structure, Card card) {
#ifdef __SSE2__
  return processor::slot_of(structure, card);
#else
  return plain::slot_of(structure, card);
#endif
}

}  // namespace heptad::duel
