// What of an Age nobody holds: the places of its deck, and pools of which any cards come, but only so many.
#pragma once

#include <array>
#include <bit>
#include <utility>

#include "engine/core/rng.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

class Box {
 public:
  static constexpr int kMostPools = 2;
  static constexpr int kMostCards = kMaxDeck + kMaxCards;

  // Everything that is not known to lie in a hand, in a city, under a stage or in the discard pile.
  static Box of(const State& state, int age);

  void add_pool(CardSet cards, int slots) {
    pools_[pool_count_++] = {.cards = cards, .all = cards, .slots = slots};
    slots_ += slots;
  }

  // False when the card cannot come.
  bool take(Card card) {
    for (int i = 0; i < pool_count_; ++i) {
      Pool& pool = pools_[i];
      if (!pool.cards.has(card)) continue;
      pool.cards.remove(card);
      --slots_;
      return --pool.slots >= 0;
    }
    const std::uint64_t copies = places_ & deck_->copies[card];
    places_ ^= copies & (~copies + 1);  // one copy is like another
    return copies != 0;
  }

  // Why a card cannot come that take() refused.
  enum class Lack : std::uint8_t { NotInDeck, NoCopyLeft, EnoughOfItsKind };
  Lack lack_of(Card card) const {
    for (int i = 0; i < pool_count_; ++i) {
      if (!pools_[i].all.has(card)) continue;
      return pools_[i].slots < 0 ? Lack::EnoughOfItsKind : Lack::NoCopyLeft;
    }
    return deck_->copies[card] == 0 ? Lack::NotInDeck : Lack::NoCopyLeft;
  }

  // Calls visit(card) for every card that can come, once for each copy.
  template <class Visit>
  void for_each(Visit visit) const {
    for_each_bit(places_, [&](int place) { visit(deck_->cards[place]); });
    for (int i = 0; i < pool_count_; ++i) {
      if (pools_[i].slots > 0) pools_[i].cards.for_each(visit);
    }
  }

  Card draw(Rng& rng) {
    const Card card = pick(rng);
    take(card);
    return card;
  }

  // All that can come, written into `cards`: of each pool as many as come, by luck. Gives their number.
  int spread(Rng& rng, std::array<Card, kMostCards>& cards) const {
    int size = 0;
    for_each_bit(places_, [&](int place) { cards[size++] = deck_->cards[place]; });
    for (int i = 0; i < pool_count_; ++i) {
      std::array<Card, kMaxCards> rest;
      int count = 0;
      pools_[i].cards.for_each([&](Card card) { rest[count++] = card; });
      for (int slot = pools_[i].slots; slot > 0 && count > 0; --slot) {
        const int chosen = rng.below(count);
        cards[size++] = rest[chosen];
        rest[chosen] = rest[--count];
      }
    }
    return size;
  }

 private:
  struct Pool {
    CardSet cards;  // any of these …
    CardSet all;    // (at first)
    int slots = 0;  // … but only so many
  };

  Card pick(Rng& rng) const {
    const int in_places = std::popcount(places_);
    int chosen = rng.below(in_places + slots_);
    if (chosen < in_places) return deck_->cards[nth_bit(places_, chosen)];
    chosen -= in_places;
    int i = 0;
    for (; chosen >= pools_[i].slots; ++i) chosen -= pools_[i].slots;
    return pools_[i].cards.nth(rng.below(pools_[i].cards.size()));
  }

  const Deck* deck_ = nullptr;
  std::uint64_t places_ = 0;
  std::array<Pool, kMostPools> pools_;
  int pool_count_ = 0;
  int slots_ = 0;  // of all pools
};

}  // namespace heptad::wonders
