// One of several, each the likelier the more it weighs.
#pragma once

#include <span>

#include "engine/core/rng.h"

namespace heptad {

inline int draw(std::span<const float> weights, Rng& rng) {
  float sum = 0;
  for (const float weight : weights) sum += weight;
  float at = static_cast<float>(rng.unit()) * sum;
  std::size_t chosen = 0;
  while (chosen + 1 < weights.size() && (at -= weights[chosen]) >= 0) ++chosen;
  return static_cast<int>(chosen);
}

}  // namespace heptad
