// Progress tokens that touch prices: Masonry, Architecture, Economy.
#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

TEST(DuelDiscount, IsSpentOnUnitsThatWouldBeBought) {  // [duel 32]
  auto masonry = duel_game().city(0, {"quarry"}).tokens(0, {"masonry"}).structure({"aqueduct", "rostrum"});
  EXPECT_EQ(masonry.price("build aqueduct"), 0);  // one stone made, two waived
  EXPECT_EQ(masonry.price("build rostrum"), 0);
  auto architecture = duel_game().city(0, {"stone-pit", "shelf-quarry"}).tokens(0, {"architecture"});
  architecture.wonders(0, {"sphinx", "pyramids", "appian-way"}).structure({"walls"});
  EXPECT_EQ(architecture.price("wonder pyramids with walls"), 0);  // 3 stone made, the papyrus waived
  EXPECT_EQ(architecture.price("wonder sphinx with walls"), 2);    // stone made, two of three waived
  EXPECT_EQ(architecture.price("wonder appian-way with walls"), 2);
}

TEST(DuelDiscount, IsSpentOnTheDearestUnits) {  // [duel 32]
  auto game = duel_game().tokens(0, {"masonry"}).city(1, {"glassworks", "glassblower"});
  game.structure({"palace"});
  EXPECT_EQ(game.price("build palace"), 3 * 2);  // the two glass at 4 are waived
}

TEST(DuelDiscount, WaivesTwoResourcesAtMost) {  // [duel 33]
  auto masonry = duel_game().tokens(0, {"masonry"}).coins(0, 2).structure({"aqueduct", "temple"});
  EXPECT_EQ(masonry.price("build aqueduct"), 2);
  EXPECT_EQ(masonry.price("build temple"), 0);
  auto fewer = duel_game().tokens(0, {"masonry"}).coins(0, 0).structure({"baths"});
  EXPECT_EQ(fewer.price("build baths"), 0);  // one missing unit is simply free, nothing comes back
  fewer.play("0 build baths");
  EXPECT_EQ(fewer.coins(0), 0);
  auto architecture = duel_game().tokens(0, {"architecture"}).wonders(0, {"colossus"}).structure({"walls"});
  EXPECT_EQ(architecture.price("wonder colossus with walls"), 2 + 2);
}

TEST(DuelDiscount, DoesNotTouchPrintedCoins) {  // [duel 33]
  auto game = duel_game().tokens(0, {"masonry", "architecture"}).structure({"pretorium"});
  EXPECT_EQ(game.price("build pretorium"), 8);
}

TEST(DuelDiscount, MasonryWorksOnBlueCardsOnly) {  // [duel 34]
  auto second = duel_game().tokens(0, {"masonry"}).wonders(0, {"pyramids"});
  second.structure({"walls", "library", "forum", "temple"});
  EXPECT_EQ(second.price("build walls"), 4);
  EXPECT_EQ(second.price("build library"), 6);
  EXPECT_EQ(second.price("build forum"), 5);
  EXPECT_EQ(second.price("build temple"), 0);
  EXPECT_EQ(second.price("wonder pyramids with walls"), 8);
  auto guild = duel_game().tokens(0, {"masonry"}).structure({"scientists-guild"});
  EXPECT_EQ(guild.price("build scientists-guild"), 8);
}

TEST(DuelDiscount, ArchitectureWorksOnWondersOnly) {  // [duel 35]
  auto game = duel_game().tokens(0, {"architecture"}).wonders(0, {"pyramids"}).structure({"walls", "temple"});
  EXPECT_EQ(game.price("build walls"), 4);
  EXPECT_EQ(game.price("build temple"), 4);
  EXPECT_EQ(game.price("wonder pyramids with walls"), 4);
}

TEST(DuelDiscount, WorksForItsOwnerOnly) {  // [duel 34, 35]
  auto game = duel_game().tokens(1, {"architecture", "masonry"}).wonders(0, {"pyramids"});
  game.structure({"temple"});
  EXPECT_EQ(game.price("build temple"), 4);
  EXPECT_EQ(game.price("wonder pyramids with temple"), 8);
}

TEST(DuelEconomy, EarnsWhatTheOpponentReallyPaysForResources) {  // [duel 37]
  auto printed = duel_game().tokens(1, {"economy"}).city(1, {"glassworks"}).coins(0, 9).coins(1, 0);
  printed.structure({"caravansery"}).play("0 build caravansery");
  EXPECT_EQ(printed.coins(0), 2);
  EXPECT_EQ(printed.coins(1), 3 + 2);  // not the 2 printed ones
  auto fixed = duel_game().tokens(1, {"economy"}).city(0, {"stone-reserve"}).city(1, {"shelf-quarry"});
  fixed.coins(1, 0).structure({"aqueduct"}).play("0 build aqueduct");
  EXPECT_EQ(fixed.coins(1), 3);  // 1 a unit
  auto waived = duel_game().tokens(1, {"economy"}).tokens(0, {"masonry"}).coins(1, 0);
  waived.structure({"aqueduct"}).play("0 build aqueduct");
  EXPECT_EQ(waived.coins(1), 2);  // two units of three are waived
  auto produced = duel_game().tokens(1, {"economy"}).city(0, {"shelf-quarry", "caravansery"}).coins(1, 0);
  produced.structure({"aqueduct"}).play("0 build aqueduct");
  EXPECT_EQ(produced.coins(1), 0);
}

TEST(DuelEconomy, EarnsFromWonders) {  // [duel 38]
  auto game = duel_game().tokens(1, {"economy"}).wonders(0, {"pyramids"}).coins(0, 10).coins(1, 0);
  game.structure({"walls"}).play("0 wonder pyramids with walls");
  EXPECT_EQ(game.coins(0), 2);
  EXPECT_EQ(game.coins(1), 8);
}

TEST(DuelEconomy, EarnsNothingFromFreeConstructions) {  // [duel 39]
  auto chain = duel_game().tokens(1, {"economy"}).city(0, {"baths"}).coins(1, 0).structure({"aqueduct"});
  chain.play("0 build aqueduct");
  EXPECT_EQ(chain.coins(1), 0);
  auto revived = duel_game().tokens(1, {"economy"}).wonders(0, {"mausoleum"}).coins(0, 50).coins(1, 0);
  revived.city(0, {"brickyard", "glassworks", "glassblower", "press"}).discard({"aqueduct"});
  revived.structure({"walls"}).play("0 wonder mausoleum with walls").play("0 revive aqueduct");
  EXPECT_EQ(revived.coins(0), 50);
  EXPECT_EQ(revived.coins(1), 0);
}

TEST(DuelEconomy, DoesNotChangeWhatTheBuyerPays) {  // [duel 40]
  auto without = duel_game().city(1, {"quarry"}).structure({"aqueduct"});
  auto with = duel_game().city(1, {"quarry"}).tokens(1, {"economy"}).structure({"aqueduct"});
  EXPECT_EQ(without.price("build aqueduct"), 9);
  EXPECT_EQ(with.price("build aqueduct"), 9);
}

TEST(DuelEconomy, IsNamedAsTheReceiverInThePayment) {  // [duel 26, 37]
  auto game = duel_game().tokens(1, {"economy"}).city(0, {"quarry"}).structure({"rostrum"});
  const Payment payment = game.option("build rostrum").payment;
  ASSERT_EQ(payment.lines.size(), 2U);
  EXPECT_EQ(payment.lines[0].source, Source::Own);
  EXPECT_EQ(payment.lines[0].receiver, kNature);
  EXPECT_EQ(payment.lines[1].source, Source::Bought);
  EXPECT_EQ(payment.lines[1].resource, Resource::Wood);
  EXPECT_EQ(payment.lines[1].each, 2);
  EXPECT_EQ(payment.lines[1].receiver, 1);
}

}  // namespace
}  // namespace heptad::tests
