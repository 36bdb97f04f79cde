// The shipyards: what each space gives, the same on every board, and what entering it costs, by board and
// fleet.
//
// Most of these numbers are printed only on the boards and nobody could read them. What stands here instead
// is our own and is marked so; a set typed from real boards can stand beside it under another name, and a
// record names its set.
#pragma once

#include <array>

#include "engine/core/goods.h"
#include "engine/wonders/armada/words.h"

namespace heptad::wonders::armada {

inline constexpr int kSpaces = kLastSpace + 1;
inline constexpr int kShipyards = 8;

// A number of the shipyard and where it comes from.
struct Printed {
  std::uint8_t value = 0;
  bool ours = false;  // a stand-in
};
constexpr Printed ours(int value) { return {static_cast<std::uint8_t>(value), true}; }
constexpr Printed read(int value) { return {static_cast<std::uint8_t>(value), false}; }
using Track = std::array<Printed, kSpaces>;

// Naval symbols while the ship stands there; the last spaces of two other fleets give some too. [armada 50,
// 53, 61]
inline constexpr Track kRedStrength = {read(0), ours(1), ours(2), read(3), ours(4), ours(5), ours(6)};
inline constexpr int kYellowStrengthAtEnd = 2, kBlueStrengthAtEnd = 1;
// [armada 51, 52, 53]
inline constexpr Track kTradeLevel = {read(0), read(1), read(1), read(2), read(2), ours(3), ours(4)};
inline constexpr Track kArrivalCoins = {read(0), ours(0), read(2), ours(0), read(4), ours(0), read(0)};
inline constexpr Track kTax = {read(0), read(0), read(1), read(0), read(2), read(0), read(4)};
// Points of the blue ship's space at the end.                                                       [armada
// 61]
inline constexpr Track kBluePoints = {read(0), ours(1), ours(2), ours(3), ours(5), ours(7), read(10)};
// The level of the island explored on arrival; 0 is none.                                           [armada
// 62]
inline constexpr Track kExplores = {read(0), read(0), read(1), read(0), read(2), read(0), read(3)};

struct Lane {
  std::array<Cost, kLastSpace> costs;  // of entering space 1, 2, …
  std::uint8_t read_spaces = 0;        // bits: which of the costs were read from a board
};
struct ShipyardRow {
  std::string_view id;
  Fleet wonder_fleet = Fleet::Red;  // bears the wonder symbol
  bool wonder_fleet_read = false;
  std::array<Lane, kFleets> lanes;
};
struct CostSet {
  std::string_view name;
  std::array<ShipyardRow, kShipyards> shipyards;
};

// A rotating pattern, so that no board asks for more than another.
// clang-format off
inline constexpr CostSet kHouse1 = {.name = "house-1", .shipyards = {{
    {.id = "sy1", .wonder_fleet = Fleet::Red, .wonder_fleet_read = true, .lanes = {{
        {.costs = {{{.wood = 1}, {.clay = 1}, {.glass = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .papyrus = 1}, {.clay = 1, .loom = 1}}}, .read_spaces = 0b1},
        {.costs = {{{.stone = 1}, {.ore = 1}, {.papyrus = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .loom = 1}, {.ore = 1, .glass = 1}}}},
        {.costs = {{{.clay = 1}, {.coins = 2}, {.loom = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .glass = 1}, {.wood = 1, .papyrus = 1}}}},
        {.costs = {{{.ore = 1}, {.stone = 1}, {.glass = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .papyrus = 1}, {.stone = 1, .loom = 1}}}},
     }}},
    {.id = "sy2", .wonder_fleet = Fleet::Yellow, .lanes = {{
        {.costs = {{{.stone = 1}, {.ore = 1}, {.papyrus = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .loom = 1}, {.ore = 1, .glass = 1}}}},
        {.costs = {{{.clay = 1}, {.wood = 1}, {.loom = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .glass = 1}, {.wood = 1, .papyrus = 1}}}},
        {.costs = {{{.ore = 1}, {.stone = 1}, {.glass = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .papyrus = 1}, {.stone = 1, .loom = 1}}}},
        {.costs = {{{.wood = 1}, {.coins = 2}, {.papyrus = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .loom = 1}, {.clay = 1, .glass = 1}}}},
     }}},
    {.id = "sy3", .wonder_fleet = Fleet::Blue, .lanes = {{
        {.costs = {{{.clay = 1}, {.coins = 2}, {.loom = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .glass = 1}, {.wood = 1, .papyrus = 1}}}},
        {.costs = {{{.ore = 1}, {.stone = 1}, {.glass = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .papyrus = 1}, {.stone = 1, .loom = 1}}}},
        {.costs = {{{.wood = 1}, {.clay = 1}, {.papyrus = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .loom = 1}, {.clay = 1, .glass = 1}}}},
        {.costs = {{{.stone = 1}, {.ore = 1}, {.loom = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .glass = 1}, {.ore = 1, .papyrus = 1}}}},
     }}},
    {.id = "sy4", .wonder_fleet = Fleet::Green, .lanes = {{
        {.costs = {{{.ore = 1}, {.stone = 1}, {.glass = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .papyrus = 1}, {.stone = 1, .loom = 1}}}},
        {.costs = {{{.wood = 1}, {.coins = 2}, {.papyrus = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .loom = 1}, {.clay = 1, .glass = 1}}}, .read_spaces = 0b1},
        {.costs = {{{.stone = 1}, {.ore = 1}, {.loom = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .glass = 1}, {.ore = 1, .papyrus = 1}}}},
        {.costs = {{{.clay = 1}, {.wood = 1}, {.glass = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .papyrus = 1}, {.wood = 1, .loom = 1}}}},
     }}},
    {.id = "sy5", .wonder_fleet = Fleet::Green, .lanes = {{
        {.costs = {{{.wood = 1}, {.clay = 1}, {.papyrus = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .loom = 1}, {.clay = 1, .glass = 1}}}},
        {.costs = {{{.ore = 1}, {.coins = 2}, {.loom = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .glass = 1}, {.stone = 1, .papyrus = 1}}}},
        {.costs = {{{.clay = 1}, {.wood = 1}, {.glass = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .papyrus = 1}, {.wood = 1, .loom = 1}}}, .read_spaces = 0b1},
        {.costs = {{{.stone = 1}, {.ore = 1}, {.papyrus = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .loom = 1}, {.ore = 1, .glass = 1}}}},
     }}},
    {.id = "sy6", .wonder_fleet = Fleet::Blue, .lanes = {{
        {.costs = {{{.stone = 1}, {.coins = 2}, {.loom = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .glass = 1}, {.ore = 1, .papyrus = 1}}}},
        {.costs = {{{.wood = 1}, {.clay = 1}, {.glass = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .papyrus = 1}, {.clay = 1, .loom = 1}}}},
        {.costs = {{{.ore = 1}, {.stone = 1}, {.papyrus = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .loom = 1}, {.stone = 1, .glass = 1}}}},
        {.costs = {{{.clay = 1}, {.wood = 1}, {.loom = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .glass = 1}, {.wood = 1, .papyrus = 1}}}},
     }}},
    {.id = "sy7", .wonder_fleet = Fleet::Yellow, .lanes = {{
        {.costs = {{{.clay = 1}, {.wood = 1}, {.glass = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .papyrus = 1}, {.wood = 1, .loom = 1}}}},
        {.costs = {{{.stone = 1}, {.ore = 1}, {.papyrus = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .loom = 1}, {.ore = 1, .glass = 1}}}},
        {.costs = {{{.wood = 1}, {.clay = 1}, {.loom = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .glass = 1}, {.clay = 1, .papyrus = 1}}}},
        {.costs = {{{.ore = 1}, {.coins = 2}, {.glass = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .papyrus = 1}, {.stone = 1, .loom = 1}}}},
     }}},
    {.id = "sy8", .wonder_fleet = Fleet::Red, .lanes = {{
        {.costs = {{{.ore = 1}, {.stone = 1}, {.papyrus = 1}, {.wood = 1, .ore = 1}, {.clay = 1, .loom = 1}, {.stone = 1, .glass = 1}}}},
        {.costs = {{{.clay = 1}, {.wood = 1}, {.loom = 1}, {.clay = 1, .ore = 1}, {.stone = 1, .glass = 1}, {.wood = 1, .papyrus = 1}}}},
        {.costs = {{{.stone = 1}, {.coins = 2}, {.glass = 1}, {.clay = 1, .stone = 1}, {.wood = 1, .papyrus = 1}, {.ore = 1, .loom = 1}}}},
        {.costs = {{{.wood = 1}, {.clay = 1}, {.papyrus = 1}, {.wood = 1, .stone = 1}, {.ore = 1, .loom = 1}, {.clay = 1, .glass = 1}}}},
     }}},
}}};
// clang-format on

// The boards whose wonder bears the red fleet won too often: stages are built anyway, and red ships decide
// the naval conflicts. So behind its first space their red lane is dearer.
// clang-format off
inline constexpr CostSet kHouse2 = [] {
  CostSet set = kHouse1;
  set.name = "house-2";
  const auto red = [&](int board) -> auto& { return set.shipyards[board - 1].lanes[static_cast<int>(Fleet::Red)].costs; };
  red(1) = {{{.wood = 1}, {.clay = 1, .glass = 1}, {.ore = 1, .loom = 1}, {.wood = 1, .papyrus = 1}, {.glass = 1, .loom = 1}, {.glass = 1, .papyrus = 1}}};
  red(8) = {{{.ore = 1}, {.stone = 1, .papyrus = 1}, {.clay = 1, .loom = 1}, {.ore = 1, .glass = 1}, {.loom = 1, .papyrus = 1}, {.glass = 1, .loom = 1}}};
  return set;
}();
// clang-format on

// The sets that records may name; new games are played with the last.
inline constexpr std::array<const CostSet*, 2> kCostSets = {&kHouse1, &kHouse2};
// Which of them has this name; none: kCostSets.size().
constexpr std::size_t set_named(std::string_view name) {
  std::size_t i = 0;
  while (i < kCostSets.size() && kCostSets[i]->name != name) ++i;
  return i;
}

}  // namespace heptad::wonders::armada
