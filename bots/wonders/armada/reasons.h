// What speaks for a move at sea.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/reasons.h"
#include "engine/wonders/armada/ships.h"
#include "engine/wonders/armada/text.h"

namespace heptad::wonders::armada {

// How many are stronger at sea, and one.
inline int rank_of(const State& state, int who) {
  int rank = 1;
  for (int other = 0; other < state.players; ++other) {
    if (strength(state.armada.harbours[other]) > strength(state.armada.harbours[who])) ++rank;
  }
  return rank;
}

// The position in which that answer alone was carried out.
template <class Flow>
void carry_out(Flow& flow, State& state, Seat seat, const Action& action) {
  const Matter matter = matter_of(state.agenda.top());
  if (matter == Matter::Keep) gain_island(flow, state, seat, action.arg[0]);
  if (matter != Matter::Sail) return;
  for_each_bit(action.arg[0], [&](int fleet) { move(flow, state, seat, static_cast<Fleet>(fleet)); });
}

// What moving ships and what they reach are good for.
inline void add_reasons(const State& before, const State& after, int who, std::vector<Reason>& found) {
  const Harbour& old_harbour = before.armada.harbours[who];
  const Harbour& now = after.armada.harbours[who];
  for (int fleet = 0; fleet < kFleets; ++fleet) {
    if (now.ships[fleet] == old_harbour.ships[fleet]) continue;
    found.push_back({.kind = ReasonKind::Sails,
                     .weight = 6,
                     .thing = "fleet",
                     .id = kFleetNames[fleet],
                     .amount = now.ships[fleet]});
  }
  if (const int rank = rank_of(after, who); rank < rank_of(before, who)) {
    found.push_back({.kind = ReasonKind::SeaRank, .weight = 45 - 5 * rank, .amount = rank});
  }
  // Only the highest of a turn is levied.
  const bool higher =
      std::ranges::all_of(before.armada.harbours, [&](const Harbour& other) { return other.tax < now.tax; });
  if (higher) {
    found.push_back({.kind = ReasonKind::Taxes, .weight = 10 * now.tax, .amount = now.tax});
  }
  const bool sailed_on = space(now, Fleet::Green) != space(old_harbour, Fleet::Green);
  const int explored = sailed_on ? kExplores[space(now, Fleet::Green)].value : 0;
  const int turned_up = turns_up(old_harbour) == 0 ? turns_up(now) : 0;
  for (const int level : {explored, turned_up}) {
    if (level == 0 || deck_of_level(before, level) == 0) continue;
    found.push_back({.kind = ReasonKind::Explores, .weight = 25 + 10 * level, .amount = level});
  }
}

}  // namespace heptad::wonders::armada
