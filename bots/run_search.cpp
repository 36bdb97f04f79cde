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

// By its share of the visits, as this player sees it.
auto favourite(const std::vector<Candidate>& candidates, const BotSpec& bot) {
  constexpr double kLiking = 0.12;
  Rng rng(bot.seed ^ 0x6E6F697365U);
  double visits = 0;
  for (const Candidate& one : candidates) visits += one.visits;
  std::vector<double> shares;
  shares.reserve(candidates.size());
  for (const Candidate& one : candidates) {
    const double liking = one.suits ? kLiking : 0;
    shares.push_back(one.visits / std::max(visits, 1.0) + liking + bot.search.noise * misjudgement(rng));
  }
  return candidates.begin() + (std::ranges::max_element(shares) - shares.begin());
}

}  // namespace

Thought conclude(std::vector<Candidate> candidates, double win_probability, int iterations,
                 const BotSpec& bot) {
  Thought thought{.win_probability = win_probability, .iterations = iterations};
  std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.win_probability > b.win_probability;
  });
  value_untried(candidates);
  const auto best = favourite(candidates, bot) - candidates.begin();
  std::rotate(candidates.begin(), candidates.begin() + best, candidates.begin() + best + 1);
  thought.best = candidates.front().action;
  thought.candidates = std::move(candidates);
  return thought;
}

}  // namespace heptad
