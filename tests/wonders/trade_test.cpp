// Trade and chains.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

TEST(WondersTrade, OnlyTheTwoNeighboursSellAtTwoCoinsAUnit) {  // [wonders 32]
  auto game = wonders_game(1, 5).boards("ephesos:a gizah:a rhodos:a alexandria:a babylon:a").coins(0, 9);
  game.city(2, {"lumber-yard"}).city(3, {"lumber-yard"}).hand(0, {"stockade", "baths", "guard-tower"});
  EXPECT_TRUE(game.ways(0, "build stockade").empty());            // two seats away
  EXPECT_EQ(game.ways(0, "build baths"), Ways{"pay 2 0"});        // the left neighbour is seat 1
  EXPECT_EQ(game.ways(0, "build guard-tower"), Ways{"pay 0 2"});  // the right one is the last seat
  game.play("0 build guard-tower pay 0 2").others_sell();
  EXPECT_EQ(game.coins(4), 3 + 3 + 2);
  EXPECT_EQ(game.coins(0), 7);
}

TEST(WondersTrade, BoardBrownAndGreyAreForSale) {  // [wonders 33]
  auto game = wonders_game(1).boards("gizah:a rhodos:a ephesos:a").coins(0, 9);
  game.city(1, {"lumber-yard", "loom-age-1"}).hand(0, {"stockade", "barracks", "apothecary", "scriptorium"});
  for (const auto* card : {"stockade", "barracks", "apothecary"}) {
    EXPECT_EQ(game.ways(0, "build " + std::string(card)), Ways{"pay 2 0"});
  }
  EXPECT_EQ(game.ways(0, "build scriptorium"), Ways{"pay 0 2"});
}

TEST(WondersTrade, SellingDoesNotStopTheOwnerNorTheOtherNeighbour) {  // [wonders 34]
  auto game = wonders_game(1).boards("ephesos:a gizah:a alexandria:a");
  for (const int seat : {0, 1, 2}) game.hand(seat, {"baths"});
  game.play("0 build baths pay 2 0").play("1 build baths").play("2 build baths pay 0 2");
  EXPECT_EQ(game.coins(1), 3 + 4);
}

TEST(WondersTrade, EachSymbolIsBoughtOnceATurn) {  // [wonders 35]
  for (const int edition : {1, 2}) {
    auto game = wonders_game(edition).boards(edition == 1 ? "ephesos:a alexandria:a rhodos:a"
                                                          : "ephesos:day alexandria:day rhodos:day");
    game.city(1, {"lumber-yard"}).coins(0, 20).hand(0, {"caravansery"});
    EXPECT_TRUE(game.ways(0, "build caravansery").empty());
    game.city(1, {"sawmill"});
    EXPECT_EQ(game.ways(0, "build caravansery"), Ways{"pay 4 0"});
  }
}

TEST(WondersTrade, ANeighboursTwoWayCardIsBoughtAsEitherButOnce) {  // [wonders 36]
  auto game = wonders_game(1).boards("ephesos:a gizah:a alexandria:a").city(1, {"clay-pit"}).coins(0, 20);
  game.hand(0, {"barracks", "guard-tower", "forum"});
  EXPECT_EQ(game.ways(0, "build barracks"), Ways{"pay 2 0"});
  EXPECT_EQ(game.ways(0, "build guard-tower"), Ways{"pay 2 0"});
  EXPECT_TRUE(game.ways(0, "build forum").empty());
  game.hand(1, {"barracks"})
      .play("0 build guard-tower pay 2 0")
      .play("1 build barracks")
      .play("2 sell altar");
  EXPECT_TRUE(game.has(1, "barracks"));  // its owner used it as ore meanwhile
}

TEST(WondersTrade, TheBuyerChoosesTheSellerAlsoTheDearerOne) {  // [wonders 37]
  auto game = wonders_game(1).boards("ephesos:a gizah:a alexandria:a").coins(0, 9);
  game.city(1, {"lumber-yard"}).city(2, {"lumber-yard"}).hand(0, {"stockade", "caravansery"});
  EXPECT_EQ(game.ways(0, "build stockade"), (Ways{"pay 0 2", "pay 2 0"}));
  EXPECT_EQ(game.ways(0, "build caravansery"), Ways{"pay 2 2"});  // from both in one turn
  game.city(0, {"west-trading-post"});
  EXPECT_EQ(game.ways(0, "build stockade"), (Ways{"pay 1 0", "pay 0 2"}));  // cheapest first
}

TEST(WondersTrade, OnlyWhatIsLackingIsBoughtButWhichUnitIsTheBuyersChoice) {  // [wonders 39]
  auto game = wonders_game(1).boards("ephesos:a gizah:a alexandria:a").coins(0, 9).city(0, {"tree-farm"});
  game.city(1, {"lumber-yard"}).city(2, {"clay-pool"}).hand(0, {"gardens", "temple", "guard-tower"});
  EXPECT_EQ(game.ways(0, "build guard-tower"), Ways{""});  // nothing lacks, nothing may be bought
  // temple: wood, clay, glass: make wood and buy clay on the right, or make clay and buy wood on the left.
  EXPECT_EQ(game.ways(0, "build temple"), (Ways{"pay 0 4", "pay 2 2"}));
}

TEST(WondersTrade, PostsAreForRawMaterialsOnOneSideTheMarketplaceForManufacturedOnBoth) {  // [wonders 40]
  auto game = wonders_game(1).boards("ephesos:a rhodos:a gizah:a").coins(0, 9);
  game.city(1, {"loom-age-1"})
      .city(2, {"glassworks-age-1"})
      .hand(0, {"barracks", "baths", "apothecary", "workshop"});
  const auto all = [&] {
    Ways ways;
    for (const auto* card : {"barracks", "baths", "apothecary", "workshop"}) {
      for (const auto& way : game.ways(0, "build " + std::string(card))) ways.push_back(way);
    }
    return ways;
  };
  EXPECT_EQ(all(), (Ways{"pay 2 0", "pay 0 2", "pay 2 0", "pay 0 2"}));
  game.city(0, {"west-trading-post"});  // also for the board's own resource
  EXPECT_EQ(all(), (Ways{"pay 1 0", "pay 0 2", "pay 2 0", "pay 0 2"}));
  game.city(0, {"east-trading-post"});
  EXPECT_EQ(all(), (Ways{"pay 1 0", "pay 0 1", "pay 2 0", "pay 0 2"}));
  game.city(0, {"marketplace"});
  EXPECT_EQ(all(), (Ways{"pay 1 0", "pay 0 1", "pay 1 0", "pay 0 1"}));
}

TEST(WondersTrade, OlympiaBEqualsBothPostsAndDoesNotAddUp) {  // [wonders 41]
  auto game =
      wonders_game(1).boards("olympia:b rhodos:a gizah:a").stages(0, 1).hand(0, {"barracks", "baths"});
  EXPECT_EQ(game.ways(0, "build barracks"), Ways{"pay 1 0"});
  EXPECT_EQ(game.ways(0, "build baths"), Ways{"pay 0 1"});
  game.city(0, {"west-trading-post"});
  EXPECT_EQ(game.ways(0, "build barracks"), Ways{"pay 1 0"});
  game.hand(0, {"east-trading-post", "forum"});
  EXPECT_EQ(game.ways(0, "build east-trading-post"), Ways{""});  // still worth building: the forum's chain
  EXPECT_EQ(game.ways(0, "build forum"), Ways{""});
}

TEST(WondersTrade, WithThreePlayersTheNeighboursAreDifferentPlayers) {  // [wonders 42]
  auto game = wonders_game(1);
  EXPECT_EQ(game.state().left_of(0), 1);
  EXPECT_EQ(game.state().right_of(0), 2);
  auto two = wonders_game(1, 2);  // the opponent and the Free City
  EXPECT_EQ(two.state().left_of(0), 1);
  EXPECT_EQ(two.state().right_of(0), 2);
}

TEST(WondersTrade, SplitsAreNonDominatedAndCheapestFirst) {  // [wonders 37, 39]
  auto game =
      wonders_game(1).boards("ephesos:a gizah:a babylon:a").coins(0, 20).city(0, {"west-trading-post"});
  game.city(1, {"quarry", "loom-age-1"}).city(2, {"quarry", "stone-pit", "loom-age-1"}).hand(0, {"library"});
  // library: two stone and a loom; stone costs 1 on the left and 2 on the right, the loom 2 on either side.
  EXPECT_EQ(game.ways(0, "build library"), (Ways{"pay 2 2", "pay 4 0", "pay 1 4", "pay 0 6"}));
  game.coins(0, 4);
  EXPECT_EQ(game.ways(0, "build library"), (Ways{"pay 2 2", "pay 4 0"}));
}

// --- chains ------------------------------------------------------------------------------------------------

TEST(WondersChains, AChainMakesTheBuildFree) {  // [wonders 43]
  auto first = wonders_game(1).city(0, {"scriptorium"}).coins(0, 0).hand(0, {"library", "courthouse"});
  EXPECT_EQ(first.ways(0, "build library"), Ways{""});
  EXPECT_EQ(first.ways(0, "build courthouse"), Ways{""});
  auto second = wonders_game(2).city(0, {"well"}).coins(0, 0).hand(0, {"statue"});
  EXPECT_EQ(second.ways(0, "build statue"), Ways{""});
  second.play("0 build statue").others_sell();
  EXPECT_EQ(second.coins(0), 0);
}

TEST(WondersChains, PayingInsteadOfAChainIsPointlessAndNotOffered) {  // [wonders 44]
  auto game = wonders_game(1).city(0, {"baths"}).city(1, {"quarry"}).coins(0, 9).hand(0, {"aqueduct"});
  EXPECT_EQ(game.ways(0, "build aqueduct"), Ways{""});
}

TEST(WondersChains, AParentBuiltLateCountsFromTheNextTurn) {  // [wonders 45]
  auto game = wonders_game(1).at(3, 1).city(0, {"clay-pool", "brickyard", "press-age-1"}).coins(0, 0);
  game.hand(0, {"laboratory", "observatory", "altar"});
  EXPECT_TRUE(game.ways(0, "build observatory").empty());
  game.play("0 build laboratory").others_sell();
  game.hand(0, {"observatory"});
  EXPECT_EQ(game.ways(0, "build observatory"), Ways{""});
}

TEST(WondersChains, TheForumIsFreeWithEitherTradingPost) {  // [wonders 46]
  for (const int edition : {1, 2}) {
    for (const auto* post : {"east-trading-post", "west-trading-post"}) {
      auto game = wonders_game(edition).city(0, {post}).coins(0, 0).hand(0, {"forum"});
      EXPECT_EQ(game.ways(0, "build forum"), Ways{""});
    }
  }
}

TEST(WondersChains, AParentUnderTheWonderOrInTheDiscardPileGivesNothing) {  // [wonders 47]
  auto game = wonders_game(1).city(0, {"stone-pit"}).hand(0, {"scriptorium"}).coins(0, 0);
  game.play("0 stage with scriptorium").others_sell();
  game.hand(0, {"library"});
  EXPECT_TRUE(game.ways(0, "build library").empty());
  game.discarded({"scriptorium"});
  EXPECT_TRUE(game.ways(0, "build library").empty());
}

TEST(WondersChains, SecondEditionChainsSkipAnAge) {  // [wonders 48]
  auto game =
      wonders_game(2).at(3, 1).coins(0, 0).city(0, {"altar", "theater"}).hand(0, {"pantheon", "gardens"});
  EXPECT_EQ(game.ways(0, "build pantheon"), Ways{""});
  EXPECT_EQ(game.ways(0, "build gardens"), Ways{""});
  auto first =
      wonders_game(1).at(3, 1).coins(0, 0).city(0, {"altar", "theater"}).hand(0, {"pantheon", "gardens"});
  EXPECT_TRUE(first.ways(0, "build pantheon").empty());
  EXPECT_TRUE(first.ways(0, "build gardens").empty());
}

}  // namespace
}  // namespace heptad::tests
