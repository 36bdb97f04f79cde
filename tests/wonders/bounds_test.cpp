// Lists of fixed size have room for the richest positions: counted from the tables, then looked for.
#include <array>
#include <bitset>
#include <cstdio>
#include <functional>

#include "engine/wonders/armada/list.h"
#include "engine/wonders/flow.h"
#include "engine/wonders/market.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Bills;
using wonders::Card;
using wonders::EditionFacts;
using wonders::Extent;
using wonders::Wonders;

TEST(WondersBounds, AFullListOfBillsTakesNoMoreAndSaysSo) {
  Bills pushed;
  Bills inserted;
  for (int i = 0; i < Bills::kCapacity + 20; ++i) {
    EXPECT_EQ(pushed.full(), i >= Bills::kCapacity);
    pushed.push({{static_cast<std::uint8_t>(i)}});
    inserted.insert({{static_cast<std::uint8_t>(255 - i)}});
  }
  EXPECT_EQ(pushed.size(), Bills::kCapacity);
  EXPECT_EQ(inserted.size(), Bills::kCapacity);
  EXPECT_EQ(inserted[0].to[0], 255 - (Bills::kCapacity + 20) + 1);  // the cheapest are kept
}

// --- the bounds, from the tables -------------------------------------------------------------------------
//
// A bill buys exactly what the city lacks: a purchase with more units is beaten by the one without them, and
// in teams nothing else may be bought. By the exchange property every such purchase has the same number of
// raw units and of manufactured units, at most those of the cost. So a bill follows from how many units of
// either kind come from each seller: the neighbours (prices 1 or 2 for raw materials, one price for
// manufactured goods at both), then sellers with a limit, who take one coin a unit. One unit may be spared,
// raw or manufactured.

struct Units {
  int raw = 0, made = 0;
  Units operator+(Units other) const { return {raw + other.raw, made + other.made}; }
};
Units units_of(const Cost& cost) {
  return {cost.goods().only_raw().total(), cost.goods().only_manufactured().total()};
}
struct Prices {
  int left_raw, right_raw, made;
};

// The bills that buy so many units of everything, as one set of numbers.
using BillSet = std::bitset<(1 << 18)>;
constexpr std::size_t number_of(int left, int right, int third, int fourth) {
  return static_cast<std::size_t>(left | right << 6 | third << 12 | fourth << 15);
}

void add_from_neighbours(BillSet& bills, Units units, Prices prices, int third, int fourth) {
  for (int raw = 0; raw <= units.raw; ++raw) {
    for (int made = 0; made <= units.made; ++made) {
      const int left = prices.left_raw * raw + prices.made * made;
      const int right = prices.right_raw * (units.raw - raw) + prices.made * (units.made - made);
      bills.set(number_of(left, right, third, fourth));
    }
  }
}

// `limits`: how much the third and the fourth seller sell.
void add_bills(BillSet& bills, Units units, Prices prices, std::array<int, 2> limits) {
  for (int third = 0; third <= limits[0]; ++third) {
    for (int fourth = 0; fourth <= limits[1]; ++fourth) {
      for (int raw = 0; raw <= third + fourth; ++raw) {
        const Units rest = {units.raw - raw, units.made - (third + fourth - raw)};
        if (rest.raw >= 0 && rest.made >= 0) add_from_neighbours(bills, rest, prices, third, fourth);
      }
    }
  }
}

enum class Spared : std::uint8_t { Nothing, One };

int most_bills_now(Units units, Spared spared, std::array<int, 2> limits) {
  std::size_t most = 0;
  for (int which = 0; which < 8; ++which) {
    const Prices prices{1 + (which & 1), 1 + (which >> 1 & 1), 1 + (which >> 2)};
    BillSet bills;
    if (spared == Spared::Nothing) {
      add_bills(bills, units, prices, limits);
    } else {
      if (units.raw > 0) add_bills(bills, {units.raw - 1, units.made}, prices, limits);
      if (units.made > 0) add_bills(bills, {units.raw, units.made - 1}, prices, limits);
    }
    most = std::max(most, bills.count());
  }
  return static_cast<int>(most);
}

// At most, whatever of the cost the city makes itself. Cached: the tables ask for a few costs again and
// again.
int most_bills(Units cost, Spared spared) {
  static std::array<std::array<std::array<int, 2>, 8>, 12> known = {};
  int& most = known[static_cast<std::size_t>(cost.raw)][static_cast<std::size_t>(cost.made)]
                   [static_cast<std::size_t>(spared)];
  if (most != 0) return most;
  // Two Emporiums, or both at the seat opposite.
  for (const std::array<int, 2> limits : {std::array{2, 1}, std::array{3, 0}}) {
    most = std::max(most, most_bills_now(cost, Spared::Nothing, limits));
    if (spared == Spared::One) most = std::max(most, most_bills_now(cost, Spared::One, limits));
  }
  if (cost.raw > 0) most = std::max(most, most_bills({cost.raw - 1, cost.made}, spared));
  if (cost.made > 0) most = std::max(most, most_bills({cost.raw, cost.made - 1}, spared));
  return most;
}

int most_with_ship(Units cost, const std::function<bool(const wonders::armada::ShipyardRow&, int)>& sails) {
  int most = 0;
  for (const auto* set : wonders::armada::kCostSets) {
    for (const auto& yard : set->shipyards) {
      for (int fleet = 0; fleet < wonders::armada::kFleets; ++fleet) {
        if (!sails(yard, fleet)) continue;
        for (const Cost& space : yard.lanes[static_cast<std::size_t>(fleet)].costs)
          most = std::max(most, most_bills(cost + units_of(space), Spared::One));
      }
    }
  }
  return most;
}

struct Bounds {
  int bills = 0, actions = 0;
};

Bounds bounds_of(Edition edition) {
  Bounds bounds;
  const EditionFacts& facts = wonders::facts_of(edition, Extent::WithModules);
  std::array<std::vector<int>, 3> ways;  // to build the cards of an Age
  for (const auto& row : facts.rows) {
    const int alone = most_bills(units_of(row.cost), Spared::Nothing);
    const auto colour = wonders::armada::fleet_of_colour(row.colour);
    const auto sails = [&](const auto&, int fleet) { return colour && static_cast<int>(*colour) == fleet; };
    const int with_ship = most_with_ship(units_of(row.cost), sails);
    bounds.bills = std::max({bounds.bills, alone, with_ship});
    ways[row.age - 1].push_back(alone + 1 + with_ship + most_with_ship({}, sails));
  }
  int stage = 0, stage_with_ship = 0;
  const auto wonder = [](const auto& yard, int fleet) {
    return static_cast<int>(yard.wonder_fleet) == fleet;
  };
  for (const auto& board : facts.boards) {
    for (const auto& side : board.sides) {
      for (int i = 0; i < side.count(); ++i) {
        const Units cost = units_of(side.stages[static_cast<std::size_t>(i)].cost);
        stage = std::max(stage, most_bills(cost, Spared::Nothing));
        stage_with_ship = std::max(stage_with_ship, most_with_ship(cost, wonder));
      }
    }
  }
  bounds.bills = std::max({bounds.bills, stage, stage_with_ship});
  // With the Lost Island every ship sails with the stage for the stage's own bills.
  const int under = std::max(stage * (1 + wonders::armada::kFleets), stage + stage_with_ship);
  for (std::vector<int>& age : ways) {
    std::ranges::sort(age, std::greater());
    int actions = 1;  // the last card may be passed on
    for (std::size_t i = 0; i < wonders::kMaxHand; ++i) actions += age[i] + under + 2;
    bounds.actions = std::max(bounds.actions, actions);
  }
  return bounds;
}

TEST(WondersBounds, AreThoseOfTheTables) {
  for (const Edition edition : {Edition::First, Edition::Second}) {
    const Bounds bounds = bounds_of(edition);
    EXPECT_EQ(bounds.bills, wonders::kMostBills - 1);
    EXPECT_EQ(bounds.actions, wonders::kMostActions);
    EXPECT_LT(bounds.bills, Bills::kCapacity);
    EXPECT_LT(bounds.actions, ActionList::kCapacity);
  }
}

// --- the richest positions that are found ----------------------------------------------------------------

struct Found {
  int bills = 0, actions = 0;
};

// A rich buyer between cities that sell nearly everything, with a hand of dear cards.
Found richest(const Rules& rules, int trials) {
  Found most;
  const wonders::State start = *Wonders::start(rules);
  for (int trial = 0; trial < trials; ++trial) {
    Rng rng(static_cast<std::uint64_t>(trial));
    wonders::State state = start;
    while (state.step() != wonders::Step::Choose) {
      ActionList list;
      const SeatSet seats = Wonders::to_act(state);
      NoEvents quiet;
      if (!seats.has(kNature)) Wonders::legal_actions(state, seats.lowest(), list);
      Wonders::apply(state, seats.lowest(), seats.has(kNature) ? Wonders::roll(state, rng) : list[0], quiet);
    }
    state.age = 3;
    const auto& facts = wonders::facts(state);
    const auto cards = static_cast<int>(facts.rows.size());
    NoEvents quiet;
    wonders::Flow<NoEvents> flow(state, quiet);
    for (int city = 0; city < state.city_count; ++city) {
      state.cities[city].coins = 99;
      for (int card = 0; card < cards; ++card) {
        if (facts.gifts[card].produces && city != 0 && rng.below(8) != 0)
          flow.gain_card(city, static_cast<Card>(card));
      }
    }
    state.cities[0].discounts = static_cast<wonders::Discounts>(rng.below(8));
    state.cities[0].powers = static_cast<std::uint8_t>(rng.below(4) == 0 ? 0xFF : 0);
    if (rules.armada) {
      auto& harbour = state.armada.harbours[0];
      if (state.players > 3) harbour.emporiums = 2 | 1 << 4;
      for (auto& ship : harbour.ships) ship = static_cast<std::uint8_t>(3 + rng.below(3));
      // Often with the Lost Island and the Ancient Haven, which make the lists long.
      const auto some = static_cast<wonders::armada::Islands>(rng.below(1 << wonders::armada::kIslands));
      harbour.islands = rng.below(4) == 0 ? some : 1U << 7 | 1U << 15;
    }
    wonders::Hand& hand = state.hands[0];
    hand = {};
    while (hand.size < state.hand_size) {
      const auto card = static_cast<Card>(rng.below(cards));
      const int units = facts.rows[card].cost.goods().total();
      if (facts.cards[card].age == 3 && units > rng.below(6) && !hand.has(card)) hand.add(card);
    }
    const int last_stage =
        facts.stage_count[state.cities[0].board][static_cast<int>(state.cities[0].side)] - 1;
    state.cities[0].stages = static_cast<std::uint8_t>(rng.below(last_stage + 1));
    const wonders::Buyer buyer = wonders::buyer_of(state, 0);
    const auto measure = [&](const wonders::Cover& need, int fleet) {
      const Bills alone = wonders::bills_for(buyer, need, 99);
      EXPECT_FALSE(alone.full());
      most.bills = std::max(most.bills, alone.size());
      if (!rules.armada) return;
      const auto ship =
          wonders::armada::ship_for(state.armada, 0, static_cast<wonders::armada::Fleet>(fleet));
      const Bills both = wonders::armada::bills_with(*ship, buyer, need, 99);
      EXPECT_FALSE(both.full());
      most.bills = std::max(most.bills, both.size());
    };
    for (int card = 0; card < cards; ++card) {
      const auto fleet = wonders::armada::fleet_of_colour(facts.cards[card].colour);
      measure(facts.cards[card].need, fleet ? static_cast<int>(*fleet) : 0);
    }
    ActionList list;
    Wonders::legal_actions(state, 0, list);
    EXPECT_FALSE(list.full());
    most.actions = std::max(most.actions, list.size());
  }
  return most;
}

// At least so many were found once: the search looks where lists are long.
TEST(WondersBounds, HoldInTheRichestPositionsThatAreFound) {
  struct Case {
    const char* rules;
    int players;
    int bills, actions;
  };
  for (const Case& one : {Case{"wonders1", 2, 6, 60}, Case{"wonders1", 4, 6, 60}, Case{"wonders2", 4, 6, 60},
                          Case{"wonders1+teams", 4, 12, 100}, Case{"wonders1+armada", 4, 30, 500},
                          Case{"wonders2+armada", 8, 40, 500}, Case{"wonders1+armada+teams", 4, 80, 1200},
                          Case{"wonders2+armada+teams", 8, 120, 1500}}) {
    SCOPED_TRACE(one.rules);
    const auto rules = parse_rules(one.rules, one.players);
    ASSERT_TRUE(rules);
    const Found found = richest(*rules, 1500);
    std::printf("%s with %d: %d bills, %d actions\n", one.rules, one.players, found.bills, found.actions);
    EXPECT_GE(found.bills, one.bills);
    EXPECT_LT(found.bills, wonders::kMostBills);
    EXPECT_GE(found.actions, one.actions);
    EXPECT_LE(found.actions, wonders::kMostActions);
  }
}

}  // namespace
}  // namespace heptad::tests
