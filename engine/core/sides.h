// Who wins together: a seat alone, or in teams the partners, who sit side by side.
#pragma once

#include "engine/core/rules.h"
#include "engine/core/seat.h"

namespace heptad {

constexpr int side_size(const Rules& rules) { return rules.teams ? 2 : 1; }

constexpr bool on_one_side(const Rules& rules, Seat one, Seat other) {
  return one / side_size(rules) == other / side_size(rules);
}

}  // namespace heptad
