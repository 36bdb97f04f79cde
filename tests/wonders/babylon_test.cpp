// Babylon: symbols of choice, and the last card.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

TEST(WondersBabylon, SymbolsOfChoiceArePlacedAtScoringEachByItself) {  // [wonders 61]
  auto game =
      wonders_game(1).boards("babylon:a gizah:a rhodos:a").stages(0, 2).city(0, {"workshop", "apothecary"});
  EXPECT_EQ(game.points(0, Category::Scientific), 1 + 1 + 1 + 7);  // a tablet now …
  game.city(0, {"laboratory", "observatory", "study", "scriptorium"});
  EXPECT_EQ(game.points(0, Category::Scientific), 25 + 1 + 1 + 7);  // … and a gear when that is worth more
  game.city(0, {"scientists-guild"});
  EXPECT_EQ(game.points(0, Category::Scientific), 36 + 1 + 1 + 7);
}

WondersGame babylon(int edition = 1) {
  auto game = edition == 1 ? wonders_game(1).boards("babylon:b gizah:a rhodos:a")
                           : wonders_game(2).boards("babylon:night gizah:day rhodos:day");
  return game.stages(0, edition == 1 ? 2 : 1);
}

TEST(WondersBabylon, TheLastCardIsBuiltWithPaymentSoldOrUsedForAStage) {  // [wonders 62]
  for (const int edition : {1, 2}) {
    for (const int age : {1, 2, 3}) {
      auto game = babylon(edition).at(age, 6).hand(0, {"altar", "barracks"}).coins(0, 0);
      game.play("0 sell altar").others_sell();
      EXPECT_EQ(game.waiting_for(), "last-card");
      EXPECT_EQ(game.to_act(), SeatSet::of(0));
      EXPECT_EQ(game.legal(0), (Ways{"build barracks pay 0 2", "sell barracks", "pass"}));
      game.play("0 build barracks pay 0 2");
      EXPECT_EQ(game.coins(0), 1);
      EXPECT_EQ(game.coins(2), 3 + 3 + 2);
      EXPECT_TRUE(game.has(0, "barracks"));
    }
  }
  auto sold = babylon().at(1, 6).hand(0, {"altar", "barracks"});
  sold.play("0 sell altar").others_sell().play("0 sell barracks");
  EXPECT_EQ(sold.coins(0), 3 + 3 + 3);
  auto staged = babylon().at(1, 6).hand(0, {"altar", "baths"}).city(0, {"brickyard", "press-age-1"});
  staged.play("0 sell altar").others_sell().play("0 stage with baths");
  EXPECT_EQ(staged.stages(0), 3);
}

TEST(WondersBabylon, TheLastCardIsOptionalAndThenDiscardedWithoutCoins) {  // [wonders 63]
  auto game = babylon().at(1, 6).hand(0, {"altar", "baths"});
  game.play("0 sell altar").others_sell().play("0 pass");
  EXPECT_EQ(game.coins(0), 6);
  EXPECT_TRUE(game.in_discard("baths"));
  EXPECT_EQ(game.state().age, 2);
}

TEST(WondersBabylon, TheStageMayBeBuiltWithTheSixthCard) {  // [wonders 62, 64]
  auto game = wonders_game(1).boards("babylon:b gizah:a rhodos:a").stages(0, 1).at(1, 6);
  game.city(0, {"sawmill", "glassworks-age-1"}).hand(0, {"altar", "theater"});
  game.play("0 stage with altar").others_sell();
  EXPECT_EQ(game.waiting_for(), "last-card");
  game.play("0 build theater");
  EXPECT_TRUE(game.has(0, "theater"));
}

TEST(WondersBabylon, TheLastCardIsALittleExtraTurn) {  // [wonders 65]
  // What the sixth card made or earned can be used.
  auto game = babylon().at(1, 6).hand(0, {"lumber-yard", "stockade"}).coins(0, 0);
  game.play("0 build lumber-yard").others_sell();
  EXPECT_EQ(game.ways(0, "build stockade"), Ways{""});
}

TEST(WondersBabylon, OtherPlayersDiscardTheirLastCard) {  // [wonders 66]
  auto game = babylon().at(1, 6).hand(1, {"altar", "theater"});
  game.others_sell().play("0 pass");
  EXPECT_TRUE(game.in_discard("theater"));
  EXPECT_EQ(game.coins(1), 6);
}

TEST(WondersBabylon, PaymentsForTheLastCardReachTheNeighbour) {  // [wonders 67]
  auto game = babylon().at(1, 6).hand(0, {"altar", "baths"});
  game.play("0 sell altar").others_sell().play("0 build baths pay 2 0");
  EXPECT_EQ(game.coins(1), 3 + 3 + 2);
}

}  // namespace
}  // namespace heptad::tests
