// The words that the tables of components are written in.
#pragma once

#include "engine/duel/cards.h"

namespace heptad::duel::rows {

using enum Colour;
using enum EffectKind;

template <class Kind>
constexpr Effect effect(Kind kind, int a = 0, int b = 0, int c = 0) {
  return {static_cast<EffectKind>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)};
}
constexpr Effect produce(Resource resource, int units = 1) {
  return effect(Produce, static_cast<int>(resource), units);
}
constexpr Effect produce_any_raw() { return effect(ProduceAnyRaw); }
constexpr Effect produce_any_manufactured() { return effect(ProduceAnyManufactured); }
constexpr Effect price_of_one(Resource resource) { return effect(PriceOfOne, static_cast<int>(resource)); }
constexpr Effect points(int points) { return effect(Points, points); }
constexpr Effect shields(int shields) { return effect(Shields, shields); }
constexpr Effect science(Symbol symbol) { return effect(Science, static_cast<int>(symbol)); }
constexpr Effect coins(int coins) { return effect(Coins, coins); }
constexpr Effect coins_per(Counted counted, int coins) {
  return effect(CoinsPer, static_cast<int>(counted), coins);
}
struct GuildGives {
  int coins, points;
};
constexpr Effect guild(Counted counted, GuildGives each) {
  return effect(Guild, static_cast<int>(counted), each.coins, each.points);
}
constexpr Effect extra_turn() { return effect(ExtraTurn); }
constexpr Effect opponent_loses(int coins) { return effect(OpponentLoses, coins); }
constexpr Effect token_from_box(int drawn) { return effect(TokenFromBox, drawn); }
constexpr Effect destroy(Colour colour) { return effect(Destroy, static_cast<int>(colour)); }
constexpr Effect revive() { return effect(Revive); }

}  // namespace heptad::duel::rows
