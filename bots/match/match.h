// Tournaments between bots: every pair of them, every deal played from every seat, on several threads.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/match/player.h"
#include "engine/core/outcome.h"
#include "engine/core/sides.h"

namespace heptad {

struct MatchPlan {
  Rules rules;
  std::vector<Contestant> bots;  // at least two
  int deals = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  bool only_first_alone = false;  // with more than two seats: the others do not sit alone among its copies
};

// One game of a match: bot `lone` sits alone in `seat` (with copies of itself on its side), bot `rest` in all
// the others.
struct Fixture {
  int deal = 0;
  int lone = 0;
  int rest = 0;
  Seat seat = 0;

  auto operator<=>(const Fixture&) const = default;
};

// Who lost by giving no answer, or none that the rules allow, and why. All the others won.
struct BrokenOff {
  Seat seat = 0;
  std::string why;
};

// How often a seat that searched gave itself a chance of 0 to 10 %, 10 to 20 %, …
inline constexpr int kBins = 10;
using Judged = std::array<int, kBins>;

struct MatchGame {
  Fixture fixture;
  Outcome outcome;
  std::optional<BrokenOff> broken_off;
  // What each seat spent, all its decisions together.
  std::array<double, kMaxSeats> cpu_ms = {};
  std::array<std::int64_t, kMaxSeats> iterations = {};
  std::array<int, kMaxSeats> decisions = {};
  std::array<Judged, kMaxSeats> judged = {};

  int side_size = 1;  // seats that win together

  bool on_one_side(Seat one, Seat other) const { return one / side_size == other / side_size; }
  int bot_at(Seat seat) const { return on_one_side(seat, fixture.seat) ? fixture.lone : fixture.rest; }
};

// Everything to be played, deal by deal. With two seats each pair of bots meets twice a deal; with more, each
// bot of a pair also sits alone among copies of the other, in every seat.
std::vector<Fixture> fixtures(const MatchPlan& plan);

// The players of one thread, who stay for all its games: one for each contestant and seat, called when first
// needed.
class Lineup {
 public:
  explicit Lineup(const MatchPlan& plan) : plan_(plan) {}
  Player& player(int contestant, Seat seat);

 private:
  const MatchPlan& plan_;
  std::map<std::pair<int, Seat>, std::unique_ptr<Player>> players_;
};

MatchGame play_fixture(const MatchPlan& plan, const Fixture& fixture, Lineup& lineup);

// Plays what is not among `done` yet. `tell` is called from one thread at a time, once a game; when it
// answers false the match stops early.
void play_match(const MatchPlan& plan, std::span<const Fixture> done,
                const std::function<bool(const MatchGame&)>& tell);

}  // namespace heptad
