#include "server/bots.h"

#include <algorithm>

#include "bots/bots.h"

namespace heptad {
namespace {

constexpr std::size_t kMostAdvice = 5;

// For rules that no bot knows yet: any legal action.
Advice any_action(const Question& question) {
  ActionList list;
  question.position.legal_actions(question.seat, list);
  Rng rng(question.seed);
  return {list[rng.below(list.size())], std::nullopt};
}

}  // namespace

std::vector<Advice> advise(const Question& question) {
  const BotSpec bot{.kind = BotKind::Level, .level = question.level};
  const auto thought =
      think(bot, question.position.rules(), question.log, question.seat, {.seed = question.seed});
  if (!thought) return {any_action(question)};
  std::vector<Advice> moves = {{thought->best, std::nullopt}};
  for (const Candidate& candidate : thought->candidates) {
    if (candidate.action == thought->best) moves.front().win = candidate.win_probability;
    if (candidate.action != thought->best && moves.size() < kMostAdvice) {
      moves.push_back({candidate.action, candidate.win_probability});
    }
  }
  return moves;
}

BotPool::BotPool(int threads) {
  for (int i = 0; i < std::max(1, threads); ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() { stop(); }

void BotPool::ask(Question question, Answer answer) {
  {
    const std::scoped_lock guard(mutex_);
    if (stopping_) return;
    jobs_.push_back({std::move(question), std::move(answer)});
  }
  arrived_.notify_one();
}

void BotPool::stop() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
    jobs_.clear();
  }
  arrived_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void BotPool::work() {
  for (;;) {
    std::optional<Job> job;
    {
      std::unique_lock guard(mutex_);
      arrived_.wait(guard, [&] { return stopping_ || !jobs_.empty(); });
      if (stopping_) return;
      job.emplace(std::move(jobs_.front()));
      jobs_.pop_front();
    }
    job->answer(advise(job->question));
  }
}

}  // namespace heptad
