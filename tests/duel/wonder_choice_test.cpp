// Wonders that ask for a choice: Circus Maximus, Statue of Zeus, Mausoleum, Great Library.
#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;
using Texts = std::vector<std::string>;

TEST(DuelDestroy, WithoutATargetThatPartIsSkippedAndTheRestCounts) {  // [duel 54]
  auto circus = duel_game().wonders(0, {"circus-maximus"}).coins(0, 50).city(1, {"quarry", "theater"});
  circus.structure({"altar"}).play("0 wonder circus-maximus with altar");
  EXPECT_EQ(circus.to_act(), 1);
  EXPECT_EQ(circus.pawn(), 1);
  EXPECT_EQ(circus.points(0, Category::Wonders), 3);
  auto zeus = duel_game().wonders(1, {"statue-of-zeus"}).coins(1, 50).city(0, {"press"}).turn(1);
  zeus.city(1, {"quarry"}).structure({"altar"}).play("1 wonder statue-of-zeus with altar");
  EXPECT_EQ(zeus.to_act(), 0);
  EXPECT_EQ(zeus.pawn(), -1);
  EXPECT_EQ(zeus.points(1, Category::Wonders), 3);
}

TEST(DuelDestroy, WithATargetChoosingOneIsCompulsory) {  // [duel 55]
  auto circus = duel_game().wonders(0, {"circus-maximus"}).coins(0, 50).structure({"altar"});
  circus.city(0, {"glassworks"}).city(1, {"press", "glassblower", "quarry"});
  circus.play("0 wonder circus-maximus with altar");
  EXPECT_EQ(circus.decision(), DecisionKind::Destroy);
  EXPECT_EQ(circus.legal(), (Texts{"destroy press", "destroy glassblower"}));
  auto zeus = duel_game().wonders(0, {"statue-of-zeus"}).coins(0, 50).structure({"altar"});
  zeus.city(0, {"clay-pit"}).city(1, {"press", "brickyard", "quarry"});
  zeus.play("0 wonder statue-of-zeus with altar");
  EXPECT_EQ(zeus.legal(), (Texts{"destroy quarry", "destroy brickyard"}));
}

TEST(DuelDestroy, TheCardGoesToTheDiscardPileAndCanBeRevived) {  // [duel 56]
  auto game = duel_game().wonders(0, {"statue-of-zeus"}).coins(0, 50).city(1, {"brickyard"});
  game.wonders(1, {"mausoleum"}).coins(1, 50).structure({"altar", "theater"});
  game.play("0 wonder statue-of-zeus with altar").play("0 destroy brickyard");
  EXPECT_FALSE(game.has(1, "brickyard"));
  EXPECT_TRUE(game.discarded("brickyard"));
  game.play("1 wonder mausoleum with theater").play("1 revive brickyard");
  EXPECT_TRUE(game.has(1, "brickyard"));
  EXPECT_EQ(game.state().cities[1].makes[Resource::Clay], 2);
}

TEST(DuelDestroy, LowersPricesAndCountsAtOnceAndCoinsStay) {  // [duel 57]
  auto game = duel_game().wonders(0, {"statue-of-zeus"}).coins(0, 50).coins(1, 7);
  game.city(1, {"brickyard", "clay-pit", "port"}).structure({"garrison", "altar"});
  EXPECT_EQ(game.price("build garrison"), 5);
  game.play("0 wonder statue-of-zeus with altar").play("0 destroy brickyard");
  EXPECT_EQ(game.state().cities[1].makes[Resource::Clay], 1);
  EXPECT_EQ(game.state().cities[1].colours[static_cast<int>(duel::Colour::Brown)], 1);
  EXPECT_EQ(game.coins(1), 7);
  game.play("1 " + game.legal().back());
  EXPECT_EQ(game.price("build garrison"), 3);
}

TEST(DuelDestroy, ShieldsAreResolvedBeforeTheChoice) {  // [duel 58]
  auto game = duel_game().wonders(0, {"circus-maximus"}).coins(0, 50).coins(1, 9).pawn(2);
  game.city(1, {"press"}).structure({"altar"}).play("0 wonder circus-maximus with altar");
  EXPECT_EQ(game.decision(), DecisionKind::Destroy);
  EXPECT_EQ(game.pawn(), 3);
  EXPECT_EQ(game.coins(1), 7);
  auto capital = duel_game().wonders(0, {"circus-maximus"}).coins(0, 50).pawn(8).city(1, {"press"});
  capital.structure({"altar"}).play("0 wonder circus-maximus with altar");
  EXPECT_FALSE(capital.to_act());
  EXPECT_EQ(capital.outcome().how, Victory::Military);
  EXPECT_TRUE(capital.has(1, "press"));
}

TEST(DuelMausoleum, DoesNothingWithAnEmptyPileAndOtherwiseMustBuild) {  // [duel 59]
  auto empty = duel_game().wonders(0, {"mausoleum"}).coins(0, 50).structure({"altar"});
  empty.play("0 wonder mausoleum with altar");
  EXPECT_EQ(empty.to_act(), 1);
  auto pile = duel_game().wonders(0, {"mausoleum"}).coins(0, 50).discard({"baths", "press"});
  pile.structure({"altar"}).play("0 wonder mausoleum with altar");
  EXPECT_EQ(pile.legal(), (Texts{"revive press", "revive baths"}));
}

DuelGame mausoleum(std::string_view discarded) {
  return duel_game().wonders(0, {"mausoleum"}).coins(0, 14).discard({discarded}).structure({"altar"});
}

TEST(DuelMausoleum, BuildsTheCardWithAllItsEffects) {  // [duel 60]
  auto coins = mausoleum("tavern");
  coins.play("0 wonder mausoleum with altar").play("0 revive tavern");
  EXPECT_EQ(coins.coins(0), 14 - 10 + 4);
  auto shields = mausoleum("walls").tokens(0, {"strategy"}).coins(1, 9);
  shields.play("0 wonder mausoleum with altar").play("0 revive walls");
  EXPECT_EQ(shields.pawn(), 3);
  EXPECT_EQ(shields.coins(1), 7);
  auto science = mausoleum("library").city(0, {"scriptorium"}).board({"law", "economy"});
  science.play("0 wonder mausoleum with altar").play("0 revive library");
  EXPECT_EQ(science.decision(), DecisionKind::TakeToken);
  EXPECT_EQ(science.to_act(), 0);
  science.play("0 take law");
  EXPECT_TRUE(science.has_token(0, "law"));
  EXPECT_EQ(science.to_act(), 1);
  auto chain = mausoleum("baths");
  chain.play("0 wonder mausoleum with altar").play("0 revive baths");
  EXPECT_EQ(chain.state().cities[0].chains, 1U << static_cast<int>(duel::Chain::Drop));
}

TEST(DuelMausoleum, TheChosenCardLeavesThePile) {  // [duel 61]
  auto game = mausoleum("baths");
  game.play("0 wonder mausoleum with altar").play("0 revive baths");
  EXPECT_TRUE(game.has(0, "baths"));
  EXPECT_TRUE(game.state().discard.empty());
}

TEST(DuelMausoleum, MayTakeAGuild) {  // [duel 62]
  auto game = duel_game().wonders(0, {"mausoleum"}).coins(0, 10).city(1, {"tavern", "brewery"});
  game.discard({"merchants-guild"}).structure({"palace"});
  game.play("0 wonder mausoleum with palace").play("0 revive merchants-guild");
  EXPECT_TRUE(game.has(0, "merchants-guild"));
  EXPECT_EQ(game.coins(0), 2);
  EXPECT_EQ(game.points(0, Category::Guilds), 2);
}

DuelGame great_library() {
  auto game = duel_game().manual_nature().wonders(0, {"great-library"}).coins(0, 50).structure({"altar"});
  return game.board({"masonry", "strategy", "theology", "urbanism", "mathematics"});
}

TEST(DuelGreatLibrary, DrawsThreeFromTheBoxKeepsOneAndReturnsTwo) {  // [duel 63]
  auto game = great_library();
  game.play("0 wonder great-library with altar");
  EXPECT_EQ(game.to_act(), kNature);
  EXPECT_NE(game.refusal("nature library law economy"), "");
  EXPECT_NE(game.refusal("nature library law economy economy"), "");
  game.play("nature library philosophy law agriculture");
  EXPECT_EQ(game.legal(), (Texts{"take agriculture", "take law", "take philosophy"}));
  game.play("0 take agriculture");
  EXPECT_TRUE(game.has_token(0, "agriculture"));
  EXPECT_EQ(game.coins(0), 50 - 10 + 6);
  unsigned box = 0;
  for (const auto token : {"philosophy", "law", "economy", "architecture"}) box |= 1U << token_id(token);
  EXPECT_EQ(game.state().box, box);
  EXPECT_EQ(game.state().drawn, 0);
  EXPECT_EQ(std::popcount(game.state().board), 5);
}

TEST(DuelGreatLibrary, OffersAllWhenFewerThanThreeAreInTheBox) {  // [duel 64]
  auto two = great_library().box({"law", "economy"});
  two.play("0 wonder great-library with altar").play("nature library law economy");
  EXPECT_EQ(two.legal(), (Texts{"take economy", "take law"}));
  auto none = great_library().box({});
  none.play("0 wonder great-library with altar");
  EXPECT_EQ(none.to_act(), 1);
}

TEST(DuelGreatLibrary, ShowsTheDrawnTokensToBoth) {  // [duel 65]
  auto game = great_library();
  game.play("0 wonder great-library with altar").play("nature library philosophy law agriculture");
  for (const std::optional<Seat> viewer : {std::optional<Seat>(0), std::optional<Seat>(1), {}}) {
    const std::string json = duel::Duel::json(duel::Duel::view(game.state(), viewer));
    EXPECT_NE(json.find(R"("tokens":["agriculture","law","philosophy"])"), std::string::npos);
  }
}

}  // namespace
}  // namespace heptad::tests
