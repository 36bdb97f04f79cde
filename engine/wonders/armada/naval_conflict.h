// The naval conflict at the end of an Age: a pure function of the strengths.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/core/seat.h"
#include "engine/wonders/armada/shipyards.h"
#include "engine/wonders/edition.h"

namespace heptad::wonders::armada {

// Points of the tokens, by Age. A reward of nothing is no token.                                   [armada
// 111]
struct NavalTokens {
  int defeat;
  std::array<int, 3> rewards;  // for the strongest, the second and the third
};
inline constexpr std::array<NavalTokens, kAges> kNavalTokens = {
    NavalTokens{.defeat = -1, .rewards = {3, 1, 0}},
    NavalTokens{.defeat = -2, .rewards = {5, 3, 0}},
    NavalTokens{.defeat = -3, .rewards = {7, 5, 3}},
};

// Six of red, three of the last spaces, six of islands and six of cards.                             [armada
// 107]
inline constexpr int kMaxStrength = 6 + kYellowStrengthAtEnd + kBlueStrengthAtEnd + (1 + 2 + 3) + (1 + 2 + 3);

// The token of each player, 0 for none. Who stays out has no strength.
using NavalResult = std::array<std::int8_t, kMaxSeats>;
NavalResult naval_conflict(std::span<const std::optional<int>> strengths, int age);

}  // namespace heptad::wonders::armada
