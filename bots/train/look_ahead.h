// Weighs a seat's choices against each other one round ahead, in the same worlds: in each the others choose
// once, as the net leans; then every choice is tried there and the net judges what has become of it. Luck is
// the same for all choices, so a few worlds tell them apart.
#pragma once

#include <vector>

#include "bots/wonders/minds.h"

namespace heptad::wonders {

class LookAhead {
 public:
  LookAhead(const Evaluator& net, const State& memory, Seat seat, std::uint64_t seed);

  // Tries every choice in one more world.
  void try_world();
  // The net's leanings, moved to what turned out better than the rest; they add up to 1. In the order of
  // candidate_actions.
  std::vector<double> improved_leanings() const;
  // What the seat's share of the win is when it chooses by these leanings.
  double value_by(const std::vector<double>& leanings) const;

 private:
  void others_choose(State& world);
  float value_after(State& world, Rng luck);
  double mean(std::size_t choice) const { return sums_[choice] / worlds_; }

  LearnedMind mind_;
  State memory_;
  Seat seat_;
  Rng rng_;
  ActionList actions_;
  std::vector<float> leanings_;  // of the net, the largest is 1
  std::vector<double> sums_;     // of each choice's values
  int worlds_ = 0;
};

}  // namespace heptad::wonders
