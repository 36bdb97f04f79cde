// What things cost: production, trade, fixed prices, choice, selling.
#include <algorithm>

#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

TEST(DuelProduction, IsNeverUsedUp) {  // [duel 22]
  auto game = duel_game().city(0, {"shelf-quarry", "sawmill"}).coins(0, 0);
  game.structure({"walls", "rostrum", "aqueduct"});
  game.play("0 build walls").play("1 sell aqueduct").play("0 build rostrum");
  EXPECT_TRUE(game.has(0, "walls"));
  EXPECT_TRUE(game.has(0, "rostrum"));
  EXPECT_EQ(game.coins(0), 0);
}

TEST(DuelTrade, AUnitCostsTwoPlusTheOpponentsSymbolsAndATwoSymbolCardCountsTwo) {  // [duel 23]
  EXPECT_EQ(duel_game().structure({"baths"}).price("build baths"), 2);
  EXPECT_EQ(duel_game().city(1, {"quarry"}).structure({"baths"}).price("build baths"), 3);
  EXPECT_EQ(duel_game().city(1, {"shelf-quarry"}).structure({"baths"}).price("build baths"), 4);
  EXPECT_EQ(duel_game()
                .city(1, {"quarry", "stone-pit", "shelf-quarry", "sawmill", "press"})
                .structure({"baths"})
                .price("build baths"),
            6);
  EXPECT_EQ(duel_game().city(1, {"press", "drying-room"}).structure({"workshop"}).price("build workshop"), 4);
}

TEST(DuelTrade, TheOwnProductionDoesNotRaiseTheOwnPrice) {  // [duel 23]
  auto game = duel_game().city(0, {"shelf-quarry"}).structure({"aqueduct"});
  EXPECT_EQ(game.price("build aqueduct"), 2);
}

TEST(DuelTrade, ChoiceProducersNeverRaiseTheOthersPrice) {  // [duel 24]
  auto game = duel_game().city(1, {"forum", "caravansery"}).built(1, {"great-lighthouse", "piraeus"});
  game.structure({"palace"}).coins(0, 20);
  EXPECT_EQ(game.price("build palace"), 2 * 5);
}

TEST(DuelTrade, ThePriceDoesNotRiseWhileBuyingSeveralUnits) {  // [duel 25]
  auto game = duel_game().city(1, {"shelf-quarry"}).coins(0, 12).structure({"aqueduct"});
  EXPECT_EQ(game.price("build aqueduct"), 12);
  game.play("0 build aqueduct");
  EXPECT_EQ(game.coins(0), 0);
}

TEST(DuelTrade, CoinsGoToTheBankUnlessTheOpponentHasEconomy) {  // [duel 26]
  auto bank = duel_game().coins(0, 12).coins(1, 5).structure({"aqueduct"});
  bank.play("0 build aqueduct");
  EXPECT_EQ(bank.coins(0), 6);
  EXPECT_EQ(bank.coins(1), 5);
  auto economy = duel_game().coins(0, 12).coins(1, 5).tokens(1, {"economy"}).structure({"aqueduct"});
  economy.play("0 build aqueduct");
  EXPECT_EQ(economy.coins(0), 6);
  EXPECT_EQ(economy.coins(1), 5 + 6);
  auto own = duel_game().coins(0, 12).coins(1, 5).tokens(0, {"economy"}).structure({"aqueduct"});
  own.play("0 build aqueduct");
  EXPECT_EQ(own.coins(0), 6);
}

TEST(DuelTrade, AReserveFixesThePriceAtOneWhateverTheOpponentMakes) {  // [duel 27]
  struct Case {
    std::string_view reserve, opponent, card;
  };
  for (const auto& [reserve, opponent, card] : {Case{"stone-reserve", "shelf-quarry", "baths"},
                                                {"wood-reserve", "sawmill", "stable"},
                                                {"clay-reserve", "brickyard", "garrison"},
                                                {"customs-house", "glassworks", "apothecary"},
                                                {"customs-house", "press", "workshop"}}) {
    const std::string build = "build " + std::string(card);
    EXPECT_EQ(duel_game().city(0, {reserve}).city(1, {opponent}).structure({card}).price(build), 1);
    EXPECT_EQ(duel_game().city(1, {reserve}).structure({card}).price(build), 2);  // for its owner only
  }
}

TEST(DuelTrade, AFixedPriceIsForItsResourceOnly) {  // [duel 27]
  auto game = duel_game().city(0, {"stone-reserve"}).structure({"garrison", "stable", "workshop"});
  EXPECT_EQ(game.price("build garrison"), 2);
  EXPECT_EQ(game.price("build stable"), 2);
  EXPECT_EQ(game.price("build workshop"), 2);
}

TEST(DuelTrade, TheFixedPriceWorksFromTheNextTurn) {  // [duel 28]
  auto game = duel_game().city(1, {"quarry"}).coins(0, 4).structure({"stone-reserve", "baths", "altar"});
  game.play("0 build stone-reserve");
  EXPECT_EQ(game.coins(0), 1);
  game.play("1 sell altar");
  EXPECT_EQ(game.price("build baths"), 1);
  EXPECT_TRUE(game.is_legal("build baths"));
}

TEST(DuelCost, PrintedCoinsArePaidBesidesResources) {  // [duel 29]
  auto rulebook = duel_game().city(1, {"glassworks"}).coins(0, 7).structure({"caravansery"});
  EXPECT_EQ(rulebook.price("build caravansery"), 2 + 3 + 2);
  EXPECT_EQ(rulebook.option("build caravansery").payment.printed_coins, 2);
  rulebook.play("0 build caravansery");
  EXPECT_EQ(rulebook.coins(0), 0);
  auto produced = duel_game().city(0, {"brickyard"}).structure({"forum"});
  EXPECT_EQ(produced.price("build forum"), 3);
}

TEST(DuelChoice, AProducerYieldsOneUnitOfOneKind) {  // [duel 30]
  auto forum = duel_game().city(0, {"forum"}).structure({"caravansery", "archery-range"});
  EXPECT_EQ(forum.price("build caravansery"), 2 + 2);  // glass or papyrus, not both
  EXPECT_EQ(forum.price("build archery-range"), 2 + 2);
  auto caravan = duel_game().city(0, {"caravansery"}).structure({"arena", "obelisk"});
  EXPECT_EQ(caravan.price("build arena"), 2 + 2);
  EXPECT_EQ(caravan.price("build obelisk"), 2 + 2);  // one stone and the glass are bought
}

TEST(DuelChoice, TwoProducersYieldTwoUnitsChosenFreely) {  // [duel 30]
  auto game = duel_game().city(0, {"forum", "caravansery"}).built(0, {"piraeus", "great-lighthouse"});
  game.structure({"academy", "study", "obelisk"});
  EXPECT_EQ(game.price("build academy"), 0);  // wood, stone, two glass
  EXPECT_EQ(game.price("build study"), 0);    // two wood, glass, papyrus
  EXPECT_EQ(game.price("build obelisk"), 0);
}

TEST(DuelChoice, CoversWhatIsDearestToBuy) {  // [duel 31]
  auto raw = duel_game().city(0, {"caravansery"}).city(1, {"shelf-quarry"}).structure({"rostrum"});
  EXPECT_EQ(raw.price("build rostrum"), 2);  // the stone at 4 is made, the wood bought
  auto made = duel_game().city(0, {"forum"}).city(1, {"press", "drying-room"}).structure({"study"});
  EXPECT_EQ(made.price("build study"), 2 + 2 + 2);  // the papyrus at 4 is made
  auto fixed = duel_game().city(0, {"caravansery", "stone-reserve"}).city(1, {"shelf-quarry"});
  EXPECT_EQ(fixed.structure({"rostrum"}).price("build rostrum"), 1);  // now the wood is dearest
}

TEST(DuelCost, EachCardIsOfferedOnceAtItsCheapestPrice) {  // [duel 36]
  auto game = duel_game().city(0, {"caravansery", "quarry"}).tokens(0, {"masonry"}).coins(0, 30);
  game.wonders(0, {"pyramids"}).structure({"rostrum", "walls"});
  const auto legal = game.legal();
  EXPECT_EQ(legal.size(), 6U);
  EXPECT_EQ(std::ranges::count(legal, "build rostrum"), 1);
  game.play("0 build rostrum");
  EXPECT_EQ(game.coins(0), 30);
}

TEST(DuelCost, WhatCannotBePaidInFullIsIllegal) {  // [duel 41]
  for (const bool economy : {false, true}) {
    auto game = duel_game().city(1, {"shelf-quarry"}).coins(0, 11).structure({"aqueduct"});
    if (economy) game.tokens(1, {"economy"}).tokens(0, {"philosophy"});
    EXPECT_FALSE(game.is_legal("build aqueduct"));
    const Option option = game.option("build aqueduct");
    EXPECT_EQ(option.why_not, WhyNot::Coins);
    EXPECT_EQ(option.short_of, 1);
    const duel::State before = game.state();
    EXPECT_EQ(game.refusal("0 build aqueduct"), "It costs 12 coins, 1 more than there are.");
    EXPECT_EQ(game.state(), before);
  }
}

TEST(DuelSelling, PaysTwoCoinsPlusOnePerYellowCardAndTheSoldCardDoesNotCount) {  // [duel 42]
  auto game = duel_game().city(0, {"tavern", "brewery"}).city(1, {"forum"}).coins(0, 5);
  game.structure({"wood-reserve"}).play("0 sell wood-reserve");
  EXPECT_EQ(game.coins(0), 9);
  EXPECT_TRUE(game.discarded("wood-reserve"));
  EXPECT_FALSE(game.has(0, "wood-reserve"));
  auto none = duel_game().coins(0, 5).structure({"altar"});
  EXPECT_EQ(none.option("sell altar").gain, 2);
  none.play("0 sell altar");
  EXPECT_EQ(none.coins(0), 7);
}

TEST(DuelSelling, EverybodyMaySeeTheDiscardPile) {  // [duel 43]
  auto game = duel_game().structure({"altar"});
  game.play("0 sell altar");
  for (const std::optional<Seat> viewer : {std::optional<Seat>(0), std::optional<Seat>(1), {}}) {
    const std::string json = duel::Duel::json(duel::Duel::view(game.state(), viewer));
    EXPECT_NE(json.find(R"("discard":["altar"])"), std::string::npos);
  }
}

}  // namespace
}  // namespace heptad::tests
