// A card is discarded for coins or for a move of the yellow ship.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

TEST(ArmadaDiscarding, GivesThreeCoinsOrMovesTheYellowShip /* [armada 31] */) {
  auto game = armada_game(1).hand(0, {"baths"}).hand(1, {"theater"});
  game.play("0 sell baths").play("1 sail with theater").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 3);
  EXPECT_EQ(game.ships(0), Ships{});
  EXPECT_EQ(game.coins(1), 3);
  EXPECT_EQ(game.ships(1), (Ships{.yellow = 1}));
  EXPECT_TRUE(game.in_discard("baths"));
  EXPECT_TRUE(game.in_discard("theater"));
}

TEST(ArmadaDiscarding, MovesTheShipWithAllThatTheSpaceGives /* [armada 32] */) {
  auto game = armada_game(1).ships(0, {.yellow = 1}).play("0 sail with altar").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 2);
  for (const int other : {1, 2, 3}) EXPECT_EQ(game.coins(other), 3 + 3 - 1);
  EXPECT_EQ(game.ships(0, {.yellow = 5}).ways(0, "sail with altar"), Ways{""});
  EXPECT_EQ(game.ships(0, {.yellow = 6}).ways(0, "sail with altar"), Ways{});
  EXPECT_EQ(game.ways(0, "sell altar"), Ways{""});
}

TEST(ArmadaDiscarding, IsAllThatIsLeftForACardThatServesNothingElse /* [armada 33] */) {
  const auto game = armada_game(1).hand(0, {"palace"}).coins(0, 0);
  EXPECT_EQ(game.legal(0), (Ways{"sell palace", "sail with palace"}));
}

TEST(ArmadaDiscarding, IsNotWhatHappensToTheLastCardOfAnAge /* [armada 34] */) {
  auto game = armada_game(1).at(1, 7).hand(1, {"altar", "theater"}).ships(1, {.yellow = 1});
  game.play("1 sell altar").others_sell();
  EXPECT_TRUE(game.in_discard("theater"));
  EXPECT_EQ(game.coins(1), 3 + 3);
  EXPECT_EQ(game.ships(1).yellow, 1);
}

}  // namespace
}  // namespace heptad::tests
