#include "bots/train/trainer.h"

#include <algorithm>
#include <cmath>

#include "engine/core/rng.h"

namespace heptad {
namespace {

// The order of NetWeights::tensors().
enum Tensor : std::size_t {
  First,
  FirstBias,
  Second,
  SecondBias,
  Value,
  ValueBias,
  ActionRow,
  ActionBias,
  Habit
};

constexpr float kDecay = 1e-5F;     // of weights, a step
constexpr float kHabitRate = 20.F;  // habits begin at nothing, and are few

struct Forward {
  Hidden hidden;
  std::array<float, kSecondLayer> second;
  float win;
};

void first_layer(const NetWeights& net, const NetInput& input, Hidden& hidden) {
  std::copy_n(net.first_bias.data(), kFirstLayer, hidden.data());
  const auto add = [&](int which, float amount) {
    const float* row = net.first.data() + which * kFirstLayer;
    for (int j = 0; j < kFirstLayer; ++j) hidden[j] += amount * row[j];
  };
  for (int i = 0; i < input.on_count; ++i) add(input.on[i], 1);
  for (int i = 0; i < input.amount_count; ++i) add(input.amounts[i].input, input.amounts[i].value);
  for (float& h : hidden) h = std::max(h, 0.0F);
}

float leaning_to(const NetWeights& net, const Hidden& hidden, int row) {
  const float* weights = net.action.data() + row * kFirstLayer;
  std::array<float, 8> sums = {};
  for (int i = 0; i < kFirstLayer; i += 8) {
    for (int j = 0; j < 8; ++j) sums[j] += hidden[i + j] * weights[i + j];
  }
  float sum = net.action_bias[row];
  for (const float s : sums) sum += s;
  return sum;
}

Forward run(const NetWeights& net, const NetInput& input) {
  Forward f;
  first_layer(net, input, f.hidden);
  std::copy_n(net.second_bias.data(), kSecondLayer, f.second.data());
  for (int i = 0; i < kFirstLayer; ++i) {
    if (f.hidden[i] == 0) continue;
    const float* row = net.second.data() + i * kSecondLayer;
    for (int j = 0; j < kSecondLayer; ++j) f.second[j] += f.hidden[i] * row[j];
  }
  float sum = net.value_bias[0];
  for (int j = 0; j < kSecondLayer; ++j) {
    f.second[j] = std::max(f.second[j], 0.0F);
    sum += f.second[j] * net.value[j];
  }
  f.win = 1.0F / (1.0F + std::exp(-sum));
  return f;
}

double cross_entropy(float target, float guess) {
  const double p = std::clamp<double>(guess, 1e-6, 1 - 1e-6);
  return -(target * std::log(p) + (1 - target) * std::log(1 - p));
}

}  // namespace

Trainer::Trainer(NetWeights& net, Pace pace)
    : net_(net),
      pace_(pace),
      input_is_touched_(static_cast<std::size_t>(net.shape.inputs)),
      action_is_touched_(static_cast<std::size_t>(net.shape.actions)) {
  std::ranges::fill(net.habit, 0.0F);
  const auto tensors = net.tensors();
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    moments_[i].gradient.resize(tensors[i]->size());
    moments_[i].first.resize(tensors[i]->size());
    moments_[i].second.resize(tensors[i]->size());
  }
}

void Trainer::learn(const Lesson& lesson) {
  const Forward f = run(net_, lesson.input);
  losses_.value += cross_entropy(lesson.win, f.win);
  ++losses_.lessons;
  Hidden hidden_gradient = {};
  const float off = f.win - lesson.win;
  moments_[ValueBias].gradient[0] += off;
  std::array<float, kSecondLayer> second_gradient;
  for (int j = 0; j < kSecondLayer; ++j) {
    moments_[Value].gradient[j] += off * f.second[j];
    second_gradient[j] = f.second[j] > 0 ? off * net_.value[j] : 0;
    moments_[SecondBias].gradient[j] += second_gradient[j];
  }
  for (int i = 0; i < kFirstLayer; ++i) {
    if (f.hidden[i] == 0) continue;
    float* gradient = moments_[Second].gradient.data() + i * kSecondLayer;
    const float* row = net_.second.data() + i * kSecondLayer;
    float sum = 0;
    for (int j = 0; j < kSecondLayer; ++j) {
      gradient[j] += f.hidden[i] * second_gradient[j];
      sum += second_gradient[j] * row[j];
    }
    hidden_gradient[i] = sum;
  }
  if (!lesson.choices.empty()) {
    learn_choice(lesson, f.hidden, hidden_gradient);
    learn_habit(lesson);
  }
  for (int i = 0; i < kFirstLayer; ++i) {
    if (f.hidden[i] == 0) hidden_gradient[i] = 0;
    moments_[FirstBias].gradient[i] += hidden_gradient[i];
  }
  const auto add = [&](int input, float amount) {
    if (input_is_touched_[input] == 0) {
      input_is_touched_[input] = 1;
      touched_inputs_.push_back(input);
    }
    float* gradient = moments_[First].gradient.data() + input * kFirstLayer;
    for (int i = 0; i < kFirstLayer; ++i) gradient[i] += amount * hidden_gradient[i];
  };
  for (int i = 0; i < lesson.input.on_count; ++i) add(lesson.input.on[i], 1);
  for (int i = 0; i < lesson.input.amount_count; ++i) {
    add(lesson.input.amounts[i].input, lesson.input.amounts[i].value);
  }
  ++batch_;
}

namespace {

// Probabilities of a lesson's choices: each row's leaning added up.
template <class Leaning>
std::vector<float> chances(const Lesson& lesson, Leaning leaning) {
  std::vector<float> guess;
  float largest = -1e9F;
  for (const Lesson::Choice& choice : lesson.choices) {
    float sum = 0;
    for (int r = 0; r < choice.row_count; ++r) sum += leaning(choice.rows[r]);
    guess.push_back(sum);
    largest = std::max(largest, sum);
  }
  float total = 0;
  for (float& g : guess) total += g = std::exp(g - largest);
  for (float& g : guess) g /= total;
  return guess;
}

}  // namespace

void Trainer::touch_action(int row) {
  if (action_is_touched_[row] != 0) return;
  action_is_touched_[row] = 1;
  touched_actions_.push_back(row);
}

void Trainer::learn_choice(const Lesson& lesson, const Hidden& hidden, Hidden& hidden_gradient) {
  const auto guess = chances(lesson, [&](int row) { return leaning_to(net_, hidden, row); });
  for (std::size_t c = 0; c < guess.size(); ++c) {
    const Lesson::Choice& choice = lesson.choices[c];
    if (choice.share > 0) losses_.choice -= choice.share * std::log(std::max(guess[c], 1e-9F) / choice.share);
    const float off = guess[c] - choice.share;
    for (int r = 0; r < choice.row_count; ++r) {
      const int row = choice.rows[r];
      touch_action(row);
      moments_[ActionBias].gradient[row] += off;
      float* gradient = moments_[ActionRow].gradient.data() + row * kFirstLayer;
      const float* weights = net_.action.data() + row * kFirstLayer;
      for (int i = 0; i < kFirstLayer; ++i) {
        gradient[i] += off * hidden[i];
        hidden_gradient[i] += off * weights[i];
      }
    }
  }
  ++losses_.choices;
}

void Trainer::learn_habit(const Lesson& lesson) {
  const auto guess = chances(lesson, [&](int row) { return net_.habit[row]; });
  for (std::size_t c = 0; c < guess.size(); ++c) {
    const Lesson::Choice& choice = lesson.choices[c];
    for (int r = 0; r < choice.row_count; ++r) {
      moments_[Habit].gradient[choice.rows[r]] += guess[c] - choice.share;
    }
  }
}

void Trainer::update(std::size_t tensor, std::size_t begin, std::size_t end, float rate) {
  constexpr float kFirstDecay = 0.9F;
  constexpr float kSecondDecay = 0.999F;
  float* weights = net_.tensors()[tensor]->data();
  Moments& moments = moments_[tensor];
  const float scale = 1.0F / static_cast<float>(batch_);
  const auto n = static_cast<float>(steps_);
  const float first_fix = 1.0F / (1.0F - std::pow(kFirstDecay, n));
  const float second_fix = 1.0F / (1.0F - std::pow(kSecondDecay, n));
  for (std::size_t i = begin; i < end; ++i) {
    const float g = moments.gradient[i] * scale;
    moments.gradient[i] = 0;
    moments.first[i] = kFirstDecay * moments.first[i] + (1 - kFirstDecay) * g;
    moments.second[i] = kSecondDecay * moments.second[i] + (1 - kSecondDecay) * g * g;
    const float move = moments.first[i] * first_fix / (std::sqrt(moments.second[i] * second_fix) + 1e-8F);
    weights[i] -= rate * (move + kDecay * 100 * weights[i]);
  }
}

void Trainer::step(float rate) {
  if (batch_ == 0) return;
  ++steps_;
  for (const int input : touched_inputs_) {
    update(First, static_cast<std::size_t>(input * kFirstLayer),
           static_cast<std::size_t>((input + 1) * kFirstLayer),
           pace_.inputs.has(input) ? rate * pace_.times : rate);
    input_is_touched_[input] = 0;
  }
  for (const int row : touched_actions_) {
    const float pace = pace_.rows.has(row) ? rate * pace_.times : rate;
    update(ActionRow, static_cast<std::size_t>(row * kFirstLayer),
           static_cast<std::size_t>((row + 1) * kFirstLayer), pace);
    update(ActionBias, static_cast<std::size_t>(row), static_cast<std::size_t>(row) + 1, pace);
    update(Habit, static_cast<std::size_t>(row), static_cast<std::size_t>(row) + 1, rate * kHabitRate);
    action_is_touched_[row] = 0;
  }
  touched_inputs_.clear();
  touched_actions_.clear();
  for (const std::size_t tensor : {FirstBias, Second, SecondBias, Value, ValueBias}) {
    update(tensor, 0, net_.tensors()[tensor]->size(), rate);
  }
  batch_ = 0;
}

Losses Trainer::take_losses() {
  const Losses losses = losses_;
  losses_ = {};
  return losses;
}

NetWeights fresh_net(NetShape shape, std::uint64_t seed) {
  NetWeights net(shape);
  Rng rng(seed);
  const auto fill = [&](std::vector<float>& tensor, double size) {
    for (float& w : tensor) w = static_cast<float>((rng.unit() * 2 - 1) * size);
  };
  fill(net.first, 0.1);  // about a hundred inputs are on at a time
  fill(net.second, std::sqrt(3.0 / kFirstLayer));
  fill(net.value, std::sqrt(3.0 / kSecondLayer));
  fill(net.action, 0.5 * std::sqrt(3.0 / kFirstLayer));
  return net;
}

}  // namespace heptad
