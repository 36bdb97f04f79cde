// Explorations: who is due sees some islands and keeps one.
#pragma once

#include <algorithm>

#include "engine/wonders/armada/ships.h"

namespace heptad::wonders::armada {

// One round: everybody who is due, of any level. Alone one sees four, together all are shared out. [armada 70-74]
inline bool explore_next(State& state) {
  unsigned explorers = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    Harbour& harbour = state.armada.harbours[seat];
    if (explores(harbour) == 0) continue;
    if (deck_of_level(state, explores(harbour)) == 0) {
      explore(harbour, 0);
    } else {
      explorers |= 1U << seat;
    }
  }
  if (explorers == 0) return false;
  state.agenda.push(Step::Ask, 0, of(Matter::Sail));
  state.agenda.push(Step::Ask, explorers, of(Matter::Keep));
  state.agenda.push(Step::Luck, explorers, of(Matter::ShowIslands));
  return true;
}

// How many islands the explorer is shown who is next.
inline int islands_shown(const State& state) {
  const Task& task = state.agenda.top();
  const int level = explores(state.armada.harbours[task.next()]);
  int explorers = 0;
  Islands shown = 0;
  for_each_bit(task.asked, [&](int seat) {
    if (explores(state.armada.harbours[seat]) != level) return;
    ++explorers;
    shown |= state.armada.harbours[seat].looked_at;
  });
  const int deck = std::popcount(deck_of_level(state, level) | shown);
  return explorers == 1 ? std::min(4, deck) : deck / explorers;
}

template <class Flow>
void keep(Flow& flow, State& state, unsigned seats) {
  const auto orders = state.orders;
  for_each_bit(seats, [&](int who) {
    explore(state.armada.harbours[who], 0);
    state.armada.harbours[who].looked_at = 0;
  });
  for_each_bit(seats, [&](int who) { gain_island(flow, state, who, orders[who].card); });
}

}  // namespace heptad::wonders::armada
