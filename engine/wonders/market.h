// Paying: which bills buy what a city lacks from those who sell to it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/wonders/cover.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

// The bills that no other bill beats in every column, cheapest first; of equal totals, less to the left
// first. No cost has as many as there is room for (edition.h says why), and a full list takes no more.
class Bills {
 public:
  static constexpr int kCapacity = kMostBills;

  Bills() {}  // NOLINT: the entries stay uninitialised on purpose
  Bills(const Bills& other) { *this = other; }
  Bills& operator=(const Bills& other) {
    count_ = other.count_;
    std::copy_n(other.items_.begin(), count_, items_.begin());
    return *this;
  }
  static Bills nothing_to_pay() {
    Bills bills;
    bills.push({});
    return bills;
  }

  void push(Bill bill) {
    if (count_ == kCapacity) [[unlikely]]
      return;
    items_[count_++].value = bill;
  }
  void insert(Bill bill);           // in order
  void insert_unbeaten(Bill bill);  // in order, unless one of them beats it; those that it beats go
  void insert_new(Bill bill);       // in order, unless it is there already
  int size() const { return count_; }
  bool empty() const { return count_ == 0; }
  bool full() const { return count_ == kCapacity; }  // something may be missing: no cost has so many
  const Bill& operator[](int i) const { return items_[i].value; }
  const Bill* begin() const { return &items_[0].value; }
  const Bill* end() const { return &items_[0].value + count_; }

 private:
  union Slot {
    Slot() {}  // NOLINT: uninitialised on purpose
    Bill value;
  };
  int count_ = 0;
  std::array<Slot, kCapacity + 1> items_;
};

// Who sells to a city, at which prices, and how many units at most.
struct Seller {
  static constexpr std::uint8_t kWithoutLimit = 0xFF;

  const Cover* sells;
  std::uint8_t raw = 2;
  std::uint8_t made = 2;
  std::uint8_t at_most = kWithoutLimit;
  std::uint8_t column = 0;  // of the bill
};

// A city that wants to pay. The first two sellers are its neighbours, who sell without limit; those behind
// them sell only so many units.
struct Buyer {
  const Cover* own;
  int coins;
  std::array<Seller, kColumns> sellers;
  int count = 2;
  bool every_way = false;  // also bills that another beats
};
Buyer buyer_of(const State& state, int city);

// The city that a column of a bill pays: the left neighbour, the right one, the second to the left, …
constexpr int city_in_column(const State& state, int city, int column) {
  for (int steps = column / 2 + 1; steps > 0; --steps) {
    city = column % 2 == 0 ? state.left_of(city) : state.right_of(city);
  }
  return city;
}

// Every unbeaten bill for `need` of at most `budget` coins.
Bills bills_for(const Buyer& buyer, const Cover& need, int budget);

// How many units must be bought at least.
int units_lacking(const Cover& own, const Cover& need);

inline constexpr int kAnyPrice = 1000;  // a budget that is always enough

// The cheapest total, whether affordable or not; nothing when nobody sells what is lacking.
std::optional<int> cheapest(const Buyer& buyer, const Cover& need);

}  // namespace heptad::wonders
