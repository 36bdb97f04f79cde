// From a position to the end, each action as likely as it weighs.
#pragma once

#include <array>
#include <span>

#include "bots/draw.h"
#include "engine/duel/game.h"

namespace heptad::duel {

// `weigh(state, seat, action)`: never below zero.
template <class Weigh>
void play_on(State& state, Rng& rng, Weigh weigh) {
  ActionList actions;
  std::array<float, ActionList::kCapacity> weights;
  NoEvents quiet;
  while (!state.over()) {
    const Seat seat = state.decision().seat;
    if (seat == kNature) {
      Duel::play_nature(state, rng);
      continue;
    }
    Duel::legal_actions(state, seat, actions);
    for (int i = 0; i < actions.size(); ++i) weights[i] = weigh(state, seat, actions[i]);
    const int chosen = draw(std::span(weights).first(static_cast<std::size_t>(actions.size())), rng);
    Duel::apply(state, seat, actions[chosen], quiet);
  }
}

}  // namespace heptad::duel
