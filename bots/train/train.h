// Training a rule set's net: self-play, fitting, and again.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "bots/net/net.h"
#include "bots/train/self_play.h"

namespace heptad {

struct TrainingPlan {
  int games = 2000;     // of self-play, a generation
  int window = 400000;  // samples kept from earlier generations
  int passes = 2;       // over the window, a generation
  float rate = 1e-3F;
  float trust_in_search =
      0.5F;  // how much of the value taught is the search's, the rest is the game's result
  std::uint64_t seed = 1;
  int threads = 1;
  SelfPlaySettings self_play;
};

struct Generation {
  int number = 0;
  std::size_t samples = 0;  // in the window
  double value_loss = 0;
  double choice_loss = 0;  // above what the search's own choice would cost
};

// Trains Duel's net for some generations. The first one learns from searches with random play-outs when there
// is no net yet. `tell` gets every new net; when it answers false, training stops.
class DuelTraining {
 public:
  DuelTraining(const Rules& rules, const TrainingPlan& plan, const Net* net);

  Generation next();
  const Net& net() const { return net_; }

 private:
  void play(bool knows_nothing);
  void fit(Generation& generation);

  Rules rules_;
  TrainingPlan plan_;
  Net net_;
  bool has_net_;
  int generations_ = 0;
  std::vector<Sample<duel::Duel>> samples_;
};

}  // namespace heptad
