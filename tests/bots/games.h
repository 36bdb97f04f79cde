// Whole games between bots, for tests.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "bots/match/play_game.h"
#include "bots/parallel/think_in_parallel.h"
#include "engine/replay.h"

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
  Rng seeds(seed);
  const auto decide = [&](const AnyGame&, std::span<const LogEntry> log, Seat seat) -> std::optional<Action> {
    const auto thought =
        think_in_parallel(bots[seat % bots.size()], rules, log, seat, {.seed = seeds.next()});
    EXPECT_TRUE(thought) << thought.error().message;
    return thought ? std::optional(thought->best) : std::nullopt;
  };
  const auto played = play_game(rules, seed, decide);
  EXPECT_TRUE(played);
  return played ? played->log : std::vector<LogEntry>{};
}

inline Outcome outcome(const Rules& rules, const std::vector<LogEntry>& log) {
  return position_after(rules, log).outcome();
}

}  // namespace heptad
