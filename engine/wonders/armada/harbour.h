// A city's harbour: its shipyard, its ships and its islands; and what follows from where they are.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/wonders/armada/islands.h"
#include "engine/wonders/armada/shipyards.h"

namespace heptad::wonders::armada {

inline constexpr std::uint8_t kNoShipyard = 0xFF;

struct Harbour {
  Islands islands = 0;    // kept
  Islands looked_at = 0;  // one of them is to be kept; known to the owner alone
  std::array<std::uint8_t, kFleets> ships = {};
  std::array<std::int8_t, 3> tokens = {};  // of the naval conflicts, by Age; 0 is none
  std::uint8_t shipyard = kNoShipyard;
  std::uint8_t symbols = 0;    // naval ones, on cards and islands
  std::uint8_t most = 0;       // symbols of the kind owned most, at scoring
  std::uint8_t invades = 0;    // seats (bits), at the end of this Age
  std::uint8_t emporiums = 0;  // purchases a turn: from the second to the left, and times 16 to the right
  std::uint8_t tax = 0;        // the highest begun this turn
  std::uint8_t piracy = 0;     // how often this turn
  std::uint8_t finds = 0;  // an island of this level to explore, and times 16 one from the top of that deck
  std::uint8_t free_moves = 0;  // so many ships, times 16, of these fleets (bits)
};
static_assert(sizeof(Harbour) == 24);

// How shipyards come to the seats.
enum class ShipyardRule : std::uint8_t { Random, Given, Choose };

constexpr int explores(const Harbour& harbour) { return harbour.finds & 15; }
constexpr int turns_up(const Harbour& harbour) { return harbour.finds >> 4; }
constexpr void explore(Harbour& harbour, int level) {
  harbour.finds = static_cast<std::uint8_t>((harbour.finds & 0xF0) | level);
}
constexpr void turn_up(Harbour& harbour, int level) {
  harbour.finds = static_cast<std::uint8_t>((harbour.finds & 0x0F) | level << 4);
}

// What Armada adds to a position; it rests while the module is off.
struct Armada {
  std::array<Harbour, 8> harbours;
  std::array<std::uint8_t, 3> late_leftover =
      {};  // by Age, a seat and one: its last card came to the pile after all looks
  ShipyardRule shipyards : 2 = ShipyardRule::Random;
  std::uint8_t costs : 6 = 0;  // which of kCostSets
};
static_assert(sizeof(Armada) == 8 * 24 + 4);

// The islands that do such a thing.
consteval Islands islands_with(Deed deed) {
  Islands set = 0;
  for (int island = 0; island < kIslands; ++island) {
    for (const Effect& effect : kIslandRows[island].effects) {
      if (effect.kind == EffectKind::Module && deed_of(effect) == deed) set |= 1U << island;
    }
  }
  return set;
}
template <Deed kDeed>
constexpr bool owns(const Harbour& harbour) {
  constexpr Islands kSuch = islands_with(kDeed);
  return (harbour.islands & kSuch) != 0;
}

constexpr int space(const Harbour& harbour, Fleet fleet) { return harbour.ships[static_cast<int>(fleet)]; }
constexpr bool can_move(const Harbour& harbour, Fleet fleet) { return space(harbour, fleet) < kLastSpace; }
constexpr Fleets movable(const Harbour& harbour) {
  Fleets fleets = 0;
  for (int i = 0; i < kFleets; ++i) {
    if (harbour.ships[i] < kLastSpace) fleets = static_cast<Fleets>(fleets | 1U << i);
  }
  return fleets;
}

constexpr int trade_level(const Harbour& harbour) { return kTradeLevel[space(harbour, Fleet::Yellow)].value; }

// Naval symbols of cards, islands and ships.                                                       [armada 107]
constexpr int strength(const Harbour& harbour) {
  return harbour.symbols + kRedStrength[space(harbour, Fleet::Red)].value +
         (can_move(harbour, Fleet::Yellow) ? 0 : kYellowStrengthAtEnd) +
         (can_move(harbour, Fleet::Blue) ? 0 : kBlueStrengthAtEnd);
}

constexpr const ShipyardRow& shipyard_of(const Armada& armada, int seat) {
  return kCostSets[armada.costs]->shipyards[armada.harbours[seat].shipyard];
}
// What the next space costs; precondition: the ship can move.                                       [armada 21]
constexpr const Cost& next_cost(const Armada& armada, int seat, Fleet fleet) {
  const Lane& lane = shipyard_of(armada, seat).lanes[static_cast<int>(fleet)];
  return lane.costs[space(armada.harbours[seat], fleet)];
}

// An order's `extra`: no ship, or which sails with it.
constexpr std::uint8_t extra_of(Fleet fleet) {
  return static_cast<std::uint8_t>(1 + static_cast<int>(fleet));
}
constexpr Fleet fleet_of(std::uint8_t extra) { return static_cast<Fleet>(extra - 1); }

}  // namespace heptad::wonders::armada
