// Ships that move for payment, with a card or a stage.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

// Every resource twice.
WondersGame& rich(WondersGame& game, int seat = 0) {
  return game.coins(seat, 20).city(
      seat, {"sawmill", "quarry", "brickyard", "foundry", "loom-age-1", "glassworks-age-1", "press-age-1",
             "loom-age-2", "glassworks-age-2", "press-age-2"});
}

// The ships that may sail with this order of seat 0.
Ways fleets_with(const WondersGame& game, const std::string& order) {
  Ways fleets;
  for (const std::string fleet : {"red", "yellow", "blue", "green"}) {
    if (!game.ways(0, order + " ship " + fleet).empty()) fleets.push_back(fleet);
  }
  return fleets;
}

TEST(NavalConstruction, ACardIsStillBuiltUsedForAStageOrDiscarded /* [armada 17, 20] */) {
  auto game = armada_game(1).hand(0, {"baths"}).city(0, {"quarry", "clay-pool", "lumber-yard"});
  EXPECT_EQ(game.legal(0), (Ways{"build baths", "build baths ship blue", "stage with baths",
                                 "stage with baths ship red", "sell baths", "sail with baths"}));
}

TEST(NavalConstruction, MovesTheShipOfTheCardsColour /* [armada 18] */) {
  auto game = armada_game(1);
  rich(game).hand(0,
                  {"stockade", "tavern", "altar", "workshop", "lumber-yard", "loom-age-1", "workers-guild"});
  EXPECT_EQ(fleets_with(game, "build stockade"), Ways{"red"});
  EXPECT_EQ(fleets_with(game, "build tavern"), Ways{"yellow"});
  EXPECT_EQ(fleets_with(game, "build altar"), Ways{"blue"});
  EXPECT_EQ(fleets_with(game, "build workshop"), Ways{"green"});
  for (const std::string none : {"lumber-yard", "workers-guild"}) {
    EXPECT_TRUE(game.is_legal("0 build " + none));
    EXPECT_EQ(fleets_with(game, "build " + none), Ways{});
  }
  auto grey = armada_game(1).hand(0, {"loom-age-1"}).coins(0, 20);
  EXPECT_TRUE(grey.is_legal("0 build loom-age-1"));
  EXPECT_EQ(fleets_with(grey, "build loom-age-1"), Ways{});
  game.play("0 build stockade ship red").others_sell();
  EXPECT_EQ(game.ships(0), (Ships{.red = 1}));
}

TEST(NavalConstruction, WithAStageMovesTheFleetOfTheWonderSymbolWhateverTheCard /* [armada 19] */) {
  const std::pair<std::string, std::string> symbols[] = {
      {"sy1", "red"},   {"sy2", "yellow"}, {"sy3", "blue"},   {"sy4", "green"},
      {"sy5", "green"}, {"sy6", "blue"},   {"sy7", "yellow"}, {"sy8", "red"}};
  for (const auto& [yard, fleet] : symbols) {
    auto game = armada_game(1, 3).shipyards(yard + " sy2 sy3").hand(0, {"altar", "stockade", "lumber-yard"});
    rich(game);
    for (const std::string card : {"altar", "stockade", "lumber-yard"}) {
      EXPECT_EQ(fleets_with(game, "stage with " + card), Ways{fleet}) << yard;
    }
  }
}

TEST(NavalConstruction, IsPaidTogetherWithTheCard /* [armada 22, 131, 133] */) {
  // The rulebook's example: Baths for a stone and the blue ship for a clay.
  auto game = armada_game(1).hand(0, {"baths"}).coins(0, 0);
  EXPECT_EQ(game.ways(0, "build baths"), Ways{""});
  game.city(0, {"clay-pool"}).play("0 build baths ship blue").others_sell();
  EXPECT_TRUE(game.has(0, "baths"));
  EXPECT_EQ(game.ships(0), (Ships{.blue = 1}));
}

TEST(NavalConstruction, IsPaidTogetherWithTheStage /* [armada 19, 22, 131, 133] */) {
  // The rulebook's example: Gizah's first stage for two stones and the red ship for a wood.
  auto game = armada_game(1).city(0, {"stone-pit"}).coins(0, 0);
  EXPECT_EQ(game.ways(0, "stage with altar"), Ways{""});
  game.city(0, {"lumber-yard"}).play("0 stage with altar ship red").others_sell();
  EXPECT_EQ(game.stages(0), 1);
  EXPECT_EQ(game.ships(0), (Ships{.red = 1}));
}

TEST(NavalConstruction, UsesAUnitForTheCardOrForTheShip /* [armada 22] */) {
  // On sy4 the first blue space costs a stone, as Baths do.
  auto game = armada_game(1, 3).shipyards("sy4 sy2 sy3").hand(0, {"baths"}).coins(0, 0);
  EXPECT_EQ(game.ways(0, "build baths"), Ways{""});
  EXPECT_EQ(game.city(0, {"stone-pit"}).ways(0, "build baths"), (Ways{"", "ship blue"}));
}

TEST(NavalConstruction, MayBeBoughtFromNeighbours /* [armada 22] */) {
  auto game = armada_game(1, 3).shipyards("sy4 sy2 sy3").hand(0, {"baths"}).coins(0, 2);
  game.city(1, {"stone-pit"}).city(2, {"stone-pit"});
  EXPECT_EQ(game.ways(0, "build baths"), (Ways{"", "ship blue pay 0 2", "ship blue pay 2 0"}));
  game.play("0 build baths ship blue pay 2 0").others_sell();
  EXPECT_EQ(game.coins(0), 0);
  EXPECT_EQ(game.coins(1), 3 + 3 + 2);
  EXPECT_EQ(game.ships(0).blue, 1);
}

TEST(NavalConstruction, IsPaidFromTheCoinsAtTheStartOfTheTurn /* [armada 22, 23] */) {
  // On sy4 the second yellow space costs two coins. The tavern's five come too late.
  auto game = armada_game(1, 3).shipyards("sy4 sy2 sy3").ships(0, {.yellow = 1}).hand(0, {"tavern"});
  EXPECT_EQ(game.coins(0, 1).ways(0, "build tavern"), Ways{""});
  EXPECT_EQ(game.coins(0, 2).ways(0, "build tavern"), (Ways{"", "ship yellow"}));
}

TEST(NavalConstruction, CostsWhatTheSpaceEnteredCosts /* [armada 21] */) {
  // Blue on sy1: a clay, two coins, a cloth.
  auto game = armada_game(1).hand(0, {"altar"}).coins(0, 0).city(0, {"clay-pool"});
  EXPECT_EQ(game.ways(0, "build altar"), (Ways{"", "ship blue"}));
  EXPECT_EQ(game.ships(0, {.blue = 1}).ways(0, "build altar"), Ways{""});
  EXPECT_EQ(game.coins(0, 2).ways(0, "build altar"), (Ways{"", "ship blue"}));
  EXPECT_EQ(game.ships(0, {.blue = 2}).ways(0, "build altar"), Ways{""});
  EXPECT_EQ(game.city(0, {"loom-age-1"}).ways(0, "build altar"), (Ways{"", "ship blue"}));
}

TEST(NavalConstruction, PaysCoinsToTheBank /* [armada 23] */) {
  auto game = armada_game(1).hand(0, {"altar"}).coins(0, 2).ships(0, {.blue = 1});
  game.play("0 build altar ship blue").others_sell();
  EXPECT_EQ(game.coins(0), 0);
  for (const int other : {1, 2, 3}) EXPECT_EQ(game.coins(other), 3 + 3);
}

TEST(NavalConstruction, GoesWithAChainedCardAtFullCost /* [armada 24] */) {
  for (const int edition : {1, 2}) {
    auto game = armada_game(edition).city(0, {"baths"}).hand(0, {"aqueduct"}).coins(0, 0);
    EXPECT_EQ(game.ways(0, "build aqueduct"), Ways{""});
    game.city(0, {"clay-pool"}).play("0 build aqueduct ship blue").others_sell();
    EXPECT_TRUE(game.has(0, "aqueduct"));
    EXPECT_EQ(game.ships(0).blue, 1);
  }
}

TEST(NavalConstruction, GoesWithACardThatOlympiaFreesAtFullCost /* [armada 24, 28] */) {
  auto game = armada_game(1).boards("olympia:a ephesos:a rhodos:a alexandria:a").stages(0, 2).coins(0, 0);
  game.hand(0, {"palace"});
  EXPECT_EQ(game.legal(0), (Ways{"build palace free", "sell palace", "sail with palace"}));
  game.city(0, {"clay-pool"});
  EXPECT_EQ(game.ways(0, "build palace"), (Ways{"free", "free ship blue"}));
  // Second edition: the first card of a colour.
  auto day = armada_game(2).boards("olympia:day ephesos:day rhodos:day alexandria:day").stages(0, 2);
  day.hand(0, {"palace", "altar"}).coins(0, 0);  // its own clay pays the ship
  EXPECT_EQ(day.ways(0, "build palace"), (Ways{"free", "free ship blue"}));
  day.play("0 build palace free ship blue").others_sell().hand(0, {"town-hall"});
  EXPECT_EQ(day.ships(0).blue, 1);
  EXPECT_EQ(day.ways(0, "build town-hall"), Ways{});
}

TEST(NavalConstruction, DoesNotSpendOlympiasFreeBuilding /* [armada 28] */) {
  auto game = armada_game(1).boards("olympia:a ephesos:a rhodos:a alexandria:a").stages(0, 2);
  game.city(0, {"clay-pool"}).play("0 build altar ship blue").others_sell();
  EXPECT_TRUE(game.hand(0, {"palace"}).is_legal("0 build palace free"));
  game.ships(0, {}).play("0 build palace free ship blue").others_sell();
  EXPECT_EQ(game.ships(0).blue, 1);
  EXPECT_FALSE(game.hand(0, {"town-hall"}).is_legal("0 build town-hall free"));  // once an Age
}

TEST(NavalConstruction, DoesNotGoWithACardFromTheDiscardPile /* [armada 25, 29] */) {
  auto game = armada_game(1).boards("halikarnassos:b ephesos:a rhodos:a alexandria:a").at(2, 1);
  game.discarded({"baths", "dry-hold"}).city(0, {"foundry", "lumber-yard"});
  rich(game).play("0 stage with altar ship red").others_sell();  // the stage itself may
  EXPECT_EQ(game.ships(0), (Ships{.red = 1}));
  EXPECT_EQ(game.waiting_for(), "revive");
  EXPECT_EQ(game.ways(0, "revive"), (Ways{"baths", "altar", "dry-hold"}));
  EXPECT_FALSE(game.is_legal("0 revive baths ship blue"));
  game.play("0 revive dry-hold");
  EXPECT_EQ(game.waiting_for(), "sail");  // its own effect works
  game.play("0 sail blue");
  EXPECT_EQ(game.ships(0), (Ships{.red = 1, .blue = 1}));
}

TEST(NavalConstruction, EndsOnTheLastSpace /* [armada 26] */) {
  auto game = armada_game(1).ships(0, {.yellow = 6, .blue = 6}).hand(0, {"altar", "dry-hold"});
  rich(game);
  EXPECT_EQ(fleets_with(game, "build altar"), Ways{});
  EXPECT_EQ(game.ways(0, "sail with altar"), Ways{});
  game.play("0 build dry-hold").others_sell();
  EXPECT_EQ(game.legal(0), (Ways{"sail red", "sail green", "pass"}));
  // Nobody is asked who cannot move anything.
  auto all =
      armada_game(1).ships(0, {.red = 6, .yellow = 6, .blue = 6, .green = 6}).hand(0, {"dry-hold", "altar"});
  all.play("0 build dry-hold").others_sell();
  EXPECT_EQ(all.state().turn, 2);
}

TEST(NavalConstruction, GivesNoShipForTheShieldsOfAStage /* [armada 30] */) {
  for (const int edition : {1, 2}) {
    for (const std::string& side : edition == 1 ? Ways{":a", ":b"} : Ways{":day", ":night"}) {
      std::string boards;
      for (const std::string board :
           {"gizah", "ephesos", "rhodos", "alexandria", "babylon", "olympia", "halikarnassos", "syracuse"}) {
        boards += (boards.empty() ? "" : " ") + board + side;
      }
      auto game = armada_game(edition, 8).boards(boards);
      int shields = 0;
      for (int seat = 0; seat < 8; ++seat) {
        const auto& city = game.state().cities[seat];
        game.stages(seat, wonders::facts(game.state()).stage_count[city.board][static_cast<int>(city.side)]);
        EXPECT_EQ(game.strength(seat), 0);
        shields += game.shields(seat);
      }
      EXPECT_GE(shields, 3);  // Rhodos and Syracuse
    }
  }
}

// --- Babylon's extra turn ----------------------------------------------------------------------------------

WondersGame babylon_at_sea() {
  auto game = armada_game(1).boards("babylon:b ephesos:a rhodos:a alexandria:a").stages(0, 2).at(1, 7);
  return rich(game).hand(0, {"altar", "baths"});
}

TEST(ExtraTurn, PlaysTheEighthCardWithAShip /* [armada 27] */) {
  auto game = babylon_at_sea();
  game.play("0 build altar ship blue").others_sell();
  EXPECT_EQ(game.waiting_for(), "last-card");
  EXPECT_EQ(game.legal(0), (Ways{"build baths", "build baths ship blue", "stage with baths",
                                 "stage with baths ship red", "sell baths", "sail with baths", "pass"}));
  game.play("0 build baths ship blue");
  EXPECT_EQ(game.ships(0).blue, 2);
  EXPECT_EQ(game.coins(0), 20 - 2);
  EXPECT_EQ(game.state().age, 2);
}

TEST(ExtraTurn, MayBeADiscardForTheYellowShip /* [armada 27, 31] */) {
  auto game = babylon_at_sea().ships(0, {.yellow = 1});
  game.play("0 sell altar").others_sell().play("0 sail with baths");
  EXPECT_EQ(game.ships(0).yellow, 2);
  EXPECT_EQ(game.coins(0), 20 + 3 + 2);
  for (const int other : {1, 2, 3}) EXPECT_EQ(game.coins(other), 3 + 3 - 1);  // a tax of its own
}

TEST(ExtraTurn, TakesTheStepsOfATurnAloneAfterAllOthers /* [armada 27] */) {
  auto game = babylon_at_sea().ships(0, {.green = 1}).hand(0, {"altar", "workshop"});
  game.ships(1, {.yellow = 1, .green = 1}).hand(1, {"scriptorium", "altar"}).city(1, {"lumber-yard"});
  // Seat 1 explores on the last turn; its losses are taken before the extra turn begins.
  game.shipyards("sy1 sy4 sy3 sy2").play("0 sell altar").play("1 build scriptorium ship green").others_sell();
  game.play("nature islands 1 amber-island bronze-island lost-island foggy-island")
      .play("1 keep amber-island");
  game.play("1 sail yellow");
  EXPECT_EQ(game.waiting_for(), "last-card");
  EXPECT_EQ(game.coins(0), 20 + 3 - 1);
  game.play("0 build workshop ship green");
  // Alone: four of the eight that are left. The tax is not raised again.
  game.play("nature islands 0 bronze-island lost-island foggy-island topaz-island")
      .play("0 keep bronze-island");
  EXPECT_EQ(game.coins(0), 20 + 3 - 1);
  EXPECT_EQ(game.state().age, 2);
}

TEST(ExtraTurn, ComesInTheSecondEditionToo /* [armada 27] */) {
  auto game =
      armada_game(2).boards("babylon:night ephesos:day rhodos:day alexandria:day").stages(0, 1).at(1, 7);
  rich(game).hand(0, {"altar", "baths"}).play("0 sell altar").others_sell();
  EXPECT_EQ(game.waiting_for(), "last-card");
  game.play("0 build baths ship blue");
  EXPECT_EQ(game.ships(0).blue, 1);
}

}  // namespace
}  // namespace heptad::tests
