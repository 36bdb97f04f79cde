// A 7 Wonders position as inputs of a net, seen by one seat; and its actions as rows of leanings.
#pragma once

#include "bots/net/input.h"
#include "bots/net/net.h"
#include "engine/game.h"

namespace heptad::wonders {

NetShape net_shape();

// What all seats share: points as if scored now.
struct Standing {
  std::array<int, kMaxSeats> points = {};
};
Standing standing_of(const State& state);

// `actions` are the seat's own, from which prices are read; none when it has nothing to decide.
void describe(const State& state, const Standing& standing, Seat seat, const ActionList& actions,
              NetInput& input);

ActionRows rows_of(const State& state, Seat seat, const Action& action);

}  // namespace heptad::wonders
