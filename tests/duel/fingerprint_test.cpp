// Random play against the known shares of an independent implementation: whatever shifts the rules or the
// luck of the deal shifts one of these.
#include <cmath>
#include <map>

#include "engine/duel/game.h"
#include "tests/slow.h"

#include <gtest/gtest.h>

namespace heptad::tests {
namespace {

using duel::Duel;

struct Count {
  double decisions = 0, options = 0;
};

struct Tally {
  int games = 0;
  std::map<Victory, int> wins;
  Count sum, squares;
  double mixed = 0;  // sum of decisions × options

  void add(Count count, Victory victory) {
    ++games;
    ++wins[victory];
    sum.decisions += count.decisions;
    sum.options += count.options;
    squares.decisions += count.decisions * count.decisions;
    squares.options += count.options * count.options;
    mixed += count.decisions * count.options;
  }
};

Tally play_games(int games) {
  NoEvents quiet;
  ActionList list;
  Rng rng(71);
  Tally tally;
  for (int game = 0; game < games; ++game) {
    duel::State state = *Duel::start({});
    Count count;
    while (!state.over()) {
      const Seat seat = state.decision().seat;
      if (seat == kNature) {
        Duel::apply(state, seat, Duel::roll(state, rng), quiet);
        continue;
      }
      Duel::legal_actions(state, seat, list);
      if (list.empty()) {
        ADD_FAILURE() << "a seat has nothing it may do";
        return tally;
      }
      ++count.decisions;
      count.options += list.size();
      Duel::apply(state, seat, list[rng.below(list.size())], quiet);
    }
    tally.add(count, state.victory);
  }
  return tally;
}

// Within four standard errors, and the rounding of the known number.
void expect_near(const char* what, double seen, double known, double error, double rounding) {
  EXPECT_NEAR(seen, known, 4 * error + rounding) << what;
}

TEST(DuelFingerprint, RandomPlayLooksAsItShould) {
  const Tally tally = play_games(slow_tests() ? 1'000'000 : 20'000);
  const double games = tally.games;
  const double decisions = tally.sum.decisions / games;
  const double deviation = std::sqrt(tally.squares.decisions / games - decisions * decisions);
  expect_near("decisions a game", decisions, 71.59, deviation / std::sqrt(games), 0.005);
  const double ratio = tally.sum.options / tally.sum.decisions;
  const double residual =
      tally.squares.options - 2 * ratio * tally.mixed + ratio * ratio * tally.squares.decisions;
  expect_near("options a decision", ratio, 5.56, std::sqrt(residual) / tally.sum.decisions, 0.005);
  const auto share = [&](const char* what, Victory victory, double known, double rounding) {
    const auto won = tally.wins.find(victory);
    const double seen = won == tally.wins.end() ? 0 : won->second / games;
    expect_near(what, seen, known, std::sqrt(known * (1 - known) / games), rounding);
  };
  share("military", Victory::Military, 0.034, 0.0005);
  share("science", Victory::Science, 0.0011, 0.00005);
  share("blue tie-break", Victory::CivilianBlue, 0.0257, 0.00005);
  share("shared", Victory::Shared, 0.0014, 0.00005);
}

}  // namespace
}  // namespace heptad::tests
