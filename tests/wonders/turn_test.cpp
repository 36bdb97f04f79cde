// Turns: simultaneous choice, the three actions, passing, the sixth turn, the order of resolution.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Wonders;

TEST(WondersTurn, SixTurnsAnAgePassingLeftThenRightThenLeft) {  // [wonders 6]
  for (const int age : {1, 2, 3}) {
    auto game = wonders_game(1).at(age, 1);
    game.hand(0, {"baths", "baths", "baths"}).hand(1, {"theater", "theater", "theater"});
    game.hand(2, {"stockade", "stockade", "stockade"});
    game.others_sell();
    const int receiver = age == 2 ? 2 : 1;  // the left neighbour of seat 0 is seat 1
    EXPECT_EQ(game.hand(receiver), (std::vector<std::string>{"baths", "baths"}));
    EXPECT_EQ(game.state().turn, 2);
  }
  auto game = wonders_game(1).at(1, 6);
  game.others_sell();
  EXPECT_EQ(game.state().age, 2);
  EXPECT_EQ(game.waiting_for(), "hand");
}

TEST(WondersTurn, NothingHappensBeforeTheLastCommitmentAndItMayBeChangedUntilThen) {  // [wonders 6, 114]
  auto game = wonders_game(1).hand(0, {"altar", "baths"});
  const int round = Wonders::round(game.state());
  game.play("0 build altar").play("1 sell altar");
  EXPECT_EQ(Wonders::round(game.state()), round);
  EXPECT_FALSE(game.has(0, "altar"));
  EXPECT_EQ(game.to_act(), SeatSet::of(2));
  game.play("0 sell baths");
  EXPECT_EQ(game.to_act(), SeatSet::of(2));
  game.play("2 sell altar");
  EXPECT_EQ(Wonders::round(game.state()), round + 1);
  EXPECT_FALSE(game.has(0, "altar"));
  EXPECT_EQ(game.coins(0), 6);
}

TEST(WondersTurn, ACardIsBuiltUsedForAStageOrSoldForThreeCoins) {  // [wonders 7]
  auto game = wonders_game(1).city(0, {"stone-pit"}).hand(0, {"altar"});
  EXPECT_EQ(game.legal(0), (std::vector<std::string>{"build altar", "stage with altar", "sell altar"}));
  auto built = game;
  built.play("0 build altar").others_sell();
  EXPECT_TRUE(built.has(0, "altar"));
  auto staged = game;
  staged.play("0 stage with altar").others_sell();
  EXPECT_EQ(staged.stages(0), 1);
  EXPECT_FALSE(staged.has(0, "altar"));
  auto sold = game;
  sold.play("0 sell altar").others_sell();
  EXPECT_EQ(sold.coins(0), 6);
  EXPECT_TRUE(sold.in_discard("altar"));
}

TEST(WondersTurn, ACardThatCanBeNeitherBuiltNorUsedCanOnlyBeSoldAndThatIsKnownWhenChoosing) {  // [wonders 8]
  auto game = wonders_game(1).coins(0, 0).hand(0, {"palace"});
  EXPECT_EQ(game.legal(0), std::vector<std::string>{"sell palace"});
  EXPECT_EQ(game.refusal("0 build palace").name(), "illegal");
}

TEST(WondersTurn, SellingIsAlwaysLegal) {  // [wonders 9]
  auto game = wonders_game(1).city(0, {"baths"}).hand(0, {"altar", "baths", "palace", "tavern"});
  for (const auto* card : {"altar", "baths", "palace", "tavern"}) {
    EXPECT_TRUE(game.is_legal("0 sell " + std::string(card)));
  }
}

TEST(WondersTurn, TheCardLeftOverOnTurnSixIsDiscardedWithoutCoins) {  // [wonders 10]
  auto game = wonders_game(1).at(1, 6).hand(0, {"altar", "baths"}).coins(0, 0);
  game.play("0 build altar").others_sell();
  EXPECT_EQ(game.coins(0), 0);
  EXPECT_TRUE(game.in_discard("baths"));
  EXPECT_EQ(game.discard_count(), 1 + 2 * 2);  // the two others sold one and left one each
}

TEST(WondersTurn, TheDiscardPileGrowsThroughAllAges) {  // [wonders 11]
  auto game = wonders_game(1, 4).before_deal(1);
  sell_until(game, 3, 1);
  EXPECT_EQ(game.discard_count(), 2 * 7 * 4);
  const auto seen = Wonders::view(game.state(), std::nullopt);
  for (const int copies : wonders::discard_pile(seen)) EXPECT_EQ(copies, 0);  // face down
}

TEST(WondersTurn, ACardUnderTheWonderIsNoStructureAndCannotComeBack) {  // [wonders 12]
  auto game = wonders_game(1).boards("halikarnassos:b gizah:a rhodos:a");
  game.city(0, {"ore-vein", "foundry"}).city(1, {"stone-pit"}).hand(0, {"workshop", "altar"});
  game.play("0 stage with workshop").play("1 stage with altar").play("2 sell altar");
  EXPECT_EQ(game.points(0, Category::Scientific), 0);
  EXPECT_EQ(game.ways(0, "revive"), std::vector<std::string>{"altar"});
}

TEST(WondersResolution, EveryoneIsJudgedByTheStateAtTheStartOfTheTurn) {  // [wonders 13]
  // Seat 1 sells to seat 0 the stone that seat 1 uses itself; seat 1 buys nothing it could only afford
  // afterwards.
  auto game = wonders_game(1).boards("ephesos:a gizah:a rhodos:a").coins(0, 2).coins(1, 0);
  game.hand(0, {"baths"}).hand(1, {"baths", "scriptorium"});
  EXPECT_FALSE(game.is_legal("1 build scriptorium pay 0 2"));
  game.play("0 build baths pay 2 0").play("1 build baths").play("2 sell altar");
  EXPECT_TRUE(game.has(0, "baths") && game.has(1, "baths"));
  EXPECT_EQ(game.coins(1), 2);
}

TEST(WondersResolution, CoinsReceivedThisTurnCannotBeSpentThisTurn) {  // [wonders 14]
  auto game = wonders_game(1).coins(0, 1).hand(0, {"apothecary"}).city(1, {"loom-age-1"});
  EXPECT_FALSE(game.is_legal("0 build apothecary pay 2 0"));
  game.coins(0, 2);
  EXPECT_TRUE(game.is_legal("0 build apothecary pay 2 0"));
  // … but on the next turn they can.
  game.coins(0, 0).play("0 sell apothecary").others_sell();
  game.hand(0, {"apothecary"});
  EXPECT_TRUE(game.is_legal("0 build apothecary pay 2 0"));
}

TEST(WondersResolution, WhatIsBuiltThisTurnProducesFromTheNextTurn) {  // [wonders 15]
  auto game = wonders_game(1).hand(0, {"apothecary"}).hand(1, {"loom-age-1"}).coins(0, 3);
  EXPECT_TRUE(game.ways(0, "build apothecary").empty());
  game.play("1 build loom-age-1");
  EXPECT_TRUE(game.ways(0, "build apothecary").empty());
  game.others_sell();
  game.hand(0, {"apothecary"});
  EXPECT_EQ(game.ways(0, "build apothecary"), std::vector<std::string>{"pay 2 0"});
}

TEST(WondersResolution, DiscountsWorkFromTheNextTurn) {  // [wonders 16]
  auto game = wonders_game(1).city(1, {"lumber-yard"}).hand(0, {"west-trading-post", "stockade"});
  EXPECT_EQ(game.ways(0, "build stockade"), std::vector<std::string>{"pay 2 0"});
  game.play("0 build west-trading-post").others_sell();
  game.hand(0, {"stockade"});
  EXPECT_EQ(game.ways(0, "build stockade"), std::vector<std::string>{"pay 1 0"});
}

TEST(WondersResolution, VineyardAndBazarCountWhatNeighboursBuildOnTheSameTurn) {  // [wonders 17]
  for (const int buyer : {0, 1, 2}) {                                             // whatever the seat order
    auto game = wonders_game(1).at(2, 1);
    const int left = (buyer + 1) % 3, right = (buyer + 2) % 3;
    game.hand(buyer, {"vineyard"}).hand(left, {"lumber-yard"}).hand(right, {"stone-pit"});
    game.play(std::to_string(buyer) + " build vineyard");
    game.play(std::to_string(left) + " build lumber-yard").play(std::to_string(right) + " build stone-pit");
    EXPECT_EQ(game.coins(buyer), 3 + 2);
  }
  auto game = wonders_game(1).at(2, 1).hand(0, {"bazar"}).hand(1, {"press-age-2"}).hand(2, {"loom-age-2"});
  game.play("0 build bazar").play("1 build press-age-2").play("2 build loom-age-2");
  EXPECT_EQ(game.coins(0), 3 + 4);
}

TEST(WondersResolution, BoardsAndStagesAreNotCountedAsCards) {  // [wonders 18]
  auto game = wonders_game(1).at(2, 1).boards("alexandria:b gizah:a ephesos:a").stages(0, 2);
  game.hand(0, {"vineyard", "bazar"});
  auto other = game;
  game.play("0 build vineyard").others_sell();
  EXPECT_EQ(game.coins(0), 3);
  other.play("0 build bazar").others_sell();
  EXPECT_EQ(other.coins(0), 3);
}

TEST(WondersResolution, ProductionNeverShrinks) {  // [wonders 19, 24, 38]
  auto game =
      wonders_game(1).city(0, {"lumber-yard"}).hand(0, {"stockade", "altar"}).hand(2, {"stockade", "altar"});
  game.play("0 build stockade").others_sell();
  game.hand(0, {"caravansery"}).city(0, {"forest-cave"});
  EXPECT_EQ(game.ways(0, "build caravansery"), std::vector<std::string>{""});
}

}  // namespace
}  // namespace heptad::tests
