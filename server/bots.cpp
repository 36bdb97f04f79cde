#include "server/bots.h"

#include <algorithm>

namespace heptad {
namespace {

constexpr std::size_t kMostAdvice = 5;

// Points ahead of the best other seat as if scored now; a finished game counts for more than any points.
int standing(const AnyGame& game, Seat seat) {
  const Outcome outcome = game.outcome();
  if (outcome.over) return outcome.winners.has(seat) ? 1000 : -1000;
  int best_other = 0;
  for (Seat other = 0; other < outcome.seats; ++other) {
    if (other != seat) best_other = std::max(best_other, outcome.sheets[other].total());
  }
  return outcome.sheets[seat].total() - best_other;
}

}  // namespace

std::vector<Advice> advise(const Question& question) {
  struct Choice {
    Action action;
    int worth;
  };
  const AnyGame view = question.position.view(question.seat);
  ActionList list;
  view.legal_actions(question.seat, list);
  Rng rng(question.seed);
  std::vector<Choice> choices;
  const int noise = 2 * (9 - question.level);  // weak levels misjudge more
  for (const Action& action : list) {
    AnyGame after = view;
    after.apply(question.seat, action);
    choices.push_back({action, 4 * standing(after, question.seat) + rng.below(noise + 1)});
  }
  std::ranges::stable_sort(choices, std::ranges::greater(), &Choice::worth);
  std::vector<Advice> moves;
  for (const Choice& choice : choices) {
    if (moves.size() < kMostAdvice) moves.push_back({choice.action, std::nullopt});
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
