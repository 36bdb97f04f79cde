// Paying: which splits of coins between the two neighbours buy what a city lacks.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/wonders/cover.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

struct Split {
  std::uint8_t left = 0;
  std::uint8_t right = 0;

  constexpr int total() const { return left + right; }
  constexpr bool operator==(const Split&) const = default;
};

// The splits that no other split beats on both sides, cheapest first; of equal totals, less to the left
// first. No cost has as many as there is room for (edition.cpp proves it), and a full list takes no more.
class Splits {
 public:
  static constexpr int kCapacity = kMostSplits;

  Splits() {}  // NOLINT: the entries stay uninitialised on purpose
  static Splits nothing_to_pay() {
    Splits splits;
    splits.push({});
    return splits;
  }

  void push(Split split) {
    items_[count_].value = split;
    count_ = std::min(count_ + 1, kCapacity);
  }
  void insert(Split split);  // in order
  int size() const { return count_; }
  bool empty() const { return count_ == 0; }
  const Split& operator[](int i) const { return items_[i].value; }
  const Split* begin() const { return &items_[0].value; }
  const Split* end() const { return &items_[0].value + count_; }
  bool has(Split split) const {
    for (const auto& item : *this) {
      if (item == split) return true;
    }
    return false;
  }

 private:
  union Slot {
    Slot() {}  // NOLINT: uninitialised on purpose
    Split value;
  };
  int count_ = 0;
  std::array<Slot, kCapacity + 1> items_;
};

struct Prices {
  int raw_left = 2;
  int raw_right = 2;
  int manufactured = 2;  // on both sides
};

constexpr Prices prices_of(Discounts discounts) {
  return {.raw_left = (discounts & kCheapRawLeft) != 0 ? 1 : 2,
          .raw_right = (discounts & kCheapRawRight) != 0 ? 1 : 2,
          .manufactured = (discounts & kCheapManufactured) != 0 ? 1 : 2};
}

// A city that wants to pay, with its two sellers.
struct Buyer {
  const Cover* own;
  const Cover* left;
  const Cover* right;
  Prices prices;
  int coins;
};
inline Buyer buyer_of(const State& state, int city) {
  const City& me = state.cities[city];
  return {.own = &me.own,
          .left = &state.cities[state.left_of(city)].sold,
          .right = &state.cities[state.right_of(city)].sold,
          .prices = prices_of(me.discounts),
          .coins = me.coins};
}

// Every non-dominated way to pay for `need` with at most `budget` coins to the neighbours.
Splits splits_for(const Buyer& buyer, const Cover& need, int budget);

// The cheapest total, whether affordable or not; nothing when the neighbours do not sell what is lacking.
std::optional<int> cheapest(const Buyer& buyer, const Cover& need);

}  // namespace heptad::wonders
