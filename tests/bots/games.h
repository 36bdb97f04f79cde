// Whole games between bots, for tests.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "bots/bots.h"
#include "bots/match/dealer.h"
#include "engine/game.h"

namespace heptad {

struct RulesAndPlayers {
  const char* rules;
  int players;
};

inline BotSpec bot(const char* name) {
  const auto parsed = parse_bot(name);
  EXPECT_TRUE(parsed) << name;
  return parsed.value_or(BotSpec{});
}

// Plays a game; luck and the bots' seeds follow from `seed`. Bots sit down in turn until every seat is taken.
inline std::vector<LogEntry> play(const Rules& rules, const std::vector<BotSpec>& bots, std::uint64_t seed) {
  auto game = AnyGame::start(rules);
  Dealer dealer(seed);
  Rng seeds(seed);
  std::vector<LogEntry> log;
  const auto act = [&](Seat seat, const Action& action) {
    EXPECT_TRUE(game->check(seat, action)) << game->text(action);
    game->apply(seat, action);
    log.push_back({seat, action});
  };
  while (!game->over()) {
    SeatSet seats = game->to_act();
    if (seats.has(kNature)) {
      act(kNature, dealer.roll(*game));
      continue;
    }
    for (; !seats.empty(); seats.remove(seats.lowest())) {
      const Seat seat = seats.lowest();
      const auto thought = think(bots[seat % bots.size()], rules, log, seat, {.seed = seeds.next()});
      EXPECT_TRUE(thought) << thought.error().message;
      act(seat, thought->best);
    }
  }
  return log;
}

inline Outcome outcome(const Rules& rules, const std::vector<LogEntry>& log) {
  auto game = AnyGame::start(rules);
  for (const LogEntry& entry : log) game->apply(entry.seat, entry.action);
  return game->outcome();
}

}  // namespace heptad
