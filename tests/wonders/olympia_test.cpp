// Olympia: structures for nothing, and a copied guild.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

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
