// The Free City of two players: the last city, without an owner and without a hand. Who controls it
// alternates every turn, beginning with its left neighbour in the Ages I and III and with its right one in
// Age II.
//                                                                                      [wonders 103, 104]
#pragma once

#include "engine/wonders/legal.h"
#include "engine/wonders/state.h"

namespace heptad::wonders::free_city {

constexpr int index(const State& state) { return state.city_count - 1; }
constexpr Seat controller(int age, int turn) {
  return static_cast<Seat>(((age == 2 ? 1 : 0) + turn - 1) & 1);
}
constexpr Seat controller(const State& state) { return controller(state.age, state.turn); }

// Where `takes` keeps the card that the controller drew from the pile.
inline constexpr int kDrawnColumn = 3;

// It must use its chains: a card that one frees is neither paid for nor put under a stage.   [wonders 106]
inline bool must_build(const State& state, Card card) {
  const CardFacts& row = facts(state).cards[card];
  const City& me = state.cities[index(state)];
  return is_chained(me, row) && !is_built(me, row);
}

}  // namespace heptad::wonders::free_city
