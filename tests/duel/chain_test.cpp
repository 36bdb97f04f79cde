// Free construction through chains, and Urbanism.
#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

TEST(DuelChain, MakesTheLinkedCardFreeOfCoinsAndResources) {  // [duel 44]
  auto coins = duel_game().city(0, {"garrison"}).coins(0, 0).structure({"barracks"});
  EXPECT_EQ(coins.option("build barracks").payment.means, Means::Chain);
  coins.play("0 build barracks");
  EXPECT_TRUE(coins.has(0, "barracks"));
  EXPECT_EQ(coins.coins(0), 0);
  auto goods = duel_game().city(0, {"baths"}).city(1, {"shelf-quarry"}).coins(0, 0).structure({"aqueduct"});
  goods.play("0 build aqueduct");
  EXPECT_EQ(goods.coins(0), 0);
}

TEST(DuelChain, WithoutTheSymbolTheCardIsPaid) {  // [duel 44]
  auto game = duel_game().city(0, {"stable", "palisade"}).coins(0, 2).structure({"barracks"});
  EXPECT_EQ(game.price("build barracks"), 3);
  EXPECT_FALSE(game.is_legal("build barracks"));
}

TEST(DuelChain, TheSymbolMustStandInTheOwnCity) {  // [duel 45]
  EXPECT_EQ(duel_game().city(1, {"garrison"}).structure({"barracks"}).price("build barracks"), 3);
  auto under = duel_game().built(0, {"sphinx"}).under("sphinx", "garrison").structure({"barracks"});
  EXPECT_EQ(under.price("build barracks"), 3);
  auto played = duel_game().wonders(0, {"sphinx"}).coins(0, 50).structure({"archery-range", "walls"});
  played.play("0 wonder sphinx with archery-range");
  EXPECT_EQ(played.state().cities[0].chains, 0U);
}

TEST(DuelChain, SomeLinksSkipAnAge) {  // [duel 46]
  EXPECT_EQ(duel_game().city(0, {"palisade"}).structure({"fortifications"}).price("build fortifications"), 0);
  EXPECT_EQ(duel_game().city(0, {"tavern"}).structure({"lighthouse"}).price("build lighthouse"), 0);
}

TEST(DuelUrbanism, GivesSixCoinsAtOnceAndFourForEachChain) {  // [duel 47]
  auto game = duel_game().city(0, {"scriptorium", "baths"}).coins(0, 20).board({"urbanism"});
  game.structure({"library", "aqueduct", "walls"});
  game.play("0 build library").play("0 take urbanism");
  EXPECT_EQ(game.coins(0), 26);
  game.play("1 sell walls").play("0 build aqueduct");
  EXPECT_EQ(game.coins(0), 30);
}

TEST(DuelUrbanism, PaysOnlyItsOwner) {  // [duel 47]
  auto game = duel_game().city(0, {"baths"}).tokens(1, {"urbanism"}).coins(0, 5).coins(1, 5);
  game.structure({"aqueduct"}).play("0 build aqueduct");
  EXPECT_EQ(game.coins(0), 5);
  EXPECT_EQ(game.coins(1), 5);
}

TEST(DuelUrbanism, PaysNothingForCardsFreeInAnotherWay) {  // [duel 48]
  auto no_cost = duel_game().tokens(0, {"urbanism"}).coins(0, 5).structure({"altar"});
  no_cost.play("0 build altar");
  EXPECT_EQ(no_cost.coins(0), 5);
  auto produced = duel_game().tokens(0, {"urbanism"}).city(0, {"quarry"}).coins(0, 5).structure({"baths"});
  produced.play("0 build baths");
  EXPECT_EQ(produced.coins(0), 5);
  auto waived = duel_game().tokens(0, {"urbanism", "masonry"}).coins(0, 5).structure({"temple"});
  waived.play("0 build temple");
  EXPECT_EQ(waived.coins(0), 5);
}

TEST(DuelUrbanism, PaysNothingForARevivedCardEvenWhenTheChainIsOwned) {  // [duel 48]
  auto game = duel_game().tokens(0, {"urbanism"}).city(0, {"baths"}).wonders(0, {"mausoleum"});
  game.city(0, {"brickyard", "glassworks", "glassblower", "press"}).coins(0, 5).discard({"aqueduct"});
  game.structure({"walls"}).play("0 wonder mausoleum with walls").play("0 revive aqueduct");
  EXPECT_TRUE(game.has(0, "aqueduct"));
  EXPECT_EQ(game.coins(0), 5);
}

TEST(DuelUrbanism, DoesNotPayForTheCardThatEarnedIt) {  // [duel 49]
  auto game = duel_game().city(0, {"scriptorium"}).coins(0, 5).board({"urbanism"}).structure({"library"});
  game.play("0 build library");
  EXPECT_EQ(game.coins(0), 5);
  EXPECT_EQ(game.decision(), DecisionKind::TakeToken);
  game.play("0 take urbanism");
  EXPECT_EQ(game.coins(0), 11);
}

}  // namespace
}  // namespace heptad::tests
