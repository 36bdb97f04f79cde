// The end of a turn takes coins, the end of an Age brings conflicts.
#pragma once

#include <algorithm>

#include "engine/core/event.h"
#include "engine/wonders/armada/market.h"
#include "engine/wonders/armada/naval_conflict.h"
#include "engine/wonders/fights.h"

namespace heptad::wonders::armada {

// What a tax asks of a harbour, and what a city really loses.                                  [armada 54-69]
constexpr int levy_on(const Harbour& harbour, int tax) { return std::max(0, tax - trade_level(harbour)); }
inline int loss_of(const State& state, int seat, int asked) {
  return owns<Deed::NoLosses>(state.armada.harbours[seat]) ? 0
                                                           : std::min<int>(state.cities[seat].coins, asked);
}

// One levy, the highest, which a sole owner does not pay; and the own level for every pirate.  [armada 54-69]
template <class Flow>
void lose_coins(Flow& flow, State& state) {
  auto& harbours = state.armada.harbours;
  int tax = 0, owners = 0, pirates = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    owners = harbours[seat].tax > tax ? 1 : owners + (harbours[seat].tax == tax ? 1 : 0);
    tax = std::max<int>(tax, harbours[seat].tax);
    pirates += harbours[seat].piracy;
  }
  if (tax != 0 || pirates != 0) {
    for (int seat = 0; seat < state.players; ++seat) {
      if (tax != 0 && harbours[seat].tax == tax)
        flow.tell(EventKind::TaxLevied, seat, kNothing, kNothing, tax);
      if (harbours[seat].piracy != 0) flow.tell(EventKind::PiracyDone, seat);
    }
    for (int seat = 0; seat < state.players; ++seat) {
      const Harbour& harbour = harbours[seat];
      const bool levies_alone = tax != 0 && harbour.tax == tax && owners == 1;
      const int levy = levies_alone ? 0 : levy_on(harbour, tax);
      const int pirated = trade_level(harbour) * (pirates - harbour.piracy);
      const int loss = loss_of(state, seat, levy + pirated);
      if (loss == 0) continue;
      state.cities[seat].coins = static_cast<std::uint16_t>(state.cities[seat].coins - loss);
      flow.tell(EventKind::LostAtSea, seat, levy, pirated, loss);
    }
  }
  for (Harbour& harbour : harbours) harbour.tax = harbour.piracy = 0;
}

template <class Flow>
void meet_at_sea(Flow& flow, State& state, unsigned staying_out) {
  std::array<std::optional<int>, 8> strengths;
  for (int seat = 0; seat < state.players; ++seat) {
    if ((staying_out >> seat & 1U) == 0) strengths[seat] = strength(state.armada.harbours[seat]);
  }
  const auto tokens = naval_conflict(std::span(strengths).first(state.players), state.age);
  for (int seat = 0; seat < state.players; ++seat) {
    state.armada.harbours[seat].tokens[state.age - 1] = tokens[seat];
    if (tokens[seat] != 0) flow.tell(EventKind::NavalConflict, seat, kNothing, kNothing, tokens[seat]);
  }
}

// Ground conflicts beside those of neighbours.                                              [armada 97-103]
inline void fights(const State& state, Fights& fights) {
  for (int seat = 0; seat < state.players; ++seat) {
    for_each_bit(state.armada.harbours[seat].invades, [&](int target) { fights.add(seat, target); });
  }
}

}  // namespace heptad::wonders::armada
