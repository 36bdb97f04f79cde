// What a seat pays. Everything here is exact and cheapest for the payer; it is unique up to ties.  [duel 31]
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/duel/state.h"

namespace heptad::duel {

// The resources of Duel, raw materials first.
inline constexpr Resource kTraded[] = {Resource::Wood, Resource::Clay, Resource::Stone, Resource::Glass,
                                       Resource::Papyrus};

struct Price {
  int coins = 0;  // all of it
  int trade = 0;  // of this, spent on resources

  constexpr bool operator==(const Price&) const = default;
};

// What one seat finds on the market this turn: what it makes itself, and the price of one unit of each
// resource.
class Market {
 public:
  constexpr Market(const City& city, const City& opponent)
      : makes_(city.makes), any_raw_(city.any_raw), any_manufactured_(city.any_manufactured) {
    constexpr std::uint64_t kOnes = 0x01010101010101;
    prices_ =
        ((kOnes * kBasePrice + opponent.makes.packed()) & ~city.price_of_one) | (kOnes & city.price_of_one);
  }

  constexpr Goods makes() const { return makes_; }
  constexpr std::uint64_t prices() const { return prices_; }  // a byte a resource, as in Goods::packed()
  constexpr int price(Resource resource) const {
    return static_cast<int>(prices_ >> 8 * static_cast<int>(resource) & 0xFF);
  }
  // What the seat must pay for these goods when `discount` units of them need not be delivered.
  constexpr int trade(Goods goods, int discount) const {
    Goods missing = goods.minus_at_most(makes_);
    if ((any_raw_ | any_manufactured_ | discount) != 0) {
      spend_choices(missing);
      spend_discount(missing, discount);
    }
    return cost_of(missing);
  }

  // The steps of trade(), for those who want to see them.
  constexpr Goods missing(Goods goods) const { return goods.minus_at_most(makes_); }
  // Every producer of choice makes the dearest unit it can.
  constexpr void spend_choices(Goods& missing) const {
    if (any_raw_ != 0) take_dearest(missing, any_raw_, kRaw);
    if (any_manufactured_ != 0) take_dearest(missing, any_manufactured_, kManufactured);
  }
  // Architecture and Masonry spare the dearest of what is left.                              [duel 32, 33]
  constexpr void spend_discount(Goods& missing, int units) const {
    if (units != 0) take_dearest(missing, units, kTraded);
  }

 private:
  static constexpr Resource kRaw[] = {Resource::Wood, Resource::Clay, Resource::Stone};
  static constexpr Resource kManufactured[] = {Resource::Glass, Resource::Papyrus};

  // Without branches: which resource is dearest is as good as random. A key holds price and resource, so the
  // highest key names the dearest unit that is still missing.
  template <std::size_t N>
  constexpr void take_dearest(Goods& missing, int units, const Resource (&among)[N]) const {
    for (; units > 0; --units) {
      int best = 0;
      for (const Resource resource : among) {
        const int wanted = -static_cast<int>(missing[resource] != 0);
        best = std::max(best, (price(resource) << 3 | static_cast<int>(resource)) & wanted);
      }
      missing -= Goods::of(static_cast<Resource>(best & 7), static_cast<int>(best != 0));
    }
  }

  // The sum of units times price, all resources at once: bit k of every amount selects its price shifted by
  // k. Nothing costs more than 255 coins, so the sum of all bytes fits the highest.
  constexpr int cost_of(Goods missing) const {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    const std::uint64_t ones = missing.packed() & kOnes;
    const std::uint64_t twos = missing.packed() >> 1 & kOnes;
    const std::uint64_t sum = (((ones << 8) - ones) & prices_) + ((((twos << 8) - twos) & prices_) << 1);
    return static_cast<int>(sum * kOnes >> 56);
  }

  Goods makes_;
  std::uint64_t prices_ = 0;
  int any_raw_, any_manufactured_;
};

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
  const int coins = row.coins + trade;
  // Engineering is no trade and no chain, and nobody need use it. Of two ways at one price it is the better:
  // its coin goes to the bank, never to an opponent with Economy.                     [duel 39, 167–169]
  const int engineering = row.chain != 0 ? power<EffectKind::ChainedCardPrice>(city) : 0;
  if (engineering != 0 && engineering <= coins) return {.coins = engineering};
  return {.coins = coins, .trade = trade};
}

constexpr Price wonder_price(const City& city, const Market& market, Wonder wonder) {
  const int trade = market.trade(kWonderGoods[wonder], power<EffectKind::WonderDiscount>(city));
  return {.coins = trade, .trade = trade};
}

}  // namespace heptad::duel
