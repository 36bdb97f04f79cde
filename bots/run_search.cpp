#include "bots/run_search.h"

#include <cmath>

#include "engine/core/rng.h"

namespace heptad {
namespace {

// About normal: the sum of four even lots.
double misjudgement(Rng& rng) {
  return (rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2) * std::sqrt(3.0);
}

// What was never tried looked worse than all that was.
void value_untried(std::vector<Candidate>& candidates) {
  double lowest = 1;
  for (const Candidate& one : candidates) {
    if (one.visits > 0) lowest = std::min(lowest, one.win_probability);
  }
  for (Candidate& one : candidates) {
    if (one.visits == 0) one.win_probability = lowest;
  }
}

}  // namespace

Thought conclude(std::vector<Candidate> candidates, double win_probability, int iterations,
                 const BotSpec& bot) {
  Thought thought{.win_probability = win_probability, .iterations = iterations};
  std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.win_probability > b.win_probability;
  });
  value_untried(candidates);
  if (bot.search.noise > 0) {
    Rng rng(bot.seed ^ 0x6E6F697365U);
    std::vector<double> values;
    values.reserve(candidates.size());
    for (const Candidate& one : candidates) {
      values.push_back(one.win_probability + bot.search.noise * misjudgement(rng));
    }
    const auto best = std::max_element(values.begin(), values.end()) - values.begin();
    std::rotate(candidates.begin(), candidates.begin() + best, candidates.begin() + best + 1);
  }
  thought.best = candidates.front().action;
  thought.candidates = std::move(candidates);
  return thought;
}

}  // namespace heptad
