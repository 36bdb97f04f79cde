// What can be done with the open cards: each is built if it can be paid, sold, or put under a wonder that can
// be paid. Most of a game is this list, so it is put together four cards at a time.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "engine/duel/action.h"
#include "engine/duel/payable.h"

namespace heptad::duel {

// Four cards or wonders. Where there are no more, something that does not count fills the place.
struct Four {
  std::uint32_t bytes = 0;  // which, a byte each
  std::array<Offer, 4> offers = {};
  int count = 0;

  int operator[](int i) const { return static_cast<int>(bytes >> 8 * i & 0xFF); }
  unsigned real() const { return (1U << count) - 1; }
};

// Takes them out of the set.
inline Four next_wonders(std::uint32_t& wonders) {
  static constexpr auto kOffers = [] {
    std::array<Offer, kWonderCount + 4> offers = {};
    for (int i = 0; i < kWonderCount; ++i) offers[i] = offer(kWonders[i].cost, Chain::None);
    return offers;
  }();
  Four four{.count = std::min(std::popcount(wonders), 4)};
  wonders |= 0b1111U << kWonderCount;
  for (int i = 0; i < 4; ++i, wonders &= wonders - 1) {
    const auto wonder = static_cast<std::uint32_t>(std::countr_zero(wonders));
    four.bytes |= wonder << 8 * i;
    four.offers[i] = kOffers[wonder];
  }
  wonders &= (1U << kWonderCount) - 1;
  return four;
}

inline Four next_cards(const Structure& structure, Slots& slots) {
  static constexpr auto kOffers = [] {
    std::array<Offer, 256> offers = {};
    for (int i = 0; i < kCardCount; ++i) offers[i] = offer(kCards[i].cost, kCards[i].needs);
    return offers;
  }();
  // Behind the last slot come bytes that are no cards; as cards they do not count.
  static_assert(offsetof(Structure, cards) == 0 && sizeof(Structure) >= kSlots + 4);
  const auto* cards = static_cast<const Card*>(static_cast<const void*>(&structure));
  Four four{.count = std::min(std::popcount(slots), 4)};
  slots |= 0b1111U << kSlots;
  for (int i = 0; i < 4; ++i, slots &= slots - 1) {
    const Card card = cards[std::countr_zero(slots)];
    four.bytes |= std::uint32_t{card} << 8 * i;
    four.offers[i] = kOffers[card];
  }
  slots &= kAllSlots;
  return four;
}

inline unsigned payable_wonders(const City& own, const Four& wonders, const Payable& payable) {
  return payable(wonders.offers, power<EffectKind::WonderDiscount>(own), 0b1111) & wonders.real();
}

inline unsigned payable_cards(const City& own, const Four& cards, const Payable& payable) {
  const int discount = power<EffectKind::BlueDiscount>(own);
  unsigned blue = 0;
  if (discount != 0) {
    for (int i = 0; i < cards.count; ++i) {
      if (kCards[cards[i]].colour == Colour::Blue) blue |= 1U << i;
    }
  }
  return payable(cards.offers, discount, blue) & cards.real();
}

[[gnu::noinline]] inline void list_plainly(const City& own, const City& opponent, int coins,
                                           const Structure& structure, ActionList& list) {
  const Payable payable(own, opponent, coins, moments::waived_chains(own, coins));
  ActionList::Writer write(list);
  WonderSet wonders = 0;
  for (std::uint32_t rest = own.wonders; rest != 0;) {
    const Four four = next_wonders(rest);
    for_each_bit(payable_wonders(own, four, payable),
                 [&](int i) { wonders = static_cast<WonderSet>(wonders | 1U << four[i]); });
  }
  for (Slots rest = structure.available; rest != 0;) {
    const Four four = next_cards(structure, rest);
    const unsigned buildable = payable_cards(own, four, payable);
    for (int i = 0; i < four.count; ++i) {
      const int card = four[i];
      write.if_true((buildable >> i & 1) != 0, short_action(ActionKind::Build, card));
      write(short_action(ActionKind::Sell, card));
      for_each_bit(wonders, [&](int wonder) { write(short_action(ActionKind::BuildWonder, wonder, card)); });
    }
  }
}

#ifdef __AVX2__
// A piece of the same list, put together without a branch from eight bytes: cards, wonders, kinds of actions.
class Piece {
 public:
  constexpr Piece() { shuffle_.bytes.fill(ActionList::Shuffle::kZero); }
  // One more action: which of the eight bytes are its kind and its arguments.
  constexpr Piece& add(std::uint8_t kind, std::uint8_t first,
                       std::uint8_t second = ActionList::Shuffle::kZero) {
    shuffle_.bytes[at_] = kind;
    shuffle_.bytes[at_ + 1] = first;
    shuffle_.bytes[at_ + 2] = second;
    at_ += sizeof(Action);
    return *this;
  }
  constexpr const ActionList::Shuffle& shuffle() const { return shuffle_; }

 private:
  ActionList::Shuffle shuffle_;
  std::size_t at_ = 0;
};

template <class... Kinds>
constexpr std::uint64_t kinds(Kinds... kinds) {
  std::uint64_t bytes = 0;
  int at = 0;
  ((bytes |= static_cast<std::uint64_t>(kinds) << 8 * at++), ...);
  return bytes;
}

// Four cards to be sold and, some of them, to be built. From: four cards, Build, Sell.
inline constexpr auto kFourCards = [] {
  std::array<ActionList::Shuffle, 16> shuffles = {};
  for (unsigned buildable = 0; buildable < shuffles.size(); ++buildable) {
    Piece piece;
    for (std::uint8_t i = 0; i < 4; ++i) {
      if ((buildable >> i & 1) != 0) piece.add(4, i);
      piece.add(5, i);
    }
    shuffles[buildable] = piece.shuffle();
  }
  return shuffles;
}();

[[gnu::always_inline]] inline void list_four(const Four& cards, unsigned buildable,
                                             ActionList::Writer& write) {
  write.shuffled(cards.bytes | kinds(ActionKind::Build, ActionKind::Sell) << 32, kFourCards[buildable]);
  write.advance(cards.count + std::popcount(buildable));
}

// Up to four wonders, a byte each.
struct FewWonders {
  std::uint32_t bytes = 0;
  int count = 0;
};
// One card that cannot or can be built, with four wonders. From: the card, Build, Sell, BuildWonder, wonders.
inline constexpr std::array<ActionList::Shuffle, 2> kCardAndWonders = {
    Piece().add(2, 0).add(3, 4, 0).add(3, 5, 0).add(3, 6, 0).add(3, 7, 0).shuffle(),
    Piece().add(1, 0).add(2, 0).add(3, 4, 0).add(3, 5, 0).add(3, 6, 0).add(3, 7, 0).shuffle()};

[[gnu::always_inline]] inline void list_four_with(FewWonders wonders, const Four& cards, unsigned buildable,
                                                  ActionList::Writer& write) {
  const std::uint64_t from = kinds(ActionKind::Build, ActionKind::Sell, ActionKind::BuildWonder) << 8 |
                             std::uint64_t{wonders.bytes} << 32;
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    const unsigned built = buildable >> i & 1;
    write.shuffled(from | static_cast<unsigned>(cards[i]), kCardAndWonders[built]);
    write.advance(1 + static_cast<int>(built) + wonders.count);
  }
  write.advance((cards.count - 4) * (1 + wonders.count));  // back over those that are none
}

// Those of a city's wonders, four at most, that can be paid.
[[gnu::always_inline]] inline FewWonders few_payable_wonders(const City& own, const Payable& payable) {
  static constexpr auto kBytes = [] {  // that four bits stand for
    std::array<std::uint32_t, 16> bytes = {};
    for (unsigned bits = 0; bits < bytes.size(); ++bits) {
      for (int i = 0; i < 4; ++i) bytes[bits] |= (bits >> i & 1) * (0xFFU << 8 * i);
    }
    return bytes;
  }();
  std::uint32_t owned = own.wonders;
  if (owned == 0) return {};
  const Four four = next_wonders(owned);
  const unsigned wonders = payable_wonders(own, four, payable);
  return {.bytes = _pext_u32(four.bytes, kBytes[wonders]), .count = std::popcount(wonders)};
}

[[gnu::noinline]] inline void list_quickly(const City& own, const City& opponent, int coins,
                                           const Structure& structure, ActionList& list) {
  const Payable payable(own, opponent, coins, moments::waived_chains(own, coins));
  ActionList::Writer write(list);
  const FewWonders wonders = few_payable_wonders(own, payable);
  Slots rest = structure.available;
  if (wonders.count == 0) {
    while (rest != 0) {
      const Four cards = next_cards(structure, rest);
      list_four(cards, payable_cards(own, cards, payable), write);
    }
  } else {
    while (rest != 0) {
      const Four cards = next_cards(structure, rest);
      list_four_with(wonders, cards, payable_cards(own, cards, payable), write);
    }
  }
}
#endif

// There is no need to ask whether seven wonders stand: the eighth has left with the seventh.      [duel 52]
inline void list_cards(const City& own, const City& opponent, int coins, const Structure& structure,
                       ActionList& list) {
#ifdef __AVX2__
  if (std::popcount(own.wonders) <= 4) return list_quickly(own, opponent, coins, structure, list);
#endif
  list_plainly(own, opponent, coins, structure, list);
}

}  // namespace heptad::duel
