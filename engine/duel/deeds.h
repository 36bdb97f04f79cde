// The small deeds that decisions share: the structure, coins, science.
#pragma once

#include <algorithm>

#include "engine/duel/flow.h"
#include "engine/duel/moments.h"

namespace heptad::duel {

template <class Sink>
void Flow<Sink>::remove_from_structure(int slot) {
  Structure& structure = s.structure;
  structure.cards[slot] = kUnknownCard;
  structure.present &= ~(1U << slot);
  structure.known &= ~(1U << slot);
  structure.special &= ~(1U << slot);
  Slots available = structure.available;
  for (const Covered& above : kLayouts[s.age].above[slot]) {
    available |= above.slot & -static_cast<Slots>((above.by & structure.present) == 0);
  }
  structure.available = available & structure.present;  // one that is covered may be gone already
}

// Trade coins go to the bank unless the opponent has Economy.                            [duel 26, 37, 41]
template <class Sink>
void Flow<Sink>::pay(Seat seat, Price price) {
  spend(seat, price.coins);
  if (power<EffectKind::TradeIncome>(city(other(seat))) != 0 && price.trade != 0) {
    city(other(seat)).coins = static_cast<std::int16_t>(city(other(seat)).coins + price.trade);
    tell(EventKind::CoinsPaid, seat, kNothing, other(seat), price.trade);
  }
}

template <class Sink>
void Flow<Sink>::spend(Seat seat, int coins) {
  City& own = city(seat);
  const int left = own.coins - coins;
  own.coins = static_cast<std::int16_t>(std::max(left, 0));
  if (left < 0) moments::overdrawn(s, seat, -left);
}

template <class Sink>
void Flow<Sink>::gain_coins(Seat seat, int coins) {
  if (coins == 0) return;
  city(seat).coins = static_cast<std::int16_t>(city(seat).coins + coins);
  tell(EventKind::CoinsGained, seat, kNothing, kNothing, coins);
}

template <class Sink>
int Flow<Sink>::lose_coins(Seat seat, int coins) {
  const int lost = std::min<int>(coins, city(seat).coins);
  city(seat).coins = static_cast<std::int16_t>(city(seat).coins - lost);
  return lost;
}

template <class Sink>
void Flow<Sink>::gain_symbol(Seat seat, Symbol symbol) {
  City& own = city(seat);
  const auto bit = static_cast<SymbolSet>(1U << static_cast<int>(symbol));
  if ((own.symbols & bit) == 0) {
    own.symbols |= bit;
    if (std::popcount(own.symbols) >= kSymbolsToWin) win(seat, Victory::Science);  //         [duel 84, 85]
  } else if ((own.pairs & bit) == 0) {
    own.pairs |= bit;
    tell(EventKind::PairMade, seat, static_cast<int>(symbol));
    if (s.board != 0) s.push({DecisionKind::TakeToken, seat});  //                         [duel 81, 82]
  }
}

// Supremacy ends the game at once; whatever else the turn would bring is dropped.             [duel 78, 90]
template <class Sink>
void Flow<Sink>::win(Seat seat, Victory victory) {
  while (s.depth != 0) s.pop();
  s.victory = victory;
  s.winners = static_cast<std::uint8_t>(1U << seat);
  tell(EventKind::GameOver, seat, kNothing, static_cast<int>(victory));
}

}  // namespace heptad::duel
