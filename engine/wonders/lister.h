// The orders that one city may be given, written into a list.
#pragma once

#include "engine/wonders/legal.h"

namespace heptad::wonders {

// Nothing goes with an order. A module's own says what is listed besides a card that is built (for nothing
// when it has no price), put under a stage that can be paid, or sold.
struct NoExtras {
  void build(Verb, Card, Colour, const CardFacts*) {}
  void stage(Card) {}
  void sell(Card) {}
};

class Lister {
 public:
  Lister(const State& state, int city, ActionList& list);

  // Each use of a card, alone and with what a module lets go with it.
  template <class Extras>
  void builds(Card card, Extras& extras);
  template <class Extras>
  void stages(Card card, Extras& extras) {
    if (stage_bills_.empty()) return;
    for (const Bill& bill : stage_bills_) add(Verb::Stage, card, bill);
    extras.stage(card);
  }
  template <class Extras>
  void sell(Card card, Extras& extras) {
    add(Verb::Sell, card);
    extras.sell(card);
  }
  void add(Verb verb, Card card, Bill bill = {}, int extra = 0) {
    write_(word_of(verb, card, bill) | for_city_ | word_with(extra));
  }

  const State& state() const { return state_; }
  int city() const { return city_; }
  const Buyer& buyer() const { return buyer_; }
  const Bills& stage_bills() const { return stage_bills_; }

 private:
  const State& state_;
  const EditionFacts& edition_;
  const int city_;
  const City& me_;
  const Buyer buyer_;
  const std::uint64_t for_city_;
  const bool must_use_chains_;
  ActionList::Writer write_;
  const Bills stage_bills_;
};

template <class Extras>
void Lister::builds(Card card, Extras& extras) {
  const CardFacts& row = edition_.cards[card];
  if (is_built(me_, row)) return;
  const Waiver free = waiver(state_, me_, row);
  const bool chained = is_chained(me_, row);
  const bool open = chained || row.costs_nothing;
  const bool by_power = free == Waiver::Lasting && !open;
  bool payable = true;
  if (open) {
    add(Verb::Build, card);  // paying is allowed and pointless when a chain is there             [wonders 44]
  } else {
    const Bills bills = bills_for(buyer_, row.need, buyer_.coins - row.coins);
    payable = !bills.empty();
    if (free == Waiver::Lasting && !price_is_nothing(row, bills)) {
      add(Verb::BuildFree, card);
    } else {
      for (const Bill& bill : bills) add(Verb::Build, card, bill);
    }
  }
  if (!by_power && payable) extras.build(Verb::Build, card, row.colour, open ? nullptr : &row);
  // Whenever the player likes.                                                             [wonders 79, 106]
  const bool may_spend = free == Waiver::Spent && (!chained || !must_use_chains_);
  if (may_spend) add(Verb::BuildFree, card);
  if (may_spend || by_power) extras.build(Verb::BuildFree, card, row.colour, nullptr);
}

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
