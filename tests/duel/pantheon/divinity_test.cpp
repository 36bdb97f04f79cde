// What the divinities do: Mesopotamian, Phoenician and Greek.
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

TEST(Enki, DrawsTwoTokensFromTheBoxWhenTurnedUpInThePantheon) {  // [duel 129]
  auto game = pantheon_game().slots(1, {{0, "altar"}}).manual_nature().edit(placed(1, {{0, "enki"}}));
  game.play("0 sell altar");
  EXPECT_EQ(game.decision(), of(Ask::DrawForEnki));
  const auto box = game.state().box;
  game.play("nature enki mysticism engineering");
  EXPECT_EQ(std::popcount(game.state().box), std::popcount(box) - 2);
  for (const auto viewer : {std::optional<Seat>(0), std::optional<Seat>(1), std::optional<Seat>()}) {
    EXPECT_NE(json_for(game, viewer).find(R"("enki":["mysticism","engineering"])"), std::string::npos);
  }
}

TEST(Enki, KeepsOneTokenAndResolvesIt) {  // [duel 129]
  auto game = about_to("enki").edit(on_enki({"agriculture", "engineering"})).play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"take agriculture", "take engineering"}));
  game.play("0 take agriculture");
  EXPECT_TRUE(game.has_token(0, "agriculture"));
  EXPECT_EQ(game.coins(0), 20 - 3 + 6);
  EXPECT_NE(game.state().box >> token_id("engineering") & 1, 0);
  EXPECT_EQ(game.state().box >> token_id("agriculture") & 1, 0);
  EXPECT_EQ(game.state().pantheon.on_enki, 0);
}

TEST(Enki, ShownByTheGateDrawsThenAndGivesBackWhenNotChosen) {  // [duel 130]
  auto game = about_to("gate").manual_nature().play("0 activate 0");
  game.play("nature tops enki tanit zeus isis mars");
  const auto box = game.state().box;
  game.play("nature enki mysticism engineering");
  EXPECT_NE(game.state().box, box);
  game.play("0 invoke tanit");
  EXPECT_EQ(game.state().box, box);
  EXPECT_EQ(game.state().pantheon.on_enki, 0);
}

TEST(Enki, ShownByTheGateAndChosenKeepsOne) {  // [duel 130]
  auto game = about_to("gate").manual_nature().play("0 activate 0");
  game.play("nature tops enki tanit zeus isis mars").play("nature enki mysticism engineering");
  game.play("0 invoke enki").play("0 take mysticism");
  EXPECT_TRUE(game.has_token(0, "mysticism"));
  EXPECT_NE(game.state().box >> token_id("engineering") & 1, 0);
}

TEST(Enki, ShownByTheDivineTheaterGivesBackWhenNotChosen) {  // [duel 130]
  auto game =
      pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar"}).manual_nature();
  game.play("0 wonder divine-theater with altar");
  const auto box = game.state().box;
  game.play("0 deck mesopotamian").play("nature enki mysticism engineering").play("0 invoke ishtar");
  EXPECT_EQ(game.state().box, box);
}

TEST(Enki, TokensOnItAreNotInTheBox) {  // [duel 131]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"great-library"}).structure({"brewery"});
  game.manual_nature().edit(opened({{0, "enki"}})).edit(on_enki({"mysticism", "engineering"}));
  game.play("0 wonder great-library with brewery");
  EXPECT_NE(game.refusal("nature library mysticism mathematics philosophy"), "");
}

TEST(Ishtar, GivesTheSymbolOfLaw) {  // [duel 160]
  auto alone = about_to("ishtar").play("0 activate 0");
  EXPECT_EQ(alone.to_act(), 1);
  auto pair = about_to("ishtar", pantheon_game().coins(0, 20).tokens(0, {"law"})).play("0 activate 0");
  EXPECT_EQ(pair.told(EventKind::PairMade), 1);
  EXPECT_EQ(pair.decision(), DecisionKind::TakeToken);
}

TEST(Ishtar, IsOneOfSixDifferentSymbolsButNotTwiceWithLaw) {  // [duel 160]
  const Ids five = {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"};
  auto sixth = about_to("ishtar", pantheon_game().coins(0, 20).city(0, five)).play("0 activate 0");
  EXPECT_EQ(sixth.outcome().how, Victory::Science);
  const Ids four = {"workshop", "apothecary", "scriptorium", "pharmacist"};
  auto fifth = about_to("ishtar", pantheon_game().coins(0, 20).city(0, four).tokens(0, {"law"}));
  fifth.play("0 activate 0");
  EXPECT_FALSE(fifth.outcome().over);
}

TEST(Nisaba, CopiesTheSymbolOfAGreenCardAndTheOpponentKeepsIt) {  // [duel 161]
  auto game = about_to("nisaba", pantheon_game().coins(0, 20).city(1, {"workshop", "school", "altar"}));
  game.play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"nisaba workshop", "nisaba school"}));
  game.play("0 nisaba school");
  EXPECT_EQ(game.state().cities[0].symbols, game.state().cities[1].symbols & ~(1 << 4));
  EXPECT_TRUE(game.has(1, "school"));
  EXPECT_NE(json_for(game, 1).find(R"("snake":"school")"), std::string::npos);
}

TEST(Nisaba, CanCompleteAPairOrTheSixthSymbol) {  // [duel 161]
  auto pair = about_to("nisaba", pantheon_game().coins(0, 20).city(0, {"apothecary"}).city(1, {"school"}));
  pair.play("0 activate 0").play("0 nisaba school");
  EXPECT_EQ(pair.decision(), DecisionKind::TakeToken);
  const Ids five = {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"};
  auto sixth = about_to("nisaba", pantheon_game().coins(0, 20).city(0, five).city(1, {"university"}));
  sixth.play("0 activate 0").play("0 nisaba university");
  EXPECT_EQ(sixth.outcome().how, Victory::Science);
}

TEST(Nisaba, WithoutAGreenCardDoesNothingAlsoLater) {  // [duel 162]
  auto game = about_to("nisaba", pantheon_game().coins(0, 20).coins(1, 30), {"school", "forum"});
  game.play("0 activate 0");
  EXPECT_EQ(game.to_act(), 1);
  game.play("1 build school");
  EXPECT_EQ(game.state().cities[0].symbols, 0);
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
}

TEST(Nisaba, NothingRemovesAGreenCardSoTheSnakeStays) {  // [duel 163]
  for (std::size_t i = 0; i < std::size(duel::kWonders); ++i) {
    for (const auto& effect : duel::kWonders[i].effects) {
      const bool destroys = effect.kind == duel::EffectKind::Destroy;
      EXPECT_FALSE(destroys && effect.a == static_cast<int>(duel::Colour::Green));
    }
  }
  auto game = about_to("baal", pantheon_game().coins(0, 20).city(1, {"school", "quarry", "press"}));
  game.play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"baal quarry", "baal press"}));
}

TEST(Astarte, HoldsSevenCoinsThatAreNoTreasury) {  // [duel 144, 146]
  auto game = about_to("astarte", pantheon_game().coins(0, 5)).play("0 activate 0");
  EXPECT_EQ(game.coins(0), 2);
  EXPECT_EQ(guarded(game, 0), 7);
  EXPECT_EQ(game.points(0, Category::Divinities), 7);
  EXPECT_EQ(game.points(0, Category::Treasury), 0);
}

TEST(Astarte, PaysForAnythingAfterTheTreasury) {  // [duel 144, 145]
  auto build = pantheon_game().coins(0, 1).structure({"forum"}).edit(guarded(0, 7));
  EXPECT_EQ(build.price("build forum"), 5);
  build.play("0 build forum");
  EXPECT_EQ(build.coins(0), 0);
  EXPECT_EQ(guarded(build, 0), 3);
  auto wonder = pantheon_game().coins(0, 3).wonders(0, {"pyramids"}).structure({"forum"}).edit(guarded(0, 5));
  EXPECT_EQ(wonder.price("wonder pyramids with forum"), 8);
  wonder.play("0 wonder pyramids with forum");
  EXPECT_EQ(guarded(wonder, 0), 0);
  auto activate = about_to("mars", pantheon_game().coins(0, 0)).edit(guarded(0, 4)).play("0 activate 0");
  EXPECT_EQ(guarded(activate, 0), 1);
  EXPECT_EQ(activate.pawn(), 2);
}

TEST(Astarte, IsNotEnoughWhenTheSumFallsShort) {  // [duel 144]
  auto game = pantheon_game().coins(0, 1).structure({"forum"}).edit(guarded(0, 3));
  EXPECT_FALSE(game.is_legal("build forum"));
  EXPECT_EQ(game.option("build forum").short_of, 1);
}

TEST(Astarte, LosesNothingToAnybody) {  // [duel 144, 171]
  auto loot = pantheon_game().coins(1, 1).pawn(5).structure({"walls"}).coins(0, 20);
  loot.tokens(0, {"poliorcetics"}).edit(guarded(1, 7)).play("0 build walls");
  EXPECT_EQ(loot.coins(1), 0);
  EXPECT_EQ(guarded(loot, 1), 7);
  auto appian = pantheon_game().coins(0, 30).coins(1, 2).wonders(0, {"appian-way"}).structure({"forum"});
  appian.edit(guarded(1, 7)).play("0 wonder appian-way with forum");
  EXPECT_EQ(appian.coins(1), 0);
  EXPECT_EQ(guarded(appian, 1), 7);
}

TEST(Astarte, ReceivesNoNewIncome) {  // [duel 147]
  auto game = pantheon_game().coins(0, 0).structure({"brewery"}).edit(guarded(0, 2)).play("0 build brewery");
  EXPECT_EQ(game.coins(0), 6);
  EXPECT_EQ(guarded(game, 0), 2);
}

TEST(Astarte, PaysEconomyToo) {  // [duel 148]
  auto game = pantheon_game().coins(0, 3).coins(1, 0).tokens(1, {"economy"}).structure({"walls"});
  game.edit(guarded(0, 7)).play("0 build walls");
  EXPECT_EQ(guarded(game, 0), 6);
  EXPECT_EQ(game.coins(1), 4);
}

TEST(Baal, MovesABrownOrGreyCardWithItsProduction) {  // [duel 150]
  auto game = about_to("baal", pantheon_game().coins(0, 20).city(1, {"brickyard", "press", "altar"}));
  EXPECT_EQ(game.state().cities[1].makes[Resource::Clay], 2);
  game.play("0 activate 0").play("0 baal brickyard");
  EXPECT_TRUE(game.has(0, "brickyard"));
  EXPECT_FALSE(game.has(1, "brickyard"));
  EXPECT_EQ(game.state().cities[0].makes[Resource::Clay], 2);
  EXPECT_EQ(game.state().cities[1].makes[Resource::Clay], 0);
  EXPECT_EQ(game.price("build forum"), 3 + 4);  // now seat 1 buys clay against two of it
  EXPECT_EQ(game.state().cities[0].colours[0], 1);
  EXPECT_EQ(game.state().cities[1].colours[0], 0);
}

TEST(Baal, BuildsNothing) {  // [duel 150]
  auto game = about_to("baal", pantheon_game().coins(0, 20).city(1, {"quarry"}).tokens(0, {"urbanism"}));
  game.play("0 activate 0").play("0 baal quarry");
  EXPECT_EQ(game.coins(0), 17);
  EXPECT_EQ(game.told(EventKind::Built), 0);
}

TEST(Tanit, GivesTwelveCoins) {  // [duel 149]
  auto game = about_to("tanit").play("0 activate 0");
  EXPECT_EQ(game.coins(0), 29);
}

TEST(Aphrodite, GivesNinePointsThatAreNotBlue) {  // [duel 149]
  auto game = about_to("aphrodite").play("0 activate 0");
  EXPECT_EQ(game.points(0, Category::Divinities), 9);
  EXPECT_EQ(game.points(0, Category::Civilian), 0);
}

TEST(Hades, WorksLikeTheMausoleum) {  // [duel 151]
  auto game = about_to("hades", pantheon_game()
                                    .coins(0, 20)
                                    .tokens(0, {"urbanism"})
                                    .city(0, {"garrison"})
                                    .discard({"barracks", "tavern"}));
  game.play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"revive tavern", "revive barracks"}));  // compulsory
  game.play("0 revive barracks");
  EXPECT_EQ(game.coins(0), 17);  // a chain it would be, but no Urbanism
  EXPECT_EQ(game.pawn(), 1);
  EXPECT_FALSE(game.discarded("barracks"));
}

TEST(Hades, CountsForStrategy) {  // [duel 79]
  auto game = about_to("hades", pantheon_game().coins(0, 20).tokens(0, {"strategy"}).discard({"walls"}));
  game.play("0 activate 0").play("0 revive walls");
  EXPECT_EQ(game.pawn(), 3);
}

TEST(Hades, MayBuildAGrandTemple) {  // [duel 62]
  auto game = about_to("hades", pantheon_game().coins(0, 20).discard({"grand-temple-roman"}));
  game.play("0 activate 0").play("0 revive grand-temple-roman");
  EXPECT_EQ(game.points(0, Category::Temples), 5);
}

TEST(FreeConstruction, PaysNobodyWithEconomy) {  // [duel 39]
  auto hades =
      about_to("hades", pantheon_game().coins(0, 20).coins(1, 4).tokens(1, {"economy"}).discard({"palace"}));
  hades.play("0 activate 0").play("0 revive palace");
  EXPECT_EQ(hades.coins(1), 4);
  auto isis = about_to("isis", pantheon_game()
                                   .coins(0, 20)
                                   .coins(1, 4)
                                   .tokens(1, {"economy"})
                                   .discard({"palace"})
                                   .wonders(0, {"pyramids"}));
  isis.play("0 activate 0").play("0 isis pyramids").play("0 with palace");
  EXPECT_EQ(isis.coins(0), 17);
  EXPECT_EQ(isis.coins(1), 4);
}

TEST(Zeus, TakesAnyCardOfTheStructureAndItsTokenGoesWithIt) {  // [duel 132]
  auto game = pantheon_game().coins(0, 20).slots(
      2, {{0, "walls"}, {1, "statue"}, {2, "temple"}, {6, "?"}, {7, "?"}, {11, "brewery"}});
  game.manual_nature().edit(opened({{0, "zeus"}})).edit(laid({{6, "4"}})).play("0 activate 0");
  EXPECT_EQ(game.legal(), (Texts{"zeus 0", "zeus 1", "zeus 2", "zeus 6", "zeus 7", "zeus 11"}));
  game.play("0 zeus 6").play("nature reveal 6 library");
  EXPECT_TRUE(game.discarded("library"));
  EXPECT_FALSE(has_offering(game, 0, 4));
  EXPECT_EQ(game.state().pantheon.laid, 0U);
  EXPECT_EQ(game.state().structure.present >> 6 & 1, 0U);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Zeus, MakesAFaceDownCardKnown) {  // [duel 133]
  auto game = pantheon_game()
                  .coins(0, 20)
                  .slots(2, {{0, "walls"}, {1, "statue"}, {2, "temple"}, {6, "?"}, {7, "?"}, {11, "brewery"}})
                  .manual_nature();
  game.edit(opened({{0, "zeus"}})).play("0 activate 0").play("0 zeus 6");
  EXPECT_EQ(game.to_act(), kNature);
  game.play("nature reveal 6 school");
  EXPECT_NE(json_for(game, 1).find(R"("discard":["school"])"), std::string::npos);
}

TEST(Zeus, FreedCardsAreTurnedUpAtTheEndAndTheirTokensTaken) {  // [duel 134]
  auto game = pantheon_game().coins(0, 20).slots(
      2, {{0, "walls"}, {1, "statue"}, {2, "temple"}, {6, "?"}, {7, "?"}, {11, "brewery"}});
  game.manual_nature().edit(opened({{0, "zeus"}})).edit(laid({{6, "3"}}));
  game.play("0 activate 0").play("0 zeus 11");
  EXPECT_TRUE(has_offering(game, 0, 3));
  EXPECT_TRUE(game.discarded("brewery"));
  game.play("nature reveal 6 school").play("nature reveal 7 rostrum");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Zeus, LeavesAHoleThatNobodyCanPlay) {  // [duel 132]
  auto game = pantheon_game().coins(0, 20).slots(
      2, {{0, "walls"}, {1, "statue"}, {2, "temple"}, {6, "?"}, {7, "?"}, {11, "brewery"}});
  game.edit(opened({{0, "zeus"}})).play("0 activate 0").play("0 zeus 6").play("1 sell brewery");
  EXPECT_EQ(game.state().structure.available, 1U << 0 | 1U << 7);
}

TEST(Zeus, TakingTheLastCardEndsTheAgeAndItsSeatPlayedLast) {  // [duel 135]
  auto game = pantheon_game().coins(1, 20).turn(1).slots(2, {{0, "brewery"}}).edit(opened({{5, "zeus"}}));
  game.play("1 activate 5").play("1 zeus 0");
  EXPECT_EQ(game.state().age, 3);
  EXPECT_EQ(game.decision(), DecisionKind::ChooseStarter);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Zeus, ComesInAgeOneThroughTheDivineTheater) {  // [duel 136]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"});
  game.slots(1, {{0, "theater"}, {1, "tavern"}, {2, "?"}, {3, "?"}, {5, "altar"}, {6, "baths"}})
      .edit(laid({{2, "roman"}}));
  game.play("0 wonder divine-theater with altar").play("0 deck greek").play("0 invoke zeus");
  game.play("0 top hades").play("0 zeus 2");
  EXPECT_EQ(mythology_tokens(game, 0), 0);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Zeus, FindsNothingWhenTheStructureIsEmpty) {  // [duel 122]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).slots(1, {{0, "altar"}});
  game.play("0 wonder divine-theater with altar").play("0 deck greek").play("0 invoke zeus");
  game.play("0 top hades");
  EXPECT_EQ(game.state().age, 2);
}

}  // namespace
}  // namespace heptad::tests
