// Fits a net to samples: Adam on cross-entropy, of the win and of the search's choice. Only rows that were on
// in a batch are touched, so a sample costs some ten microseconds. Habits are learned from nothing each time.
#pragma once

#include <vector>

#include "bots/net/net.h"

namespace heptad {

struct Lesson {
  NetInput input;
  float win = 0.5F;  // what the value should say
  // What the choice should be; empty when only the value is taught.
  struct Choice {
    std::array<int, ActionRows::kMost> rows;
    int row_count;
    float share;
  };
  std::vector<Choice> choices;
};

struct Losses {
  double value = 0;
  double choice = 0;
  std::int64_t lessons = 0;
  std::int64_t choices = 0;
};

// Inputs and rows that are new to a net may learn faster than what it knows already.
struct Pace {
  Gap inputs;
  Gap rows = {};
  float times = 1;
};

class Trainer {
 public:
  explicit Trainer(NetWeights& net, Pace pace = {});

  // Adds a lesson's gradient to the batch.
  void learn(const Lesson& lesson);
  // Moves the weights, and begins a new batch.
  void step(float rate);
  Losses take_losses();

 private:
  struct Moments {
    std::vector<float> gradient, first, second;
  };

  void learn_choice(const Lesson& lesson, const Hidden& hidden, Hidden& hidden_gradient);
  void touch_action(int row);
  void learn_habit(const Lesson& lesson);
  void update(std::size_t tensor, std::size_t begin, std::size_t end, float rate);

  NetWeights& net_;
  Pace pace_;
  std::array<Moments, NetWeights::kTensors> moments_;
  std::vector<int> touched_inputs_, touched_actions_;
  std::vector<char> input_is_touched_, action_is_touched_;
  int batch_ = 0;
  std::int64_t steps_ = 0;
  Losses losses_;
};

// Small random weights.
NetWeights fresh_net(NetShape shape, std::uint64_t seed);

}  // namespace heptad
