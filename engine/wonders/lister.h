// The orders that one city may be given, written into a list.
#pragma once

#include "engine/wonders/armada/market.h"
#include "engine/wonders/legal.h"

namespace heptad::wonders {

class Lister {
 public:
  Lister(const State& state, int city, ActionList& list);

  void builds(Card card);
  void stages(Card card);
  void sell(Card card);
  void add(Verb verb, Card card, Bill bill = {}, int extra = 0) {
    write_(word_of(verb, card, bill) | for_city_ | word_with(extra));
  }

  const State& state() const { return state_; }
  int city() const { return city_; }
  const Buyer& buyer() const { return buyer_; }
  const Bills& stage_bills() const { return stage_bills_; }
  armada::Quotes& quotes() { return quotes_; }

 private:
  const State& state_;
  const EditionFacts& edition_;
  const int city_;
  const City& me_;
  const Buyer buyer_;
  const std::uint64_t for_city_;
  ActionList::Writer write_;
  const Bills stage_bills_;
  armada::Quotes quotes_;  // of a module; it rests while that is off
};

// Calls visit(card) once for each different card that is known.
template <class Visit>
void for_each_card(const Hand& hand, Visit visit) {
  for (int i = 0; i < hand.size; ++i) {
    const Card card = hand.cards[i];
    if (card != kUnknownCard && (i == 0 || hand.cards[i - 1] != card)) visit(card);
  }
}

// What a seat may do with its hand for its own city.
void list_own_orders(const State& state, Seat seat, ActionList& list);

// What a seat may choose again besides the legal actions, which go on.
void orders_anew(const State& state, Seat seat, ActionList& list);

}  // namespace heptad::wonders
