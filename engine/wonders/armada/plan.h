// What a turn with Armada asks for, step by step.
//
// A turn has six steps, each for all seats before the next: pay, move, effects, explorations, the discard
// pile,
// losses.                                                                                       [armada 35-41]
#pragma once

#include "engine/wonders/armada/market.h"

namespace heptad::wonders::armada {

// What a step of the agenda that is Armada's is about.
enum class Matter : std::uint8_t {
  None,
  Shipyards,    // nature deals them
  Shipyard,     // a seat takes one
  TopIsland,    // nature turns the top card of a deck
  ShowIslands,  // nature shows an explorer some
  Keep,         // explorers keep one each
  Sail,         // free moves
  Explore,      // another round of explorations, if anybody is due
  Losses,       // taxes and piracy
  StayOut,      // of the naval conflict
  Conflict,     // at sea
};
constexpr int of(Matter matter) { return static_cast<int>(matter); }
constexpr Matter matter_of(const Task& task) { return static_cast<Matter>(task.detail); }

// A free move and a choice of islands are secret until all have answered.                       [contract 7,
// 10]
constexpr bool is_at_once(const Task& task) {
  return matter_of(task) == Matter::Sail || matter_of(task) == Matter::Keep;
}

// The islands of an action, four bytes behind the seat.
constexpr Islands islands_in(const Action& action) {
  return Islands{action.arg[1]} | Islands{action.arg[2]} << 8 | Islands{action.arg[3]} << 16 |
         Islands{action.arg[4]} << 24;
}

inline Islands taken_islands(const State& state) {
  Islands taken = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    taken |= state.armada.harbours[seat].islands | state.armada.harbours[seat].looked_at;
  }
  return taken;
}
// Those of a level that lie in its deck.
inline Islands deck_of_level(const State& state, int level) {
  return islands_of(level) & ~taken_islands(state);
}

// Steps 3 and 4, for those who are asked on the way.
inline void plan_effects(State& state) {
  state.agenda.push(Step::Then, 0, of(Matter::Explore));
  state.agenda.push(Step::Ask, 0, of(Matter::Sail));
  state.agenda.push(Step::Luck, 0, of(Matter::TopIsland));
}
inline void plan_turn(State& state) {
  const bool last = state.turn == state.last_turn();
  state.agenda.push(Step::EndTurn);
  if (last) {
    state.agenda.push(Step::Leftovers);
    state.agenda.push(
        Step::LastCard);  // an extra turn, when all others have ended theirs          [armada 27]
  }
  state.agenda.push(Step::Then, 0, of(Matter::Losses));
  state.agenda.push(Step::Revive);
  if (last) state.agenda.push(Step::Leftovers);
  plan_effects(state);
  state.agenda.push(Step::Choose, (1U << state.players) - 1);
}
inline void plan_extra_turn(State& state) {
  state.agenda.push(Step::Then, 0, of(Matter::Losses));
  plan_effects(state);
}
// Shipyards come before the first hands.
inline void boards_dealt(State& state) {
  if (state.armada.shipyards == ShipyardRule::Choose) {
    state.agenda.push(Step::Ask, 1U, of(Matter::Shipyard));
  } else {
    state.agenda.push(Step::Luck, 1U, of(Matter::Shipyards));
  }
}
// After the ground conflicts: who may stay out is asked, then the fleets meet.           [armada 15, 82, 83]
inline void ground_fought(State& state) {
  for (Harbour& harbour : state.armada.harbours) harbour.invades = 0;
  state.agenda.push(Step::Then, 0, of(Matter::Conflict));
  for (int seat = 0; seat < state.players; ++seat) {
    if (owns<Deed::MayStayOut>(state.armada.harbours[seat])) {
      state.agenda.push(Step::Ask, 1U << seat, of(Matter::StayOut));
    }
  }
}

}  // namespace heptad::wonders::armada
