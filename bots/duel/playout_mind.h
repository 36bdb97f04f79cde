// The untuned judge: every action looks alike, and a position is worth what a random game from it brings, or
// one played in a style.
#pragma once

#include "bots/duel/styled_play.h"
#include "bots/duel/tactics.h"
#include "engine/playout.h"

namespace heptad::duel {

struct PlayoutMind {
  static constexpr float kExploration = 3.0F;
  static constexpr float kFirstPlay = 0.0F;

  Style style = Style::None;

  float judge(const State& state, Seat seat, ActionList& actions, float* priors, Rng& rng) {
    if (const auto win = winning_action(state, seat, actions)) {
      actions.clear();
      actions.push(*win);
      priors[0] = 1;
      return seat == 0 ? 1.0F : 0.0F;
    }
    std::fill_n(priors, actions.size(), 1.0F / static_cast<float>(actions.size()));
    State end = state;
    if (style == Style::None) {
      play_out_quickly<Duel>(end, rng, [](const State&, Seat, const Action&, int) {});
    } else {
      play_out_in_style(end, style, rng);
    }
    return value_at_end(end);
  }
  float value_at_end(const State& state) { return duel::value_at_end(state); }
  static std::uint64_t key(const State& state, Seat viewer) { return position_key(state, viewer); }
};

}  // namespace heptad::duel
