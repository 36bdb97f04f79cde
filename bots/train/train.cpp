#include "bots/train/train.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "bots/duel/features.h"
#include "bots/nets.h"
#include "bots/parallel/side_by_side.h"
#include "bots/train/trainer.h"
#include "engine/core/seat.h"

namespace heptad {
namespace {

// Three players is the game most people play; two or eight is what some rules have besides. What the rules do
// not allow gives way to the next number.
int players_of(Rules rules, int game) {
  constexpr std::array kCycle = {3, 7, 3, 4, 3, 7, 3, 5, 3, 3, 7, 3, 6, 3, 2, 3};
  for (std::size_t i = 0; i < kCycle.size(); ++i) {
    rules.players = kCycle[(static_cast<std::size_t>(game) + i) % kCycle.size()];
    if (check_players(rules)) break;
    if (rules.players == 2) rules.players = kMaxSeats;
    if (check_players(rules)) break;
  }
  return rules.players;
}

// One net serves all modules of an edition, so whoever trains it with one plays them all: mostly Armada
// alone.
Rules rules_of(Rules rules, int game) {
  if (rules.armada || rules.teams) {
    constexpr int kCycle = 5;  // prime to that of the players, so that they all meet
    const int place = game % kCycle;
    rules.armada = place != 4;
    rules.teams = place == 2 || place == 4;
  }
  rules.players = players_of(rules, game);
  return rules;
}

// What the trained nets of Duel and the base game's of 7 Wonders did not know at first.
Pace pace_of(const Rules& rules, float times) {
  if (rules.family == Family::Duel) return {.inputs = duel::inputs_of_the_race(), .times = times};
  const NetShape all = net_shape(rules);
  const NetShape base = net_shape(without_modules(rules));
  return {.inputs = {base.inputs, all.inputs - base.inputs},
          .rows = {base.actions, all.actions - base.actions},
          .times = times};
}

}  // namespace

Training::Training(const Rules& rules, const TrainingPlan& plan, const NetWeights* net,
                   const NetWeights* target)
    : rules_(rules),
      plan_(plan),
      net_(net != nullptr ? *net : fresh_net(net_shape(rules), plan.seed)),
      has_net_(net != nullptr),
      learned_without_net_(net == nullptr),
      target_(target == nullptr ? nullptr : std::make_unique<Evaluator>(*target)) {
  if (has_net_) keep_for_later();
}

// 7 Wonders has many ways to win: who only meets himself as he is today forgets the answer to most of them.
void Training::keep_for_later() {
  if (rules_.family == Family::Wonders) earlier_.emplace_back(net_);
}

void Training::play_one(const Evaluator* net, int game, std::vector<Sample>& samples) const {
  const std::uint64_t seed = Rng(plan_.seed + static_cast<std::uint64_t>(generations_) * 7919).next() +
                             static_cast<std::uint64_t>(game);
  const Company company{.earlier = earlier_, .target = target_.get()};
  if (rules_.family == Family::Duel) {
    return play_oneself_in_duel(rules_, net, company, plan_.self_play, seed, samples);
  }
  play_oneself_in_wonders(rules_of(rules_, game), net, company, plan_.self_play, seed, samples);
}

void Training::play() {
  if (generations_ == 1 && learned_without_net_) samples_.clear();  // better ones come now
  const Evaluator evaluator(net_);
  const Evaluator* net = has_net_ ? &evaluator : nullptr;
  std::vector<std::vector<Sample>> parts(static_cast<std::size_t>(plan_.threads));
  const auto work = [&](int part) {
    for (int game = part; game < plan_.games; game += plan_.threads) {
      play_one(net, game, parts[static_cast<std::size_t>(part)]);
    }
  };
  side_by_side(plan_.threads, work);
  for (const auto& part : parts) samples_.insert(samples_.end(), part.begin(), part.end());
  const auto most = static_cast<std::size_t>(plan_.window);
  if (samples_.size() > most) samples_.erase(samples_.begin(), samples_.end() - plan_.window);
}

void Training::fit(Generation& generation) {
  constexpr int kBatch = 128;
  constexpr double kLastRate = 0.05;  // of the first one
  Trainer trainer(net_, pace_of(rules_, plan_.pace));
  std::vector<std::uint32_t> order(samples_.size());
  std::iota(order.begin(), order.end(), 0U);
  Rng rng(plan_.seed + static_cast<std::uint64_t>(generations_));
  const auto all = static_cast<double>(order.size()) * plan_.passes;
  Lesson lesson;
  std::size_t done = 0;
  for (int pass = 0; pass < plan_.passes; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
    }
    trainer.take_losses();
    for (const std::uint32_t which : order) {
      samples_[which].unpack(plan_.trust_in_search, lesson);
      trainer.learn(lesson);
      if (++done % kBatch != 0) continue;
      const double wave = 0.5 * (1 + std::cos(static_cast<double>(done) / all * std::numbers::pi));
      trainer.step(plan_.rate * static_cast<float>(kLastRate + (1 - kLastRate) * wave));
    }
  }
  const Losses losses = trainer.take_losses();
  generation.value_loss = losses.value / static_cast<double>(std::max<std::int64_t>(1, losses.lessons));
  generation.choice_loss = losses.choice / static_cast<double>(std::max<std::int64_t>(1, losses.choices));
}

Generation Training::next() {
  Generation generation{.number = generations_};
  play();
  generation.samples = samples_.size();
  fit(generation);
  has_net_ = true;
  keep_for_later();
  ++generations_;
  return generation;
}

}  // namespace heptad
