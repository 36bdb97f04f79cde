// The readable heuristic of the greedy player: what an order is worth, in points.
#pragma once

#include "engine/game.h"

namespace heptad::wonders {

double worth(const State& state, Seat seat, const Action& action);

}  // namespace heptad::wonders
