// Training a rule set's net: self-play, fitting, and again.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/net/net.h"
#include "bots/train/self_play.h"

namespace heptad {

struct TrainingPlan {
  int games = 2000;     // of self-play, a generation
  int window = 400000;  // samples kept from earlier generations
  int passes = 2;       // over the window, a generation
  float rate = 1e-3F;
  float pace = 1;  // how many times as fast learns what a net knows besides the one before it
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

class Training {
 public:
  // Goes on from `net`, or from nothing. In 7 Wonders every number of players the edition allows is played,
  // and with a module all modules. With a `target` it learns to beat those weights, which stay as they are,
  // and meets nobody else.
  Training(const Rules& rules, const TrainingPlan& plan, const NetWeights* net,
           const NetWeights* target = nullptr);

  Generation next();
  const NetWeights& net() const { return net_; }

 private:
  void play();
  void play_one(const Evaluator* net, int game, std::vector<Sample>& samples) const;
  void keep_for_later();
  void fit(Generation& generation);

  Rules rules_;
  TrainingPlan plan_;
  NetWeights net_;
  bool has_net_;
  bool learned_without_net_;  // in its first generation
  std::unique_ptr<const Evaluator> target_;
  int generations_ = 0;
  std::vector<Evaluator> earlier_;  // generations
  std::vector<Sample> samples_;
};

}  // namespace heptad
