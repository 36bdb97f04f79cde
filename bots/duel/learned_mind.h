// The trained judge: a small net says what a position is worth and which actions look promising.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>

#include "bots/duel/features.h"
#include "bots/duel/play_on.h"
#include "bots/duel/tactics.h"
#include "bots/net/net.h"

namespace heptad::duel {

class LearnedMind {
 public:
  static constexpr float kExploration = 1.6F;
  static constexpr float kFirstPlay = 0.15F;

  // `mix` of a value comes from a game in which both play on by habit.
  explicit LearnedMind(const Evaluator& net, double mix = 0) : net_(&net), mix_(static_cast<float>(mix)) {}

  float judge(const State& state, Seat seat, ActionList& actions, float* priors, Rng& rng) {
    if (const auto win = winning_action(state, seat, actions)) {
      actions.clear();
      actions.push(*win);
      priors[0] = 1;
      return seat == 0 ? 1.0F : 0.0F;
    }
    describe(state, seat, input_);
    net_->first_layer(input_, hidden_);
    lean(state, seat, actions, priors);
    const float win = net_->win_probability(hidden_);
    const float first_seat = seat == 0 ? win : 1.0F - win;
    if (mix_ == 0) return first_seat;
    return (1 - mix_) * first_seat + mix_ * play_on(state, rng);
  }
  float value_at_end(const State& state) { return duel::value_at_end(state); }
  static std::uint64_t key(const State& state, Seat viewer) { return position_key(state, viewer); }

 private:
  // Leanings to probabilities.
  void lean(const State& state, Seat seat, const ActionList& actions, float* priors) {
    float largest = -1e9F;
    for (int i = 0; i < actions.size(); ++i) {
      priors[i] = net_->leaning_to(hidden_, rows_of(state, seat, actions[i]));
      largest = std::max(largest, priors[i]);
    }
    float sum = 0;
    for (int i = 0; i < actions.size(); ++i) sum += priors[i] = std::exp(priors[i] - largest);
    for (int i = 0; i < actions.size(); ++i) priors[i] /= sum;
  }

  float play_on(State state, Rng& rng) const {
    duel::play_on(state, rng, [&](const State& now, Seat seat, const Action& action) {
      return net_->habit_of(rows_of(now, seat, action));
    });
    return duel::value_at_end(state);
  }

  const Evaluator* net_;
  float mix_;
  NetInput input_;
  Hidden hidden_;
};

}  // namespace heptad::duel
