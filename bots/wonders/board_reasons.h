// What speaks for a board, or for one of its sides, before the first Age: what is printed there.
#pragma once

#include <vector>

#include "bots/reasons.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

std::vector<Reason> board_reasons(const State& state, int board);
// Of all its stages together.
std::vector<Reason> side_reasons(const State& state, int board, int side);

}  // namespace heptad::wonders
