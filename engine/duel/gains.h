// What a card adds to a city, and takes with it when it goes.
#pragma once

#include "engine/duel/state.h"

namespace heptad::duel {

// What a card adds to a city that builds it, in one row: what lasts, and the one effect that happens at once.
struct Gains {
  Goods makes;
  std::uint64_t price_of_one = 0;
  std::uint32_t chain = 0;
  Effect at_once;
  Colour colour = Colour::Brown;
  std::uint8_t any_raw = 0;
  std::uint8_t any_manufactured = 0;
};
inline constexpr auto kGains = [] {
  std::array<Gains, kCardCount> table;
  for (int card = 0; card < kCardCount; ++card) {
    const CardRow& row = kCards[card];
    Gains& gains = table[card];
    gains.colour = row.colour;
    if (row.gives != Chain::None) gains.chain = 1U << static_cast<int>(row.gives);
    for (const Effect& effect : row.effects) {
      switch (effect.kind) {
        case EffectKind::Produce: gains.makes += Goods::of(static_cast<Resource>(effect.a), effect.b); break;
        case EffectKind::ProduceAnyRaw: ++gains.any_raw; break;
        case EffectKind::ProduceAnyManufactured: ++gains.any_manufactured; break;
        case EffectKind::PriceOfOne: gains.price_of_one |= std::uint64_t{0xFF} << 8 * effect.a; break;
        case EffectKind::Shields:
        case EffectKind::Science:
        case EffectKind::Coins:
        case EffectKind::CoinsPer:
        case EffectKind::Guild: gains.at_once = effect; break;
        case EffectKind::None:
        case EffectKind::Points:
        // on no card
        case EffectKind::ExtraTurn:
        case EffectKind::OpponentLoses:
        case EffectKind::TokenFromBox:
        case EffectKind::Destroy:
        case EffectKind::Revive:
        case EffectKind::WonderDiscount:
        case EffectKind::BlueDiscount:
        case EffectKind::TradeIncome:
        case EffectKind::PointsPerToken:
        case EffectKind::RedShieldBonus:
        case EffectKind::WonderExtraTurn:
        case EffectKind::ChainIncome: break;
      }
    }
  }
  return table;
}();
static_assert(
    [] {
      for (const CardRow& row : kCards) {
        int at_once = 0;
        for (const Effect& effect : row.effects) {
          const bool shields = effect.kind == EffectKind::Shields;
          if (shields && row.colour != Colour::Red) return false;
          at_once += shields || effect.kind == EffectKind::Science || effect.kind == EffectKind::Coins ||
                     effect.kind == EffectKind::CoinsPer || effect.kind == EffectKind::Guild;
          if (effect.kind > EffectKind::Guild) return false;
        }
        if (at_once > 1) return false;
      }
      return true;
    }(),
    "Gains holds one effect that happens at once, and shields are on red cards alone");

// Takes a brown or grey card out of a city: nothing it gave at once comes back.                  [duel 57]
constexpr void remove_card(City& city, Card card) {
  city.cards.remove(card);
  --city.colours[static_cast<int>(kCards[card].colour)];
  city.makes -= kGains[card].makes;
}

constexpr void add_card(City& city, Card card) {
  const Gains& gains = kGains[card];
  city.cards.add(card);
  city.makes += gains.makes;
  city.price_of_one |= gains.price_of_one;
  city.chains |= gains.chain;
  city.any_raw = static_cast<std::uint8_t>(city.any_raw + gains.any_raw);
  city.any_manufactured = static_cast<std::uint8_t>(city.any_manufactured + gains.any_manufactured);
  ++city.colours[static_cast<int>(gains.colour)];
}

}  // namespace heptad::duel
