// What is printed on the components of Armada, and what stands in for what nobody could read.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "engine/wonders/armada/fleet_cards.h"
#include "engine/wonders/armada/islands.h"
#include "engine/wonders/armada/shipyards.h"

namespace heptad::wonders::armada {
namespace {

class Shipyards : public ::testing::TestWithParam<const CostSet*> {
 public:
  const ShipyardRow& shipyard(int number) const { return GetParam()->shipyards[number - 1]; }
  const Lane& lane(int number, Fleet fleet) const { return shipyard(number).lanes[static_cast<int>(fleet)]; }
};
INSTANTIATE_TEST_SUITE_P(OfEverySet, Shipyards, ::testing::ValuesIn(kCostSets));

// What the spaces give is not in a shipyard's row.
TEST_P(Shipyards, DifferInTheirCostsOnly /* [armada 8] */) {
  std::set<std::string> ids;
  for (int one = 1; one <= kShipyards; ++one) {
    ids.emplace(shipyard(one).id);
    EXPECT_EQ(shipyard(one).id, kHouse1.shipyards[one - 1].id);
    for (int other = 1; other < one; ++other) {
      bool same = true;
      for (int fleet = 0; fleet < kFleets; ++fleet) {
        same = same && shipyard(one).lanes[fleet].costs == shipyard(other).lanes[fleet].costs;
      }
      EXPECT_FALSE(same) << one << " and " << other;
    }
  }
  EXPECT_EQ(ids.size(), 8U);
}

TEST_P(Shipyards, KeepTheThreeCostsThatWereRead) {
  EXPECT_EQ(lane(1, Fleet::Red).costs[0], Cost{.wood = 1});
  EXPECT_EQ(lane(4, Fleet::Yellow).costs[0], Cost{.wood = 1});
  EXPECT_EQ(lane(5, Fleet::Blue).costs[0], Cost{.clay = 1});
  int read = 0;
  for (const auto& row : GetParam()->shipyards) {
    for (const auto& fleet : row.lanes) read += std::popcount(unsigned{fleet.read_spaces});
  }
  EXPECT_EQ(read, 3);
}

TEST_P(Shipyards, AskForOneOrTwoResourcesASpaceOrForCoins) {
  for (const auto& row : GetParam()->shipyards) {
    for (const auto& fleet : row.lanes) {
      for (const Cost& cost : fleet.costs) {
        const int units = cost.goods().total();
        EXPECT_TRUE(cost.coins == 0 ? units == 1 || units == 2 : units == 0) << row.id;
      }
    }
  }
}

// The rest of house-2 is house-1.
TEST(ShipyardsOfHouse2, HaveADearerRedLaneWhereTheWonderBearsTheRedFleet) {
  for (int i = 0; i < kShipyards; ++i) {
    const ShipyardRow& before = kHouse1.shipyards[i];
    const ShipyardRow& now = kHouse2.shipyards[i];
    EXPECT_EQ(now.wonder_fleet, before.wonder_fleet);
    for (int fleet = 0; fleet < kFleets; ++fleet) {
      const bool dearer = fleet == static_cast<int>(Fleet::Red) && now.wonder_fleet == Fleet::Red;
      EXPECT_EQ(now.lanes[fleet].costs == before.lanes[fleet].costs, !dearer) << now.id;
    }
  }
}

TEST(ShipyardsOfHouse1, AskForAsMuchOnEveryBoard) {
  for (const auto& row : kHouse1.shipyards) {
    Goods goods;
    int coins = 0;
    for (const auto& fleet : row.lanes) {
      for (const Cost& cost : fleet.costs) {
        goods += cost.goods();
        coins += cost.coins;
      }
    }
    EXPECT_EQ(goods.only_raw().total(), 23) << row.id;
    EXPECT_EQ(goods.only_manufactured().total(), 12) << row.id;
    EXPECT_EQ(coins, 2) << row.id;
  }
}

TEST_P(Shipyards, BearTheWonderSymbolOnTwoBoardsOfEachFleet /* [armada 8, 19] */) {
  std::map<Fleet, int> boards;
  EXPECT_TRUE(shipyard(1).wonder_fleet_read);
  EXPECT_EQ(shipyard(1).wonder_fleet, Fleet::Red);
  for (const auto& row : GetParam()->shipyards) ++boards[row.wonder_fleet];
  for (const auto fleet : {Fleet::Red, Fleet::Yellow, Fleet::Blue, Fleet::Green}) EXPECT_EQ(boards[fleet], 2);
}

TEST(Spaces, GiveWhatTheRulebookSays /* [armada 50-53, 61, 62] */) {
  EXPECT_EQ(kRedStrength[3].value, 3);
  EXPECT_FALSE(kRedStrength[3].ours);
  EXPECT_EQ(kArrivalCoins[2].value, 2);
  EXPECT_EQ(kArrivalCoins[4].value, 4);
  EXPECT_EQ(kTradeLevel[1].value, 1);
  EXPECT_EQ(kTradeLevel[4].value, 2);
  EXPECT_EQ(kTax[2].value, 1);
  EXPECT_EQ(kTax[4].value, 2);
  EXPECT_EQ(kTax[6].value, 4);
  EXPECT_EQ(kBluePoints[6].value, 10);
  EXPECT_EQ(kExplores[2].value, 1);
}

TEST(FleetCards, AreTwoOfEachColourInEveryAge) {
  std::map<std::pair<int, Colour>, int> count;
  for (const auto& row : kFleetCards) ++count[{row.age, row.colour}];
  EXPECT_EQ(count.size(), 12U);
  for (const auto& [key, cards] : count) EXPECT_EQ(cards, 2);
}

TEST(FleetCards, ThatPointTwoSeatsAwayAreFive /* [armada 3] */) {
  std::set<std::string_view> ids;
  for (const auto& row : kFleetCards) {
    if (points_two_seats_away(row)) ids.insert(row.id);
  }
  EXPECT_EQ(ids, (std::set<std::string_view>{"pontoon", "ballista", "pier", "eastern-emporium",
                                             "western-emporium"}));
}

TEST(Islands, AreNineOfEachLevelAndNoTwoAlike /* [armada 6] */) {
  std::set<std::string_view> ids;
  for (const auto& row : kIslandRows) ids.insert(row.id);
  EXPECT_EQ(ids.size(), 27U);
  for (int level = 1; level <= 3; ++level) EXPECT_EQ(std::popcount(islands_of(level)), 9);
}

}  // namespace
}  // namespace heptad::wonders::armada
