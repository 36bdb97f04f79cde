#include "engine/wonders/payment.h"

#include <algorithm>
#include <cstring>
#ifdef __SSE4_1__
#include <immintrin.h>
#endif

namespace heptad::wonders {
namespace {

// Units that must be bought of one kind of goods (raw or manufactured), and how many of them may, at least
// and at most, come from the left. Every number between is possible too, the rest comes from the right.
//
// For every set S of resources let lack(S) be what the cost asks of S beyond what the city itself brings.
// With at most l units from the left and r from the right the cost is covered exactly when
//     lack(S) <= min(l, left(S)) + min(r, right(S))   for every S                          (Hall's theorem),
// so the fewest units are max lack(S), the fewest from the left max (lack(S) - right(S)), from the right
// likewise.
struct Purchase {
  int units = 0;
  int least_left = 0;
  int most_left = 0;
  bool possible = true;
};

#ifdef __SSE4_1__

using Lanes = __m128i;

Lanes load(const std::array<std::uint8_t, 16>& bytes) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data()));
}
Lanes load(const std::array<std::uint8_t, 8>& bytes) {
  return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(bytes.data()));
}
Lanes lacking(Lanes a, Lanes b) { return _mm_subs_epu8(a, b); }
Lanes sum(Lanes a, Lanes b) { return _mm_adds_epu8(a, b); }
bool all_zero(Lanes a) { return _mm_testz_si128(a, a) != 0; }
int highest(Lanes a) {
  const Lanes inverse = _mm_xor_si128(a, _mm_set1_epi8(-1));
  const Lanes pairs = _mm_min_epu8(inverse, _mm_srli_epi16(inverse, 8));
  return 255 - (_mm_cvtsi128_si32(_mm_minpos_epu16(pairs)) & 0xFF);
}

#else

struct Lanes {
  std::array<std::uint8_t, 16> byte = {};
};
template <std::size_t N>
Lanes load(const std::array<std::uint8_t, N>& bytes) {
  Lanes lanes;
  std::memcpy(lanes.byte.data(), bytes.data(), N);
  return lanes;
}
Lanes lacking(Lanes a, Lanes b) {
  for (int i = 0; i < 16; ++i)
    a.byte[i] = static_cast<std::uint8_t>(a.byte[i] - std::min(a.byte[i], b.byte[i]));
  return a;
}
Lanes sum(Lanes a, Lanes b) {
  for (int i = 0; i < 16; ++i) a.byte[i] = static_cast<std::uint8_t>(a.byte[i] + b.byte[i]);
  return a;
}
int highest(Lanes a) { return *std::ranges::max_element(a.byte); }
bool all_zero(Lanes a) { return highest(a) == 0; }

#endif

Purchase purchase(Lanes lack, Lanes left, Lanes right) {
  if (all_zero(lack)) return {};
  if (!all_zero(lacking(lack, sum(left, right)))) return {.possible = false};
  const int units = highest(lack);
  return {.units = units,
          .least_left = highest(lacking(lack, right)),
          .most_left = units - highest(lacking(lack, left))};
}

// One kind of goods only: the splits lie on a line, and none beats another.
Splits line(const Purchase& bought, int left_price, int right_price, int budget) {
  Splits splits;
  const auto offer = [&](int left_units) {
    const int left = left_price * left_units;
    const int right = right_price * (bought.units - left_units);
    if (left + right <= budget)
      splits.push({static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(right)});
  };
  if (left_price < right_price) {
    for (int n = bought.most_left; n >= bought.least_left; --n) offer(n);
  } else {
    for (int n = bought.least_left; n <= bought.most_left; ++n) offer(n);
  }
  return splits;
}

// Both kinds: for each sum to the left the least to the right, then only those that pay the right less than
// every split that pays the left less.
Splits front(const Purchase& raw, const Purchase& made, const Prices& prices, int budget) {
  constexpr int kTop = 64;
  constexpr std::uint8_t kNone = 0xFF;
  std::array<std::uint8_t, kTop> least_right;
  const int lowest = prices.raw_left * raw.least_left + prices.manufactured * made.least_left;
  const int top = prices.raw_left * raw.most_left + prices.manufactured * made.most_left;
  std::memset(least_right.data() + lowest, kNone, static_cast<std::size_t>(top - lowest + 1));
  for (int r = raw.least_left; r <= raw.most_left; ++r) {
    for (int m = made.least_left; m <= made.most_left; ++m) {
      const int left = prices.raw_left * r + prices.manufactured * m;
      const int right = prices.raw_right * (raw.units - r) + prices.manufactured * (made.units - m);
      least_right[left] = std::min(least_right[left], static_cast<std::uint8_t>(right));
    }
  }
  Splits splits;
  int best = kNone;
  for (int left = lowest; left <= top; ++left) {
    const int right = least_right[left];
    if (right >= best) continue;
    best = right;
    if (left + right <= budget)
      splits.insert({static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(right)});
  }
  return splits;
}

struct Need {
  Purchase raw;
  Purchase made;
  bool possible() const { return raw.possible && made.possible; }
};

Need shopping(const Buyer& buyer, Lanes lack_raw, Lanes lack_made) {
  return {.raw = purchase(lack_raw, load(buyer.left->raw), load(buyer.right->raw)),
          .made = purchase(lack_made, load(buyer.left->manufactured), load(buyer.right->manufactured))};
}

}  // namespace

void Splits::insert(Split split) {
  int i = count_;
  count_ = std::min(count_ + 1, kCapacity);
  for (; i > 0; --i) {
    const Split before = items_[i - 1].value;
    if (before.total() < split.total() || (before.total() == split.total() && before.left <= split.left))
      break;
    items_[i].value = before;
  }
  items_[i].value = split;
}

Splits splits_for(const Buyer& buyer, const Cover& need, int budget) {
  const Lanes lack_raw = lacking(load(need.raw), load(buyer.own->raw));
  const Lanes lack_made = lacking(load(need.manufactured), load(buyer.own->manufactured));
  const bool no_raw = all_zero(lack_raw);
  const bool no_made = all_zero(lack_made);
  if (no_raw && no_made) return budget < 0 ? Splits() : Splits::nothing_to_pay();
  if (budget <= 0) return Splits();
  const Need buys = shopping(buyer, lack_raw, lack_made);
  if (!buys.possible()) return Splits();
  const Prices& prices = buyer.prices;
  if (no_made) return line(buys.raw, prices.raw_left, prices.raw_right, budget);
  if (no_raw) return line(buys.made, prices.manufactured, prices.manufactured, budget);
  return front(buys.raw, buys.made, prices, budget);
}

std::optional<int> cheapest(const Buyer& buyer, const Cover& need) {
  const Need buys = shopping(buyer, lacking(load(need.raw), load(buyer.own->raw)),
                             lacking(load(need.manufactured), load(buyer.own->manufactured)));
  if (!buys.possible()) return std::nullopt;
  const Prices& prices = buyer.prices;
  const int left = prices.raw_left <= prices.raw_right ? buys.raw.most_left : buys.raw.least_left;
  return prices.raw_left * left + prices.raw_right * (buys.raw.units - left) +
         prices.manufactured * buys.made.units;
}

}  // namespace heptad::wonders
