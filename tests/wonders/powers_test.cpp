// The powers of the wonders.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

TEST(WondersStages, CoinsAreTakenOnceAndAtOnce) {  // [wonders 59]
  auto game = wonders_game(1).boards("ephesos:b gizah:a rhodos:a").city(0, {"quarry", "sawmill"});
  game.play("0 stage with altar").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 4);
  game.play("0 stage with altar").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 8);
  game.others_sell();
  EXPECT_EQ(game.coins(0), 3 + 8 + 3);
  auto nine = wonders_game(2).boards("ephesos:day gizah:day rhodos:day").stages(0, 1).city(0, {"sawmill"});
  nine.play("0 stage with altar").others_sell();
  EXPECT_EQ(nine.coins(0), 3 + 9);
  auto rhodos = wonders_game(2).boards("rhodos:night gizah:day ephesos:day").city(0, {"quarry", "stone-pit"});
  rhodos.play("0 stage with altar").others_sell();
  EXPECT_EQ(rhodos.coins(0), 3 + 3);
  EXPECT_EQ(rhodos.shields(0), 1);
  EXPECT_EQ(rhodos.points(0, Category::Wonders), 3);
}

TEST(WondersBabylon, SymbolsOfChoiceArePlacedAtScoringEachByItself) {  // [wonders 61]
  auto game =
      wonders_game(1).boards("babylon:a gizah:a rhodos:a").stages(0, 2).city(0, {"workshop", "apothecary"});
  EXPECT_EQ(game.points(0, Category::Scientific), 1 + 1 + 1 + 7);  // a tablet now …
  game.city(0, {"laboratory", "observatory", "study", "scriptorium"});
  EXPECT_EQ(game.points(0, Category::Scientific), 25 + 1 + 1 + 7);  // … and a gear when that is worth more
  game.city(0, {"scientists-guild"});
  EXPECT_EQ(game.points(0, Category::Scientific), 36 + 1 + 1 + 7);
}

// --- Babylon's last card -----------------------------------------------------------------------------------

WondersGame babylon(int edition = 1) {
  auto game = edition == 1 ? wonders_game(1).boards("babylon:b gizah:a rhodos:a")
                           : wonders_game(2).boards("babylon:night gizah:day rhodos:day");
  return game.stages(0, edition == 1 ? 2 : 1);
}

TEST(WondersBabylon, TheLastCardIsBuiltWithPaymentSoldOrUsedForAStage) {  // [wonders 62]
  for (const int edition : {1, 2}) {
    for (const int age : {1, 2, 3}) {
      auto game = babylon(edition).at(age, 6).hand(0, {"altar", "barracks"}).coins(0, 0);
      game.play("0 sell altar").others_sell();
      EXPECT_EQ(game.waiting_for(), "last-card");
      EXPECT_EQ(game.to_act(), SeatSet::of(0));
      EXPECT_EQ(game.legal(0), (Ways{"build barracks pay 0 2", "sell barracks", "pass"}));
      game.play("0 build barracks pay 0 2");
      EXPECT_EQ(game.coins(0), 1);
      EXPECT_EQ(game.coins(2), 3 + 3 + 2);
      EXPECT_TRUE(game.has(0, "barracks"));
    }
  }
  auto sold = babylon().at(1, 6).hand(0, {"altar", "barracks"});
  sold.play("0 sell altar").others_sell().play("0 sell barracks");
  EXPECT_EQ(sold.coins(0), 3 + 3 + 3);
  auto staged = babylon().at(1, 6).hand(0, {"altar", "baths"}).city(0, {"brickyard", "press-age-1"});
  staged.play("0 sell altar").others_sell().play("0 stage with baths");
  EXPECT_EQ(staged.stages(0), 3);
}

TEST(WondersBabylon, TheLastCardIsOptionalAndThenDiscardedWithoutCoins) {  // [wonders 63]
  auto game = babylon().at(1, 6).hand(0, {"altar", "baths"});
  game.play("0 sell altar").others_sell().play("0 pass");
  EXPECT_EQ(game.coins(0), 6);
  EXPECT_TRUE(game.in_discard("baths"));
  EXPECT_EQ(game.state().age, 2);
}

TEST(WondersBabylon, TheStageMayBeBuiltWithTheSixthCard) {  // [wonders 62, 64]
  auto game = wonders_game(1).boards("babylon:b gizah:a rhodos:a").stages(0, 1).at(1, 6);
  game.city(0, {"sawmill", "glassworks-age-1"}).hand(0, {"altar", "theater"});
  game.play("0 stage with altar").others_sell();
  EXPECT_EQ(game.waiting_for(), "last-card");
  game.play("0 build theater");
  EXPECT_TRUE(game.has(0, "theater"));
}

TEST(WondersBabylon, TheLastCardIsALittleExtraTurn) {  // [wonders 65]
  // What the sixth card made or earned can be used.
  auto game = babylon().at(1, 6).hand(0, {"lumber-yard", "stockade"}).coins(0, 0);
  game.play("0 build lumber-yard").others_sell();
  EXPECT_EQ(game.ways(0, "build stockade"), Ways{""});
}

TEST(WondersBabylon, OtherPlayersDiscardTheirLastCard) {  // [wonders 66]
  auto game = babylon().at(1, 6).hand(1, {"altar", "theater"});
  game.others_sell().play("0 pass");
  EXPECT_TRUE(game.in_discard("theater"));
  EXPECT_EQ(game.coins(1), 6);
}

TEST(WondersBabylon, PaymentsForTheLastCardReachTheNeighbour) {  // [wonders 67]
  auto game = babylon().at(1, 6).hand(0, {"altar", "baths"});
  game.play("0 sell altar").others_sell().play("0 build baths pay 2 0");
  EXPECT_EQ(game.coins(1), 3 + 3 + 2);
}

// --- Halikarnassos -----------------------------------------------------------------------------------------

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

// --- Olympia, first edition --------------------------------------------------------------------------------

WondersGame olympia_a() {
  return wonders_game(1).boards("olympia:a gizah:a rhodos:a").stages(0, 2).coins(0, 0);
}

TEST(WondersOlympiaA, OnceAnAgeAStructureFromHandIsFree) {  // [wonders 78]
  auto game = olympia_a().at(3, 1).hand(0, {"palace", "pantheon", "sawmill", "altar"});
  EXPECT_EQ(game.ways(0, "build palace"), Ways{"free"});
  EXPECT_EQ(game.ways(0, "build sawmill"), Ways{"free"});  // coins are waived too
  EXPECT_TRUE(game.ways(0, "stage with palace").empty());  // never a stage
  game.play("0 build palace free").others_sell();
  EXPECT_TRUE(game.has(0, "palace"));
  EXPECT_EQ(game.coins(0), 0);
  game.hand(0, {"pantheon"});
  EXPECT_TRUE(game.ways(0, "build pantheon").empty());  // spent for this Age
  game.state().age = 2;
  EXPECT_EQ(game.ways(0, "build pantheon"), Ways{"free"});
}

TEST(WondersOlympiaA, WorksFromTheTurnAfterTheStageAndDoesNotSaveUp) {  // [wonders 78]
  auto game = wonders_game(1).boards("olympia:a gizah:a rhodos:a").stages(0, 1).city(0, {"quarry"});
  game.hand(0, {"altar", "palace"});
  EXPECT_TRUE(game.ways(0, "build palace").empty());
  game.play("0 stage with altar").others_sell();
  game.hand(0, {"palace", "pantheon"});
  EXPECT_EQ(game.ways(0, "build palace"), Ways{"free"});
  game.state().age = 3;  // two Ages without use: still only one build
  game.state().turn = 3;
  game.refill().hand(0, {"palace"}).play("0 build palace free").others_sell();
  game.hand(0, {"pantheon"});
  EXPECT_TRUE(game.ways(0, "build pantheon").empty());
}

TEST(WondersOlympiaA, ItIsThePlayersChoiceAndAChainDoesNotSpendIt) {  // [wonders 79]
  auto game = olympia_a().at(2, 1).city(0, {"baths"}).hand(0, {"aqueduct", "altar", "walls"}).coins(0, 9);
  game.city(1, {"quarry"});
  EXPECT_EQ(game.ways(0, "build aqueduct"), (Ways{"", "free"}));
  EXPECT_EQ(game.ways(0, "build altar"), (Ways{"", "free"}));
  EXPECT_EQ(game.ways(0, "build walls"), (Ways{"pay 6 0", "free"}));
  game.play("0 build aqueduct").others_sell();
  game.hand(0, {"walls"});
  EXPECT_EQ(game.ways(0, "build walls"), (Ways{"pay 6 0", "free"}));
}

WondersGame olympia_b() {
  return wonders_game(1, 4).boards("olympia:b gizah:a rhodos:a babylon:a").stages(0, 3);
}

TEST(WondersOlympiaB, CopiesANeighboursGuildAsIfItStoodHere) {  // [wonders 80]
  auto game = olympia_b().city(1, {"workers-guild", "lumber-yard"}).city(3, {"stone-pit", "clay-pool"});
  EXPECT_EQ(game.points(0, Category::Wonders), 5 + 3);  // by Olympia's own neighbours
  EXPECT_EQ(game.points(1, Category::Guilds), 0);       // the owner scores its own neighbours, unchanged
  EXPECT_EQ(game.points(0, Category::Guilds), 0);
  EXPECT_EQ(olympia_b().points(0, Category::Wonders), 5);  // no guild there: nothing
  auto far = olympia_b().city(2, {"magistrates-guild"}).city(1, {"baths"});
  EXPECT_EQ(far.points(0, Category::Wonders), 5);  // only the two neighbours
}

TEST(WondersOlympiaB, ACopiedScientistsGuildIsASymbol) {  // [wonders 81]
  auto game = olympia_b().city(3, {"scientists-guild"}).city(0, {"workshop", "apothecary"});
  EXPECT_EQ(game.points(0, Category::Scientific), 3 + 7);
  EXPECT_EQ(game.points(0, Category::Wonders), 5);
}

TEST(WondersOlympiaB, StrategistsAndBuildersCountOlympiasOwnNeighbours) {  // [wonders 82]
  auto strategists =
      olympia_b().city(1, {"strategists-guild"}).defeats(1, 1, 2).defeats(3, 2, 1).defeats(2, 1, 2);
  EXPECT_EQ(strategists.points(0, Category::Wonders), 5 + 3);
  auto builders = olympia_b().city(1, {"builders-guild"}).stages(1, 2).stages(2, 3).stages(3, 1);
  EXPECT_EQ(builders.points(0, Category::Wonders), 5 + 3 + 2 + 1);  // once
}

TEST(WondersOlympiaB, ACopiedShipownersGuildCountsItself) {  // [wonders 83]
  auto game = olympia_b().city(1, {"shipowners-guild"}).city(0, {"lumber-yard", "loom-age-1", "spies-guild"});
  EXPECT_EQ(game.points(0, Category::Wonders), 5 + 3 + 1);
  EXPECT_EQ(game.points(1, Category::Guilds), 1);  // the owner's own count is its own
  // It is chosen for the point it adds, also where it would otherwise be worth nothing.
  EXPECT_EQ(olympia_b().city(1, {"shipowners-guild"}).points(0, Category::Wonders), 5 + 1);
}

TEST(WondersOlympiaB, TheOwnShipownersGuildDoesNotCountTheCopy) {  // [wonders 84]
  auto game =
      olympia_b().city(0, {"shipowners-guild", "lumber-yard"}).city(1, {"magistrates-guild", "baths"});
  EXPECT_EQ(game.points(0, Category::Guilds), 2);
  EXPECT_EQ(game.points(0, Category::Wonders), 5 + 1);
}

TEST(WondersOlympiaB, TheBestGuildIsTaken) {  // [wonders 85]
  auto game = olympia_b()
                  .city(1, {"magistrates-guild", "workers-guild", "baths"})
                  .city(3, {"craftsmens-guild", "loom-age-1"});
  game.city(1, {"lumber-yard", "stone-pit", "clay-pool"});
  EXPECT_EQ(game.points(0, Category::Wonders), 5 + 3);
  game.city(0, {"workshop", "laboratory", "observatory"}).city(1, {"scientists-guild"});
  EXPECT_EQ(game.points(0, Category::Scientific), 16);  // seven more than nine, better than three
  EXPECT_EQ(game.points(0, Category::Wonders), 5);
}

// --- Olympia, second edition -------------------------------------------------------------------------------

WondersGame olympia_day() { return wonders_game(2).boards("olympia:day gizah:day rhodos:day").coins(0, 0); }

TEST(WondersOlympiaDay, TheFirstStructureOfEachColourIsFree) {  // [wonders 86]
  auto game = olympia_day().stages(0, 2).city(0, {"altar"}).at(3, 1);
  game.hand(0, {"palace", "arsenal", "university", "haven", "workers-guild", "sawmill", "press-age-2"});
  EXPECT_TRUE(game.ways(0, "build palace").empty());  // blue is there
  for (const auto* card : {"arsenal", "university", "haven", "workers-guild", "sawmill"}) {
    EXPECT_EQ(game.ways(0, "build " + std::string(card)), Ways{"free"}) << card;
  }
  EXPECT_EQ(game.ways(0, "build press-age-2"), Ways{""});  // costs nothing anyway
  game.play("0 build arsenal free").others_sell();
  game.hand(0, {"circus", "university"});
  EXPECT_TRUE(game.ways(0, "build circus").empty());  // once a colour, for the whole game
  EXPECT_EQ(game.ways(0, "build university"), Ways{"free"});
}

TEST(WondersOlympiaDay, FreeMeansWithoutCoinsToo) {  // [wonders 87]
  auto game = olympia_day().stages(0, 2).hand(0, {"tree-farm"});
  game.play("0 build tree-farm free").others_sell();
  EXPECT_EQ(game.coins(0), 0);
  EXPECT_TRUE(game.has(0, "tree-farm"));
}

TEST(WondersOlympiaDay, NeverForStagesAndCardsUnderTheWonderHaveNoColour) {  // [wonders 88]
  auto game = olympia_day().city(0, {"lumber-yard", "sawmill", "stone-pit", "quarry"}).stages(0, 1);
  game.hand(0, {"arsenal"}).play("0 stage with arsenal").others_sell();
  game.hand(0, {"circus"});
  EXPECT_EQ(game.ways(0, "build circus"), Ways{"free"});
  EXPECT_TRUE(game.ways(0, "stage with circus").empty());  // three clay cannot be paid
}

WondersGame olympia_night(int stages) {
  return wonders_game(2).boards("olympia:night gizah:day rhodos:day").coins(0, 0).stages(0, stages);
}

TEST(WondersOlympiaNight, TheCardOfTheFirstTurnIsFree) {  // [wonders 89]
  auto game = olympia_night(1).at(2, 1).hand(0, {"temple", "altar"});
  EXPECT_EQ(game.ways(0, "build temple"), Ways{"free"});
  game.play("0 sell altar").others_sell();  // sold on turn 1: lost for this Age
  game.hand(0, {"temple"});
  EXPECT_TRUE(game.ways(0, "build temple").empty());
  game.at(3, 1).refill().hand(0, {"palace"}).play("0 build palace free").others_sell();
  EXPECT_TRUE(game.has(0, "palace"));
}

TEST(WondersOlympiaNight, TheCardOfTheSixthTurnIsFree) {  // [wonders 90]
  auto game = olympia_night(2).at(1, 6).hand(0, {"apothecary", "workshop"});
  EXPECT_EQ(game.ways(0, "build apothecary"), Ways{"free"});
  game.play("0 build apothecary free").others_sell();
  EXPECT_TRUE(game.has(0, "apothecary"));
  EXPECT_TRUE(game.in_discard("workshop"));  // the other one is not played
  auto fifth = olympia_night(2).at(1, 5).hand(0, {"apothecary"});
  EXPECT_TRUE(fifth.ways(0, "build apothecary").empty());
  // Raised on turn 6 it comes too late for this Age.
  auto late = olympia_night(1).at(1, 6).city(0, {"brickyard"}).hand(0, {"apothecary", "workshop"});
  EXPECT_TRUE(late.ways(0, "build apothecary").empty());
  late.play("0 stage with apothecary").others_sell();
  EXPECT_EQ(late.state().age, 2);
}

TEST(WondersOlympiaDay, ARevivedCardAddsItsColour) {  // [wonders 91]
  // No board has both powers; set them together to see that they do not touch.
  auto game = olympia_day().stages(0, 2).discarded({"arsenal"}).at(3, 2);
  game.next(wonders::Step::Revive, 1);
  game.state().looked[0] = 20;
  game.play("0 revive arsenal");
  game.refill().hand(0, {"circus", "university"});
  EXPECT_TRUE(game.ways(0, "build circus").empty());
  EXPECT_EQ(game.ways(0, "build university"), Ways{"free"});
}

}  // namespace
}  // namespace heptad::tests
