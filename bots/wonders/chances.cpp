#include "bots/wonders/chances.h"

#include <cmath>

#include "bots/wonders/moments.h"

namespace heptad::wonders {
namespace {

// Values hold a share of the margin, so they are milder than chances, the more the less is left to come: by
// Age, as games between bots have shown. With modules the values are those of a net that has not learned
// them.
using Ages = std::array<double, 4>;
constexpr Ages kSharpness = {1.9, 2.1, 2.3, 2.7};
constexpr Ages kSharpnessWithModules = {1.0, 1.0, 1.0, 1.4};

double sharpened(double value, double sharpness) {
  const double won = std::pow(value, sharpness);
  const double lost = std::pow(1 - value, sharpness);
  return won / (won + lost);
}

}  // namespace

double sharpness_of_chances(const State& seen) {
  return (moments::are_off(seen) ? kSharpness : kSharpnessWithModules)[seen.age];
}

std::vector<double> chances_of(const State& seen, const std::array<double, kMaxSeats>& values) {
  std::vector<double> chances;
  double sum = 0;
  for (int seat = 0; seat < seen.players; ++seat) {
    chances.push_back(sharpened(values[static_cast<std::size_t>(seat)], sharpness_of_chances(seen)));
    sum += chances.back() / moments::seats_a_side(seen);
  }
  for (double& chance : chances) chance /= sum;
  return chances;
}

}  // namespace heptad::wonders
