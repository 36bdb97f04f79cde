// The fleet cards, but for invasions (invasions_test.cpp) and pirates (losses_test.cpp).
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

TEST(FleetCards, AreBuildingsOfTheirColour /* [armada 16] */) {
  auto game = armada_game(1).city(0, {"pontoon", "pirate-hideout", "dry-hold", "helmsmans-rest"});
  for (const auto* guild : {"spies-guild", "traders-guild", "magistrates-guild", "philosophers-guild"}) {
    auto counting = game;
    EXPECT_EQ(counting.city(1, {guild}).points(1, Category::Guilds), 1) << guild;
  }
  EXPECT_EQ(game.city(0, {"lighthouse"}).points(0, Category::Commercial), 2);
  game.hand(0, {"dry-hold"});
  EXPECT_EQ(game.ways(0, "build dry-hold"), Ways{});  // no name twice
}

TEST(FleetCards, OfTheCoastGiveNavalSymbolsAndNoShields /* [armada 90] */) {
  const std::pair<const char*, int> cards[] = {
      {"coastal-defenses", 1}, {"fortified-port", 2}, {"coastal-fortifications", 3}};
  for (const auto& [card, symbols] : cards) {
    const auto game = armada_game(1).city(0, {card});
    EXPECT_EQ(game.strength(0), symbols);
    EXPECT_EQ(game.shields(0), 0);
  }
}

TEST(FleetCards, OfBlueMoveAnyShipAndGiveTheirPoints /* [armada 49, 91] */) {
  const std::pair<std::string, int> cards[] = {
      {"dry-hold", 0},  {"construction-zone", 0},     {"ship-repair", 2},
      {"boathouse", 3}, {"harbor-masters-office", 4}, {"naval-headquarters", 5}};
  for (const auto& [card, points] : cards) {
    auto game = armada_game(1).hand(0, {card}).city(
        0, {"sawmill", "foundry", "clay-pool", "loom-age-1", "glassworks-age-1", "press-age-1"});
    game.play("0 build " + card).others_sell();
    EXPECT_EQ(game.legal(0), (Ways{"sail red", "sail yellow", "sail blue", "sail green", "pass"})) << card;
    EXPECT_EQ(game.points(0, Category::Civilian), points);
    auto declined = game;
    EXPECT_EQ(declined.play("0 pass").ships(0), Ships{});
    EXPECT_EQ(game.play("0 sail green").ships(0), (Ships{.green = 1}));
  }
}

TEST(FreeMoves, FollowAPaidMoveAndMayBeOfTheSameShip /* [armada 46, 47] */) {
  auto game = armada_game(1).city(0, {"clay-pool"}).hand(0, {"dry-hold"}).play("0 build dry-hold ship blue");
  game.others_sell();
  EXPECT_EQ(game.ships(0), (Ships{.blue = 1}));
  auto other = game;
  EXPECT_EQ(other.play("0 sail red").ships(0), (Ships{.red = 1, .blue = 1}));
  EXPECT_EQ(game.play("0 sail blue").ships(0), (Ships{.blue = 2}));
}

TEST(FreeMoves, GoOneSpaceAndCostNothing /* [armada 46, 91] */) {
  auto game = armada_game(1).coins(0, 0).ships(0, {.red = 2}).hand(0, {"dry-hold"}).play("0 build dry-hold");
  game.others_sell().play("0 sail red");
  EXPECT_EQ(game.ships(0).red, 3);
  EXPECT_EQ(game.coins(0), 0);
}

TEST(FreeMoves, AreChosenAtOnceAndInSecret) {
  auto game = armada_game(1).hand(0, {"dry-hold"}).hand(1, {"construction-zone"});
  game.play("0 build dry-hold").play("1 build construction-zone").others_sell();
  EXPECT_EQ(game.to_act(), SeatSet::first(2));
  game.play("0 sail red").play("0 sail blue");
  EXPECT_EQ(game.ships(0), Ships{});
  game.play("1 sail green");
  EXPECT_EQ(game.ships(0), (Ships{.blue = 1}));
}

// --- Emporiums ---------------------------------------------------------------------------------------------

TEST(Emporiums, BuyFromTheSecondSeatForACoin /* [armada 92] */) {
  // Of five, seat 3 (glass) is the second to the right of seat 0, seat 2 (ore) the second to the left.
  auto east = armada_game(1, 5).hand(0, {"workshop"});
  EXPECT_EQ(east.ways(0, "build workshop"), Ways{});
  east.city(0, {"eastern-emporium"});
  EXPECT_EQ(WondersGame(east).coins(0, 0).ways(0, "build workshop"), Ways{});
  EXPECT_EQ(east.ways(0, "build workshop"), Ways{"pay 0 0 0 1"});
  east.play("0 build workshop pay 0 0 0 1").others_sell();
  EXPECT_EQ(east.coins(0), 3 - 1);
  EXPECT_EQ(east.coins(3), 3 + 3 + 1);
  auto west = armada_game(1, 5).hand(0, {"barracks"}).city(0, {"western-emporium"});
  EXPECT_EQ(west.ways(0, "build barracks"), Ways{"pay 0 0 1 0"});
}

TEST(Emporiums, BuyOnceAndTwiceATurn /* [armada 92] */) {
  // The third green space of sy1 costs a glass, as the workshop does.
  auto east = armada_game(1, 5).hand(0, {"workshop"}).ships(0, {.green = 2}).city(0, {"eastern-emporium"});
  east.city(3, {"glassworks-age-1"});
  EXPECT_EQ(east.ways(0, "build workshop"), Ways{"pay 0 0 0 1"});
  // Three ores and a stone.
  auto west =
      armada_game(1, 5).hand(0, {"fortifications"}).city(0, {"western-emporium"}).city(2, {"foundry"});
  EXPECT_EQ(west.ways(0, "build fortifications"), Ways{});
  EXPECT_EQ(west.city(0, {"ore-vein"}).ways(0, "build fortifications"), Ways{"pay 0 0 2 0"});
}

TEST(Emporiums, BuyOnlyWhatThatCitySells /* [armada 92] */) {
  auto game = armada_game(1, 5).hand(0, {"stockade"}).city(0, {"western-emporium"});
  game.city(2, {"caravansery"}).islands(2, {"overgrown-island"});
  EXPECT_EQ(game.ways(0, "build stockade"), Ways{});
  EXPECT_EQ(game.city(2, {"lumber-yard"}).ways(0, "build stockade"), Ways{"pay 0 0 1 0"});
}

TEST(Emporiums, BuyFromTheNextTurnOn /* [armada 92] */) {
  // The third yellow space of sy1 costs a papyrus, which only seat 3 sells.
  auto game = armada_game(1, 5).boards("gizah:a rhodos:a olympia:a alexandria:a babylon:a");
  game.city(0, {"loom-age-1"}).city(3, {"press-age-1"}).ships(0, {.yellow = 2});
  game.hand(0, {"eastern-emporium", "altar"});
  EXPECT_EQ(game.ways(0, "build eastern-emporium"), Ways{""});
  game.play("0 build eastern-emporium").others_sell().hand(0, {"tavern"});
  EXPECT_EQ(game.ways(0, "build tavern"), (Ways{"", "ship yellow pay 0 0 0 1"}));
}

TEST(Emporiums, MeetAtTheSeatOppositeWithFourPlayers /* [armada 93] */) {
  auto game =
      armada_game(1, 4).hand(0, {"fortifications"}).city(2, {"foundry"}).city(0, {"western-emporium"});
  EXPECT_EQ(game.ways(0, "build fortifications"), Ways{});
  EXPECT_EQ(game.city(0, {"eastern-emporium"}).ways(0, "build fortifications"), Ways{"pay 0 0 3 0"});
}

// --- science -----------------------------------------------------------------------------------------------

TEST(MostSymbols, AddOneOfTheKindOwnedMost /* [armada 94] */) {
  for (const auto* card : {"cabinet-of-explorers", "navigation-firm", "circle-of-captains"}) {
    auto game = armada_game(1).city(0, {"workshop", "laboratory", "apothecary", card});
    EXPECT_EQ(game.points(0, Category::Scientific), 9 + 1) << card;
  }
  // Of a tie one of the tied, not the third kind: that would be a set.
  auto tied = armada_game(1).city(0, {"workshop", "apothecary", "cabinet-of-explorers"});
  EXPECT_EQ(tied.points(0, Category::Scientific), 4 + 1);
}

TEST(MostSymbols, AreAnyKindWhenThereIsNone /* [armada 95] */) {
  EXPECT_EQ(armada_game(1).city(0, {"cabinet-of-explorers"}).points(0, Category::Scientific), 1);
}

TEST(MostSymbols, ComeInTheBestOrderWithSymbolsOfChoice /* [armada 95] */) {
  // The one of the most first, then the two others: a set. The other way round there is none.
  auto game = armada_game(1).city(0, {"cabinet-of-explorers", "scientists-guild"});
  EXPECT_EQ(game.islands(0, {"golden-archipelago"}).points(0, Category::Scientific), 3 + 7);
}

TEST(GreenFleetCards, WithIslandsShowNoSymbol /* [armada 96] */) {
  auto game = armada_game(1).city(0, {"helmsmans-rest", "cartographers-office", "nautical-archives"});
  EXPECT_EQ(game.points(0, Category::Scientific), 0);
  EXPECT_EQ(game.city(1, {"philosophers-guild"}).points(1, Category::Guilds), 3);
}

}  // namespace
}  // namespace heptad::tests
