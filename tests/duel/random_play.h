// Whole games of Duel at random, seen step by step.
#pragma once

#include <gtest/gtest.h>

#include "engine/duel/game.h"

namespace heptad::tests {

struct Step {
  duel::State before;
  Seat seat;
  Action action;
  duel::State after;
  std::vector<Event> events;
};

// Plays one game to its end, every legal action equally likely, and calls visit(step) after each action,
// nature's included. Returns the last position.
template <class Visit>
duel::State play_at_random(std::uint64_t seed, Visit visit, const Rules& rules = {}) {
  using duel::Duel;
  constexpr int kEndless = 1000;
  Rng rng(seed);
  Step step{};
  step.after = *Duel::start(rules);
  ActionList list;
  EventLog log;
  for (int actions = 0; !step.after.over(); ++actions) {
    if (actions == kEndless) {
      ADD_FAILURE() << "the game of seed " << seed << " does not end";
      break;
    }
    step.before = step.after;
    step.seat = step.before.decision().seat;
    Duel::legal_actions(step.before, step.seat, list);
    if (step.seat != kNature && list.empty()) {
      ADD_FAILURE() << "a seat of the game of seed " << seed << " has nothing it may do";
      break;
    }
    step.action = step.seat == kNature ? Duel::roll(step.before, rng) : list[rng.below(list.size())];
    log.events.clear();
    Duel::apply(step.after, step.seat, step.action, log);
    step.events = log.events;
    visit(static_cast<const Step&>(step));
  }
  return step.after;
}

}  // namespace heptad::tests
