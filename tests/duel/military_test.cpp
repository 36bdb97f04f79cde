// The conflict pawn and the military tokens.
#include <algorithm>

#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

TEST(DuelMilitary, EachShieldMovesThePawnOneSpaceTowardsTheOpponent) {  // [duel 72]
  struct Case {
    std::string_view card;
    int shields;
  };
  for (const auto& [card, shields] : {Case{"guard-tower", 1}, {"walls", 2}, {"arsenal", 3}}) {
    auto first = duel_game().coins(0, 50).structure({card});
    first.play("0 build " + std::string(card));
    EXPECT_EQ(first.pawn(), shields);
    auto second = duel_game().coins(1, 50).turn(1).pawn(2).structure({card});
    second.play("1 build " + std::string(card));
    EXPECT_EQ(second.pawn(), 2 - shields);
  }
}

TEST(DuelMilitary, ZonesReachTwoFiveAndEightSpacesAndTheCapitalIsTheNinth) {  // [duel 73]
  constexpr int kPoints[] = {0, 2, 2, 5, 5, 5, 10, 10, 10};
  for (int position = -8; position <= 8; ++position) {
    auto game = duel_game().pawn(position);
    EXPECT_EQ(game.points(0, Category::Military), position > 0 ? kPoints[position] : 0) << position;
    EXPECT_EQ(game.points(1, Category::Military), position < 0 ? kPoints[-position] : 0) << position;
  }
  auto capital = duel_game().pawn(8).structure({"guard-tower"});
  capital.play("0 build guard-tower");
  EXPECT_EQ(capital.outcome().how, Victory::Military);
}

TEST(DuelMilitary, ATokenFiresOnEnteringItsZoneAndNotBefore) {  // [duel 73]
  const auto lost = [](int from, std::string_view card) {
    auto game = duel_game().pawn(from).coins(0, 50).coins(1, 20).structure({card});
    game.play("0 build " + std::string(card));
    return 20 - game.coins(1);
  };
  EXPECT_EQ(lost(0, "walls"), 0);
  EXPECT_EQ(lost(1, "walls"), 2);
  EXPECT_EQ(lost(2, "guard-tower"), 2);
  EXPECT_EQ(lost(4, "guard-tower"), 0);
  EXPECT_EQ(lost(5, "guard-tower"), 5);
}

TEST(DuelMilitary, ATokenThatFindsNoCoinsIsToldOfAllTheSame) {  // [duel 76]
  auto game = duel_game().pawn(2).coins(1, 0).structure({"guard-tower"});
  duel::State state = game.state();
  EventLog log;
  duel::Duel::apply(state, 0, *duel::Duel::parse(state, "build guard-tower"), log);
  const auto fired = std::ranges::find(log.events, EventKind::LootFired, &Event::kind);
  ASSERT_NE(fired, log.events.end());
  EXPECT_EQ(fired->seat, 1);
  EXPECT_EQ(fired->amount, 0);
}

TEST(DuelMilitary, EveryZoneEnteredFiresItsToken) {  // [duel 74]
  auto game = duel_game().pawn(2).tokens(0, {"strategy"}).coins(0, 50).coins(1, 20).structure({"arsenal"});
  game.play("0 build arsenal");
  EXPECT_EQ(game.pawn(), 6);
  EXPECT_EQ(game.coins(1), 20 - 2 - 5);
  EXPECT_EQ(game.state().loot, 0b0011);
}

TEST(DuelMilitary, ATokenFiresOnce) {  // [duel 75]
  auto game = duel_game().pawn(2).coins(0, 50).coins(1, 50);
  game.structure({"guard-tower", "stable", "garrison", "palisade"});
  game.play("0 build guard-tower");
  EXPECT_EQ(game.coins(1), 48);
  game.play("1 build stable");  // for 2 coins, back to 2
  EXPECT_EQ(game.pawn(), 2);
  game.play("0 build garrison");
  EXPECT_EQ(game.pawn(), 3);
  EXPECT_EQ(game.coins(1), 46);
  auto gone = duel_game().loot({-6, -3, 3}).pawn(5).coins(1, 9).structure({"guard-tower"});
  gone.play("0 build guard-tower");
  EXPECT_EQ(gone.coins(1), 9);
}

TEST(DuelMilitary, LootGoesToTheBankAndThePoorLoseAll) {  // [duel 76]
  auto game = duel_game().pawn(5).coins(0, 10).coins(1, 4).structure({"guard-tower"});
  game.play("0 build guard-tower");
  EXPECT_EQ(game.coins(0), 10);
  EXPECT_EQ(game.coins(1), 0);
  EXPECT_EQ(game.state().loot, 0b0111);
}

TEST(DuelMilitary, ATokenHurtsTheSeatOnWhoseSideItLies) {  // [duel 77]
  auto near = duel_game().pawn(-2).turn(1).coins(0, 20).coins(1, 20).structure({"guard-tower"});
  near.play("1 build guard-tower");
  EXPECT_EQ(near.coins(0), 18);
  EXPECT_EQ(near.coins(1), 20);
  EXPECT_EQ(near.state().loot, 0b1101);
  auto far = duel_game().pawn(-5).loot({-6, 3, 6}).turn(1).coins(0, 20).coins(1, 20);
  far.structure({"guard-tower"}).play("1 build guard-tower");
  EXPECT_EQ(far.coins(0), 15);
  EXPECT_EQ(far.state().loot, 0b1100);
}

TEST(DuelMilitary, ReachingTheCapitalWinsAtOnceAndSurplusShieldsAreIgnored) {  // [duel 78]
  auto first = duel_game().pawn(7).coins(0, 50).structure({"arsenal"});
  first.play("0 build arsenal");
  EXPECT_EQ(first.pawn(), 9);
  EXPECT_FALSE(first.to_act());
  EXPECT_EQ(first.outcome().how, Victory::Military);
  EXPECT_EQ(first.outcome().winners, SeatSet::of(0));
  auto second = duel_game().pawn(-8).turn(1).structure({"guard-tower"});
  second.play("1 build guard-tower");
  EXPECT_EQ(second.pawn(), -9);
  EXPECT_EQ(second.outcome().winners, SeatSet::of(1));
}

TEST(DuelStrategy, AddsAShieldToEveryRedCardBuiltLater) {  // [duel 79]
  auto built = duel_game().tokens(0, {"strategy"}).coins(0, 50).structure({"walls"});
  built.play("0 build walls");
  EXPECT_EQ(built.pawn(), 3);
  auto revived = duel_game().tokens(0, {"strategy"}).wonders(0, {"mausoleum"}).coins(0, 50);
  revived.discard({"guard-tower"}).structure({"altar"});
  revived.play("0 wonder mausoleum with altar").play("0 revive guard-tower");
  EXPECT_EQ(revived.pawn(), 2);
  auto other = duel_game().tokens(1, {"strategy"}).coins(0, 50).structure({"walls"});
  other.play("0 build walls");
  EXPECT_EQ(other.pawn(), 2);
}

TEST(DuelStrategy, AddsNothingToWondersOrEarlierCards) {  // [duel 79]
  auto wonder = duel_game().tokens(0, {"strategy"}).wonders(0, {"colossus"}).coins(0, 50);
  wonder.structure({"walls"}).play("0 wonder colossus with walls");
  EXPECT_EQ(wonder.pawn(), 2);
  auto earlier = duel_game().city(0, {"guard-tower", "scriptorium"}).pawn(1).board({"strategy"});
  earlier.structure({"library"}).play("0 build library").play("0 take strategy");
  EXPECT_EQ(earlier.pawn(), 1);
}

TEST(DuelMilitary, MovingThePawnIsCompulsory) {  // [duel 80]
  auto game = duel_game().pawn(-2).coins(0, 50).structure({"walls"});
  game.play("0 build walls");
  EXPECT_EQ(game.pawn(), 0);
  EXPECT_EQ(game.decision(), duel::DecisionKind::Turn);
  EXPECT_EQ(game.to_act(), 1);
}

}  // namespace
}  // namespace heptad::tests
