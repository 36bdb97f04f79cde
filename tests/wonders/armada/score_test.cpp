// What Armada changes at the end.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

WondersGame& seven_green(WondersGame& game, int seat) {
  return game.city(
      seat, {"apothecary", "workshop", "scriptorium", "dispensary", "laboratory", "library", "school"});
}

TEST(ArmadaScore, AGuildIsWorthTenAtMost /* [armada 118, 133] */) {
  // The rulebook's example: 7 and 5 green cards, 4 and 2 yellow ones.
  auto game = armada_game(1).city(0, {"philosophers-guild"});
  seven_green(game, 1).city(3, {"apothecary", "workshop", "scriptorium", "dispensary", "laboratory"});
  EXPECT_EQ(game.points(0, Category::Guilds), 10);
  game.city(0, {"traders-guild"})
      .city(1, {"tavern", "forum", "vineyard", "bazar"})
      .city(3, {"tavern", "forum"});
  EXPECT_EQ(game.points(0, Category::Guilds), 10 + 6);
  auto base = wonders_game(1, 4).city(0, {"philosophers-guild"});
  seven_green(base, 1);
  seven_green(base, 3);
  EXPECT_EQ(base.points(0, Category::Guilds), 14);
}

TEST(ArmadaScore, ACopiedGuildIsWorthTenAtMostToo /* [armada 118] */) {
  auto game = armada_game(1).boards("olympia:b gizah:a rhodos:a ephesos:a").stages(0, 3);
  seven_green(game, 1);
  seven_green(game, 3);
  const int before = game.points(0, Category::Wonders);
  EXPECT_EQ(game.city(1, {"philosophers-guild"}).points(0, Category::Wonders), before + 10);
}

TEST(ArmadaScore, TheSymbolOfTheScientistsGuildHasNoCap /* [armada 119] */) {
  auto game = armada_game(1).city(0, {"apothecary", "workshop", "dispensary", "laboratory", "lodge",
                                      "observatory", "scriptorium", "library"});
  EXPECT_EQ(game.points(0, Category::Scientific), 9 + 9 + 4 + 14);
  game.city(0, {"scientists-guild"});
  EXPECT_EQ(game.points(0, Category::Scientific), 9 + 9 + 9 + 21);  // twelve more
  EXPECT_EQ(game.points(0, Category::Guilds), 0);
}

TEST(ArmadaScore, HasColumnsForTokensIslandsAndTheBlueShip /* [armada 120] */) {
  auto game = armada_game(1).coins(0, 0).at(3, 7).ships(0, {.yellow = 3, .blue = 4}).ships(1, {.red = 1});
  game.islands(0, {"inhabited-island"}).city(0, {"port-customs", "naval-headquarters"});
  game.play("0 build altar").others_sell();
  EXPECT_EQ(game.points(0, Category::Naval), -3);
  EXPECT_EQ(game.points(0, Category::Islands), 3);
  EXPECT_EQ(game.points(0, Category::Shipyard), 5);
  EXPECT_EQ(game.points(0, Category::Commercial), 2 * 2);  // Port Customs
  EXPECT_EQ(game.points(0, Category::Civilian), 5 + 2);    // Naval Headquarters, Altar
  EXPECT_EQ(game.outcome().sheets[0].total(), -3 + 3 + 5 + 4 + 7);
  EXPECT_TRUE(game.outcome().over);
}

TEST(ArmadaScore, TiesGoToTheCoinsThenAreShared /* [armada 121] */) {
  auto game = armada_game(1).at(3, 7).coins(0, 2).coins(1, 1).coins(2, 0).coins(3, 0);
  game.others_sell();  // 5, 4, 3, 3 coins: a point each
  EXPECT_EQ(game.outcome().winners, SeatSet::of(0));
  EXPECT_EQ(game.outcome().how, Victory::PointsCoins);
  auto shared = armada_game(1).at(3, 7).others_sell();
  EXPECT_EQ(shared.outcome().winners, SeatSet::first(4));
  EXPECT_EQ(shared.outcome().how, Victory::Shared);
}

}  // namespace
}  // namespace heptad::tests
