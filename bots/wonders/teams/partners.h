// Teams as bots see them: what is good for one partner is good for both.
#pragma once

#include "engine/wonders/teams/teams.h"

namespace heptad::wonders::teams {

// Where in a bill the partner stands, who is one of the two neighbours.
constexpr int partner_column(const State& state, int who) {
  return state.left_of(who) == partner_of(who) ? 0 : 1;
}

// Both have the mean of what each has.
template <class Numbers>
void even_out(Numbers& numbers, int players) {
  for (int seat = 0; seat < players; seat += 2) {
    numbers[seat] = numbers[seat + 1] = (numbers[seat] + numbers[seat + 1]) / 2;
  }
}

}  // namespace heptad::wonders::teams
