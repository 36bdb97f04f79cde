// What a seat pays. Everything here is exact and cheapest for the payer; it is unique up to ties.  [duel 31]
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/duel/state.h"

namespace heptad::duel {

// The price of one unit of each resource for one seat, a byte each.
class Prices {
 public:
  constexpr Prices(const City& city, const City& opponent) {
    constexpr std::uint64_t kOnes = 0x01010101010101;
    packed_ =
        ((kOnes * kBasePrice + opponent.makes.packed()) & ~city.price_of_one) | (kOnes & city.price_of_one);
  }
  constexpr int operator[](Resource resource) const {
    return static_cast<int>(packed_ >> 8 * static_cast<int>(resource) & 0xFF);
  }

 private:
  std::uint64_t packed_;
};

struct Price {
  int coins = 0;  // all of it
  int trade = 0;  // of this, spent on resources
};

namespace detail {

constexpr Resource dearest(Goods missing, const Prices& prices) {
  Resource best = missing.first();
  for (Goods rest = missing; !rest.none(); rest.clear(rest.first())) {
    if (prices[rest.first()] > prices[best]) best = rest.first();
  }
  return best;
}

constexpr void take_dearest(Goods& missing, Goods among, const Prices& prices, int units) {
  for (; units > 0 && !among.none(); --units) {
    const Goods unit = Goods::one(dearest(among, prices));
    missing -= unit;
    among -= unit;
  }
}

constexpr int cost_of(Goods missing, const Prices& prices) {
  int coins = 0;
  for (; !missing.none(); missing.clear(missing.first())) {
    coins += missing[missing.first()] * prices[missing.first()];
  }
  return coins;
}

}  // namespace detail

// Units still to be bought after own production, producers of choice and a discount have taken the dearest.
constexpr Goods to_buy(const City& city, Goods cost, const Prices& prices, int discount) {
  Goods missing = cost.minus_at_most(city.makes);
  if (missing.none()) return missing;
  if (city.any_raw != 0) detail::take_dearest(missing, missing.only_raw(), prices, city.any_raw);
  if (city.any_manufactured != 0) {
    detail::take_dearest(missing, missing.only_manufactured(), prices, city.any_manufactured);
  }
  if (discount != 0) detail::take_dearest(missing, missing, prices, discount);
  return missing;
}

// The part of a row that prices need, close together.
struct Priced {
  Goods goods;
  std::uint32_t chain = 0;  // the bit that makes it free
  std::uint8_t coins = 0;
  std::uint8_t blue = 0;
};
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

constexpr Price card_price(const City& city, const Prices& prices, Card card) {
  const Priced& row = kPricedCards[card];
  if ((city.chains & row.chain) != 0) return {};
  const int discount = row.blue != 0 ? power<EffectKind::BlueDiscount>(city) : 0;
  const int trade = detail::cost_of(to_buy(city, row.goods, prices, discount), prices);
  return {.coins = row.coins + trade, .trade = trade};
}

constexpr Price wonder_price(const City& city, const Prices& prices, Wonder wonder) {
  const int discount = power<EffectKind::WonderDiscount>(city);
  const int trade = detail::cost_of(to_buy(city, kWonderGoods[wonder], prices, discount), prices);
  return {.coins = trade, .trade = trade};
}

}  // namespace heptad::duel
