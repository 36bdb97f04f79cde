// The words of Armada: fleets, islands, and what fleet cards and islands do beyond the base game's effects.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/wonders/effect.h"

namespace heptad::wonders::armada {

// In every list and in the notation the fleets stand in this order.
enum class Fleet : std::uint8_t { Red, Yellow, Blue, Green };
inline constexpr int kFleets = 4;
inline constexpr std::array<std::string_view, kFleets> kFleetNames = {"red", "yellow", "blue", "green"};
inline constexpr int kLastSpace = 6;  // the start is space 0

using Fleets = std::uint8_t;  // bits in the order of Fleet
inline constexpr Fleets kAnyFleet = 0b1111;
constexpr Fleets bit_of(Fleet fleet) { return static_cast<Fleets>(1U << static_cast<int>(fleet)); }

using Island = std::uint8_t;    // a row of the islands' table
using Islands = std::uint32_t;  // bits in the order of that table
inline constexpr int kLevels = 3;
inline constexpr int kIslandsOfLevel = 9;
inline constexpr int kIslands = kLevels * kIslandsOfLevel;

enum class Deed : std::uint8_t {
  Naval,            // amount: naval symbols
  Invade,           // `where` (kSecondLeft or kSecondRight): one more ground conflict at the end of this Age
  Piracy,           // every other player loses coins equal to the own trade level
  Emporium,         // amount: so many purchases a turn for one coin each from the seat `where`
  FreeMove,         // amount: so many different ships of the fleets in `where` move one space
  TopIsland,        // amount: the level of the deck whose top card enters play
  MostSymbol,       // one more of the symbol owned most, at scoring
  PointsPerTrade,   // amount for each trade level
  PointsPerIsland,  // amount for each own island, itself included
  PointsOfBestColour,  // amount for each own card of the best colour
  FreeShipWithStage,   // a construction through a stage is free and of any fleet
  NoLosses,            // neither tax nor piracy
  CheaperShip,         // each construction costs one resource less
  CoinForEachMove,     // amount for each space a ship moves
  MayStayOut,          // of the naval conflict
};
inline constexpr int kDeeds = 15;
inline constexpr std::array<std::string_view, kDeeds> kDeedNames = {"naval",
                                                                    "invasion",
                                                                    "piracy",
                                                                    "emporium",
                                                                    "free-move",
                                                                    "top-island",
                                                                    "most-science",
                                                                    "points-per-trade",
                                                                    "points-per-island",
                                                                    "points-of-best-colour",
                                                                    "free-ship-with-stage",
                                                                    "no-losses",
                                                                    "cheaper-ship",
                                                                    "coin-for-each-move",
                                                                    "may-stay-out"};

// Two seats away.
inline constexpr Where kSecondLeft = 8, kSecondRight = 16;

constexpr Deed deed_of(const Effect& effect) { return static_cast<Deed>(effect.what); }

constexpr Effect deed(Deed deed, int amount = 1, int where = 0) {
  return {.kind = EffectKind::Module,
          .amount = static_cast<std::uint8_t>(amount),
          .what = static_cast<std::uint8_t>(deed),
          .where = static_cast<Where>(where)};
}
constexpr Effect naval(int symbols) { return deed(Deed::Naval, symbols); }
constexpr Effect invade(Where where) { return deed(Deed::Invade, 1, where); }
constexpr Effect piracy() { return deed(Deed::Piracy); }
constexpr Effect emporium(int purchases, Where where) { return deed(Deed::Emporium, purchases, where); }
constexpr Effect free_move(int ships = 1, Fleets fleets = kAnyFleet) {
  return deed(Deed::FreeMove, ships, fleets);
}
constexpr Effect top_island(int level) { return deed(Deed::TopIsland, level); }
constexpr Effect most_symbol() { return deed(Deed::MostSymbol); }

}  // namespace heptad::wonders::armada
