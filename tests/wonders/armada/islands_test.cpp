// Islands: what they give.
#include "engine/wonders/armada/islands.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

// Seat 0 turns up this island.
WondersGame turning_up(std::string_view id, WondersGame game = armada_game(1)) {
  const auto* row = std::ranges::find(wonders::armada::kIslandRows, id, &wonders::armada::IslandRow::id);
  const std::string_view card = row->level == 1   ? "helmsmans-rest"
                                : row->level == 2 ? "cartographers-office"
                                                  : "nautical-archives";
  game.hand(0, {card, "altar"}).city(0, {"sawmill", "foundry", "clay-pool", "press-age-1"});
  game.play("0 build " + std::string(card)).others_sell();
  return game.play("nature island 0 " + std::string(id));
}

TEST(Islands, AreNoCardsOfTheCity /* [armada 78] */) {
  auto game = armada_game(1).islands(0, {"overgrown-island", "abandoned-haven", "bronze-island",
                                         "golden-archipelago", "rainbow-archipelago"});
  game.city(1, {"workers-guild", "craftsmens-guild", "spies-guild", "philosophers-guild", "traders-guild"});
  EXPECT_TRUE(game.state().cities[0].built.empty());
  EXPECT_EQ(game.points(1, Category::Guilds), 0);
  EXPECT_EQ(game.points(0, Category::Islands), 0);  // they have no colour
}

TEST(Islands, MakeOneOfTheirGoodsATurn /* [armada 79] */) {
  const std::pair<std::string_view, Ways> goods[] = {
      {"overgrown-island", {"stockade", "barracks"}},
      {"virgin-island", {"baths", "guard-tower"}},
      {"abandoned-haven", {"apothecary", "workshop", "scriptorium"}}};
  for (const auto& [island, cards] : goods) {
    for (const std::string& card : cards) {
      const auto* board = island == "abandoned-haven" ? "gizah:a" : "halikarnassos:a";
      auto game = armada_game(1, 3).boards(board + std::string(" ephesos:a rhodos:a"));
      game.coins(0, 0).hand(0, {card});
      EXPECT_EQ(game.ways(0, "build " + card), Ways{});
      EXPECT_EQ(game.islands(0, {island}).ways(0, "build " + card), Ways{""}) << island << ' ' << card;
    }
  }
  // A wood or an ore, not both: the ship of sy1 asks for a wood.
  auto one = armada_game(1).islands(0, {"overgrown-island"}).coins(0, 0).hand(0, {"barracks"});
  EXPECT_EQ(one.ways(0, "build barracks"), Ways{""});
  EXPECT_EQ(one.city(0, {"lumber-yard"}).ways(0, "build barracks"), (Ways{"", "ship red"}));
}

TEST(Islands, SellNothing /* [armada 79] */) {
  auto game = armada_game(1).islands(0, {"overgrown-island", "virgin-island", "abandoned-haven"});
  game.coins(3, 20).hand(3, {"stockade", "guard-tower", "apothecary"});
  EXPECT_EQ(game.legal(3), (Ways{"sell stockade", "sail with stockade", "sell guard-tower",
                                 "sail with guard-tower", "sell apothecary", "sail with apothecary"}));
}

TEST(Islands, GiveShieldsSymbolsOrPoints /* [armada 80] */) {
  const std::string_view shields[] = {"bronze-island", "iron-haven", "scarlet-archipelago"};
  const std::string_view symbols[] = {"whistling-island", "windy-haven", "breezy-archipelago"};
  const std::string_view points[] = {"inhabited-island", "haven-of-statues", "royal-archipelago"};
  for (int level = 1; level <= 3; ++level) {
    const auto land = turning_up(shields[level - 1]);
    EXPECT_EQ(land.shields(0), level);
    EXPECT_EQ(land.strength(0), 0);
    const auto sea = turning_up(symbols[level - 1]);
    EXPECT_EQ(sea.strength(0), level);
    EXPECT_EQ(sea.shields(0), 0);
    EXPECT_EQ(turning_up(points[level - 1]).points(0, Category::Islands), 2 * level + 1);
  }
}

TEST(Islands, MoveShipsOfAColourOrSeveralDifferentOnes /* [armada 81] */) {
  EXPECT_EQ(turning_up("topaz-island").legal(0), (Ways{"sail blue", "pass"}));
  EXPECT_EQ(turning_up("amber-island").legal(0), (Ways{"sail yellow", "pass"}));
  EXPECT_EQ(turning_up("stormy-haven").legal(0),
            (Ways{"sail red yellow", "sail red blue", "sail red green", "sail yellow blue",
                  "sail yellow green", "sail blue green", "pass"}));
  auto three = turning_up("torrential-archipelago");
  EXPECT_EQ(three.legal(0), (Ways{"sail red yellow blue", "sail red yellow green", "sail red blue green",
                                  "sail yellow blue green", "pass"}));
  EXPECT_FALSE(three.is_legal("0 sail red blue"));
  three.play("0 sail red yellow green");
  EXPECT_EQ(three.ships(0), (Ships{.red = 1, .yellow = 1, .green = 1}));
}

TEST(Islands, MoveThoseThatCanWhenFewerCan /* [armada 81] */) {
  const Ships two_left = {.red = 6, .yellow = 6};
  EXPECT_EQ(turning_up("torrential-archipelago", armada_game(1).ships(0, two_left)).legal(0),
            (Ways{"sail blue green", "pass"}));
  EXPECT_EQ(turning_up("amber-island", armada_game(1).ships(0, two_left)).state().turn, 2);
}

TEST(ForgottenHaven, LetsItsOwnerStayOutOfTheNavalConflictInEachAge /* [armada 82, 83, 115] */) {
  for (const int age : {1, 2, 3}) {
    auto game = armada_game(1, 3).at(age, 7).islands(0, {"forgotten-haven"}).ships(1, {.red = 1});
    game.others_sell();
    EXPECT_EQ(game.waiting_for(), "stay-out");
    EXPECT_EQ(game.to_act(), SeatSet::of(0));
    EXPECT_EQ(game.legal(0), (Ways{"stay-out", "fight"}));
    auto fight = game;
    game.play("0 stay-out");
    EXPECT_EQ(game.naval(0, age), 0);
    EXPECT_EQ(game.naval(1, age), 2 * age + 1);
    EXPECT_EQ(game.naval(2, age), -age);
    fight.play("0 fight");
    EXPECT_EQ(fight.naval(0, age), -age);
  }
}

TEST(ForgottenHaven, IsNotCountedWhenItsOwnerIsTheStrongest /* [armada 82] */) {
  auto game = armada_game(1, 3).at(1, 7).islands(0, {"forgotten-haven"}).ships(0, {.red = 6});
  game.ships(1, {.red = 1}).others_sell().play("0 stay-out");
  EXPECT_EQ(game.naval(0, 1), 0);
  EXPECT_EQ(game.naval(1, 1), 3);  // not the second reward
}

TEST(AncientHaven, SparesAResourceOfEachConstruction /* [armada 84] */) {
  auto game = armada_game(1).islands(0, {"ancient-haven"}).hand(0, {"altar"}).coins(0, 0);
  EXPECT_EQ(game.ways(0, "build altar"), (Ways{"", "ship blue"}));  // a clay
  // A clay and an ore: either is enough.
  game.ships(0, {.blue = 3});
  EXPECT_EQ(game.ways(0, "build altar"), Ways{""});
  EXPECT_EQ(WondersGame(game).city(0, {"clay-pool"}).ways(0, "build altar"), (Ways{"", "ship blue"}));
  EXPECT_EQ(WondersGame(game).city(0, {"ore-vein"}).ways(0, "build altar"), (Ways{"", "ship blue"}));
  // The card itself costs what it costs.
  EXPECT_EQ(game.ships(0, {}).hand(0, {"guard-tower"}).ways(0, "build guard-tower"), Ways{});
}

TEST(AncientHaven, NeverSparesCoins /* [armada 84] */) {
  auto game = armada_game(1).islands(0, {"ancient-haven"}).hand(0, {"altar"}).ships(0, {.blue = 1});
  EXPECT_EQ(game.coins(0, 1).ways(0, "build altar"), Ways{""});
  EXPECT_EQ(game.coins(0, 2).ways(0, "build altar"), (Ways{"", "ship blue"}));
}

TEST(AncientHaven, SparesTheUnitThatCostsMost /* [armada 84] */) {
  // Blue on sy1, space 5: a stone (own) and a glass, which the right neighbour sells for two.
  auto game = armada_game(1).islands(0, {"ancient-haven"}).hand(0, {"baths"}).ships(0, {.blue = 4});
  EXPECT_EQ(game.ways(0, "build baths"), (Ways{"", "ship blue pay 0 2"}));  // the own stone is in the baths
  EXPECT_EQ(game.hand(0, {"altar"}).ways(0, "build altar"), (Ways{"", "ship blue"}));
}

TEST(WondrousHaven, PaysACoinForEveryMoveOfAShip /* [armada 48, 85] */) {
  auto game =
      armada_game(1).islands(0, {"wondrous-haven"}).city(0, {"clay-pool"}).hand(0, {"dry-hold", "altar"});
  game.play("0 build dry-hold ship blue").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 1);
  game.play("0 sail red");
  EXPECT_EQ(game.coins(0), 3 + 1 + 1);
  game.play("0 sail with altar").others_sell();
  EXPECT_EQ(game.coins(0), 3 + 1 + 1 + 1);
  auto two = turning_up("stormy-haven", armada_game(1).islands(0, {"wondrous-haven"}));
  EXPECT_EQ(two.play("0 sail red green").coins(0), 3 + 2);
}

TEST(WondrousHaven, PaysNothingForTheMoveThatFoundIt /* [armada 85] */) {
  auto game =
      armada_game(1).ships(0, {.green = 3}).hand(0, {"dry-hold"}).play("0 build dry-hold").others_sell();
  game.play("0 sail green").play("nature islands 0 wondrous-haven iron-haven windy-haven pirate-haven");
  EXPECT_EQ(game.play("0 keep wondrous-haven").coins(0), 3);
}

TEST(LostIsland, FreesShipsThatSailWithAStageAndLetsTheirColourBeChosen /* [armada 86] */) {
  auto game = armada_game(1).islands(0, {"lost-island"}).coins(0, 0);
  EXPECT_EQ(game.ways(0, "stage with altar"), Ways{});  // the stage costs what it costs
  game.city(0, {"stone-pit"}).ships(0, {.yellow = 6, .blue = 1});
  EXPECT_EQ(game.ways(0, "stage with altar"), (Ways{"", "ship red", "ship blue", "ship green"}));
  EXPECT_EQ(game.ways(0, "build altar"), Ways{""});  // a card's ship is not free: two coins
  game.play("0 stage with altar ship blue").others_sell();
  EXPECT_EQ(game.ships(0).blue, 2);
  EXPECT_EQ(game.coins(0), 0);
  game.city(0, {"sawmill", "lumber-yard"}).play("0 stage with altar ship green").others_sell();
  EXPECT_EQ(game.ships(0).green, 1);
}

TEST(PirateHaven, RobsOnceAndIsWorthThreePoints /* [armada 87] */) {
  auto game = turning_up("pirate-haven", armada_game(1).ships(1, {.yellow = 3}));
  EXPECT_EQ(game.coins(1), 3 + 3 - 2);
  EXPECT_EQ(game.points(0, Category::Islands), 3);
  EXPECT_EQ(game.others_sell().coins(1), 3 + 3 - 2 + 3);
}

TEST(Archipelagos, CountTradeIslandsOrTheBestColour /* [armada 88] */) {
  EXPECT_EQ(
      armada_game(1).ships(0, {.yellow = 5}).islands(0, {"lush-archipelago"}).points(0, Category::Islands),
      6);
  EXPECT_EQ(armada_game(1).ships(0, {.yellow = 5}).city(0, {"port-customs"}).points(0, Category::Commercial),
            6);
  EXPECT_EQ(armada_game(1).islands(0, {"sheltered-archipelago", "lost-island"}).points(0, Category::Islands),
            4);
  auto rainbow = armada_game(1).islands(0, {"rainbow-archipelago"}).city(0, {"altar", "theater", "dry-hold"});
  EXPECT_EQ(rainbow.points(0, Category::Islands), 3);  // fleet cards too
  rainbow.city(0, {"workers-guild", "spies-guild", "traders-guild", "builders-guild"});
  EXPECT_EQ(rainbow.points(0, Category::Islands), 4);  // any of the seven colours
}

TEST(Archipelagos, GiveASymbolOfChoiceOrOneOfTheMost /* [armada 89] */) {
  auto golden = armada_game(1).city(0, {"workshop", "apothecary"}).islands(0, {"golden-archipelago"});
  EXPECT_EQ(golden.points(0, Category::Scientific), 3 + 7);  // the missing tablet
  auto emerald = armada_game(1).city(0, {"workshop", "laboratory", "apothecary"});
  EXPECT_EQ(emerald.islands(0, {"emerald-archipelago"}).points(0, Category::Scientific), 9 + 1);
}

}  // namespace
}  // namespace heptad::tests
