// What a seat finds on the market. Every payment is exact and cheapest for the payer; it is unique up to
// ties.
//                                                                                               [duel 31]
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

}  // namespace heptad::duel
