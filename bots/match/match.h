// Tournaments between bots: every pair of them, every deal played from every seat, on several threads.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "engine/core/outcome.h"

namespace heptad {

struct MatchPlan {
  Rules rules;
  std::vector<BotSpec> bots;       // at least two
  std::vector<std::string> names;  // what they were called
  int deals = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  bool only_first_alone = false;  // with more than two seats: the others do not sit alone among its copies
};

// One game of a match: bot `lone` sits alone in `seat`, bot `rest` in all the others.
struct Fixture {
  int deal = 0;
  int lone = 0;
  int rest = 0;
  Seat seat = 0;

  auto operator<=>(const Fixture&) const = default;
};

struct MatchGame {
  Fixture fixture;
  Outcome outcome;
  // What each seat spent, all its decisions together.
  std::array<double, kMaxSeats> cpu_ms = {};
  std::array<std::int64_t, kMaxSeats> iterations = {};
  std::array<int, kMaxSeats> decisions = {};

  int bot_at(Seat seat) const { return seat == fixture.seat ? fixture.lone : fixture.rest; }
};

// Everything to be played, deal by deal. With two seats each pair of bots meets twice a deal; with more, each
// bot of a pair also sits alone among copies of the other, in every seat.
std::vector<Fixture> fixtures(const MatchPlan& plan);

MatchGame play_fixture(const MatchPlan& plan, const Fixture& fixture);

// Plays what is not among `done` yet. `tell` is called from one thread at a time, once a game; when it
// answers false the match stops early.
void play_match(const MatchPlan& plan, std::span<const Fixture> done,
                const std::function<bool(const MatchGame&)>& tell);

}  // namespace heptad
