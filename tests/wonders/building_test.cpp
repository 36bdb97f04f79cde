// Building: names, production, costs, stages.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

TEST(WondersBuilding, NoTwoStructuresOfOneNameWhateverTheSource) {  // [wonders 20]
  auto game = wonders_game(1).city(0, {"altar", "baths", "aqueduct"}).hand(0, {"altar", "aqueduct"});
  EXPECT_TRUE(game.ways(0, "build altar").empty());
  EXPECT_TRUE(game.ways(0, "build aqueduct").empty());  // not by chain
  EXPECT_EQ(game.refusal("0 build altar").message, "A structure of that name stands in this city already.");
  auto olympia = wonders_game(1).boards("olympia:a gizah:a rhodos:a").stages(0, 2).city(0, {"palace"});
  olympia.hand(0, {"palace"});
  EXPECT_TRUE(olympia.ways(0, "build palace").empty());  // not by a power
  auto hali =
      wonders_game(1).boards("halikarnassos:b gizah:a rhodos:a").city(0, {"foundry", "palace"}).at(3, 1);
  hali.discarded({"palace"}).hand(0, {"altar"});
  hali.play("0 stage with altar").others_sell();
  EXPECT_EQ(hali.ways(0, "revive"), Ways{"altar"});  // not from the discard pile
}

TEST(WondersBuilding, LoomGlassworksAndPressOfTwoAgesHaveOneName) {  // [wonders 21]
  for (const int edition : {1, 2}) {
    auto game = wonders_game(edition).city(0, {"loom-age-1", "press-age-2"});
    game.hand(0, {"loom-age-2", "press-age-1", "glassworks-age-2"});
    EXPECT_TRUE(game.ways(0, "build loom-age-2").empty());
    EXPECT_TRUE(game.ways(0, "build press-age-1").empty());
    EXPECT_EQ(game.ways(0, "build glassworks-age-2"), Ways{""});
  }
}

TEST(WondersBuilding, BothTradingPostsMayStand) {  // [wonders 22]
  auto game = wonders_game(1).city(0, {"east-trading-post"}).hand(0, {"west-trading-post"});
  EXPECT_EQ(game.ways(0, "build west-trading-post"), Ways{""});
}

TEST(WondersBuilding, ADuplicateMayBeSoldOrUsedForAStage) {  // [wonders 23]
  auto game = wonders_game(1).city(0, {"altar", "stone-pit"}).hand(0, {"altar"});
  EXPECT_EQ(game.legal(0), (Ways{"stage with altar", "sell altar"}));
}

TEST(WondersBuilding, EachSymbolServesOnceATurn) {  // [wonders 24]
  auto game = wonders_game(1).boards("ephesos:a babylon:a rhodos:a").city(0, {"stone-pit"}).coins(0, 9);
  game.hand(0, {"aqueduct"});
  EXPECT_TRUE(game.ways(0, "build aqueduct").empty());
}

TEST(WondersBuilding, ATwoWayCardGivesOneOrTheOther) {  // [wonders 25]
  auto game = wonders_game(1).boards("ephesos:a babylon:a olympia:a").coins(0, 0).city(0, {"clay-pit"});
  game.hand(0, {"barracks", "guard-tower", "siege-workshop"});
  EXPECT_EQ(game.ways(0, "build barracks"), Ways{""});
  EXPECT_EQ(game.ways(0, "build guard-tower"), Ways{""});
  auto both = wonders_game(1).boards("ephesos:a gizah:a alexandria:a").city(0, {"clay-pit", "lumber-yard"});
  both.hand(0, {"stables"});  // wood, clay, ore: the pit cannot be clay and ore
  EXPECT_TRUE(both.ways(0, "build stables").empty());
  both.city(0, {"mine"});
  EXPECT_EQ(both.ways(0, "build stables"), Ways{""});
}

TEST(WondersBuilding, TheDoubleRawMaterialsGiveTwo) {  // [wonders 26]
  const std::pair<const char*, const char*> pairs[] = {{"sawmill", "caravansery"}, {"brickyard", "forum"}};
  for (const auto& [producer, product] : pairs) {
    auto game = wonders_game(1).boards("ephesos:a gizah:a rhodos:a").city(0, {producer}).coins(0, 0);
    game.hand(0, {product});
    EXPECT_EQ(game.ways(0, "build " + std::string(product)), Ways{""});
  }
  auto stone = wonders_game(1).city(0, {"quarry"}).hand(0, {"walls"}).coins(0, 0);
  EXPECT_EQ(stone.ways(0, "build walls"), Ways{""});  // two and the board's
  auto ore = wonders_game(1).city(0, {"foundry", "lumber-yard"}).hand(0, {"statue"}).coins(0, 0);
  EXPECT_EQ(ore.ways(0, "build statue"), Ways{""});
}

TEST(WondersBuilding, CaravanseryForumAndAlexandriaGiveOneUnitOfChoiceAndAreNotForSale) {  // [wonders 27, 33]
  auto game = wonders_game(1).boards("gizah:a alexandria:b ephesos:a").stages(1, 2);
  game.city(1, {"caravansery", "forum"}).coins(0, 20).hand(0, {"stockade", "apothecary"});
  EXPECT_TRUE(game.ways(0, "build stockade").empty());
  EXPECT_TRUE(game.ways(0, "build apothecary").empty());
  // Two raw choices and two manufactured ones, and the glass of the board.
  game.hand(1, {"stables", "traders-guild", "lodge"}).coins(1, 0).city(1, {"lumber-yard"});
  EXPECT_EQ(game.ways(1, "build stables"), Ways{""});
  EXPECT_EQ(game.ways(1, "build traders-guild"), Ways{""});
  EXPECT_EQ(game.ways(1, "build lodge"), Ways{""});
}

TEST(WondersBuilding, ChoicesAreAssignedAsAMatchingNotGreedily) {  // [wonders 28]
  auto game = wonders_game(1).boards("ephesos:a alexandria:a olympia:a").coins(0, 0);
  game.city(0, {"tree-farm", "forest-cave", "timber-yard"}).hand(0, {"stables", "temple"});
  // wood/clay, wood/ore, wood/stone for wood + clay + ore: only wood from the timber yard works.
  EXPECT_EQ(game.ways(0, "build stables"), Ways{""});
}

TEST(WondersBuilding, PrintedCoinsGoToTheBankAndAddToTrade) {  // [wonders 29]
  auto game = wonders_game(1).coins(0, 1).hand(0, {"sawmill"});
  game.play("0 build sawmill").others_sell();
  EXPECT_EQ(game.coins(0), 0);
  EXPECT_EQ(game.coins(1) + game.coins(2), 12);
  auto poor = wonders_game(1).coins(0, 0).hand(0, {"sawmill"});
  EXPECT_EQ(poor.refusal("0 build sawmill").message, "It costs 1 coin, 1 more than there are.");
}

TEST(WondersBuilding, StagesGoFromLeftToRightEachOnce) {  // [wonders 30]
  auto game = wonders_game(1).city(0, {"stone-pit", "quarry", "lumber-yard", "sawmill"});
  for (const int points : {3, 3 + 5, 3 + 5 + 7}) {
    game.refill().play("0 stage with altar").others_sell();
    EXPECT_EQ(game.points(0, Category::Wonders), points);
  }
  game.refill();
  EXPECT_TRUE(game.ways(0, "stage with altar").empty());
  EXPECT_EQ(game.refusal("0 stage with altar").message, "Every stage of this wonder is built.");
}

TEST(WondersBuilding, StagesArePaidLikeStructuresAndNeverChained) {  // [wonders 31]
  auto game = wonders_game(1).boards("gizah:a rhodos:a babylon:a").coins(0, 9).city(0, {"baths"});
  game.city(1, {"stone-pit"}).hand(0, {"aqueduct"});
  EXPECT_EQ(game.ways(0, "build aqueduct"), Ways{""});
  EXPECT_EQ(game.ways(0, "stage with aqueduct"), Ways{"pay 2 0"});
  game.play("0 stage with aqueduct pay 2 0").others_sell();
  EXPECT_EQ(game.coins(0), 7);
  EXPECT_EQ(game.coins(1), 3 + 2 + 3);
}

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

}  // namespace
}  // namespace heptad::tests
