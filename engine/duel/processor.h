// What Duel has written for the processor. Each function has a plain twin of the same name that says what it
// does (turn_list.h); tests/duel/processor_test.cpp compares them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#ifdef __SSE2__
#include <immintrin.h>
#endif

#include "engine/duel/action.h"
#include "engine/duel/moments.h"

namespace heptad::duel::processor {

#ifdef __SSE2__
// All slots are looked at, so that nothing is left to guess.
inline int slot_of(const Structure& structure, Card card) {
  static_assert(kSlots == 20);
  const auto matches = [&, wanted = _mm_set1_epi8(static_cast<char>(card))](int first) {
    const void* from = &structure.cards[first];
    const __m128i cards = _mm_loadu_si128(static_cast<const __m128i*>(from));
    return static_cast<Slots>(_mm_movemask_epi8(_mm_cmpeq_epi8(cards, wanted))) << first;
  };
  return std::countr_zero(matches(0) | matches(kSlots - 16));
}
#endif

#ifdef __AVX2__

// --- prices, four at a time -----------------------------------------------------------------------------

// What a card or a wonder costs, in one word: as Goods::packed(), with the coins in place of ore, which Duel
// does not know, and in the highest byte how far the set of chains must be shifted to the left until the sign
// tells whether this one is free.
using Offer = std::uint64_t;
inline constexpr int kCoinsAt = 8 * static_cast<int>(Resource::Ore);
inline constexpr int kShiftAt = 8 * kResources;
constexpr Offer offer(const Cost& cost, Chain needs) {
  const int shift = needs == Chain::None ? 64 : 63 - static_cast<int>(needs);
  return cost.goods().packed() | std::uint64_t{cost.coins} << kCoinsAt |
         static_cast<std::uint64_t>(shift) << kShiftAt;
}
inline constexpr auto kCardOffers = [] {
  std::array<Offer, 256> offers = {};
  for (int i = 0; i < kCardCount; ++i) offers[i] = offer(kCards[i].cost, kCards[i].needs);
  return offers;
}();
inline constexpr auto kWonderOffers = [] {
  std::array<Offer, kWonderCount + 4> offers = {};
  for (int i = 0; i < kWonderCount; ++i) offers[i] = offer(kWonders[i].cost, Chain::None);
  return offers;
}();

// Four cards or wonders. Where there are no more, something that does not count fills the place.
struct Four {
  std::uint32_t bytes = 0;  // which, a byte each
  std::array<Offer, 4> offers = {};
  int count = 0;

  int operator[](int i) const { return static_cast<int>(bytes >> 8 * i & 0xFF); }
  void fill(int i, std::uint32_t which, Offer price) {
    bytes |= which << 8 * i;
    offers[i] = price;
  }
};

// Takes them out of the set of slots. Behind the last slot come bytes that are no cards.
inline Four next_cards(const Structure& structure, Slots& slots) {
  static_assert(offsetof(Structure, cards) == 0 && sizeof(Structure) >= kSlots + 4);
  const auto* cards = static_cast<const Card*>(static_cast<const void*>(&structure));
  Four four{.count = std::min(std::popcount(slots), 4)};
  slots |= 0b1111U << kSlots;
  for (int i = 0; i < 4; ++i, slots &= slots - 1) {
    const Card card = cards[std::countr_zero(slots)];
    four.fill(i, card, kCardOffers[card]);
  }
  slots &= kAllSlots;
  return four;
}

class Payable {
 public:
  Payable(const City& own, const City& opponent, int coins)
      : any_raw_(own.any_raw), any_manufactured_(own.any_manufactured) {
    const std::uint64_t traded = Market(own, opponent).prices() & ~(std::uint64_t{0xFF} << kCoinsAt);
    makes_ = all(own.makes.packed());
    traded_ = all(traded);
    prices_ = all(traded | std::uint64_t{1} << kCoinsAt);
    purse_ = all(static_cast<unsigned>(coins));
    chains_ = all(moments::waived_chains(own, coins));
  }

  // Those of the four that are free or cost no more than the seat's coins, as bits. `discount` units of those
  // that `discounted` names need not be delivered.
  unsigned operator()(const Four& things, int discount, unsigned discounted) const {
    const auto lane = [&](int i) { return static_cast<long long>(things.offers[i]); };
    const __m256i four = _mm256_set_epi64x(lane(3), lane(2), lane(1), lane(0));
    const __m256i missing = spend(_mm256_subs_epu8(four, makes_), discount, discounted);
    const __m256i cost = _mm256_sad_epu8(_mm256_maddubs_epi16(missing, prices_), _mm256_setzero_si256());
    const __m256i lacking = _mm256_sub_epi64(purse_, cost);
    const __m256i free = _mm256_sllv_epi64(chains_, _mm256_srli_epi64(four, kShiftAt));
    const __m256i refused = _mm256_andnot_si256(free, lacking);
    return ~static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(refused))) &
           ((1U << things.count) - 1);
  }

 private:
  static __m256i all(std::uint64_t lane) { return _mm256_set1_epi64x(static_cast<long long>(lane)); }

  // Producers of choice, then the discount, each spent on the dearest unit. Raw materials are the low half of
  // a lane, manufactured goods the high one.
  __m256i spend(__m256i missing, int discount, unsigned discounted) const {
    for (int i = 0; i < any_raw_ || i < any_manufactured_; ++i) {
      const std::uint64_t raw = i < any_raw_ ? 0x00000000FFFFFFFFU : 0;
      const std::uint64_t manufactured = i < any_manufactured_ ? 0xFFFFFFFF00000000U : 0;
      missing =
          _mm256_sub_epi8(missing, _mm256_and_si256(dearest_of_halves(missing), all(raw | manufactured)));
    }
    if (discount == 0) return missing;
    const __m256i lanes = _mm256_sllv_epi64(all(discounted), _mm256_set_epi64x(60, 61, 62, 63));
    const __m256i spared = _mm256_cmpgt_epi64(_mm256_setzero_si256(), lanes);
    for (int i = 0; i < discount; ++i) {
      missing = _mm256_sub_epi8(missing, _mm256_and_si256(dearest_of_all(missing), spared));
    }
    return missing;
  }
  // One unit of the dearest missing resource in each half; of equals, the first. Coins have no price here.
  __m256i dearest_of_halves(__m256i missing) const {
    constexpr long long kFirst = 0x0404040400000000, kSecond = 0x0C0C0C0C08080808;
    const __m256i wanted = where_missing(missing);
    __m256i most = _mm256_max_epu8(wanted, _mm256_srli_epi32(wanted, 16));
    most = _mm256_max_epu8(most, _mm256_srli_epi32(most, 8));
    most = _mm256_shuffle_epi8(most, _mm256_set_epi64x(kSecond, kFirst, kSecond, kFirst));
    const __m256i candidates = equal_and_not_zero(wanted, most);
    return _mm256_and_si256(candidates, _mm256_sub_epi32(_mm256_setzero_si256(), candidates));
  }
  // The same in each whole lane.
  __m256i dearest_of_all(__m256i missing) const {
    constexpr long long kFirst = 0, kSecond = 0x0808080808080808;
    const __m256i wanted = where_missing(missing);
    __m256i most = _mm256_max_epu8(wanted, _mm256_srli_epi64(wanted, 32));
    most = _mm256_max_epu8(most, _mm256_srli_epi64(most, 16));
    most = _mm256_max_epu8(most, _mm256_srli_epi64(most, 8));
    most = _mm256_shuffle_epi8(most, _mm256_set_epi64x(kSecond, kFirst, kSecond, kFirst));
    const __m256i candidates = equal_and_not_zero(wanted, most);
    return _mm256_and_si256(candidates, _mm256_sub_epi64(_mm256_setzero_si256(), candidates));
  }
  __m256i where_missing(__m256i missing) const {
    return _mm256_andnot_si256(_mm256_cmpeq_epi8(missing, _mm256_setzero_si256()), traded_);
  }
  static __m256i equal_and_not_zero(__m256i a, __m256i b) {
    return _mm256_andnot_si256(_mm256_cmpeq_epi8(a, _mm256_setzero_si256()), _mm256_cmpeq_epi8(a, b));
  }

  int any_raw_, any_manufactured_;
  __m256i makes_, traded_, prices_, purse_, chains_;
};

inline unsigned payable_cards(const City& own, const Four& cards, const Payable& payable) {
  const int discount = power<EffectKind::BlueDiscount>(own);
  unsigned blue = 0;
  for (int i = 0; discount != 0 && i < cards.count; ++i) {
    if (kCards[cards[i]].colour == Colour::Blue) blue |= 1U << i;
  }
  return payable(cards, discount, blue);
}

// Those of a city's wonders, four at most, that can be paid.
inline constexpr int kMostWonders = 4;
[[gnu::always_inline]] inline Four payable_wonders(const City& own, const Payable& payable) {
  if (own.wonders == 0) return {};
  Four four{.count = std::popcount(own.wonders)};
  std::uint32_t rest = own.wonders | 0b1111U << kWonderCount;
  for (int i = 0; i < 4; ++i, rest &= rest - 1) {
    const int wonder = std::countr_zero(rest);
    four.fill(i, static_cast<std::uint32_t>(wonder), kWonderOffers[wonder]);
  }
  const unsigned chosen = payable(four, power<EffectKind::WonderDiscount>(own), 0b1111);
  const std::uint32_t bytes = _pdep_u32(chosen, 0x01010101) * 0xFF;
  return {.bytes = _pext_u32(four.bytes, bytes), .count = std::popcount(chosen)};
}

// --- the list -------------------------------------------------------------------------------------------

// Up to eight actions are put together from eight bytes: cards, wonders, kinds of actions. A row tells for
// each byte of the actions which of the eight it is, or none.
class alignas(32) Row {
 public:
  constexpr Row() { bytes_.fill(kNone); }
  constexpr void add(std::uint8_t kind, std::uint8_t first, std::uint8_t second = kNone) {
    bytes_[at_] = kind;
    bytes_[at_ + 1] = first;
    bytes_[at_ + 2] = second;
    at_ += sizeof(Action);
  }
  const auto& bytes() const { return bytes_; }

 private:
  static constexpr std::uint8_t kNone = 0x80;
  std::array<std::uint8_t, 8 * sizeof(Action)> bytes_;
  std::size_t at_ = 0;
};

// How many there are is reckoned, not read from the row: the place of the next ones waits for it.
[[gnu::always_inline]] inline void put_together(const Row& row, std::uint64_t eight, int actions,
                                                ActionList::Writer& write) {
  const __m256i from = _mm256_set1_epi64x(static_cast<long long>(eight));
  const auto* bytes = static_cast<const __m256i*>(static_cast<const void*>(row.bytes().data()));
  auto* to = static_cast<__m256i*>(write.next());
  for (std::size_t i = 0; i < sizeof(row.bytes()) / sizeof(__m256i); ++i) {
    _mm256_storeu_si256(to + i, _mm256_shuffle_epi8(from, _mm256_load_si256(bytes + i)));
  }
  write.advance(actions);
}

constexpr std::uint64_t byte_of(ActionKind kind, int at) {
  return static_cast<std::uint64_t>(kind) << 8 * at;
}

// Four cards to be sold and, some of them, to be built. The bytes: the cards, Build, Sell.
[[gnu::always_inline]] inline void list_four(const Four& cards, unsigned buildable,
                                             ActionList::Writer& write) {
  static constexpr auto kRows = [] {
    std::array<Row, 16> rows;
    for (unsigned which = 0; which < rows.size(); ++which) {
      for (std::uint8_t card = 0; card < 4; ++card) {
        if ((which >> card & 1) != 0) rows[which].add(4, card);
        rows[which].add(5, card);
      }
    }
    return rows;
  }();
  constexpr std::uint64_t kKinds = byte_of(ActionKind::Build, 4) | byte_of(ActionKind::Sell, 5);
  put_together(kRows[buildable], cards.bytes | kKinds, cards.count + std::popcount(buildable), write);
}

// The same where there are wonders to put them under, a card at a time. The bytes: the wonders, the card,
// Build, Sell, BuildWonder.
[[gnu::always_inline]] inline void list_four_with(const Four& wonders, const Four& cards, unsigned buildable,
                                                  ActionList::Writer& write) {
  static constexpr auto kRows = [] {
    std::array<std::array<Row, kMostWonders + 1>, 2> rows;
    for (int built = 0; built < 2; ++built) {
      for (int count = 0; count <= kMostWonders; ++count) {
        Row& row = rows[built][count];
        if (built != 0) row.add(5, 4);
        row.add(6, 4);
        for (std::uint8_t wonder = 0; wonder < count; ++wonder) row.add(7, wonder, 4);
      }
    }
    return rows;
  }();
  constexpr std::uint64_t kKinds =
      byte_of(ActionKind::Build, 5) | byte_of(ActionKind::Sell, 6) | byte_of(ActionKind::BuildWonder, 7);
  const std::uint64_t common = wonders.bytes | kKinds;
  for (int i = 0; i < cards.count; ++i) {
    const unsigned built = buildable >> i & 1;
    const int actions = 1 + wonders.count + static_cast<int>(built);
    put_together(kRows[built][wonders.count], common | static_cast<std::uint64_t>(cards[i]) << 32, actions,
                 write);
  }
}

[[gnu::noinline]] inline void list_cards(const City& own, const City& opponent, int coins,
                                         const Structure& structure, ActionList& list) {
  const Payable payable(own, opponent, coins);
  ActionList::Writer write(list);
  const Four wonders = payable_wonders(own, payable);
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

}  // namespace heptad::duel::processor
