// What the values of a search say about who wins.
#pragma once

#include <array>
#include <vector>

#include "engine/wonders/game.h"

namespace heptad::wonders {

// How much further chances to win are apart than values, by the Age.
double sharpness_of_chances(const State& seen);

// Every seat's chance to win; those of all sides add up to 1, and those of one side are the same.
std::vector<double> chances_of(const State& seen, const std::array<double, kMaxSeats>& values);

}  // namespace heptad::wonders
