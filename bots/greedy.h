// The greedy player: takes the action that a heuristic in words rates highest.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/bots.h"
#include "engine/game.h"

namespace heptad {

// `rate(world, seat, action)` is in points.
template <Game G, class Rate>
Thought think_greedily(const typename G::State& seen, Seat seat, Rng rng, Rate rate) {
  constexpr double kPointsPerStep = 12;  // of the odds
  const auto world = G::guess(seen, rng);
  ActionList list;
  G::legal_actions(world, seat, list);
  struct Rated {
    Candidate candidate;
    double points;
    std::uint64_t lot;  // decides among equals
  };
  std::vector<Rated> rated;
  for (const Action& action : list) {
    const double points = rate(world, seat, action);
    const double win = 1 / (1 + std::exp(-points / kPointsPerStep));
    rated.push_back({{.action = action, .visits = 1, .win_probability = win}, points, rng.next()});
  }
  std::sort(rated.begin(), rated.end(), [](const Rated& a, const Rated& b) {
    return a.points != b.points ? a.points > b.points : a.lot < b.lot;
  });
  Thought thought{.best = rated.front().candidate.action,
                  .win_probability = rated.front().candidate.win_probability,
                  .iterations = list.size()};
  for (const Rated& one : rated) thought.candidates.push_back(one.candidate);
  return thought;
}

}  // namespace heptad
