// What a seat pays for a card or a wonder.
#pragma once

#include "engine/core/option.h"
#include "engine/duel/market.h"
#include "engine/duel/moments.h"

namespace heptad::duel {

// The part of a row that prices need, close together.
struct Priced {
  Goods goods;
  std::uint32_t chain = 0;  // the bit that makes it free
  std::uint8_t coins = 0;
  std::uint8_t blue = 0;
};
static_assert(
    [] {
      const auto small = [](Goods goods) { return (goods.packed() & ~std::uint64_t{0x03030303030303}) == 0; };
      for (const CardRow& row : kCards) {
        if (!small(row.cost.goods())) return false;
      }
      for (const WonderRow& row : kWonders) {
        if (!small(row.cost.goods())) return false;
      }
      return true;
    }(),
    "Market::cost_of reads two bits an amount");
inline constexpr auto kPricedCards = [] {
  std::array<Priced, kCardCount> priced;
  for (int i = 0; i < kCardCount; ++i) {
    const CardRow& row = kCards[i];
    priced[i] = {.goods = row.cost.goods(),
                 .chain = row.needs == Chain::None ? 0U : 1U << static_cast<int>(row.needs),
                 .coins = row.cost.coins,
                 .blue = row.colour == Colour::Blue};
  }
  return priced;
}();
inline constexpr auto kWonderGoods = [] {
  std::array<Goods, kWonderCount> goods;
  for (int i = 0; i < kWonderCount; ++i) goods[i] = kWonders[i].cost.goods();
  return goods;
}();

constexpr bool is_chained(const City& city, Card card) {
  return (city.chains & kPricedCards[card].chain) != 0;
}

constexpr Price card_price(const City& city, const Market& market, Card card) {
  const Priced& row = kPricedCards[card];
  if ((city.chains & row.chain) != 0) return {};
  const int discount = row.blue * power<EffectKind::BlueDiscount>(city);
  const int trade = market.trade(row.goods, discount);
  const Price normal{.coins = row.coins + trade, .trade = trade};
  return row.chain != 0 ? moments::chained_card_price(city, normal) : normal;
}

constexpr Price wonder_price(const City& city, const Market& market, Wonder wonder) {
  const int trade = market.trade(kWonderGoods[wonder], power<EffectKind::WonderDiscount>(city));
  return {.coins = trade, .trade = trade};
}

constexpr Means means_of(const City& city, Card card) {
  if (is_chained(city, card)) return Means::Chain;
  return kCards[card].cost == Cost{} ? Means::Nothing : Means::Paid;
}

}  // namespace heptad::duel
