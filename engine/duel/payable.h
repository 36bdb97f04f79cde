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

// What a card or a wonder costs, in two words.
struct alignas(16) Offer {
  std::uint64_t cost = 0;   // as Goods::packed(), and the coins in the byte that no resource uses
  std::uint64_t chain = 0;  // the bit of the chain that makes it free
};
inline constexpr int kCoinsByte = 8 * kResources;
constexpr Offer offer(const Cost& cost, std::uint32_t chain) {
  return {.cost = cost.goods().packed() | std::uint64_t{cost.coins} << kCoinsByte, .chain = chain};
}

template <bool kSpends>
class Payable {
 public:
  Payable(const City& own, const City& opponent, int coins, std::uint32_t waived)
      : market_(own, opponent), coins_(coins), waived_(waived) {
#ifdef __AVX2__
    makes_ = all(market_.makes().packed());
    prices_ = all(market_.prices() | std::uint64_t{1} << kCoinsByte);
    purse_ = all(static_cast<unsigned>(coins_));
    chains_ = all(waived_);
#endif
  }

  // Those of the four that are free or cost no more than the seat's coins, as bits. `discount` units of those
  // that `discounted` names need not be delivered.
  unsigned operator()(const std::array<const Offer*, 4>& offers, int discount, unsigned discounted) const {
#ifdef __AVX2__
    const __m256i even = two(offers[0], offers[2]);
    const __m256i odd = two(offers[1], offers[3]);
    const __m256i chains = _mm256_unpackhi_epi64(even, odd);
    __m256i missing = _mm256_subs_epu8(_mm256_unpacklo_epi64(even, odd), makes_);
    if constexpr (kSpends) missing = spend(market_, missing, discount, discounted);
    const __m256i none = _mm256_setzero_si256();
    const __m256i cost = _mm256_sad_epu8(_mm256_maddubs_epi16(missing, prices_), none);
    const __m256i lacking = _mm256_sub_epi64(purse_, cost);
    const __m256i chained = _mm256_and_si256(chains, chains_);
    const __m256i refused = _mm256_and_si256(lacking, _mm256_cmpeq_epi64(chained, none));
    return ~static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(refused))) & 0b1111;
#else
    unsigned payable = 0;
    for (int i = 0; i < 4; ++i) {
      const std::uint64_t coins = offers[i]->cost >> kCoinsByte;
      const Goods goods = Goods::from_packed(offers[i]->cost ^ coins << kCoinsByte);
      const int price = market_.trade(goods, (discounted >> i & 1) != 0 ? discount : 0);
      const bool free = (offers[i]->chain & waived_) != 0;
      payable |= static_cast<unsigned>(free || static_cast<int>(coins) + price <= coins_) << i;
    }
    return payable;
#endif
  }

 private:
#ifdef __AVX2__
  static __m256i all(std::uint64_t lane) { return _mm256_set1_epi64x(static_cast<long long>(lane)); }
  static __m256i two(const Offer* low, const Offer* high) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(row(low)), row(high), 1);
  }
  static __m128i row(const Offer* offer) {
    return _mm_load_si128(static_cast<const __m128i*>(static_cast<const void*>(offer)));
  }

  // Producers of choice, then the discount, each spent on the dearest unit. Raw materials are the low half of
  // a lane, manufactured goods the high one.
  static __m256i spend(const Market& market, __m256i missing, int discount, unsigned discounted) {
    const __m256i prices = all(market.prices());
    for (int i = 0; i < market.any_raw() || i < market.any_manufactured(); ++i) {
      const std::uint64_t raw = i < market.any_raw() ? 0x00000000FFFFFFFFU : 0;
      const std::uint64_t manufactured = i < market.any_manufactured() ? 0xFFFFFFFF00000000U : 0;
      missing = _mm256_sub_epi8(
          missing, _mm256_and_si256(dearest_of_halves(missing, prices), all(raw | manufactured)));
    }
    if (discount == 0) return missing;
    const __m256i lanes = _mm256_sllv_epi64(all(discounted), _mm256_set_epi64x(60, 61, 62, 63));
    const __m256i spared = _mm256_cmpgt_epi64(_mm256_setzero_si256(), lanes);
    for (int i = 0; i < discount; ++i) {
      missing = _mm256_sub_epi8(missing, _mm256_and_si256(dearest_of_all(missing, prices), spared));
    }
    return missing;
  }
  // One unit of the dearest missing resource in each half; of equals, the first. Coins have no price here.
  static __m256i dearest_of_halves(__m256i missing, __m256i prices) {
    constexpr long long kFirst = 0x0404040400000000, kSecond = 0x0C0C0C0C08080808;
    const __m256i wanted = where_missing(missing, prices);
    __m256i most = _mm256_max_epu8(wanted, _mm256_srli_epi32(wanted, 16));
    most = _mm256_max_epu8(most, _mm256_srli_epi32(most, 8));
    most = _mm256_shuffle_epi8(most, _mm256_set_epi64x(kSecond, kFirst, kSecond, kFirst));
    const __m256i candidates = equal_and_not_zero(wanted, most);
    return _mm256_and_si256(candidates, _mm256_sub_epi32(_mm256_setzero_si256(), candidates));
  }
  // The same in each whole lane.
  static __m256i dearest_of_all(__m256i missing, __m256i prices) {
    constexpr long long kFirst = 0, kSecond = 0x0808080808080808;
    const __m256i wanted = where_missing(missing, prices);
    __m256i most = _mm256_max_epu8(wanted, _mm256_srli_epi64(wanted, 32));
    most = _mm256_max_epu8(most, _mm256_srli_epi64(most, 16));
    most = _mm256_max_epu8(most, _mm256_srli_epi64(most, 8));
    most = _mm256_shuffle_epi8(most, _mm256_set_epi64x(kSecond, kFirst, kSecond, kFirst));
    const __m256i candidates = equal_and_not_zero(wanted, most);
    return _mm256_and_si256(candidates, _mm256_sub_epi64(_mm256_setzero_si256(), candidates));
  }
  static __m256i where_missing(__m256i missing, __m256i prices) {
    return _mm256_andnot_si256(_mm256_cmpeq_epi8(missing, _mm256_setzero_si256()), prices);
  }
  static __m256i equal_and_not_zero(__m256i a, __m256i b) {
    return _mm256_andnot_si256(_mm256_cmpeq_epi8(a, _mm256_setzero_si256()), _mm256_cmpeq_epi8(a, b));
  }
#endif

  Market market_;
  int coins_;
  std::uint32_t waived_;
#ifdef __AVX2__
  __m256i makes_, prices_, purse_, chains_;
#endif
};

}  // namespace heptad::duel
