// What the parts of the greedy player's heuristic share: how points, coins and chances are weighed.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/wonders/effect.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

// How much of what is built now will still be used, by Age.
inline constexpr std::array<double, kAges + 1> kFuture = {1.0, 1.0, 0.5, 0.0};
inline constexpr double kCoin = 0.36;  // a third of a point, and a little freedom

// The chance to end an Age with more than a rival who is behind by `lead`.
inline double likely(int lead) {
  constexpr int kMost = 31;
  static const auto kChances = [] {
    std::array<double, 2 * kMost + 1> chances{};
    for (int i = 0; i <= 2 * kMost; ++i) chances[i] = 1 / (1 + std::exp(-1.1 * (i - kMost)));
    return chances;
  }();
  return kChances[std::clamp(lead, -kMost, kMost) + kMost];
}

// What the next symbol adds, and what it promises while symbols can still be found.
double symbol_worth(const State& state, const City& city, int symbol);

double effects_worth(const State& state, int who, const Effects& effects);

}  // namespace heptad::wonders
