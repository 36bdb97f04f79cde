// What speaks for a move of 7 Wonders (bots/reasons.h), in either edition.
#pragma once

#include <vector>

#include "bots/reasons.h"

namespace heptad::wonders {

std::vector<Reason> reasons_in(const State& position, Seat seat, const Action& action);

}  // namespace heptad::wonders
