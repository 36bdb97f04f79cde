// Taxes and piracy: the last step of every turn.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

// Seats of a trade level each, 20 coins each. Who is not named sells a card for 3 coins.
WondersGame traders(int edition, std::initializer_list<int> yellow_spaces) {
  auto game = armada_game(edition, static_cast<int>(yellow_spaces.size()));
  int seat = 0;
  for (const int space : yellow_spaces) {
    game.ships(seat, {.yellow = space}).coins(seat, 20);
    ++seat;
  }
  return game;
}

TEST(Tax, TakesWhatExceedsTheOwnTradeLevelForTheBank /* [armada 54, 133] */) {
  // The rulebook's first example: tax 1. Level 1 loses nothing, level 0 loses 1.
  auto game = traders(1, {1, 1, 0}).play("0 sail with altar").others_sell();
  EXPECT_EQ(game.coins(0), 20 + 2);
  EXPECT_EQ(game.coins(1), 20 + 3);
  EXPECT_EQ(game.coins(2), 20 + 3 - 1);
}

TEST(Losses, AreToldWithWhatTheTaxAndWhatPiratesAskedFor) {
  auto game = traders(1, {3, 1, 0, 3}).hand(3, {"pirate-hideout", "altar"}).coins(1, 0);
  game.play("0 sail with altar").play("3 build pirate-hideout").others_sell();
  std::vector<std::string> told;
  for (const Event& event : game.events()) {
    if (event.kind == EventKind::LostAtSea) told.push_back(wonders::Wonders::event_json(game.state(), event));
  }
  const std::vector<std::string> expected = {
      R"({"event":"coins-lost","seat":0,"coins":2,"tax":0,"piracy":2})",
      R"({"event":"coins-lost","seat":1,"coins":2,"tax":1,"piracy":1})",
      R"({"event":"coins-lost","seat":2,"coins":2,"tax":2,"piracy":0})"};
  EXPECT_EQ(told, expected);
}

TEST(Tax, GivesNothingToAHigherTradeLevel /* [armada 55] */) {
  auto game = traders(1, {1, 3, 5, 6}).play("0 sail with altar").others_sell();
  for (const int other : {1, 2, 3}) EXPECT_EQ(game.coins(other), 20 + 3);
}

TEST(Tax, CountsOnceTheHighestAlsoForThoseWhoLeviedLess /* [armada 56, 132, 133] */) {
  // The rulebook's second example: taxes 4 and 2. Level 2 loses 2, level 0 loses 4. (艾爾特 is 亞爾特.)
  auto game = traders(1, {5, 3, 0}).play("0 sail with altar").play("1 sail with altar").others_sell();
  EXPECT_EQ(game.coins(0), 20);
  EXPECT_EQ(game.strength(0), 2);
  EXPECT_EQ(game.coins(1), 20 + 4 - 2);
  EXPECT_EQ(game.coins(2), 20 + 3 - 4);
}

TEST(Tax, IsLeviedOnceWhenTwoLevyTheSame /* [armada 57] */) {
  auto game = traders(1, {1, 1, 0}).play("0 sail with altar").play("1 sail with altar").others_sell();
  EXPECT_EQ(game.coins(0), 20 + 2);
  EXPECT_EQ(game.coins(1), 20 + 2);
  EXPECT_EQ(game.coins(2), 20 + 3 - 1);
}

TEST(Tax, HappensOnTheTurnOfArrivalOnly /* [armada 58] */) {
  auto game = traders(1, {1, 0, 0}).play("0 sail with altar").others_sell();
  EXPECT_EQ(game.coins(1), 20 + 3 - 1);
  game.others_sell();
  EXPECT_EQ(game.coins(1), 20 + 3 - 1 + 3);
}

TEST(Tax, CountsAlsoWhenTheShipSailsOnInTheSameTurn /* [armada 46, 59] */) {
  auto game = armada_game(1, 3).boards("halikarnassos:b ephesos:a rhodos:a").at(2, 1).discarded({"dry-hold"});
  game.shipyards("sy2 sy1 sy3").city(0, {"foundry", "lumber-yard"}).ships(0, {.yellow = 1});
  game.play("0 stage with altar ship yellow").others_sell().play("0 revive dry-hold").play("0 sail yellow");
  EXPECT_EQ(game.ships(0).yellow, 3);
  EXPECT_EQ(game.coins(0), 3 + 2);  // both spaces were entered
  EXPECT_EQ(game.coins(1), 3 + 3 - 1);
}

TEST(Tax, MeetsTradeLevelsAsTheyAreAfterAllMoves /* [armada 60] */) {
  auto game = traders(1, {1, 0, 0}).hand(2, {"dry-hold"});
  game.play("0 sail with altar").play("1 sail with altar").play("2 build dry-hold").play("2 sail yellow");
  EXPECT_EQ(game.coins(1), 20);
  EXPECT_EQ(game.coins(2), 20);
}

TEST(Piracy, TakesTheOwnTradeLevelFromEveryOther /* [armada 64, 133] */) {
  // The rulebook's example: the third yellow space loses 2, the start nothing.
  const std::pair<std::string, int> pirates[] = {
      {"pirate-hideout", 3}, {"pirates-den", 6}, {"pirate-crew", 0}};
  for (const auto& [card, coins] : pirates) {
    auto game = traders(1, {6, 3, 0, 6}).city(0, {"sawmill", "glassworks-age-1"}).hand(0, {card});
    game.play("0 build " + card).others_sell();
    EXPECT_EQ(game.coins(0), 20 + coins) << card;
    EXPECT_EQ(game.coins(1), 20 + 3 - 2);
    EXPECT_EQ(game.coins(2), 20 + 3);
    EXPECT_EQ(game.coins(3), 20 + 3 - 4);
  }
  EXPECT_EQ(armada_game(1).city(0, {"pirate-crew"}).points(0, Category::Commercial), 4);
}

TEST(Piracy, GivesBeforeItTakes /* [armada 65] */) {
  auto game = traders(1, {3, 0, 0}).coins(0, 0).hand(0, {"pirate-hideout"}).hand(1, {"pirates-den"});
  game.play("0 build pirate-hideout").play("1 build pirates-den").others_sell();
  EXPECT_EQ(game.coins(0), 3 - 2);
}

TEST(Piracy, AddsUpAndAddsToTheTax /* [armada 66] */) {
  auto game = traders(1, {3, 3, 3, 5}).hand(0, {"pirate-hideout"}).hand(1, {"pirates-den"});
  game.play("0 build pirate-hideout").play("1 build pirates-den").play("3 sail with altar").others_sell();
  EXPECT_EQ(game.coins(0), 20 + 3 - 2 - 2);  // a pirate suffers the other pirate and the tax of 4
  EXPECT_EQ(game.coins(1), 20 + 6 - 2 - 2);
  EXPECT_EQ(game.coins(2), 20 + 3 - 2 - 2 - 2);
  EXPECT_EQ(game.coins(3), 20 - 4 - 4);
}

TEST(Losses, TakeNoMoreThanThereIs /* [armada 67, 68] */) {
  auto game = traders(1, {3, 3, 3, 5}).coins(2, 1).hand(0, {"pirate-hideout"}).hand(1, {"pirates-den"});
  game.play("0 build pirate-hideout").play("1 build pirates-den").play("3 sail with altar").others_sell();
  EXPECT_EQ(game.coins(2), 0);  // six of four
}

TEST(Losses, SpareTheOwnerOfTheFoggyIsland /* [armada 69] */) {
  auto game = traders(1, {5, 3, 3}).islands(1, {"foggy-island"}).hand(2, {"pirates-den"});
  game.play("0 sail with altar").play("2 build pirates-den").others_sell();
  EXPECT_EQ(game.coins(1), 20 + 3);
  EXPECT_EQ(game.coins(2), 20 + 6 - 2);
}

TEST(Losses, SpareItsOwnerOnTheVeryTurnItIsFound /* [armada 69] */) {
  auto game = traders(1, {1, 0, 0}).ships(1, {.green = 1}).hand(1, {"dry-hold"});
  game.play("0 sail with altar").play("1 build dry-hold").others_sell().play("1 sail green");
  game.play("nature islands 1 foggy-island lost-island bronze-island topaz-island")
      .play("1 keep foggy-island");
  EXPECT_EQ(game.coins(1), 20);
  EXPECT_EQ(game.coins(2), 20 + 3 - 1);
}

TEST(Losses, SpareItsOwnerFromThePirateHavenToo /* [armada 69, 87] */) {
  auto game = traders(1, {3, 3, 3}).islands(1, {"foggy-island"}).hand(0, {"cartographers-office", "altar"});
  game.city(0, {"sawmill", "clay-pool"}).play("0 build cartographers-office").others_sell();
  game.play("nature island 0 pirate-haven");
  EXPECT_EQ(game.coins(0), 20);
  EXPECT_EQ(game.coins(1), 20 + 3);
  EXPECT_EQ(game.coins(2), 20 + 3 - 2);
  game.others_sell();  // once, when it enters play
  EXPECT_EQ(game.coins(2), 20 + 3 - 2 + 3);
}

}  // namespace
}  // namespace heptad::tests
