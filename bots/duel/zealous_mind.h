// The trained judge of one who believes in science or war: he likes what leads there, and sees himself the
// nearer to the win the further he is. A rival for training.
#pragma once

#include <algorithm>
#include <bit>

#include "bots/duel/character.h"
#include "bots/duel/learned_mind.h"

namespace heptad::duel {

class ZealousMind {
 public:
  static constexpr float kExploration = LearnedMind::kExploration;
  static constexpr float kFirstPlay = LearnedMind::kFirstPlay;

  // `hope`: how much nearer to the win he sees himself at the goal.
  ZealousMind(const Evaluator& net, Seat believer, Character belief, float hope)
      : mind_(net), believer_(believer), belief_(belief), hope_(hope) {}

  float judge(const State& state, Seat seat, ActionList& actions, float* priors, Rng& rng) {
    const float first_seat = mind_.judge(state, seat, actions, priors, rng);
    if (actions.size() == 1) return first_seat;
    if (seat == believer_) lean(state, actions, priors);
    const float hope = hope_ * progress(state);
    return std::clamp(first_seat + (believer_ == 0 ? hope : -hope), 0.0F, 1.0F);
  }
  float value_at_end(const State& state) { return duel::value_at_end(state); }
  static std::uint64_t key(const State& state, Seat viewer) { return position_key(state, viewer); }

 private:
  static constexpr float kLiking = 3;

  float progress(const State& state) const {
    if (belief_ == Character::Scholar) {
      return static_cast<float>(std::popcount(state.cities[believer_].symbols)) / kSymbolsToWin;
    }
    const int lead = believer_ == 0 ? state.pawn : -state.pawn;
    return static_cast<float>(std::max(lead, 0)) / kCapital;
  }

  void lean(const State& state, const ActionList& actions, float* priors) const {
    float sum = 0;
    for (int i = 0; i < actions.size(); ++i) {
      sum += priors[i] *= suits(belief_, state, actions[i]) ? kLiking : 1;
    }
    for (int i = 0; i < actions.size(); ++i) priors[i] /= sum;
  }

  LearnedMind mind_;
  Seat believer_;
  Character belief_;
  float hope_;
};

}  // namespace heptad::duel
