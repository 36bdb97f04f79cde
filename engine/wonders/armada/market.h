// What ships add to paying: two more sellers, the cost of a space, and the island that spares a resource.
#pragma once

#include <cassert>
#include <optional>

#include "engine/wonders/armada/harbour.h"
#include "engine/wonders/market.h"

namespace heptad::wonders::armada {

constexpr int second_left(const State& state, int city) { return state.left_of(state.left_of(city)); }
constexpr int second_right(const State& state, int city) { return state.right_of(state.right_of(city)); }

// The Emporiums sell a few units for one coin each. With four players both point at the seat opposite.
//                                                                                               [armada 92, 93]
inline void sellers(const State& state, int city, Buyer& buyer) {
  const int left = state.armada.harbours[city].emporiums & 15;
  const int right = state.armada.harbours[city].emporiums >> 4;
  const auto add = [&](int seat, int at_most, int column) {
    if (at_most == 0) return;
    buyer.sellers[buyer.count++] = {.sells = &state.cities[seat].sold,
                                    .raw = 1,
                                    .made = 1,
                                    .at_most = static_cast<std::uint8_t>(at_most),
                                    .column = static_cast<std::uint8_t>(column)};
  };
  if (second_left(state, city) == second_right(state, city))
    return add(second_left(state, city), left + right, 2);
  add(second_left(state, city), left, 2);
  add(second_right(state, city), right, 3);
}

// What entering a space costs.
struct SpaceFacts {
  Cover need;
  std::uint8_t kinds = 0;  // of resources (bits)
  std::uint8_t coins = 0;  // to the bank
};
constexpr SpaceFacts facts_of(const Cost& cost) {
  SpaceFacts space = {.need = cover_of(cost.goods()), .coins = cost.coins};
  for (Goods rest = cost.goods(); !rest.none(); rest.clear(rest.first())) {
    space.kinds = static_cast<std::uint8_t>(space.kinds | 1U << static_cast<int>(rest.first()));
  }
  return space;
}
inline constexpr auto kSpaceFacts = [] {
  using Lanes = std::array<std::array<SpaceFacts, kLastSpace>, kFleets>;
  std::array<std::array<Lanes, kShipyards>, kCostSets.size()> facts;
  for (std::size_t set = 0; set < kCostSets.size(); ++set) {
    for (int yard = 0; yard < kShipyards; ++yard) {
      for (int fleet = 0; fleet < kFleets; ++fleet) {
        for (int i = 0; i < kLastSpace; ++i) {
          facts[set][yard][fleet][i] = facts_of(kCostSets[set]->shipyards[yard].lanes[fleet].costs[i]);
        }
      }
    }
  }
  return facts;
}();

// A paid naval construction.
struct Ship {
  const SpaceFacts* space;
  unsigned spared =
      0;  // resources (bits) of which the harbour itself brings one                   [armada 84]
};

// What moving this ship costs now; nothing when it cannot move.
inline std::optional<Ship> ship_for(const Armada& armada, int seat, Fleet fleet) {
  const Harbour& harbour = armada.harbours[seat];
  if (!can_move(harbour, fleet)) return std::nullopt;
  const auto& lanes = kSpaceFacts[armada.costs][harbour.shipyard];
  const SpaceFacts& next = lanes[static_cast<int>(fleet)][space(harbour, fleet)];
  return Ship{.space = &next, .spared = owns<Deed::CheaperShip>(harbour) ? next.kinds : 0U};
}

// Card and ship are paid together.                                                                  [armada 22]
inline Bills bills_with(const Ship& ship, const Buyer& buyer, Cover need, int budget) {
  need += ship.space->need;
  budget -= ship.space->coins;
  constexpr unsigned kRaw = 0x0F, kMade = 0x70;
  if (ship.spared == 0) return bills_for(buyer, need, budget);
  // One more symbol of the own city: it makes a raw material or a manufactured good.           [contract 20]
  Cover with_raw = *buyer.own, with_made = *buyer.own;
  with_raw.add(ship.spared & kRaw, 1);
  with_made.add(ship.spared & kMade, 1);
  Buyer one = buyer, other = buyer;
  one.own = &with_raw;
  other.own = &with_made;
  if ((ship.spared & kMade) == 0) return bills_for(one, need, budget);
  if ((ship.spared & kRaw) == 0) return bills_for(other, need, budget);
  // Where every way counts, the own symbols make as much as they can.                           [contract 21]
  const int lack = std::min(units_lacking(with_raw, need), units_lacking(with_made, need));
  Bills bills;
  for (const Buyer* variant : {&one, &other}) {
    if (buyer.every_way && units_lacking(*variant->own, need) != lack) continue;
    for (const Bill& bill : bills_for(*variant, need, budget)) {
      buyer.every_way ? bills.insert_new(bill) : bills.insert_unbeaten(bill);
    }
  }
  assert(!bills.full());
  return bills;
}

// The cheapest total for both, whether affordable or not, without coins to the bank.
inline std::optional<int> cheapest_with(const Ship& ship, const Buyer& buyer, Cover need) {
  need += ship.space->need;
  if (ship.spared == 0) return cheapest(buyer, need);
  std::optional<int> best;
  for (const unsigned kinds : {ship.spared & 0x0FU, ship.spared & 0x70U}) {
    if (kinds == 0) continue;
    Cover own = *buyer.own;
    own.add(kinds, 1);
    Buyer variant = buyer;
    variant.own = &own;
    const auto price = cheapest(variant, need);
    if (price && (!best || *price < *best)) best = price;
  }
  return best;
}

}  // namespace heptad::wonders::armada
