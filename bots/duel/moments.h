// What modules add to Duel's net: behind its own inputs and rows, so that without them there are none. And to
// characters and to the reasons for a move.
#pragma once

#include "bots/duel/pantheon/character.h"
#include "bots/duel/pantheon/features.h"
#include "bots/duel/pantheon/reasons.h"
#include "engine/duel/moments.h"

namespace heptad::duel::moments {

inline NetShape net_shape(const Rules& rules, NetShape own) {
  return is_on(rules) ? pantheon::net_shape(own) : own;
}
inline void describe(const State& state, Seat seat, NetShape own, NetInput& input) {
  if (is_on(state)) pantheon::describe(state, seat, own.inputs, input);
}
inline ActionRows rows_of(const State& state, Seat seat, const Action& action, NetShape own) {
  return pantheon::rows_of(state, seat, action, own.actions);
}

// What an action of a module brings about, as far as it is printed.
inline const Effects& effects_of(const State& state, const Action& action) {
  return pantheon::effects_of(state, action);
}

inline Reason claim(int token) { return pantheon::claim(token); }

}  // namespace heptad::duel::moments
