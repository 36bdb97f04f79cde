// What the divinities do: Egyptian and Roman.
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

TEST(Isis, BuildsAnOwnWonderFreeWithACardOfThePile) {  // [duel 152]
  auto game = about_to("isis", pantheon_game()
                                   .coins(0, 20)
                                   .wonders(0, {"temple-of-artemis", "pyramids"})
                                   .wonders(1, {"colossus"})
                                   .discard({"altar", "baths"}));
  game.play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"isis pyramids", "isis temple-of-artemis"}));
  game.play("0 isis temple-of-artemis");
  EXPECT_EQ(game.legal(), (Texts{"with altar", "with baths"}));
  game.play("0 with baths");
  EXPECT_TRUE(game.has_built(0, "temple-of-artemis"));
  EXPECT_FALSE(game.discarded("baths"));
  EXPECT_EQ(game.coins(0), 20 - 3 + 12);  // all its effects
  EXPECT_EQ(game.to_act(), 0);            // and its extra turn
}

TEST(Isis, NeedsAWonderAndACard) {  // [duel 152]
  auto no_card = about_to("isis", pantheon_game().coins(0, 20).wonders(0, {"pyramids"})).play("0 activate 0");
  EXPECT_EQ(no_card.to_act(), 1);
  auto no_wonder = about_to("isis", pantheon_game().coins(0, 20).discard({"altar"})).play("0 activate 0");
  EXPECT_EQ(no_wonder.to_act(), 1);
}

TEST(Isis, CanBuildTheSeventhWonder) {  // [duel 152]
  auto game = about_to("isis", pantheon_game()
                                   .coins(0, 20)
                                   .built(0, {"sphinx", "colossus", "mausoleum"})
                                   .built(1, {"appian-way", "great-library", "piraeus"})
                                   .wonders(0, {"pyramids"})
                                   .wonders(1, {"great-lighthouse"})
                                   .discard({"workshop"}));
  game.play("0 activate 0").play("0 isis pyramids").play("0 with workshop");
  EXPECT_EQ(game.state().cities[1].wonders, 0);
  EXPECT_EQ(game.told(EventKind::WonderRemoved), 1);
}

TEST(Isis, GivesTheExtraTurnOfTheology) {  // [duel 69]
  auto game = about_to(
      "isis",
      pantheon_game().coins(0, 20).tokens(0, {"theology"}).wonders(0, {"pyramids"}).discard({"altar"}));
  game.play("0 activate 0").play("0 isis pyramids").play("0 with altar");
  EXPECT_EQ(game.to_act(), 0);
  EXPECT_EQ(game.told(EventKind::ExtraTurn), 1);
}

TEST(Isis, WithTheMausoleumFindsTheUsedCardGone) {  // [duel 153]
  auto game =
      about_to("isis", pantheon_game().coins(0, 20).wonders(0, {"mausoleum"}).discard({"altar", "baths"}));
  game.play("0 activate 0").play("0 isis mausoleum").play("0 with altar");
  EXPECT_EQ(game.legal(), (Texts{"revive baths"}));
}

TEST(Ra, TakesAnUnbuiltWonderOfTheOpponent) {  // [duel 154]
  auto game = about_to("ra", pantheon_game()
                                 .coins(0, 20)
                                 .built(1, {"sphinx"})
                                 .wonders(1, {"colossus", "pyramids"})
                                 .wonders(0, {"piraeus"}));
  game.play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"ra colossus", "ra pyramids"}));
  game.play("0 ra pyramids");
  EXPECT_NE(game.state().cities[0].wonders >> wonder_id("pyramids") & 1, 0);
  EXPECT_EQ(game.state().cities[1].wonders, 1 << wonder_id("colossus"));
}

TEST(Ra, MayLeadToFiveWondersAndSevenIsStillTheLimit) {  // [duel 154]
  auto game = pantheon_game().coins(0, 90).structure({"brewery", "forum"});
  game.built(0, {"sphinx", "colossus", "mausoleum", "pyramids"}).built(1, {"appian-way", "great-library"});
  game.wonders(1, {"great-lighthouse", "piraeus"}).edit(opened({{0, "ra"}}));
  game.play("0 activate 0").play("0 ra great-lighthouse").play("1 sell brewery");
  game.play("0 wonder great-lighthouse with forum");
  EXPECT_EQ(std::popcount(game.state().cities[0].built), 5);
  EXPECT_EQ(game.state().cities[1].wonders, 0);
}

TEST(Anubis, UnbuildsAnyWonderAndDiscardsItsCard) {  // [duel 155]
  auto game = about_to("anubis", pantheon_game()
                                     .coins(0, 20)
                                     .built(0, {"pyramids"})
                                     .built(1, {"great-lighthouse"})
                                     .under("great-lighthouse", "altar")
                                     .under("pyramids", "baths"));
  EXPECT_EQ(game.state().cities[1].any_raw, 1);
  game.play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"anubis great-lighthouse", "anubis pyramids"}));
  game.play("0 anubis great-lighthouse");
  EXPECT_TRUE(game.discarded("altar"));
  EXPECT_FALSE(game.has_built(1, "great-lighthouse"));
  EXPECT_EQ(game.state().cities[1].any_raw, 0);
  EXPECT_EQ(game.points(1, Category::Wonders), 0);
}

TEST(Anubis, LeavesWhatTheWonderGaveOnce) {  // [duel 155]
  auto game = pantheon_game().coins(0, 60).coins(1, 20).wonders(0, {"colossus", "temple-of-artemis"});
  game.structure({"brewery", "forum"}).edit(opened({{5, "anubis"}}));
  game.play("0 wonder colossus with brewery").play("1 activate 5");
  const int coins = game.coins(0);
  game.play("1 anubis colossus");
  EXPECT_EQ(game.pawn(), 2);
  EXPECT_EQ(game.coins(0), coins);
}

TEST(Anubis, TakesTheSanctuarysDiscount) {  // [duel 155, 173]
  auto game = about_to("anubis", pantheon_game().coins(0, 20).coins(1, 20).built(1, {"sanctuary"}));
  game.edit(opened({{5, "mars"}})).play("0 activate 0").play("0 anubis sanctuary");
  EXPECT_EQ(game.price("activate 5"), 3);
}

TEST(Anubis, LetsTheWonderBeBuiltAgainWithAllItsEffects) {  // [duel 156]
  auto game = about_to("anubis", pantheon_game().coins(0, 60).coins(1, 60).built(0, {"colossus"}).pawn(2));
  game.play("0 activate 0").play("0 anubis colossus").play("1 sell brewery");
  game.play("0 wonder colossus with forum");
  EXPECT_EQ(game.pawn(), 4);
}

TEST(Anubis, NeverBringsTheEighthWonderBackButMakesRoom) {  // [duel 157, 158]
  auto game = about_to("anubis", pantheon_game()
                                     .coins(0, 60)
                                     .built(0, {"sphinx", "colossus", "mausoleum", "pyramids"})
                                     .built(1, {"appian-way", "great-library", "piraeus"}));
  game.play("0 activate 0").play("0 anubis pyramids");
  EXPECT_EQ(game.state().cities[1].wonders, 0);
  EXPECT_EQ(game.state().cities[0].wonders, 1 << wonder_id("pyramids"));
  game.play("1 sell brewery");
  EXPECT_TRUE(game.is_legal("wonder pyramids with forum"));
}

TEST(Anubis, LeavesAWonderThatRaMayTake) {  // [duel 159]
  auto game = about_to("anubis", pantheon_game().coins(0, 20).coins(1, 20).built(0, {"pyramids"}));
  game.edit(opened({{5, "ra"}})).play("0 activate 0").play("0 anubis pyramids").play("1 activate 5");
  EXPECT_EQ(game.legal(), (Texts{"ra pyramids"}));
}

TEST(Anubis, MayTakeTheTheaterThatCalledIt) {  // [duel 155, 174]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar"});
  game.play("0 wonder divine-theater with altar").play("0 deck egyptian").play("0 invoke anubis");
  game.play("0 top isis").play("0 anubis divine-theater");
  EXPECT_TRUE(game.discarded("altar"));
  EXPECT_NE(game.state().cities[0].wonders, 0);
}

TEST(Mars, MovesThePawnTwoSpacesWithoutStrategy) {  // [duel 79, 143]
  auto game = about_to("mars", pantheon_game().coins(0, 20).tokens(0, {"strategy"})).play("0 activate 0");
  EXPECT_EQ(game.pawn(), 2);
}

TEST(Mars, CountsForPoliorcetics) {  // [duel 143]
  auto game = about_to("mars", pantheon_game().coins(0, 20).coins(1, 9).tokens(0, {"poliorcetics"}));
  game.play("0 activate 0");
  EXPECT_EQ(game.coins(1), 7);
}

TEST(Minerva, GoesToAnySpaceCapitalsIncluded) {  // [duel 139]
  auto game = about_to("minerva").play("0 activate 0");
  EXPECT_EQ(game.legal().size(), 19U);
  EXPECT_TRUE(game.is_legal("minerva -9"));
  EXPECT_TRUE(game.is_legal("minerva 9"));
  game.play("0 minerva -9");
  EXPECT_EQ(game.state().minerva, -9);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Minerva, MayStandOnThePawnsOwnSpaceAndStopsItWhenItComesBack) {  // [duel 140]
  auto game =
      about_to("minerva", pantheon_game().coins(0, 90).coins(1, 90).pawn(1), {"walls", "parade-ground"});
  game.play("0 activate 0").play("0 minerva 1");
  game.play("1 build walls");
  EXPECT_EQ(game.pawn(), -1);
  game.play("0 build parade-ground");
  EXPECT_EQ(game.pawn(), 0);
  EXPECT_EQ(game.state().minerva, duel::kNoMinerva);
}

TEST(Minerva, StopsThePawnOneSpaceShortForBothSeats) {  // [duel 141, 142]
  for (const Seat seat : {0, 1}) {
    auto game = pantheon_game().coins(seat, 90).turn(seat).structure({"pretorium"});
    game.edit(minerva(seat == 0 ? 3 : -3)).play(std::to_string(seat) + " build pretorium");
    EXPECT_EQ(game.pawn(), seat == 0 ? 2 : -2);  // three shields, the third space is blocked
    EXPECT_EQ(game.state().minerva, duel::kNoMinerva);
    EXPECT_EQ(game.coins(duel::other(seat)), 7);  // the token beyond is not fired
    EXPECT_EQ(game.told(EventKind::MinervaStopped), 1);
  }
}

TEST(Minerva, InTheCapitalHoldsTheVictoryUp) {  // [duel 139, 141]
  auto game = pantheon_game().coins(0, 90).pawn(8).structure({"pretorium"}).edit(minerva(9));
  game.play("0 build pretorium");
  EXPECT_EQ(game.pawn(), 8);
  EXPECT_FALSE(game.outcome().over);
}

TEST(Neptune, DropsOneTokenAndFiresAnotherAtTheOpponent) {  // [duel 77, 137]
  auto game = about_to("neptune").play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"drop -6", "drop -3", "drop 3", "drop 6"}));
  game.play("0 drop -6");
  EXPECT_EQ(game.coins(0), 17);
  EXPECT_EQ(game.legal(), (Texts{"fire -3", "fire 3", "fire 6"}));
  game.play("0 fire -3");  // it lay on seat 0's own side
  EXPECT_EQ(game.coins(0), 17);
  EXPECT_EQ(game.coins(1), 18);
  EXPECT_EQ(game.state().loot, 0b1100);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Neptune, WithOneTokenLeftDropsItAndFiresNothing) {  // [duel 138]
  auto game = about_to("neptune", pantheon_game().coins(0, 20).coins(1, 20).loot({6})).play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"drop 6"}));
  game.play("0 drop 6");
  EXPECT_EQ(game.coins(1), 20);
  EXPECT_EQ(game.state().loot, 0);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Neptune, WithoutTokensDoesNothing) {  // [duel 138]
  auto game = about_to("neptune", pantheon_game().coins(0, 20).loot({})).play("0 activate 0");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Neptune, ADroppedTokenIsNeverFired) {  // [duel 75, 137]
  auto game = pantheon_game().coins(0, 90).coins(1, 9).pawn(2).loot({-6, -3, 6}).structure({"guard-tower"});
  game.play("0 build guard-tower");
  EXPECT_EQ(game.coins(1), 9);
}

}  // namespace
}  // namespace heptad::tests
