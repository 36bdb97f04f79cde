// The payment solver against trying everything.
#include <algorithm>
#include <set>

#include "engine/wonders/payment.h"
#include "tests/slow.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Cover;
using wonders::Split;

// A producer as printed: one unit of one of these resources.
using Producer = unsigned;

struct Market {
  std::vector<Producer> own, left, right;
  wonders::Prices prices;
};

// Tries every producer for every unit of the cost, one after another.
void try_all(const Market& market, std::vector<Resource> units, unsigned used_own, unsigned used_left,
             unsigned used_right, Split paid, std::set<std::pair<int, int>>& found) {
  if (units.empty()) {
    found.insert({paid.left, paid.right});
    return;
  }
  const Resource unit = units.back();
  units.pop_back();
  const unsigned bit = 1U << static_cast<int>(unit);
  const auto each = [&](const std::vector<Producer>& producers, unsigned used, auto use) {
    std::set<Producer> tried;  // equal producers are interchangeable
    for (std::size_t i = 0; i < producers.size(); ++i) {
      if ((used >> i & 1) != 0 || (producers[i] & bit) == 0 || !tried.insert(producers[i]).second) continue;
      use(used | 1U << i);
    }
  };
  const int left_price = is_raw(unit) ? market.prices.raw_left : market.prices.manufactured;
  const int right_price = is_raw(unit) ? market.prices.raw_right : market.prices.manufactured;
  each(market.own, used_own,
       [&](unsigned used) { try_all(market, units, used, used_left, used_right, paid, found); });
  each(market.left, used_left, [&](unsigned used) {
    const Split more{static_cast<std::uint8_t>(paid.left + left_price), paid.right};
    try_all(market, units, used_own, used, used_right, more, found);
  });
  each(market.right, used_right, [&](unsigned used) {
    const Split more{paid.left, static_cast<std::uint8_t>(paid.right + right_price)};
    try_all(market, units, used_own, used_left, used, more, found);
  });
}

std::vector<std::pair<int, int>> front_by_force(const Market& market, const Cost& cost, int budget) {
  std::vector<Resource> units;
  for (int r = 0; r < kResources; ++r) {
    units.insert(units.end(), cost.goods()[static_cast<Resource>(r)], static_cast<Resource>(r));
  }
  std::set<std::pair<int, int>> all;
  try_all(market, units, 0, 0, 0, {}, all);
  std::vector<std::pair<int, int>> front;
  for (const auto& [l, r] : all) {
    const bool beaten = std::ranges::any_of(all, [&](const auto& other) {
      return other != std::pair(l, r) && other.first <= l && other.second <= r;
    });
    if (!beaten && l + r <= budget) front.emplace_back(l, r);
  }
  std::ranges::sort(front, {}, [](const auto& p) { return std::pair(p.first + p.second, p.first); });
  return front;
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

TEST(WondersPayment, TheSolverFindsExactlyTheNonDominatedSplits) {  // [wonders 28, 37, 39]
  Rng rng(2026);
  const int cities = slow_tests() ? 100'000 : 5'000;
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
  for (int i = 0; i < cities && !testing::Test::HasFailure(); ++i) {
    const auto discounts = static_cast<wonders::Discounts>(rng.below(8));
    const Market market{random_city(rng, 7), random_city(rng, 8), random_city(rng, 8),
                        wonders::prices_of(discounts)};
    const Cover own = cover_of(market.own), left = cover_of(market.left), right = cover_of(market.right);
    const wonders::Buyer buyer{&own, &left, &right, market.prices, 0};
    const Cost& cost = costs[rng.below(static_cast<int>(costs.size()))];
    const int budget = rng.below(4) == 0 ? rng.below(8) : 99;
    std::vector<std::pair<int, int>> found;
    const auto need = wonders::cover_of(cost.goods());
    for (const Split& split : wonders::splits_for(buyer, need, budget))
      found.emplace_back(split.left, split.right);
    const auto expected = front_by_force(market, cost, budget);
    ASSERT_EQ(found, expected) << "city " << i;
    const auto all = front_by_force(market, cost, 99);
    const auto price = wonders::cheapest(buyer, need);
    ASSERT_EQ(price.has_value(), !all.empty());
    if (price) {
      ASSERT_EQ(*price, all[0].first + all[0].second);
    }
  }
}

TEST(WondersPayment, EveryOfferedPaymentCanBeWrittenDownLineByLine) {
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
        ASSERT_EQ(coins - option.payment.printed_coins, option.action.arg[1] + option.action.arg[2]);
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
