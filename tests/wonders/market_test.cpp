// The market against trying everything.
#include <algorithm>
#include <bit>
#include <set>

#include "engine/wonders/market.h"
#include "tests/slow.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Bill;
using wonders::Cover;
using wonders::Seller;

// A producer as printed: one unit of one of these resources.
using Producer = unsigned;

struct Shop {
  std::vector<Producer> producers;
  int raw = 2;
  int made = 2;
  int at_most = 99;
};

// The own city is a shop that asks for nothing.
using Shops = std::vector<Shop>;

// Tries every producer for every unit of the cost, one after another.
void try_all(const Shops& shops, std::vector<Resource> units, std::vector<unsigned>& used, Bill paid,
             std::set<std::array<std::uint8_t, 4>>& found) {
  if (units.empty()) {
    found.insert(paid.to);
    return;
  }
  const Resource unit = units.back();
  units.pop_back();
  for (std::size_t s = 0; s < shops.size(); ++s) {
    const Shop& shop = shops[s];
    if (std::popcount(used[s]) >= shop.at_most) continue;
    std::set<Producer> tried;  // equal producers are interchangeable
    for (std::size_t i = 0; i < shop.producers.size(); ++i) {
      const Producer producer = shop.producers[i];
      const bool gives = (producer >> static_cast<int>(unit) & 1) != 0;
      if ((used[s] >> i & 1) != 0 || !gives || !tried.insert(producer).second) continue;
      Bill more = paid;
      if (s != 0) more.to[s - 1] += static_cast<std::uint8_t>(is_raw(unit) ? shop.raw : shop.made);
      used[s] |= 1U << i;
      try_all(shops, units, used, more, found);
      used[s] &= ~(1U << i);
    }
  }
}

std::vector<Bill> unbeaten_by_force(const Shops& shops, const Cost& cost, int budget) {
  std::vector<Resource> units;
  for (int r = 0; r < kResources; ++r) {
    units.insert(units.end(), cost.goods()[static_cast<Resource>(r)], static_cast<Resource>(r));
  }
  std::set<std::array<std::uint8_t, 4>> all;
  std::vector<unsigned> used(shops.size());
  try_all(shops, units, used, {}, all);
  std::vector<Bill> bills;
  for (const auto& one : all) {
    const bool beaten = std::ranges::any_of(all, [&](const auto& other) {
      bool lower = other != one;
      for (int i = 0; i < 4; ++i) lower &= other[i] <= one[i];
      return lower;
    });
    if (const Bill bill{one}; !beaten && bill.total() <= budget) bills.push_back(bill);
  }
  std::ranges::sort(bills, {}, [](const Bill& bill) { return std::pair(bill.total(), bill.to); });
  return bills;
}

std::vector<Producer> random_city(Rng& rng, int most) {
  // The producers of the box: single, double, two-way; raw and manufactured choices of yellow cards and
  // stages.
  static constexpr Producer kKinds[] = {1,  2, 4, 8,  16, 32, 64, 1, 2, 4,  8,  3,  6,
                                        10, 5, 9, 12, 3,  6,  10, 5, 9, 12, 15, 112};
  std::vector<Producer> city;
  const int count = rng.below(most + 1);
  for (int i = 0; i < count; ++i) city.push_back(kKinds[rng.below(std::size(kKinds))]);
  return city;
}

Cover cover_of(const std::vector<Producer>& city) {
  Cover cover;
  for (const Producer producer : city) cover.add(producer, 1);
  return cover;
}

std::vector<Cost> costs_of_the_box() {
  std::vector<Cost> costs;
  for (const Edition edition : {Edition::First, Edition::Second}) {
    for (const auto& row : wonders::facts_of(edition).rows) {
      if (row.cost != Cost{}) costs.push_back(row.cost);
    }
    for (const auto& board : wonders::facts_of(edition).boards) {
      for (const auto& side : board.sides) {
        for (int stage = 0; stage < side.count(); ++stage) costs.push_back(side.stages[stage].cost);
      }
    }
  }
  return costs;
}

// The market's answer against the answer by force, for a buyer with these shops.
void compare(const Shops& shops, const Cost& cost, int budget) {
  std::array<Cover, 5> covers;
  for (std::size_t s = 0; s < shops.size(); ++s) covers[s] = cover_of(shops[s].producers);
  wonders::Buyer buyer{
      .own = &covers[0], .coins = 0, .sellers = {}, .count = static_cast<int>(shops.size()) - 1};
  for (std::size_t s = 1; s < shops.size(); ++s) {
    buyer.sellers[s - 1] = {.sells = &covers[s],
                            .raw = static_cast<std::uint8_t>(shops[s].raw),
                            .made = static_cast<std::uint8_t>(shops[s].made),
                            .at_most = static_cast<std::uint8_t>(shops[s].at_most),
                            .column = static_cast<std::uint8_t>(s - 1)};
  }
  const Cover need = wonders::cover_of(cost.goods());
  const auto bills = wonders::bills_for(buyer, need, budget);
  ASSERT_EQ(std::vector<Bill>(bills.begin(), bills.end()), unbeaten_by_force(shops, cost, budget));
  const auto all = unbeaten_by_force(shops, cost, 99);
  const auto price = wonders::cheapest(buyer, need);
  ASSERT_EQ(price.has_value(), !all.empty());
  if (price) {
    ASSERT_EQ(*price, all[0].total());
  }
}

TEST(WondersMarket, FindsExactlyTheUnbeatenBillsOfTwoNeighbours) {  // [wonders 28, 37, 39]
  Rng rng(2026);
  const auto costs = costs_of_the_box();
  for (int i = 0; i < (slow_tests() ? 100'000 : 5'000) && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE("city " + std::to_string(i));
    const int made = 1 + rng.below(2);
    const Shops shops = {{random_city(rng, 7)},
                         {random_city(rng, 8), 1 + rng.below(2), made},
                         {random_city(rng, 8), 1 + rng.below(2), made}};
    compare(shops, costs[static_cast<std::size_t>(rng.below(static_cast<int>(costs.size())))],
            rng.below(4) == 0 ? rng.below(8) : 99);
  }
}

// Sellers further away sell one, two or three units for a coin each; costs grow by what goes with a card.
TEST(WondersMarket, FindsExactlyTheUnbeatenBillsWithSellersThatSellOnlySoMany) {
  Rng rng(2027);
  const auto costs = costs_of_the_box();
  const auto any_cost = [&] {
    return costs[static_cast<std::size_t>(rng.below(static_cast<int>(costs.size())))];
  };
  for (int i = 0; i < (slow_tests() ? 20'000 : 1'000) && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE("city " + std::to_string(i));
    const int made = 1 + rng.below(2);
    Shops shops = {{random_city(rng, 5)},
                   {random_city(rng, 6), 1 + rng.below(2), made},
                   {random_city(rng, 6), 1 + rng.below(2), made},
                   {random_city(rng, 6), 1, 1, 1 + rng.below(3)}};
    if (rng.below(2) == 0) shops.push_back({random_city(rng, 6), 1, 1, 1 + rng.below(2)});
    Cost cost = any_cost();
    if (rng.below(2) == 0) {
      cost.wood = static_cast<std::uint8_t>(cost.wood + 1);
      cost.glass = static_cast<std::uint8_t>(cost.glass + 1);
    }
    compare(shops, cost, rng.below(4) == 0 ? rng.below(8) : 99);
  }
}

TEST(WondersMarket, EveryOfferedPaymentCanBeWrittenDownLineByLine) {
  Rng rng(7);
  NoEvents quiet;
  int checked = 0;
  for (int number = 0; number < (slow_tests() ? 400 : 30); ++number) {
    auto state = *wonders::Wonders::start({.family = Family::Wonders,
                                           .edition = number % 2 == 0 ? Edition::First : Edition::Second,
                                           .players = 3 + number % 5});
    while (!wonders::Wonders::to_act(state).empty()) {
      const Seat seat = wonders::Wonders::to_act(state).lowest();
      if (seat == kNature) {
        wonders::Wonders::apply(state, seat, wonders::Wonders::roll(state, rng), quiet);
        continue;
      }
      for (const Option& option : wonders::Wonders::options(state, seat)) {
        if (!option.legal() || option.payment.means != Means::Paid) continue;
        int coins = option.payment.printed_coins;
        std::array<int, kResources> units = {};
        for (const PaymentLine& line : option.payment.lines) {
          coins += line.units * line.each;
          units[static_cast<int>(line.resource)] += line.units;
          ASSERT_EQ(line.source == Source::Bought, line.receiver != kNature);
        }
        ASSERT_EQ(coins, option.payment.coins);
        ASSERT_EQ(coins - option.payment.printed_coins, wonders::bill_of(option.action).total());
        const bool build = wonders::verb_of(option.action) == wonders::Verb::Build;
        const auto& me = state.cities[seat];
        const auto& edition = wonders::facts(state);
        const Cost& cost =
            build ? edition.rows[option.action.arg[0]].cost
                  : edition.boards[me.board].sides[static_cast<int>(me.side)].stages[me.stages].cost;
        for (int r = 0; r < kResources; ++r) ASSERT_EQ(units[r], cost.goods()[static_cast<Resource>(r)]);
        ++checked;
      }
      wonders::Wonders::apply(state, seat, wonders::Wonders::sample(state, seat, rng), quiet);
    }
  }
  EXPECT_GT(checked, 1000);
}

}  // namespace
}  // namespace heptad::tests
