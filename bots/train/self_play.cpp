#include "bots/train/self_play.h"

#include <cmath>

namespace heptad {

std::vector<double> lucky_shares(int count, Rng& rng) {
  std::vector<double> shares(static_cast<std::size_t>(count));
  double sum = 0;
  for (double& share : shares) sum += share = std::pow(-std::log(1 - rng.unit()), 3.0);
  for (double& share : shares) share /= sum;
  return shares;
}

int pick(const std::vector<double>& visits, double sharpness, Rng& rng) {
  std::vector<double> weights;
  double sum = 0;
  for (const double v : visits) sum += weights.emplace_back(std::pow(v + 1e-3, sharpness));
  double at = rng.unit() * sum;
  for (std::size_t i = 0; i + 1 < weights.size(); ++i) {
    at -= weights[i];
    if (at < 0) return static_cast<int>(i);
  }
  return static_cast<int>(weights.size()) - 1;
}

}  // namespace heptad
