// What speaks for a move of Duel (bots/reasons.h), whatever modules are on.
#pragma once

#include <vector>

#include "bots/reasons.h"

namespace heptad::duel {

std::vector<Reason> reasons_in(const State& position, Seat seat, const Action& action);

}  // namespace heptad::duel
