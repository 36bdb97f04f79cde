// Halikarnassos: a card of the discard pile.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

WondersGame halikarnassos(int edition = 1) {
  auto game = edition == 1
                  ? wonders_game(1).boards("halikarnassos:b gizah:a rhodos:a").city(0, {"foundry"})
                  : wonders_game(2).boards("halikarnassos:night gizah:day rhodos:day").city(0, {"brickyard"});
  return game;
}

TEST(WondersHalikarnassos, BuildsOneCardOfTheWholePileForNothing) {  // [wonders 68]
  for (const int edition : {1, 2}) {
    auto game = halikarnassos(edition).at(3, 2).discarded({"sawmill", "palace"}).coins(0, 0);
    game.play("0 stage with altar").others_sell();
    EXPECT_EQ(game.waiting_for(), "revive");
    EXPECT_EQ(game.legal(0), (Ways{"revive altar", "revive sawmill", "revive palace", "pass"}));
    game.play("0 revive palace");
    EXPECT_EQ(game.points(0, Category::Civilian), 8);
    EXPECT_EQ(game.coins(0), 0);
    EXPECT_FALSE(game.in_discard("palace"));
    EXPECT_EQ(game.state().turn, 3);  // once for the stage
  }
}

TEST(WondersHalikarnassos, CardsDiscardedThisTurnAreThereOnTurnSixTheLeftOversToo) {  // [wonders 69]
  auto game = halikarnassos().at(1, 6).hand(0, {"altar", "baths"}).hand(1, {"theater", "stockade"});
  game.hand(2, {"barracks", "tavern"});
  game.play("0 stage with altar").play("1 sell theater").play("2 build tavern");
  EXPECT_EQ(game.ways(0, "revive"), (Ways{"baths", "theater", "stockade", "barracks"}));
}

TEST(WondersHalikarnassos, BabylonPlaysItsLastCardFirst) {  // [wonders 70]
  auto game =
      wonders_game(1).boards("halikarnassos:b babylon:b rhodos:a").city(0, {"foundry"}).stages(1, 2).at(1, 6);
  game.hand(1, {"altar", "theater"}).hand(2, {"altar", "altar"});
  game.play("0 stage with altar").play("1 build altar").play("2 build altar");
  EXPECT_EQ(game.waiting_for(), "last-card");
  game.play("1 sell theater");
  EXPECT_EQ(game.waiting_for(), "revive");
  EXPECT_EQ(game.ways(0, "revive"), (Ways{"altar", "theater"}));
}

TEST(WondersHalikarnassos, ActsBeforeTheConflictsAlsoInAgeThree) {  // [wonders 71]
  auto game = halikarnassos().at(3, 6).hand(1, {"arsenal", "altar"});
  game.play("0 stage with altar").play("1 sell arsenal").play("2 sell altar");
  EXPECT_EQ(game.victories(0, 3), 0);
  game.play("0 revive arsenal");
  EXPECT_EQ(game.victories(0, 3), 2);
  EXPECT_TRUE(game.outcome().over);
}

TEST(WondersHalikarnassos, WithNothingToBuildThePowerIsLost) {  // [wonders 72]
  auto game = halikarnassos().city(0, {"altar"}).hand(1, {"theater"}).hand(2, {"theater"}).at(2, 1);
  game.play("0 stage with altar").play("1 build theater").play("2 build theater");
  EXPECT_EQ(game.state().turn, 2);  // an empty pile
  auto twins = halikarnassos()
                   .at(2, 1)
                   .city(0, {"altar"})
                   .discarded({"altar"})
                   .hand(1, {"theater"})
                   .hand(2, {"theater"});
  twins.play("0 stage with altar").play("1 build theater").play("2 build theater");
  EXPECT_EQ(twins.state().turn, 2);  // only a card that stands already
  EXPECT_EQ(twins.waiting_for(), "turn");
}

TEST(WondersHalikarnassos, MayDecline) {  // [wonders 73]
  auto game = halikarnassos();
  game.play("0 stage with altar").others_sell();
  game.play("0 pass");
  EXPECT_FALSE(game.has(0, "altar"));
  EXPECT_EQ(game.state().turn, 2);
}

TEST(WondersHalikarnassos, TheRevivedCardWorksNormallyAndCountsTheTableAsItThenIs) {  // [wonders 74]
  auto game = halikarnassos().at(2, 1).hand(1, {"vineyard"}).hand(2, {"lumber-yard"}).coins(0, 0);
  game.play("0 stage with altar")
      .play("1 sell vineyard")
      .play("2 build lumber-yard")
      .play("0 revive vineyard");
  EXPECT_EQ(game.coins(0), 2);  // the foundry here and the lumber yard just built
  // It does not raise the vineyard income that another had this turn.
  auto late = halikarnassos().at(2, 1).hand(1, {"vineyard"}).discarded({"lumber-yard"});
  late.play("0 stage with altar").play("1 build vineyard").play("2 sell altar").play("0 revive lumber-yard");
  EXPECT_EQ(late.coins(1), 3 + 1);
  late.refill().hand(0, {"stockade"});
  EXPECT_EQ(late.ways(0, "build stockade"), Ways{""});  // it produces
  auto chain = halikarnassos().at(2, 1).discarded({"scriptorium"});
  chain.play("0 stage with altar").others_sell().play("0 revive scriptorium").refill().hand(0, {"library"});
  EXPECT_EQ(chain.ways(0, "build library"), Ways{""});  // and chains
}

TEST(WondersHalikarnassos, ThreeStagesAreThreeBuilds) {  // [wonders 75]
  auto game =
      halikarnassos().city(0, {"brickyard", "clay-pool", "glassworks-age-1", "press-age-1", "ore-vein"});
  game.at(2, 1).discarded({"palace", "senate", "town-hall", "baths"});
  for (const auto* card : {"palace", "senate", "town-hall"}) {
    game.refill().play("0 stage with altar").others_sell().play("0 revive " + std::string(card));
    EXPECT_TRUE(game.has(0, card));
  }
  EXPECT_EQ(game.points(0, Category::Wonders), 2 + 1);
}

TEST(WondersHalikarnassos, ARevivalIsNoPlayFromHand) {  // [wonders 76, 91]
  auto game =
      halikarnassos().hand(0, {"altar", "theater", "tavern", "baths", "stockade", "barracks", "marketplace"});
  game.play("0 stage with altar").others_sell();
  EXPECT_EQ(game.state().hands[0].size, 6);
  game.play("0 revive altar");
  EXPECT_EQ(game.state().hands[1].size, 6);  // passed on, nothing was taken from it
  EXPECT_EQ(game.state().turn, 2);
}

TEST(WondersHalikarnassos, OthersDoNotSeeThePile) {  // [wonders 77]
  auto game = halikarnassos().at(2, 1).discarded({"palace"});
  game.play("0 stage with altar").others_sell();
  const auto chooser = wonders::Wonders::view(game.state(), 0);
  EXPECT_EQ(wonders::discard_pile(chooser)[game.card("palace")], 1);
  EXPECT_NE(wonders::Wonders::json(chooser).find("\"palace\""), std::string::npos);
  for (const std::optional<Seat> other : {std::optional<Seat>(1), std::optional<Seat>()}) {
    const auto seen = wonders::Wonders::json(wonders::Wonders::view(game.state(), other));
    EXPECT_EQ(seen.find("\"palace\""), std::string::npos);
    EXPECT_NE(seen.find("\"cards\":null"), std::string::npos);
  }
}

}  // namespace
}  // namespace heptad::tests
