// The greedy player: takes the action after which it stands best, as a heuristic in words sees it.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/bots.h"
#include "engine/game.h"

namespace heptad {

// How an action compares with the others, best first. `worth(state, seat)` is in points.
template <Game G, class Worth>
Thought think_greedily(const typename G::Memory& memory, Seat seat, Rng rng, Worth worth) {
  const auto world = G::guess(memory, rng);
  ActionList list;
  G::legal_actions(world, seat, list);
  NoEvents quiet;
  struct Ranked {
    Candidate candidate;
    double worth;
    std::uint64_t lot;  // decides among equals
  };
  std::vector<Ranked> ranked;
  for (const Action& action : list) {
    auto after = world;
    G::apply(after, seat, action, quiet);
    const double reached = worth(after, seat);
    ranked.push_back({{.action = action, .visits = 1, .win_probability = 1 / (1 + std::exp(-reached / 12))},
                      reached,
                      rng.next()});
  }
  std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.lot < b.lot;
  });
  Thought thought{.best = ranked.front().candidate.action,
                  .win_probability = ranked.front().candidate.win_probability,
                  .iterations = list.size()};
  for (const Ranked& one : ranked) thought.candidates.push_back(one.candidate);
  return thought;
}

}  // namespace heptad
