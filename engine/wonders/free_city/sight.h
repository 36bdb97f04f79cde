// What can be known of the cards that pass through the Free City's pile.
#pragma once

#include <optional>

#include "engine/wonders/free_city/free_city.h"

namespace heptad::wonders::free_city {

// Where the card is noted that the holder of a hand drew into it on that turn, if it did.
inline Card* drawn(State& state, int age, int turn, int holder) {
  if (controller(age, turn) != holder) return nullptr;
  const bool now = age == state.age && turn == state.turn;
  const bool pending = now && state.step() == Step::Draw && state.hands[0].size != 0;
  const bool dealing = age == state.age && state.turn == 0;
  if (pending || dealing) return nullptr;
  return &state.takes.card[Takes::row(age, turn)][kDrawnColumn];
}

// The controller's hand gives the Free City its card.
inline std::optional<int> also_taken_for(const State& state, int age, int turn, int holder) {
  if (turn > state.last_turn() || controller(age, turn) != holder) return std::nullopt;
  return index(state);
}

// The last card of the pile goes to the discard pile unseen.
inline std::optional<int> unseen_leftover_of(const State& state, int age) {
  const int row = Takes::row(age, state.hand_size);
  if (state.takes.fate(row, index(state)) == Fate::None) return std::nullopt;
  return index(state);
}

}  // namespace heptad::wonders::free_city
