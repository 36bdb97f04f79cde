// The Free City's part of a turn: a card is drawn, its controller chooses for both cities, and at the end of
// an Age the pile is empty.
#pragma once

#include "engine/core/event.h"
#include "engine/wonders/free_city/free_city.h"

namespace heptad::wonders::free_city {

// The controller draws before anybody chooses.                                               [wonders 103]
inline void turn_planned(State& state) { state.agenda.push(Step::Draw); }

// Who controls it chooses for the own city first, and then for it anew.                      [wonders 103]
inline void committed(State& state, Seat seat, int city) {
  const bool chose_first = state.step() == Step::Choose && city == seat && seat == controller(state);
  if (chose_first) state.agenda.top().ask(index(state));
}

// With the left-over cards goes the last card of the pile.                                   [wonders 108]
inline void leftovers_gone(State& state) { state.agenda.push(Step::Draw); }

// The controller takes the card in hand; there is nobody to take the last one.
template <class Flow>
void draw(Flow& flow, State& state, Card card) {
  state.agenda.pop();
  if (state.hands[0].size != 0) {
    state.takes.card[Takes::row(state.age, state.turn)][kDrawnColumn] = card;
    state.hands[controller(state)].add(card);
    return;
  }
  state.takes.put(Takes::row(state.age, state.hand_size), index(state), card, Fate::Discarded);
  flow.tell_only(SeatSet(), EventKind::Discarded, index(state), card);
}

}  // namespace heptad::wonders::free_city
