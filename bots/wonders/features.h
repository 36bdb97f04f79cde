// A 7 Wonders position as inputs of a net, seen by one seat; and its actions as rows of leanings.
#pragma once

#include "bots/net/input.h"
#include "bots/net/net.h"
#include "engine/game.h"

namespace heptad::wonders {

NetShape net_shape(const Rules& rules);
// Of older weights, which know neither the hands nor the wars to come; their inputs are the first.
NetShape net_shape_without_outlook();

// What all seats share: points as if scored now, and as if the wars to come were fought now.
struct Standing {
  std::array<int, kMaxSeats> points = {};
  std::array<int, kMaxSeats> after_war = {};
};
Standing standing_of(const State& state);

// `actions` are the seat's own, from which prices are read; none when it has nothing to decide.
void describe(const State& state, const Standing& standing, Seat seat, const ActionList& actions,
              NetInput& input);

ActionRows rows_of(const State& state, Seat seat, const Action& action);

// Weights of the base game that have grown to know modules: their new rows begin as the old ones of their
// kind.
void begin_with_base(NetWeights& net);

}  // namespace heptad::wonders
