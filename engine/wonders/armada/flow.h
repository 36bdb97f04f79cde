// Armada's part of a turn: nature acts, all asked have answered, a step of its own is due.
#pragma once

#include "engine/wonders/armada/explore.h"
#include "engine/wonders/armada/losses.h"

namespace heptad::wonders::armada {

// The card of an extra turn that was not used lies on a pile that others have looked through already.
inline void left_over(State& state, int seat) {
  if (state.agenda.has(Step::Leftovers)) return;
  state.armada.late_leftover[state.age - 1] = static_cast<std::uint8_t>(seat + 1);
}
inline bool came_late(const State& state, int row, int city) {
  const int age = row / kMaxHand;
  return row == Takes::row(age + 1, state.hand_size) && state.armada.late_leftover[age] == city + 1;
}

template <class Flow>
void luck(Flow& flow, State& state, const Action& action) {
  Task& task = state.agenda.top();
  switch (matter_of(task)) {
    case Matter::Shipyards:
      for (int seat = 0; seat < state.players; ++seat) {
        state.armada.harbours[seat].shipyard = action.arg[seat];
        flow.tell(EventKind::ShipyardTaken, seat, action.arg[seat]);
      }
      state.agenda.pop();
      break;
    case Matter::TopIsland: {
      const int who = task.next();
      task.answer(who);
      turn_up(state.armada.harbours[who], 0);
      gain_island(flow, state, who, action.arg[1]);
      break;
    }
    case Matter::ShowIslands: {
      const int who = task.next();
      task.answer(who);
      state.armada.harbours[who].looked_at = islands_in(action);
      flow.tell(EventKind::Explored, who, kNothing, kNothing, std::popcount(islands_in(action)));
      break;
    }
    case Matter::None:
    case Matter::Shipyard:
    case Matter::Keep:
    case Matter::Sail:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::StayOut:
    case Matter::Conflict: break;
  }
}

// Everybody asked has answered.
template <class Flow>
void answered(Flow& flow, State& state) {
  const Task task = state.agenda.top();
  state.agenda.pop();
  switch (matter_of(task)) {
    case Matter::Shipyard: {
      const int seat = std::countr_zero(task.asked | 1U << (kMaxSeats - 1));  // the one asked
      state.armada.harbours[seat].shipyard = state.orders[seat].card;
      flow.tell(EventKind::ShipyardTaken, seat, state.orders[seat].card);
      if (seat + 1 < state.players) state.agenda.push(Step::Ask, 1U << (seat + 1), of(Matter::Shipyard));
      break;
    }
    case Matter::Sail: sail(flow, state, task.asked); break;
    case Matter::Keep: keep(flow, state, task.asked); break;
    case Matter::StayOut: {
      const int seat = std::countr_zero(task.asked | 1U << (kMaxSeats - 1));  // the one asked
      if (state.orders[seat].card == 0) break;
      flow.tell(EventKind::StayedOut, seat);
      state.agenda.top().asked = task.asked;  // of the conflict that follows
      break;
    }
    case Matter::None:
    case Matter::Shipyards:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::Conflict: break;
  }
  for_each_bit(task.asked, [&](int seat) { state.orders[seat] = {}; });
}

template <class Flow>
void go_on(Flow& flow, State& state) {
  const Task task = state.agenda.top();
  switch (matter_of(task)) {
    case Matter::Explore:
      if (!explore_next(state)) state.agenda.pop();
      break;
    case Matter::Losses:
      state.agenda.pop();
      lose_coins(flow, state);
      break;
    case Matter::Conflict:
      state.agenda.pop();
      meet_at_sea(flow, state, task.asked);
      break;
    case Matter::None:
    case Matter::Shipyards:
    case Matter::Shipyard:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Keep:
    case Matter::Sail:
    case Matter::StayOut: state.agenda.pop(); break;
  }
}

}  // namespace heptad::wonders::armada
