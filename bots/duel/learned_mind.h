// The trained judge: a small net says what a position is worth and which actions look promising.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>

#include "bots/duel/features.h"
#include "bots/duel/tactics.h"
#include "bots/net/net.h"

namespace heptad::duel {

class LearnedMind {
 public:
  static constexpr float kExploration = 1.6F;
  static constexpr float kFirstPlay = 0.15F;

  explicit LearnedMind(const Net& net) : net_(&net) {}

  float judge(const State& state, Seat seat, ActionList& actions, float* priors, Rng&) {
    if (const auto win = winning_action(state, seat, actions)) {
      actions.clear();
      actions.push(*win);
      priors[0] = 1;
      return seat == 0 ? 1.0F : 0.0F;
    }
    describe(state, seat, input_);
    first_layer(*net_, input_, hidden_);
    lean(state, seat, actions, priors);
    const float win = 1.0F / (1.0F + std::exp(-value_of(*net_, hidden_)));
    return seat == 0 ? win : 1.0F - win;
  }
  float value_at_end(const State& state) { return duel::value_at_end(state); }
  static std::uint64_t key(const State& state, Seat viewer) { return position_key(state, viewer); }

 private:
  // Leanings to probabilities.
  void lean(const State& state, Seat seat, const ActionList& actions, float* priors) {
    float largest = -1e9F;
    for (int i = 0; i < actions.size(); ++i) {
      const heptad::ActionRows rows = rows_of(state, seat, actions[i]);
      priors[i] = 0;
      for (int row = 0; row < rows.count; ++row) priors[i] += leaning_to(*net_, hidden_, rows.rows[row]);
      largest = std::max(largest, priors[i]);
    }
    float sum = 0;
    for (int i = 0; i < actions.size(); ++i) sum += priors[i] = std::exp(priors[i] - largest);
    for (int i = 0; i < actions.size(); ++i) priors[i] /= sum;
  }

  const Net* net_;
  NetInput input_;
  Hidden hidden_;
};

}  // namespace heptad::duel
