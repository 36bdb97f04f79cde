// What the cards in a hand cost, in the few steps that a net is told.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/card_set.h"

namespace heptad::wonders {

inline constexpr int kPriceSteps = 4;  // out of reach, free, cheap, dear
using PriceSteps = std::array<std::uint8_t, kMaxCards>;

}  // namespace heptad::wonders
