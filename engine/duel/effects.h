// What is printed on a card, a wonder or a token, and what it does at once.
#pragma once

#include <algorithm>

#include "engine/duel/deeds.h"
#include "engine/duel/gains.h"
#include "engine/duel/war.h"

namespace heptad::duel {

template <class Sink>
void Flow<Sink>::resolve_card(Seat seat, Card card) {
  const Effect& effect = kGains[card].at_once;
  if (effect.kind == EffectKind::None) return;
  if (effect.kind == EffectKind::Shields) {                                     // on red cards alone
    move_pawn(seat, effect.a + power<EffectKind::RedShieldBonus>(city(seat)));  //                [duel 79]
  } else {
    resolve_effect(seat, effect);
  }
}

// The eighth wonder leaves before the seventh's own effects.                                     [duel 52]
template <class Sink>
void Flow<Sink>::resolve_wonder(Seat seat, Wonder wonder) {
  const auto bit = static_cast<WonderSet>(1U << wonder);
  city(seat).wonders &= static_cast<WonderSet>(~bit);
  city(seat).built |= bit;
  if (std::popcount(s.cities[0].built) + std::popcount(s.cities[1].built) == kWonderLimit) {
    for (Seat owner = 0; owner < 2; ++owner) {
      for_each_bit(city(owner).wonders, [&](int left) { tell(EventKind::WonderRemoved, owner, left); });
      city(owner).wonders = 0;
    }
  }
  // Theology gives every later wonder an extra turn, never two.                              [duel 68, 71]
  constexpr WonderSet kExtraTurn = carriers(kWonders, EffectKind::ExtraTurn);
  if ((kExtraTurn & bit) != 0 || power<EffectKind::WonderExtraTurn>(city(seat)) != 0) {
    s.decisions[0].detail = 1;  // the turn's end
  }
  for (const Effect& effect : kWonders[wonder].effects) {
    if (effect.kind == EffectKind::None) return;
    resolve_effect(seat, effect);
    if (s.over()) return;
  }
}

template <class Sink>
void Flow<Sink>::resolve_effect(Seat seat, const Effect& effect) {
  if (is_of_module(effect.kind)) return moments::resolve(*this, seat, effect);
  City& own = city(seat);
  City& opponent = city(other(seat));
  switch (effect.kind) {
    case EffectKind::ProduceAnyRaw: ++own.any_raw; break;
    case EffectKind::ProduceAnyManufactured: ++own.any_manufactured; break;
    case EffectKind::Shields: move_pawn(seat, effect.a); break;
    case EffectKind::Science: gain_symbol(seat, static_cast<Symbol>(effect.a)); break;
    case EffectKind::Coins: gain_coins(seat, effect.a); break;
    case EffectKind::CoinsPer: gain_coins(seat, effect.b * count(own, static_cast<Counted>(effect.a))); break;
    case EffectKind::Guild: {
      const auto counted = static_cast<Counted>(effect.a);
      gain_coins(seat, effect.b * std::max(count(own, counted), count(opponent, counted)));
      break;
    }
    case EffectKind::OpponentLoses: {
      const int lost = lose_coins(other(seat), effect.a);
      if (lost != 0) tell(EventKind::CoinsLost, other(seat), kNothing, kNothing, lost);
      break;
    }
    case EffectKind::TokenFromBox: {
      const int drawn = std::min<int>(effect.a, std::popcount(s.box));  //                       [duel 64]
      if (drawn == 0) break;
      s.push({DecisionKind::KeepToken, seat});
      s.push({DecisionKind::DrawFromBox, kNature, drawn});
      break;
    }
    case EffectKind::Destroy:
      if (opponent.colours[effect.a] != 0) s.push({DecisionKind::Destroy, seat, effect.a});
      break;
    case EffectKind::Revive:
      if (!s.discard.empty()) s.push({DecisionKind::Revive, seat});
      break;
    // Counted when the game is scored, or asked for where they matter.
    case EffectKind::None:
    case EffectKind::Produce:  // on cards alone: add_card() sees to it
    case EffectKind::PriceOfOne:
    case EffectKind::Points:
    case EffectKind::ExtraTurn:
    case EffectKind::WonderDiscount:
    case EffectKind::BlueDiscount:
    case EffectKind::TradeIncome:
    case EffectKind::PointsPerToken:
    case EffectKind::RedShieldBonus:
    case EffectKind::WonderExtraTurn:
    case EffectKind::ChainIncome: break;
  }
}

template <class Sink>
void Flow<Sink>::gain_token(Seat seat, Token token) {
  city(seat).tokens |= static_cast<TokenSet>(1U << token);
  tell(EventKind::TokenTaken, seat, token);
  for (const Effect& effect : kTokens[token].effects) {
    if (effect.kind == EffectKind::None) return;
    resolve_effect(seat, effect);
    if (s.over()) return;
  }
}

}  // namespace heptad::duel
