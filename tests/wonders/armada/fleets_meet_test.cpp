// The naval conflict in play; naval_conflict_test.cpp has every tie.
#include "engine/wonders/armada/naval_conflict.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

// Seats with red ships on these spaces, on the last turn of an Age, after it.
WondersGame meeting(int edition, int age, std::initializer_list<int> red_spaces) {
  auto game = armada_game(edition, static_cast<int>(red_spaces.size())).at(age, 7);
  int seat = 0;
  for (const int space : red_spaces) game.ships(seat++, {.red = space});
  return game;
}

TEST(FleetsMeet, WithTheSymbolsOfCardsShipyardAndIslands /* [armada 107] */) {
  auto game = armada_game(1).city(0, {"coastal-defenses", "fortified-port", "coastal-fortifications"});
  EXPECT_EQ(game.strength(0), 6);
  game.ships(0, {.red = 6, .yellow = 6, .blue = 6, .green = 6});
  EXPECT_EQ(game.strength(0), 6 + 6 + 2 + 1);
  game.islands(0, {"whistling-island", "windy-haven", "breezy-archipelago"});
  EXPECT_EQ(game.strength(0), wonders::armada::kMaxStrength);
}

TEST(FleetsMeet, AsInTheRulebooksExample /* [armada 108, 114, 133] */) {
  // Gabriel 2, Paula 2, Anne 8, Romeo 6, Fred 6 in Age II.
  auto game = meeting(1, 2, {2, 2, 6, 6, 6}).ships(2, {.red = 6, .yellow = 6});
  game.others_sell();
  const int tokens[] = {-2, -2, 5, 0, 0};
  for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(game.naval(seat, 2), tokens[seat]) << seat;
  EXPECT_EQ(game.points(0, Category::Naval), -2);
  EXPECT_EQ(game.points(2, Category::Naval), 5);
}

TEST(FleetsMeet, AmongAllNotOnlyNeighbours /* [armada 108] */) {
  auto game = meeting(1, 1, {6, 0, 5, 4, 4, 1}).others_sell();
  EXPECT_EQ(game.naval(0, 1), 3);
  EXPECT_EQ(game.naval(2, 1), 1);
  EXPECT_EQ(game.naval(1, 1), -1);
  EXPECT_EQ(game.naval(5, 1), 0);
}

TEST(FleetsMeet, ForNothingWhenAllAreEqual /* [armada 109, 133] */) {
  auto game = meeting(1, 3, {3, 3, 3, 3}).others_sell();
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(game.naval(seat, 3), 0);
}

TEST(FleetsMeet, OnThreeBoardsForTheFirstTheSecondAndADefeat /* [armada 115] */) {
  auto game = meeting(1, 3, {1, 3, 2}).others_sell();
  EXPECT_EQ(game.naval(0, 3), -3);
  EXPECT_EQ(game.naval(1, 3), 7);
  EXPECT_EQ(game.naval(2, 3), 5);
}

TEST(FleetsMeet, WithoutTokensThatTheStrategistsCount /* [armada 116] */) {
  auto game = meeting(1, 1, {0, 6, 0, 0}).city(1, {"strategists-guild"}).others_sell();
  EXPECT_EQ(game.naval(0, 1), -1);
  EXPECT_EQ(game.points(1, Category::Guilds), 0);
  EXPECT_EQ(game.defeats(0, 1, 1).points(1, Category::Guilds), 1);
}

TEST(FleetsMeet, AlikeInTheSecondEditionOfTheGame /* [armada 117] */) {
  // The second edition of Armada has no third place. This is the first, with either edition of the game.
  for (const int edition : {1, 2}) {
    auto game = meeting(edition, 3, {4, 3, 2, 1}).others_sell();
    EXPECT_EQ(game.naval(0, 3), 7);
    EXPECT_EQ(game.naval(1, 3), 5);
    EXPECT_EQ(game.naval(2, 3), 3);
    EXPECT_EQ(game.naval(3, 3), -3);
  }
}

}  // namespace
}  // namespace heptad::tests
