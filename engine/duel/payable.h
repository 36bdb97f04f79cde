// Which of four things a seat can pay for, all four at once. It says what Market::trade says, only faster: a
// turn's list asks it for every card and every wonder.
#pragma once

#include <array>
#include <cstdint>
#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "engine/duel/payment.h"

namespace heptad::duel {

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

class Payable {
 public:
#ifdef __AVX2__
  Payable(const City& own, const City& opponent, int coins, std::uint32_t waived)
      : any_raw_(own.any_raw), any_manufactured_(own.any_manufactured) {
    const std::uint64_t traded = Market(own, opponent).prices() & ~(std::uint64_t{0xFF} << kCoinsAt);
    makes_ = all(own.makes.packed());
    traded_ = all(traded);
    prices_ = all(traded | std::uint64_t{1} << kCoinsAt);
    purse_ = all(static_cast<unsigned>(coins));
    chains_ = all(waived);
  }
#else
  Payable(const City& own, const City& opponent, int coins, std::uint32_t waived)
      : market_(own, opponent), coins_(coins), waived_(waived) {}
#endif

  // Those of the four that are free or cost no more than the seat's coins, as bits. `discount` units of those
  // that `discounted` names need not be delivered.
  unsigned operator()(const std::array<Offer, 4>& offers, int discount, unsigned discounted) const {
#ifdef __AVX2__
    const __m256i four =
        _mm256_set_epi64x(lane(offers[3]), lane(offers[2]), lane(offers[1]), lane(offers[0]));
    __m256i missing = _mm256_subs_epu8(four, makes_);
    missing = spend(missing, discount, discounted);
    const __m256i cost = _mm256_sad_epu8(_mm256_maddubs_epi16(missing, prices_), _mm256_setzero_si256());
    const __m256i lacking = _mm256_sub_epi64(purse_, cost);
    const __m256i free = _mm256_sllv_epi64(chains_, _mm256_srli_epi64(four, kShiftAt));
    const __m256i refused = _mm256_andnot_si256(free, lacking);
    return ~static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(refused))) & 0b1111;
#else
    unsigned payable = 0;
    for (int i = 0; i < 4; ++i) {
      constexpr std::uint64_t kNoGoods = std::uint64_t{0xFF} << kCoinsAt | std::uint64_t{0xFF} << kShiftAt;
      const int coins = static_cast<int>(offers[i] >> kCoinsAt & 0xFF);
      const auto shift = offers[i] >> kShiftAt;
      const int price =
          market_.trade(Goods::from_packed(offers[i] & ~kNoGoods), (discounted >> i & 1) != 0 ? discount : 0);
      const bool free = shift < 64 && (std::uint64_t{waived_} << shift >> 63) != 0;
      payable |= static_cast<unsigned>(free || coins + price <= coins_) << i;
    }
    return payable;
#endif
  }

 private:
#ifdef __AVX2__
  static __m256i all(std::uint64_t lane) { return _mm256_set1_epi64x(static_cast<long long>(lane)); }
  static long long lane(Offer offer) { return static_cast<long long>(offer); }

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
#else
  Market market_;
  int coins_;
  std::uint32_t waived_;
#endif
};

}  // namespace heptad::duel
