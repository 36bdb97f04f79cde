// A bot uses only what its seat may know: logs that differ only in what is hidden from it give the same
// thought.
#include "bots/bots.h"
#include "engine/duel/action.h"
#include "engine/wonders/action.h"
#include "tests/bots/games.h"

namespace heptad {
namespace {

void expect_the_same_thought(const Rules& rules, const std::vector<LogEntry>& one,
                             const std::vector<LogEntry>& other, Seat seat) {
  ASSERT_NE(one, other);
  for (const char* name :
       {"search:iters=60,seed=3", "search:iters=60,seed=3,judge=playout", "greedy", "level:2"}) {
    SCOPED_TRACE(name);
    const auto a = think(bot(name), rules, one, seat);
    const auto b = think(bot(name), rules, other, seat);
    ASSERT_TRUE(a) << a.error().message;
    ASSERT_TRUE(b) << b.error().message;
    EXPECT_EQ(a->best, b->best);
    ASSERT_EQ(a->candidates.size(), b->candidates.size());
    for (std::size_t i = 0; i < a->candidates.size(); ++i) {
      EXPECT_EQ(a->candidates[i].action, b->candidates[i].action);
      EXPECT_EQ(a->candidates[i].visits, b->candidates[i].visits);
    }
  }
}

TEST(BotSecrets, HandsOfOthersDoNotMatter) {
  for (const char* name : {"wonders1", "wonders2"}) {
    const Rules rules = *parse_rules(name, 3);
    auto game = AnyGame::start(rules);
    Rng rng(9);
    std::vector<LogEntry> log;
    while (game->to_act().has(kNature)) {
      const Action action = game->roll(rng);
      game->apply(kNature, action);
      log.push_back({kNature, action});
    }
    // Seats 1 and 2 swap their hands. A hand's first argument is its seat.
    std::vector<LogEntry> swapped = log;
    std::vector<LogEntry*> hands;
    for (LogEntry& entry : swapped) {
      if (static_cast<wonders::Verb>(entry.action.kind) == wonders::Verb::Hand) hands.push_back(&entry);
    }
    ASSERT_EQ(hands.size(), 3U);
    std::swap(hands[1]->action, hands[2]->action);
    std::swap(hands[1]->action.arg[0], hands[2]->action.arg[0]);
    expect_the_same_thought(rules, log, swapped, 0);
  }
}

TEST(BotSecrets, WhatOthersHaveCommittedDoesNotMatter) {
  const Rules rules = *parse_rules("wonders1", 3);
  auto game = AnyGame::start(rules);
  Rng rng(12);
  std::vector<LogEntry> log;
  while (game->to_act().has(kNature)) {
    const Action action = game->roll(rng);
    game->apply(kNature, action);
    log.push_back({kNature, action});
  }
  ActionList list;
  game->legal_actions(1, list);
  ASSERT_GT(list.size(), 1);
  std::vector<LogEntry> other = log;
  log.push_back({1, list[0]});
  other.push_back({1, list[list.size() - 1]});
  expect_the_same_thought(rules, log, other, 0);
}

TEST(BotSecrets, WhichDivinityLiesFaceDownDoesNotMatter) {
  const Rules rules = *parse_rules("duel+pantheon");
  int compared = 0;
  for (std::uint64_t seed = 1; seed < 12 && compared < 3; ++seed) {
    auto game = AnyGame::start(rules);
    Rng rng(seed);
    std::vector<LogEntry> log;
    while (!game->over()) {
      const Seat seat = game->to_act().lowest();
      ActionList list;
      if (seat != kNature) game->legal_actions(seat, list);
      const Action action = seat == kNature ? game->roll(rng) : list[rng.below(list.size())];
      const bool places = seat != kNature && duel::kind_of(action) == duel::ActionKind::PlaceDivinity;
      std::vector<LogEntry> other = log;
      AnyGame other_game = *game;
      game->apply(seat, action);
      log.push_back({seat, action});
      const Seat rival = seat ^ 1;
      if (!places || game->to_act() != SeatSet::of(rival)) continue;
      // The other of the two divinities drawn, in the same place.
      for (const Action& instead : list) {
        if (instead.arg[0] == action.arg[0] || instead.arg[1] != action.arg[1]) continue;
        other.push_back({seat, instead});
        expect_the_same_thought(rules, log, other, rival);
        ++compared;
        break;
      }
      break;
    }
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace heptad
