// The conflict pawn.
#pragma once

#include "engine/duel/deeds.h"

namespace heptad::duel {

// Step by step: every zone entered for the first time fires its token.                   [duel 72, 74, 75]
template <class Sink>
void Flow<Sink>::move_pawn(Seat seat, int shields) {
  const int step = seat == 0 ? 1 : -1;
  const int start = s.pawn;
  int fired = 0, lost = 0;
  for (; shields > 0 && s.pawn != step * kCapital; --shields) {
    if (moments::stops_pawn(*this, seat, s.pawn + step)) break;
    s.pawn = static_cast<std::int8_t>(s.pawn + step);
    if (s.pawn % 3 != 0) continue;
    for (int i = 0; i < 4; ++i) {
      if (kLoot[i].position != s.pawn || (s.loot >> i & 1) == 0) continue;
      s.loot = static_cast<std::uint8_t>(s.loot & ~(1U << i));
      ++fired;
      lost += lose_coins(s.pawn > 0 ? 1 : 0, kLoot[i].coins);  //                                [duel 77]
    }
  }
  if (s.pawn != start) tell(EventKind::PawnMoved, seat, kNothing, kNothing, s.pawn);
  if (fired != 0) tell(EventKind::LootFired, other(seat), kNothing, kNothing, lost);
  moments::pawn_moved(*this, seat, (s.pawn - start) * step);
  if (s.pawn == step * kCapital) win(seat, Victory::Military);
}

}  // namespace heptad::duel
