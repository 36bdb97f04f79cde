#include "bots/train/train.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>

#include "bots/duel/features.h"
#include "bots/duel/learned_mind.h"
#include "bots/duel/playout_mind.h"
#include "bots/train/trainer.h"

namespace heptad {
namespace {

using duel::Duel;

void lesson_of(const Sample<Duel>& sample, float trust_in_search, Lesson& lesson) {
  duel::describe(sample.state, sample.seat, lesson.input);
  lesson.win = (1 - trust_in_search) * sample.outcome + trust_in_search * sample.search_value;
  lesson.choices.clear();
  if (sample.actions == 0) return;
  ActionList list;
  Duel::legal_actions(sample.state, sample.seat, list);
  float total = 0;
  for (int i = 0; i < sample.actions; ++i) total += sample.visits[i];
  for (int i = 0; i < list.size(); ++i) {
    const ActionRows rows = duel::rows_of(sample.state, sample.seat, list[i]);
    lesson.choices.push_back({rows.rows, rows.count, static_cast<float>(sample.visits[i]) / total});
  }
}

}  // namespace

DuelTraining::DuelTraining(const Rules& rules, const TrainingPlan& plan, const Net* net)
    : rules_(rules),
      plan_(plan),
      net_(net != nullptr ? *net : fresh_net(duel::net_shape(rules), plan.seed)),
      has_net_(net != nullptr) {}

void DuelTraining::play(bool knows_nothing) {
  const auto start = Duel::start(rules_);
  std::vector<std::vector<Sample<Duel>>> parts(static_cast<std::size_t>(plan_.threads));
  const auto work = [&](int part) {
    for (int game = part; game < plan_.games; game += plan_.threads) {
      const std::uint64_t seed = Rng(plan_.seed + static_cast<std::uint64_t>(generations_) * 7919).next() +
                                 static_cast<std::uint64_t>(game);
      auto& samples = parts[static_cast<std::size_t>(part)];
      if (knows_nothing) {
        play_oneself<Duel>(*start, duel::PlayoutMind{}, plan_.self_play, seed, samples);
      } else {
        play_oneself<Duel>(*start, duel::LearnedMind(net_), plan_.self_play, seed, samples);
      }
    }
  };
  std::vector<std::thread> threads;
  for (int part = 1; part < plan_.threads; ++part) threads.emplace_back(work, part);
  work(0);
  for (std::thread& thread : threads) thread.join();
  for (const auto& part : parts) samples_.insert(samples_.end(), part.begin(), part.end());
  const auto most = static_cast<std::size_t>(plan_.window);
  if (samples_.size() > most) samples_.erase(samples_.begin(), samples_.end() - plan_.window);
}

void DuelTraining::fit(Generation& generation) {
  constexpr int kBatch = 128;
  Trainer trainer(net_);
  std::vector<std::uint32_t> order(samples_.size());
  std::iota(order.begin(), order.end(), 0U);
  Rng rng(plan_.seed + static_cast<std::uint64_t>(generations_));
  const std::size_t all = order.size() * static_cast<std::size_t>(plan_.passes);
  Lesson lesson;
  std::size_t done = 0;
  for (int pass = 0; pass < plan_.passes; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
    }
    trainer.take_losses();
    for (const std::uint32_t which : order) {
      lesson_of(samples_[which], plan_.trust_in_search, lesson);
      trainer.learn(lesson);
      if (++done % kBatch != 0) continue;
      const double part = static_cast<double>(done) / static_cast<double>(all);
      trainer.step(plan_.rate * static_cast<float>(0.05 + 0.95 * 0.5 * (1 + std::cos(part * 3.14159265))));
    }
  }
  const Losses losses = trainer.take_losses();
  generation.value_loss = losses.value / static_cast<double>(std::max<std::int64_t>(1, losses.lessons));
  generation.choice_loss = losses.choice / static_cast<double>(std::max<std::int64_t>(1, losses.choices));
}

Generation DuelTraining::next() {
  const bool knows_nothing = !has_net_;
  Generation generation{.number = generations_};
  play(knows_nothing);
  generation.samples = samples_.size();
  fit(generation);
  has_net_ = true;
  ++generations_;
  return generation;
}

}  // namespace heptad
