// Invasions: ground conflicts with a city two seats away.
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

// Five seats, the last turn of an Age; seat 0 holds the card and can pay for it.
WondersGame invader(const std::string& card, int age = 1, int players = 5) {
  auto game = armada_game(1, players).at(age, 7).hand(0, {card, "altar"});
  return game.city(0, {"sawmill", "clay-pool", "glassworks-age-1", "loom-age-1", "press-age-1"});
}

TEST(Invasions, AddShieldsForGoodAndAConflictInThatAge /* [armada 97, 100] */) {
  auto game = invader("pontoon");
  game.play("0 build pontoon").others_sell();
  EXPECT_EQ(game.shields(0), 1);
  EXPECT_EQ(game.victories(0, 1), 3);  // two neighbours and the target
  EXPECT_EQ(game.defeats(3, 1), 1);
  EXPECT_EQ(game.defeats(2, 1), 0);
  // In the next Age only the neighbours are fought.
  Rng rng(1);
  wonders::Wonders::play_nature(game.state(), rng);
  game.at(2, 7).refill().others_sell();
  EXPECT_EQ(game.victories(0, 2), 2);
  EXPECT_EQ(game.defeats(3, 2), 0);
  EXPECT_EQ(armada_game(1).city(0, {"ballista"}).shields(0), 2);
  EXPECT_EQ(armada_game(1).city(0, {"pier"}).shields(0), 3);
}

TEST(Invasions, PointAtTheSecondSeatToTheRightOrLeft /* [armada 98] */) {
  const std::pair<std::string, int> targets[] = {{"pontoon", 3}, {"ballista", 2}, {"pier", 3}};
  for (const auto& [card, target] : targets) {
    auto game = invader(card).at(1, 1);
    game.play("0 build " + card).others_sell();
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(game.invaders(seat).has(0), seat == target) << card;
  }
}

TEST(Invasions, AreAnnouncedAtOnceAndOverAfterTheGroundConflicts /* [armada 99] */) {
  auto game = invader("pontoon").at(1, 6).islands(4, {"forgotten-haven"});
  game.play("0 build pontoon").others_sell();
  EXPECT_EQ(game.invaders(3), SeatSet::of(0));
  game.refill().others_sell();
  EXPECT_EQ(game.waiting_for(), "stay-out");
  EXPECT_EQ(game.invaders(3), SeatSet());
}

TEST(Invasions, AreConflictsLikeAnyOtherAndMayBeLost /* [armada 100] */) {
  auto lost = invader("pontoon", 3).city(3, {"walls"});
  lost.play("0 build pontoon").others_sell();
  EXPECT_EQ(lost.victories(0, 3), 2);
  EXPECT_EQ(lost.defeats(0, 3), 1);
  EXPECT_EQ(lost.points(3, Category::Military), 3 * 5);
  EXPECT_EQ(lost.points(0, Category::Military), 2 * 5 - 1);
  auto equal = invader("pontoon").city(3, {"stockade"});
  equal.play("0 build pontoon").others_sell();
  EXPECT_EQ(equal.victories(0, 1), 2);
  EXPECT_EQ(equal.defeats(0, 1), 0);
}

TEST(Invasions, OfTheSameSeatByTheSamePlayerAreOneConflict /* [armada 101, 106, 133] */) {
  // The rulebook's question: Pontoon, found in the discard pile, and Pier in one Age.
  auto game = armada_game(1, 5).boards("halikarnassos:b ephesos:a rhodos:a gizah:a babylon:a").at(3, 6);
  game.discarded({"pontoon"}).hand(0, {"pier"}).city(0, {"sawmill", "foundry", "press-age-1"});
  game.play("0 build pier").others_sell().refill().play("0 stage with altar").others_sell();
  game.play("0 revive pontoon");
  EXPECT_EQ(game.victories(0, 3), 3);
  EXPECT_EQ(game.defeats(3, 3), 1);
}

TEST(Invasions, OfOneSeatByTwoPlayersAreFourConflictsForIt /* [armada 102, 133] */) {
  auto game = invader("pontoon").city(1, {"clay-pool", "glassworks-age-1", "loom-age-1"});
  game.hand(1, {"ballista", "altar"}).city(2, {"stockade"}).city(4, {"stockade"});
  game.play("0 build pontoon").play("1 build ballista").others_sell();
  EXPECT_EQ(game.defeats(3, 1), 4);
  EXPECT_EQ(game.points(3, Category::Military), -4);
}

TEST(Invasions, LetNoPairFightTwiceInAnAge /* [armada 103] */) {
  // With four players they meet across the table.
  auto game = invader("pontoon", 1, 4).city(2, {"clay-pool", "glassworks-age-1", "loom-age-1"});
  game.hand(2, {"ballista", "altar"}).play("0 build pontoon").play("2 build ballista").others_sell();
  EXPECT_EQ(game.victories(2, 1), 3);  // two neighbours, and seat 0 once
  EXPECT_EQ(game.defeats(0, 1), 1);
}

TEST(Invasions, WorkFromTheDiscardPileToo /* [armada 105] */) {
  auto game = armada_game(1, 5).boards("halikarnassos:b ephesos:a rhodos:a gizah:a babylon:a").at(2, 7);
  game.discarded({"pontoon"}).city(0, {"foundry"}).play("0 stage with altar").others_sell();
  game.play("0 revive pontoon");
  EXPECT_EQ(game.victories(0, 2), 3);
  EXPECT_EQ(game.defeats(3, 2), 1);
}

TEST(Invasions, AreOnOneCardAnAge /* [armada 106] */) {
  const auto game = armada_game(1, 5).before_deal(1);
  EXPECT_TRUE(game.is_legal("nature hand 0 pontoon altar baths theater tavern stockade barracks loom-age-1"));
  EXPECT_FALSE(
      game.is_legal("nature hand 0 pontoon pontoon baths theater tavern stockade barracks loom-age-1"));
  EXPECT_FALSE(game.is_legal("nature hand 0 pier altar baths theater tavern stockade barracks loom-age-1"));
}

}  // namespace
}  // namespace heptad::tests
