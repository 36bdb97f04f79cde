// The six steps of a turn, each for all seats before the next.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;

// Which event in the game it was.
int place_of(const WondersGame& game, EventKind kind, Seat seat) {
  for (std::size_t i = 0; i < game.events().size(); ++i) {
    if (game.events()[i].kind == kind && game.events()[i].seat == seat) return static_cast<int>(i);
  }
  ADD_FAILURE() << "seat " << int{seat} << " has no such event";
  return -1;
}

// Seat 0 raises its stage and may build from the pile; the others have full purses.
WondersGame halikarnassos_at_sea(std::initializer_list<std::string_view> pile) {
  auto game =
      armada_game(1).boards("halikarnassos:b ephesos:a rhodos:a alexandria:a").at(2, 1).discarded(pile);
  return game.city(0, {"foundry"}).play("0 stage with altar");
}

TEST(TurnSteps, AllPayThenAllShipsMoveThenEffectsFollow /* [armada 35, 36, 37, 41] */) {
  auto game = armada_game(1).hand(0, {"tavern"}).hand(3, {"altar"}).play("0 build tavern ship yellow");
  game.play("3 build altar ship blue pay 2 0").others_sell();  // buys the stone of seat 0
  EXPECT_LT(place_of(game, EventKind::CoinsPaid, 3), place_of(game, EventKind::ShipMoved, 0));
  EXPECT_LT(place_of(game, EventKind::ShipMoved, 3), place_of(game, EventKind::CoinsGained, 0));
  EXPECT_EQ(game.coins(0), 3 + 2 + 5);
}

TEST(TurnSteps, TopIslandsAndFreeMovesComeBeforeExplorations /* [armada 37, 38, 41] */) {
  auto game = armada_game(1).ships(0, {.green = 1}).ships(1, {.green = 1}).city(0, {"glassworks-age-1"});
  game.city(2, {"stone-pit"}).hand(0, {"workshop"}).hand(1, {"dry-hold"}).hand(2, {"helmsmans-rest"});
  game.play("0 build workshop ship green")
      .play("1 build dry-hold")
      .play("2 build helmsmans-rest")
      .others_sell();
  EXPECT_EQ(game.waiting_for(), "island");
  game.play("nature island 2 bronze-island");
  EXPECT_EQ(game.waiting_for(), "sail");
  game.play("1 sail green");
  EXPECT_EQ(game.waiting_for(), "islands");
  EXPECT_FALSE(game.is_legal("nature islands 0 bronze-island lost-island foggy-island topaz-island"));
  game.play("nature islands 0 virgin-island lost-island foggy-island topaz-island");
  game.play("nature islands 1 overgrown-island whistling-island inhabited-island amber-island");
  EXPECT_EQ(game.waiting_for(), "keep");
  EXPECT_EQ(game.to_act(), SeatSet::first(2));
}

TEST(TurnSteps, TheDiscardPileComesAfterExplorationsAndLossesComeLast /* [armada 38, 39, 40] */) {
  auto game = halikarnassos_at_sea({"tavern"}).coins(0, 0);
  game.ships(1, {.green = 1}).city(1, {"sawmill"}).hand(1, {"scriptorium"}).shipyards("sy1 sy4 sy3 sy2");
  game.ships(2, {.yellow = 1});
  game.play("1 build scriptorium ship green").play("2 sail with altar").others_sell();
  game.play("nature islands 1 virgin-island lost-island foggy-island topaz-island")
      .play("1 keep virgin-island");
  EXPECT_EQ(game.waiting_for(), "revive");
  EXPECT_EQ(game.coins(3), 3 + 3);
  game.play("0 revive tavern");
  EXPECT_EQ(game.coins(0), 5 - 1);  // the tax finds the coins of the card
  EXPECT_EQ(game.coins(3), 3 + 3 - 1);
}

TEST(TurnSteps, WhatNeighboursPayIsThereWhenCoinsAreLost /* [armada 42] */) {
  auto game = armada_game(1).coins(0, 0).hand(3, {"baths"}).ships(2, {.yellow = 1});
  game.play("0 build altar").play("3 build baths pay 2 0").play("2 sail with altar").others_sell();
  EXPECT_EQ(game.coins(0), 2 - 1);
  // It buys nothing on the turn it comes: two coins are asked for, none was there.
  auto poor = armada_game(1).coins(0, 0).ships(0, {.blue = 1}).hand(3, {"baths"});
  poor.play("3 build baths pay 2 0");
  EXPECT_FALSE(poor.is_legal("0 build altar ship blue"));
}

TEST(TurnSteps, AllThatNeedsNoChoiceIsDoneBeforeAnybodyIsAsked /* [armada 43] */) {
  auto game = armada_game(1).hand(0, {"dry-hold"}).hand(3, {"tavern"}).ships(1, {.yellow = 1});
  game.play("0 build dry-hold").play("3 build tavern").play("1 sail with altar").others_sell();
  EXPECT_EQ(game.waiting_for(), "sail");
  EXPECT_EQ(game.coins(3), 3 + 5);
  EXPECT_EQ(game.coins(1), 3 + 2);
}

TEST(TurnSteps, ACardFromThePileMayLeadToAnExplorationAtOnce /* [armada 44] */) {
  auto game = halikarnassos_at_sea({"dry-hold"}).ships(0, {.green = 1}).ships(2, {.yellow = 1});
  game.play("2 sail with altar").others_sell().play("0 revive dry-hold").play("0 sail green");
  game.play("nature islands 0 foggy-island lost-island bronze-island topaz-island");
  EXPECT_EQ(game.coins(3), 3 + 3);  // step 6 is still to come
  game.play("0 keep bronze-island");
  EXPECT_EQ(game.islands(0), Ways{"bronze-island"});
  EXPECT_EQ(game.coins(3), 3 + 3 - 1);
  EXPECT_EQ(game.state().turn, 2);
}

TEST(TurnSteps, AYellowMoveOnTheWayStillStartsATax /* [armada 45] */) {
  // In step 4, by an island.
  auto island = armada_game(1).ships(0, {.yellow = 1, .green = 1}).hand(0, {"dry-hold"});
  island.play("0 build dry-hold").others_sell().play("0 sail green");
  island.play("nature islands 0 amber-island lost-island bronze-island topaz-island")
      .play("0 keep amber-island");
  island.play("0 sail yellow");
  EXPECT_EQ(island.coins(0), 3 + 2);
  EXPECT_EQ(island.coins(1), 3 + 3 - 1);
  // In step 5, by a card from the pile.
  auto pile = halikarnassos_at_sea({"dry-hold"}).ships(0, {.yellow = 1});
  pile.others_sell().play("0 revive dry-hold").play("0 sail yellow");
  EXPECT_EQ(pile.coins(1), 3 + 3 - 1);
}

TEST(TurnSteps, GroundConflictsComeBeforeTheNavalConflict /* [armada 15] */) {
  auto game = armada_game(1).at(1, 7).city(0, {"stockade"}).ships(1, {.red = 1});
  game.islands(2, {"forgotten-haven"}).others_sell();
  EXPECT_EQ(game.waiting_for(), "stay-out");
  EXPECT_EQ(game.victories(0, 1), 2);
  EXPECT_EQ(game.naval(1, 1), 0);
  game.play("2 fight");
  EXPECT_EQ(game.naval(1, 1), 3);
}

}  // namespace
}  // namespace heptad::tests
