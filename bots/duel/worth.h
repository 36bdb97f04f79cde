// The readable heuristic of the greedy player: what a city is worth, in points.
#pragma once

#include "engine/game.h"

namespace heptad::duel {

// How much better this seat stands than the other, in points. A finished game is worth more than any points.
double worth(const State& state, Seat seat);

}  // namespace heptad::duel
