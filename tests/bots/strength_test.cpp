// Fixed deals, seeds and iterations: these games are the same on every run.
#include "engine/core/sides.h"
#include "tests/bots/games.h"

namespace heptad {
namespace {

// Wins of the first bot, which sits alone (in teams with its like) among copies of the second, each deal from
// every side.
double share_of_wins(const Rules& rules, const char* lone, const char* rest, int deals) {
  const int side = side_size(rules);
  double won = 0;
  for (int deal = 0; deal < deals; ++deal) {
    for (int seat = 0; seat < rules.players; seat += side) {
      std::vector<BotSpec> bots(static_cast<std::size_t>(rules.players), bot(rest));
      for (int mine = seat; mine < seat + side; ++mine) bots[static_cast<std::size_t>(mine)] = bot(lone);
      const Outcome end = outcome(rules, play(rules, bots, static_cast<std::uint64_t>(deal) + 1));
      if (end.winners.has(static_cast<Seat>(seat))) won += static_cast<double>(side) / end.winners.size();
    }
  }
  return won * side / (deals * rules.players);
}

// With two seats a half is even, with three a third.
TEST(Strength, GreedyBeatsRandom) {
  EXPECT_GE(share_of_wins(*parse_rules("duel"), "greedy", "random", 10), 0.9);
  EXPECT_GE(share_of_wins(*parse_rules("duel+pantheon"), "greedy", "random", 10), 0.85);
  EXPECT_GE(share_of_wins(*parse_rules("wonders1", 3), "greedy", "random", 5), 0.9);
  EXPECT_GE(share_of_wins(*parse_rules("wonders2", 4), "greedy", "random", 4), 0.9);
  EXPECT_GE(share_of_wins(*parse_rules("wonders1+armada", 3), "greedy", "random", 5), 0.9);
  EXPECT_GE(share_of_wins(*parse_rules("wonders2+armada", 8), "greedy", "random", 2), 0.8);
  EXPECT_GE(share_of_wins(*parse_rules("wonders1+teams", 4), "greedy", "random", 5), 0.9);
  EXPECT_GE(share_of_wins(*parse_rules("wonders2+armada+teams", 6), "greedy", "random", 4), 0.9);
}

TEST(Strength, ASmallSearchBeatsGreedy) {
  EXPECT_GE(share_of_wins(*parse_rules("duel"), "search:iters=200", "greedy", 10), 0.85);
  EXPECT_GE(share_of_wins(*parse_rules("duel+pantheon"), "search:iters=200", "greedy", 10), 0.75);
  EXPECT_GE(share_of_wins(*parse_rules("wonders1", 3), "search:iters=80", "greedy", 5), 0.55);
  EXPECT_GE(share_of_wins(*parse_rules("wonders2", 3), "search:iters=80", "greedy", 5), 0.55);
}

TEST(Strength, WhatWasLearnedBeatsPlayingOut) {
  EXPECT_GE(share_of_wins(*parse_rules("duel"), "search:iters=200", "search:iters=200,judge=playout", 8),
            0.7);
  EXPECT_GE(
      share_of_wins(*parse_rules("duel+pantheon"), "search:iters=200", "search:iters=200,judge=playout", 8),
      0.7);
  EXPECT_GE(share_of_wins(*parse_rules("wonders1", 3), "search:iters=80", "search:iters=80,judge=playout", 3),
            0.6);
  EXPECT_GE(share_of_wins(*parse_rules("wonders2", 3), "search:iters=80", "search:iters=80,judge=playout", 3),
            0.6);
  EXPECT_GE(share_of_wins(*parse_rules("wonders1+armada", 3), "search:iters=80",
                          "search:iters=80,judge=playout", 3),
            0.6);
  EXPECT_GE(share_of_wins(*parse_rules("wonders2+armada+teams", 4), "search:iters=80",
                          "search:iters=80,judge=playout", 3),
            0.6);
}

TEST(Strength, HigherLevelsBeatLowerOnes) {
  for (const char* rules : {"duel", "duel+pantheon"}) {
    EXPECT_GE(share_of_wins(*parse_rules(rules), "level:3", "level:1", 8), 0.65) << rules;
    EXPECT_GE(share_of_wins(*parse_rules(rules), "level:5", "level:3", 8), 0.65) << rules;
  }
  for (const char* rules : {"wonders1", "wonders2"}) {
    EXPECT_GE(share_of_wins(*parse_rules(rules, 3), "level:4", "level:1", 4), 0.5) << rules;
    EXPECT_GE(share_of_wins(*parse_rules(rules, 3), "level:6", "level:3", 4), 0.5) << rules;
  }
}

TEST(Strength, TheLowestLevelIsNoDice) {
  EXPECT_GE(share_of_wins(*parse_rules("duel"), "level:1", "random", 10), 0.8);
  EXPECT_GE(share_of_wins(*parse_rules("wonders1", 3), "level:1", "random", 6), 0.6);
}

}  // namespace
}  // namespace heptad
