// The 27 islands, nine a level. They lie beside the shipyard and are no cards of the city.           [armada
// 78]
#pragma once

#include "engine/wonders/armada/words.h"

namespace heptad::wonders::armada {

struct IslandRow {
  std::string_view id;
  std::uint8_t level = 0;
  Effects effects = {};
};

// clang-format off
inline constexpr auto kIslandRows = [] {
  using enum Resource;
  using namespace words;
  return std::to_array<IslandRow>({
      {.id = "overgrown-island", .level = 1, .effects = {one_of(Wood, Ore)}},
      {.id = "virgin-island", .level = 1, .effects = {one_of(Stone, Clay)}},
      {.id = "bronze-island", .level = 1, .effects = {shields(1)}},
      {.id = "whistling-island", .level = 1, .effects = {naval(1)}},
      {.id = "inhabited-island", .level = 1, .effects = {points(3)}},
      {.id = "topaz-island", .level = 1, .effects = {free_move(1, bit_of(Fleet::Blue))}},
      {.id = "amber-island", .level = 1, .effects = {free_move(1, bit_of(Fleet::Yellow))}},
      {.id = "lost-island", .level = 1, .effects = {deed(Deed::FreeShipWithStage)}},
      {.id = "foggy-island", .level = 1, .effects = {deed(Deed::NoLosses)}},
      {.id = "abandoned-haven", .level = 2, .effects = {one_of_manufactured()}},
      {.id = "iron-haven", .level = 2, .effects = {shields(2)}},
      {.id = "windy-haven", .level = 2, .effects = {naval(2)}},
      {.id = "haven-of-statues", .level = 2, .effects = {points(5)}},
      {.id = "stormy-haven", .level = 2, .effects = {free_move(2)}},
      {.id = "forgotten-haven", .level = 2, .effects = {deed(Deed::MayStayOut)}},
      {.id = "ancient-haven", .level = 2, .effects = {deed(Deed::CheaperShip)}},
      {.id = "wondrous-haven", .level = 2, .effects = {deed(Deed::CoinForEachMove)}},
      {.id = "pirate-haven", .level = 2, .effects = {piracy(), points(3)}},
      {.id = "scarlet-archipelago", .level = 3, .effects = {shields(3)}},
      {.id = "breezy-archipelago", .level = 3, .effects = {naval(3)}},
      {.id = "royal-archipelago", .level = 3, .effects = {points(7)}},
      {.id = "torrential-archipelago", .level = 3, .effects = {free_move(3)}},
      {.id = "rainbow-archipelago", .level = 3, .effects = {deed(Deed::PointsOfBestColour)}},
      {.id = "lush-archipelago", .level = 3, .effects = {deed(Deed::PointsPerTrade, 2)}},
      {.id = "golden-archipelago", .level = 3, .effects = {any_symbol()}},
      {.id = "emerald-archipelago", .level = 3, .effects = {most_symbol()}},
      {.id = "sheltered-archipelago", .level = 3, .effects = {deed(Deed::PointsPerIsland, 2)}},
  });
}();
// clang-format on
static_assert(kIslandRows.size() == kIslands);
static_assert([] {
  for (int island = 0; island < kIslands; ++island) {
    if (kIslandRows[island].level != 1 + island / kIslandsOfLevel) return false;
  }
  return true;
}());

// All islands of a level, from 1.
constexpr Islands islands_of(int level) {
  return ((1U << kIslandsOfLevel) - 1) << kIslandsOfLevel * (level - 1);
}

}  // namespace heptad::wonders::armada
