// Building wonders: the card beneath, the limit of seven, extra turns.
#include <algorithm>

#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

TEST(DuelWonder, UsesAnyOpenCardWhoseOwnCostAndEffectAreIgnored) {  // [duel 50]
  auto game = duel_game().wonders(0, {"pyramids"}).coins(0, 8).structure({"pretorium"});
  game.play("0 wonder pyramids with pretorium");
  EXPECT_EQ(game.coins(0), 0);
  EXPECT_EQ(game.pawn(), 0);
  EXPECT_TRUE(game.has_built(0, "pyramids"));
  EXPECT_EQ(game.state().under[wonder_id("pyramids")], card_id("pretorium"));
}

TEST(DuelWonder, TheUsedCardBelongsToNoCityAndNotToTheDiscardPile) {  // [duel 51]
  auto game = duel_game().wonders(0, {"pyramids"}).coins(0, 8).coins(1, 0).structure({"tavern"});
  game.play("0 wonder pyramids with tavern");
  EXPECT_FALSE(game.has(0, "tavern"));
  EXPECT_FALSE(game.has(1, "tavern"));
  EXPECT_TRUE(game.state().discard.empty());
  EXPECT_EQ(game.state().cities[0].colours, duel::City{}.colours);
  EXPECT_EQ(game.state().cities[0].chains, 0U);
  EXPECT_EQ(duel::sale_price(game.state().cities[0]), 2);
}

DuelGame six_stand() {
  auto game = duel_game().coins(0, 50).coins(1, 50);
  game.built(0, {"pyramids", "sphinx"}).wonders(0, {"hanging-gardens", "colossus"});
  return game.built(1, {"piraeus", "appian-way", "mausoleum", "great-library"});
}

TEST(DuelWonder, TheEighthLeavesTheGameBeforeTheSeventhsOwnEffects) {  // [duel 52]
  auto game = six_stand().structure({"altar", "theater"});
  game.play("0 wonder hanging-gardens with altar");
  EXPECT_EQ(game.state().cities[0].wonders, 0);
  EXPECT_FALSE(game.is_legal("wonder colossus with theater"));
  const auto at = [&](EventKind kind) { return std::ranges::find(game.events(), kind, &Event::kind); };
  ASSERT_NE(at(EventKind::WonderRemoved), game.events().end());
  EXPECT_EQ(at(EventKind::WonderRemoved)->subject, wonder_id("colossus"));
  EXPECT_LT(at(EventKind::WonderRemoved), at(EventKind::CoinsGained));
}

TEST(DuelWonder, TheEighthMayBeTheOthers) {  // [duel 52]
  auto game = duel_game().coins(0, 50).built(0, {"pyramids", "sphinx", "colossus"});
  game.wonders(0, {"hanging-gardens"}).built(1, {"piraeus", "appian-way", "mausoleum"});
  game.wonders(1, {"great-library"}).structure({"altar"});
  game.play("0 wonder hanging-gardens with altar");
  EXPECT_EQ(game.state().cities[1].wonders, 0);
}

TEST(DuelWonder, OneSeatMayBuildFourAndTheOtherThree) {  // [duel 53]
  auto game = six_stand().structure({"altar"});
  game.play("0 wonder hanging-gardens with altar");
  EXPECT_EQ(std::popcount(game.state().cities[0].built), 3);
  EXPECT_EQ(std::popcount(game.state().cities[1].built), 4);
}

TEST(DuelWonder, ABuiltWonderIsNotBuiltAgain) {  // [duel 52]
  auto game = duel_game().built(0, {"sphinx"}).coins(0, 50).structure({"altar"});
  EXPECT_EQ(game.option("wonder sphinx with altar").why_not, WhyNot::AlreadyBuilt);
  EXPECT_EQ(game.refusal("0 wonder sphinx with altar"), "That wonder is already built.");
}

TEST(DuelWonder, TheOthersWonderCannotBeBuilt) {  // [duel 50]
  auto game = duel_game().wonders(1, {"sphinx"}).coins(0, 50).structure({"altar"});
  EXPECT_NE(game.refusal("0 wonder sphinx with altar"), "");
}

TEST(DuelAppianWay, GainsThreeTheOpponentLosesUpToThreeAndThereIsAnExtraTurn) {  // [duel 66]
  auto game = duel_game().wonders(0, {"appian-way"}).coins(0, 10).coins(1, 7).structure({"altar"});
  game.play("0 wonder appian-way with altar");
  EXPECT_EQ(game.coins(0), 3);
  EXPECT_EQ(game.coins(1), 4);
  EXPECT_EQ(game.to_act(), 0);
  auto poor = duel_game().wonders(0, {"appian-way"}).coins(0, 10).coins(1, 2).structure({"altar"});
  poor.play("0 wonder appian-way with altar");
  EXPECT_EQ(poor.coins(1), 0);
}

TEST(DuelExtraTurn, MayFollowAnother) {  // [duel 67]
  auto game = duel_game().wonders(0, {"sphinx", "piraeus"}).coins(0, 50).structure({"altar", "theater"});
  game.play("0 wonder sphinx with altar");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 wonder piraeus with theater");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 " + game.legal().back());
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DuelExtraTurn, BelongsToTheWondersThatPrintIt) {  // [duel 67]
  for (const auto wonder :
       {"appian-way", "hanging-gardens", "piraeus", "sphinx", "temple-of-artemis", "circus-maximus",
        "colossus", "great-library", "great-lighthouse", "mausoleum", "pyramids", "statue-of-zeus"}) {
    auto game = duel_game().wonders(0, {wonder}).coins(0, 50).board({}).box({}).structure({"altar"});
    game.play("0 wonder " + std::string(wonder) + " with altar");
    const std::string name = wonder;
    const bool printed = name == "appian-way" || name == "hanging-gardens" || name == "piraeus" ||
                         name == "sphinx" || name == "temple-of-artemis";
    EXPECT_EQ(game.to_act(), printed ? 0 : 1) << wonder;
    EXPECT_EQ(game.told(EventKind::ExtraTurn), printed ? 1 : 0) << wonder;
  }
}

TEST(DuelTheology, GivesEveryLaterWonderAnExtraTurnButNeverTwo) {  // [duel 68]
  auto game = duel_game().tokens(0, {"theology"}).wonders(0, {"colossus", "sphinx"}).coins(0, 50);
  game.structure({"altar", "theater", "baths"});
  game.play("0 wonder colossus with altar");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 wonder sphinx with theater");
  EXPECT_EQ(game.to_act(), 0);
  EXPECT_EQ(game.told(EventKind::ExtraTurn), 1);
  game.play("0 sell baths");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DuelTheology, WorksForItsOwnerOnly) {  // [duel 68]
  auto game = duel_game().tokens(1, {"theology"}).wonders(0, {"colossus"}).coins(0, 50);
  game.structure({"altar"}).play("0 wonder colossus with altar");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DuelExtraTurn, StartsAfterTheWondersOtherChoices) {  // [duel 70]
  auto game = duel_game().tokens(0, {"theology"}).wonders(0, {"mausoleum"}).coins(0, 50);
  game.discard({"altar"}).structure({"baths"});
  game.play("0 wonder mausoleum with baths");
  EXPECT_EQ(game.decision(), DecisionKind::Revive);
  EXPECT_EQ(game.told(EventKind::ExtraTurn), 0);
  game.play("0 revive altar");
  EXPECT_EQ(game.told(EventKind::ExtraTurn), 1);
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
  EXPECT_EQ(game.to_act(), 0);
}

TEST(DuelTheology, WonByAWonderDoesNotTouchThatWonder) {  // [duel 71]
  auto library = duel_game().manual_nature().wonders(0, {"great-library"}).coins(0, 50);
  library.board({}).box({"theology", "law", "economy"}).structure({"altar"});
  library.play("0 wonder great-library with altar").play("nature library theology law economy");
  library.play("0 take theology");
  EXPECT_EQ(library.to_act(), 1);
  auto revived = duel_game().wonders(0, {"mausoleum"}).coins(0, 50).city(0, {"scriptorium"});
  revived.discard({"library"}).board({"theology"}).structure({"altar"});
  revived.play("0 wonder mausoleum with altar").play("0 revive library").play("0 take theology");
  EXPECT_EQ(revived.to_act(), 1);
}

}  // namespace
}  // namespace heptad::tests
