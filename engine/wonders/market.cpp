#include "engine/wonders/market.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "engine/wonders/lanes.h"

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

Purchase purchase(Lanes lack, Lanes left, Lanes right) {
  if (all_zero(lack)) return {};
  if (!all_zero(lacking(lack, sum(left, right)))) return {.possible = false};
  const int units = highest(lack);
  return {.units = units,
          .least_left = highest(lacking(lack, right)),
          .most_left = units - highest(lacking(lack, left))};
}

constexpr Bill to_neighbours(int left, int right) {
  return std::bit_cast<Bill>(static_cast<std::uint32_t>(left | right << 8));
}

// One kind of goods only: the bills lie on a line, and none beats another.
Bills line(const Purchase& bought, int left_price, int right_price, int budget) {
  Bills bills;
  const auto offer = [&](int left_units) {
    const int left = left_price * left_units;
    const int right = right_price * (bought.units - left_units);
    if (left + right <= budget) bills.push(to_neighbours(left, right));
  };
  if (left_price < right_price) {
    for (int n = bought.most_left; n >= bought.least_left; --n) offer(n);
  } else {
    for (int n = bought.least_left; n <= bought.most_left; ++n) offer(n);
  }
  return bills;
}

// Both kinds: for each sum to the left the least to the right, then only those that pay the right less than
// every bill that pays the left less.
Bills every_pair(const Purchase& raw, const Purchase& made, const Seller& left_seller,
                 const Seller& right_seller, int budget) {
  Bills bills;
  for (int r = raw.least_left; r <= raw.most_left; ++r) {
    for (int m = made.least_left; m <= made.most_left; ++m) {
      const Bill bill =
          to_neighbours(left_seller.raw * r + left_seller.made * m,
                        right_seller.raw * (raw.units - r) + right_seller.made * (made.units - m));
      if (bill.total() <= budget) bills.insert_new(bill);
    }
  }
  return bills;
}

Bills front(const Purchase& raw, const Purchase& made, const Seller& left_seller, const Seller& right_seller,
            int budget) {
  constexpr int kTop = 64;
  constexpr std::uint8_t kNone = 0xFF;
  std::array<std::uint8_t, kTop> least_right;
  const int lowest = left_seller.raw * raw.least_left + left_seller.made * made.least_left;
  const int top = left_seller.raw * raw.most_left + left_seller.made * made.most_left;
  assert(top < kTop);  // the dearest cost asks for far less
  std::memset(least_right.data() + lowest, kNone, static_cast<std::size_t>(top - lowest + 1));
  for (int r = raw.least_left; r <= raw.most_left; ++r) {
    for (int m = made.least_left; m <= made.most_left; ++m) {
      const int left = left_seller.raw * r + left_seller.made * m;
      const int right = right_seller.raw * (raw.units - r) + right_seller.made * (made.units - m);
      least_right[left] = std::min(least_right[left], static_cast<std::uint8_t>(right));
    }
  }
  Bills bills;
  int best = kNone;
  for (int left = lowest; left <= top; ++left) {
    const int right = least_right[left];
    if (right >= best) continue;
    best = right;
    if (left + right <= budget) bills.insert(to_neighbours(left, right));
  }
  return bills;
}

// What a city lacks of either kind.
struct Lack {
  Lanes raw, made;
};

// Inlined where there are only the two neighbours, which is nearly always.
[[gnu::always_inline]] inline Bills from_neighbours(const Buyer& buyer, const Lack& lack, int budget) {
  const bool no_raw = all_zero(lack.raw);
  const bool no_made = all_zero(lack.made);
  if (no_raw && no_made) return budget < 0 ? Bills() : Bills::nothing_to_pay();
  if (budget <= 0) return Bills();
  const auto& [left, right, second_left, second_right] = buyer.sellers;
  const Purchase raw = purchase(lack.raw, load(left.sells->raw), load(right.sells->raw));
  const Purchase made = purchase(lack.made, load(left.sells->manufactured), load(right.sells->manufactured));
  if (!raw.possible || !made.possible) return Bills();
  if (no_made) return line(raw, left.raw, right.raw, budget);
  if (no_raw) return line(made, left.made, right.made, budget);
  return buyer.every_way ? every_pair(raw, made, left, right, budget) : front(raw, made, left, right, budget);
}

// A seller that sells at most k units brings min(k, what it sells of a set) to every set of resources, so
// each choice of raw and manufactured units from it leaves a problem of the sellers before it.
void from_all(const Buyer& buyer, int sellers, const Lack& lack, Bill paid, int budget, Bills& bills) {
  if (sellers == 2) {
    for (Bill bill : from_neighbours(buyer, lack, budget - paid.total())) {
      for (int column = 0; column < kColumns; ++column) bill.to[column] += paid.to[column];
      buyer.every_way ? bills.insert_new(bill) : bills.insert_unbeaten(bill);
    }
    return;
  }
  const Seller& seller = buyer.sellers[sellers - 1];
  const Lanes sold_raw = load(seller.sells->raw);
  const Lanes sold_made = load(seller.sells->manufactured);
  for (int raw = 0; raw <= seller.at_most; ++raw) {
    for (int made = 0; raw + made <= seller.at_most; ++made) {
      Bill more = paid;
      more.to[seller.column] =
          static_cast<std::uint8_t>(more.to[seller.column] + seller.raw * raw + seller.made * made);
      const Lack rest{lacking(lack.raw, capped(sold_raw, raw)), lacking(lack.made, capped(sold_made, made))};
      // Nothing is bought that is not lacking: such a bill is beaten by the one without it.
      const bool all_needed =
          highest(rest.raw) + raw == highest(lack.raw) && highest(rest.made) + made == highest(lack.made);
      if (!all_needed) continue;
      from_all(buyer, sellers - 1, rest, more, budget, bills);
    }
  }
}

bool comes_before(const Bill& one, const Bill& other) {
  return one.total() != other.total() ? one.total() < other.total() : one.to < other.to;
}

// No column is higher; equal bills beat each other.
bool beats(const Bill& one, const Bill& other) {
  for (int column = 0; column < kColumns; ++column) {
    if (one.to[column] > other.to[column]) return false;
  }
  return true;
}

}  // namespace

void Bills::insert(Bill bill) {
  int i = count_;
  count_ = std::min(count_ + 1, kCapacity);
  for (; i > 0 && comes_before(bill, items_[i - 1].value); --i) items_[i].value = items_[i - 1].value;
  items_[i].value = bill;
}

void Bills::insert_unbeaten(Bill bill) {
  int kept = 0;
  for (int i = 0; i < count_; ++i) {
    if (beats(items_[i].value, bill)) return;  // so it beats none of them either
    if (!beats(bill, items_[i].value)) items_[kept++].value = items_[i].value;
  }
  count_ = kept;
  insert(bill);
}

void Bills::insert_new(Bill bill) {
  if (std::find(begin(), end(), bill) == end()) insert(bill);
}

int units_lacking(const Cover& own, const Cover& need) {
  return highest(lacking(load(need.raw), load(own.raw))) +
         highest(lacking(load(need.manufactured), load(own.manufactured)));
}

Bills bills_for(const Buyer& buyer, const Cover& need, int budget) {
  const Lack lack{lacking(load(need.raw), load(buyer.own->raw)),
                  lacking(load(need.manufactured), load(buyer.own->manufactured))};
  if (buyer.count == 2) [[likely]]
    return from_neighbours(buyer, lack, budget);
  Bills bills;
  from_all(buyer, buyer.count, lack, {}, budget, bills);
  assert(!bills.full());
  return bills;
}

std::optional<int> cheapest(const Buyer& buyer, const Cover& need) {
  const Bills bills = bills_for(buyer, need, kAnyPrice);
  if (bills.empty()) return std::nullopt;
  return bills[0].total();
}

}  // namespace heptad::wonders
