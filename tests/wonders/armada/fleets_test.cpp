// What the spaces of the four fleets give. Where a number is ours and not the rulebook's, rows_test.cpp says
// so.
#include <array>

#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;
using Spaces = std::array<int, 7>;  // by space, the start first

TEST(RedFleet, GivesTheStrengthOfItsSpaceAndNoLowerOne /* [armada 50] */) {
  constexpr Spaces kStrength = {0, 1, 2, 3, 4, 5, 6};
  for (int space = 0; space <= 6; ++space) {
    EXPECT_EQ(armada_game(1).ships(0, {.red = space}).strength(0), kStrength[space]);
  }
}

TEST(RedFleet, AddsToIslands /* [armada 50, 80, 107, 133] */) {
  // The rulebook's example: the third space, and an island with two symbols.
  EXPECT_EQ(armada_game(1).ships(0, {.red = 3}).islands(0, {"windy-haven"}).strength(0), 5);
}

TEST(YellowFleet, PaysCoinsOnArrival /* [armada 51, 53] */) {
  constexpr Spaces kCoins = {0, 0, 2, 0, 4, 0, 0};
  for (int space = 1; space <= 6; ++space) {
    auto game = armada_game(1).ships(0, {.yellow = space - 1}).play("0 sail with altar").others_sell();
    EXPECT_EQ(game.coins(0), 3 + kCoins[space]) << space;
  }
}

TEST(YellowFleet, HasATradeLevel /* [armada 52] */) {
  constexpr Spaces kLevel = {0, 1, 1, 2, 2, 3, 4};
  for (int space = 0; space <= 6; ++space) {
    EXPECT_EQ(armada_game(1).ships(0, {.yellow = space}).trade(0), kLevel[space]);
  }
}

TEST(YellowFleet, StartsATaxOnArrival /* [armada 53, 54] */) {
  constexpr Spaces kTax = {0, 0, 1, 0, 2, 0, 4};
  for (int space = 1; space <= 6; ++space) {
    auto game = armada_game(1).ships(0, {.yellow = space - 1}).coins(1, 10);
    game.play("0 sail with altar").others_sell();
    EXPECT_EQ(game.coins(1), 10 + 3 - kTax[space]) << space;
  }
}

TEST(YellowFleet, GivesTwoNavalSymbolsOnTheLastSpace /* [armada 53, 107] */) {
  EXPECT_EQ(armada_game(1).ships(0, {.yellow = 5}).strength(0), 0);
  EXPECT_EQ(armada_game(1).ships(0, {.yellow = 6}).strength(0), 2);
}

TEST(BlueFleet, GivesThePointsOfItsSpaceAndOneNavalSymbolOnTheLast /* [armada 61, 107, 133] */) {
  constexpr Spaces kPoints = {0, 1, 2, 3, 5, 7, 10};
  for (int space = 0; space <= 6; ++space) {
    const auto game = armada_game(1).ships(0, {.blue = space});
    EXPECT_EQ(game.points(0, Category::Shipyard), kPoints[space]);
    EXPECT_EQ(game.strength(0), space == 6 ? 1 : 0);
  }
}

TEST(GreenFleet, ExploresOnEverySecondSpaceALevelHigher /* [armada 62] */) {
  for (int space = 1; space <= 6; ++space) {
    auto game = armada_game(1).ships(0, {.green = space - 1}).hand(0, {"dry-hold"});
    game.play("0 build dry-hold").others_sell().play("0 sail green");
    if (space % 2 == 1) {
      EXPECT_EQ(game.state().turn, 2) << "no island on space " << space;
      continue;
    }
    EXPECT_EQ(game.waiting_for(), "islands");
    const Ways shown = {"", "lost-island foggy-island bronze-island topaz-island",
                        "windy-haven iron-haven pirate-haven stormy-haven",
                        "royal-archipelago lush-archipelago golden-archipelago emerald-archipelago"};
    for (int level = 1; level <= 3; ++level) {
      EXPECT_EQ(game.is_legal("nature islands 0 " + shown[level]), level == space / 2);
    }
  }
}

TEST(GreenFleet, FindsIslandsOfAnyLevelInAnyAge /* [armada 63] */) {
  for (const int age : {1, 2, 3}) {
    for (const int level : {1, 2, 3}) {
      auto game = armada_game(1).at(age, 1).ships(0, {.green = 2 * level - 1}).hand(0, {"dry-hold"});
      game.play("0 build dry-hold").others_sell().play("0 sail green");
      Rng rng(1);
      NoEvents quiet;
      wonders::Wonders::apply(game.state(), kNature, wonders::Wonders::roll(game.state(), rng), quiet);
      game.play("0 " + game.legal(0)[0]);
      ASSERT_EQ(game.islands(0).size(), 1U);
      const std::string island = game.islands(0)[0];
      EXPECT_TRUE(island.ends_with(level == 1   ? "-island"
                                   : level == 2 ? "haven"
                                                : "-archipelago") ||
                  island == "haven-of-statues")
          << island;
    }
  }
}

}  // namespace
}  // namespace heptad::tests
