// Yellow cards and military conflicts.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

TEST(WondersCommerce, TavernVineyardAndBazarPayOnce) {  // [wonders 49]
  auto tavern = wonders_game(1, 4).hand(0, {"tavern"});
  tavern.play("0 build tavern").others_sell();
  EXPECT_EQ(tavern.coins(0), 8);
  auto vineyard =
      wonders_game(1).city(0, {"lumber-yard"}).city(1, {"stone-pit", "clay-pool"}).hand(0, {"vineyard"});
  vineyard.city(2, {"loom-age-1"}).play("0 build vineyard").others_sell();
  EXPECT_EQ(vineyard.coins(0), 3 + 3);
  vineyard.refill().others_sell();
  EXPECT_EQ(vineyard.coins(0), 3 + 3 + 3);  // only the sale
  auto bazar = wonders_game(1, 4).city(0, {"loom-age-1"}).city(1, {"press-age-1"}).city(2, {"press-age-1"});
  bazar.city(3, {"press-age-1"}).hand(0, {"bazar"}).play("0 build bazar").others_sell();
  EXPECT_EQ(bazar.coins(0), 3 + 2 * 3);
}

TEST(WondersCommerce, AgeThreeCardsPayAtOnceAndScoreAtTheEnd) {  // [wonders 50]
  struct Case {
    int edition;
    const char* card;
    std::initializer_list<std::string_view> counted;
    int coins, points;
  };
  const Case cases[] = {
      {1, "haven", {"lumber-yard", "stone-pit"}, 2, 2},
      {1, "chamber-of-commerce", {"loom-age-1", "press-age-1"}, 4, 4},
      {2, "haven", {"lumber-yard"}, 1, 1},
      {2, "ludus", {"stockade", "walls"}, 6, 2},
  };
  for (const auto& test : cases) {
    auto game = wonders_game(test.edition, 5).at(3, 1).city(0, test.counted);
    // A power builds it for nothing, so that only what it pays changes the treasury.
    game.state().cities[0].powers = 1U << static_cast<int>(wonders::Power::FreeBuildEachAge);
    game.hand(0, {test.card});
    game.play("0 build " + std::string(test.card) + " free").others_sell();
    EXPECT_EQ(game.coins(0), 3 + test.coins) << test.card;
    EXPECT_EQ(game.points(0, Category::Commercial), test.points) << test.card;
    game.city(0, {"ore-vein", "glassworks-age-1", "barracks"});  // later ones score but do not pay
    EXPECT_EQ(game.coins(0), 3 + test.coins);
    EXPECT_GT(game.points(0, Category::Commercial), test.points) << test.card;
  }
}

TEST(WondersCommerce, TheLighthouseCountsItself) {  // [wonders 51]
  auto game = wonders_game(1).at(3, 1).city(0, {"caravansery", "tavern"}).hand(0, {"lighthouse"});
  game.play("0 build lighthouse").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 3);
  EXPECT_EQ(game.points(0, Category::Commercial), 3);
}

TEST(WondersCommerce, TheArenaCountsStagesThatStand) {  // [wonders 52]
  auto game = wonders_game(1).at(3, 1).stages(0, 2).city(0, {"dispensary"}).hand(0, {"arena"});
  game.play("0 build arena").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 6);
  EXPECT_EQ(game.points(0, Category::Commercial), 2);
  game.stages(0, 3);
  EXPECT_EQ(game.coins(0), 3 + 6);
  EXPECT_EQ(game.points(0, Category::Commercial), 3);
}

TEST(WondersCommerce, BabylonsArenaAsLastCardCountsTheStageOfTheSameTurn) {  // [wonders 52]
  auto game = wonders_game(1).boards("babylon:b gizah:a rhodos:a").stages(0, 2).at(3, 6).coins(0, 0);
  game.city(0, {"brickyard", "press-age-1", "dispensary"}).hand(0, {"arena", "altar"});
  game.play("0 stage with altar").others_sell();
  game.play("0 build arena");
  EXPECT_EQ(game.coins(0), 9);
}

TEST(WondersCommerce, LudusCountsRedCardsNotShields) {  // [wonders 53]
  auto game = wonders_game(2).boards("rhodos:day gizah:day ephesos:day").at(3, 1).stages(0, 2);
  game.city(0, {"arsenal", "stone-pit"}).hand(0, {"ludus"});
  game.play("0 build ludus").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 3);
}

// --- military
// ------------------------------------------------------------------------------------------------

TEST(WondersMilitary, EachNeighbourIsFoughtApart) {  // [wonders 54]
  const int tokens[] = {1, 3, 5};
  for (const int age : {1, 2, 3}) {
    auto game = wonders_game(1, 4).at(age, 6).city(0, {"walls"}).city(1, {"stockade"}).city(3, {"arsenal"});
    game.others_sell();
    EXPECT_EQ(game.victories(0, age), 1);  // against seat 1
    EXPECT_EQ(game.defeats(0, age), 1);    // against seat 3
    EXPECT_EQ(game.victories(1, age), 1);  // against seat 2, which has nothing
    EXPECT_EQ(game.points(0, Category::Military), tokens[age - 1] - 1);
    EXPECT_EQ(game.points(3, Category::Military), 2 * tokens[age - 1]);
  }
}

TEST(WondersMilitary, EqualStrengthGivesNothing) {  // [wonders 54]
  auto game = wonders_game(1).at(1, 6).city(0, {"stockade"}).city(1, {"barracks"});
  game.others_sell();
  EXPECT_EQ(game.victories(0, 1), 1);  // only against seat 2
  EXPECT_EQ(game.defeats(0, 1), 0);
  auto peace = wonders_game(1).at(1, 6);
  peace.others_sell();
  for (const int seat : {0, 1, 2}) EXPECT_EQ(peace.points(seat, Category::Military), 0);
}

TEST(WondersMilitary, ShieldsOnStagesCount) {  // [wonders 55, 60]
  for (const int edition : {1, 2}) {
    const std::string a = edition == 1 ? ":a" : ":day";
    auto game = wonders_game(edition).boards("rhodos" + a + " gizah" + a + " ephesos" + a).at(1, 6);
    game.city(0, {"brickyard", "clay-pool", "lumber-yard"})
        .stages(0, 1)
        .city(1, {"stockade"})
        .hand(0, {"altar", "altar"});
    game.play("0 stage with altar").others_sell();  // counts in the Age in which it is built
    EXPECT_EQ(game.shields(0), 2);
    EXPECT_EQ(game.victories(0, 1), 2);
  }
}

TEST(WondersMilitary, TokensAreKeptAndShieldsPersist) {  // [wonders 56, 60]
  auto game = wonders_game(1).at(1, 6).city(0, {"stockade"});
  game.others_sell();
  game.at(2, 6);
  for (const int seat : {0, 1, 2}) game.hand(seat, {"altar", "altar"});
  game.others_sell();
  EXPECT_EQ(game.points(0, Category::Military), 2 * 1 + 2 * 3);
}

TEST(WondersMilitary, WhatTurnSixExtrasBuildCountsInThatConflict) {  // [wonders 57]
  auto babylon = wonders_game(1).boards("babylon:b gizah:a rhodos:a").at(1, 6).stages(0, 2);
  babylon.city(0, {"lumber-yard"}).hand(0, {"stockade", "altar"});
  babylon.play("0 sell altar").others_sell();
  babylon.play("0 build stockade");
  EXPECT_EQ(babylon.victories(0, 1), 2);
  auto hali = wonders_game(1).boards("halikarnassos:b gizah:a rhodos:a").at(1, 6).city(0, {"foundry"});
  hali.hand(0, {"altar", "altar"}).hand(1, {"stockade", "altar"});
  hali.play("0 stage with altar").play("1 sell stockade").play("2 sell altar").play("0 revive stockade");
  EXPECT_EQ(hali.victories(0, 1), 2);
}

TEST(WondersMilitary, TheScoreMayBeNegative) {  // [wonders 58]
  auto game = wonders_game(1).at(1, 6).city(1, {"stockade"}).city(2, {"stockade"});
  game.others_sell();
  EXPECT_EQ(game.points(0, Category::Military), -2);
  EXPECT_EQ(game.defeats(0, 1), 2);
}

}  // namespace
}  // namespace heptad::tests
