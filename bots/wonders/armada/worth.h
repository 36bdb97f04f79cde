// What the sea is worth to the greedy player, in points.
#pragma once

#include "engine/wonders/armada/harbour.h"
#include "engine/wonders/state.h"

namespace heptad::wonders::armada {

// One space further, whoever pays for it.
double move_worth(const State& state, int who, Fleet fleet);

// To the bank, for the ship that sails with an order.
int coins_of_move(const State& state, int who, const Action& action);

double deed_worth(const State& state, int who, const Effect& effect);

// Of an answer to one of Armada's questions.
double answer_worth(const State& state, Seat seat, const Action& action);

// What the naval conflicts to come would bring with today's strengths.
std::array<int, kMaxSeats> points_of_conflicts(const State& state);

}  // namespace heptad::wonders::armada
