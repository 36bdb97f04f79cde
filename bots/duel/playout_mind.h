// The untuned judge: every action looks alike, and a position is worth what a random game from it brings.
#pragma once

#include "bots/duel/tactics.h"
#include "engine/playout.h"

namespace heptad::duel {

struct PlayoutMind {
  static constexpr float kExploration = 3.0F;
  static constexpr float kFirstPlay = 0.0F;

  float judge(const State& state, Seat seat, ActionList& actions, float* priors, Rng& rng) {
    if (const auto win = winning_action(state, seat, actions)) {
      actions.clear();
      actions.push(*win);
      priors[0] = 1;
      return seat == 0 ? 1.0F : 0.0F;
    }
    std::fill_n(priors, actions.size(), 1.0F / static_cast<float>(actions.size()));
    State end = state;
    play_out_quickly<Duel>(end, rng, [](const State&, Seat, const Action&, int) {});
    return value_at_end(end);
  }
  float value_at_end(const State& state) { return duel::value_at_end(state); }
  static std::uint64_t key(const State& state, Seat viewer) { return position_key(state, viewer); }
};

}  // namespace heptad::duel
