// The 24 fleet cards, eight an Age: buildings that are shuffled into the Age's deck.
//
// The kinds of goods a card costs were read from it; how many units of the first kind is ours where it is
// more than one, and no chain leads to or from a fleet card because nobody could read any.
#pragma once

#include "engine/wonders/armada/words.h"
#include "engine/wonders/rows.h"

namespace heptad::wonders::armada {

// clang-format off
inline constexpr auto kFleetCards = [] {
  using enum Colour;
  using namespace words;
  return std::to_array<CardRow>({
      // Age I
      {.id = "pontoon", .age = 1, .colour = Red, .cost = {.papyrus = 1}, .effects = {shields(1), invade(kSecondRight)}},
      {.id = "coastal-defenses", .age = 1, .colour = Red, .cost = {.glass = 1}, .effects = {naval(1)}},
      {.id = "pirate-hideout", .age = 1, .colour = Yellow, .effects = {coins(3), piracy()}},
      {.id = "eastern-emporium", .age = 1, .colour = Yellow, .cost = {.loom = 1}, .effects = {emporium(1, kSecondRight)}},
      {.id = "dry-hold", .age = 1, .colour = Blue, .effects = {free_move()}},
      {.id = "construction-zone", .age = 1, .colour = Blue, .effects = {free_move()}},
      {.id = "cabinet-of-explorers", .age = 1, .colour = Green, .cost = {.clay = 1}, .effects = {most_symbol()}},
      {.id = "helmsmans-rest", .age = 1, .colour = Green, .cost = {.stone = 1}, .effects = {top_island(1)}},
      // Age II
      {.id = "ballista", .age = 2, .colour = Red, .cost = {.clay = 1, .glass = 1, .loom = 1}, .effects = {shields(2), invade(kSecondLeft)}},
      {.id = "fortified-port", .age = 2, .colour = Red, .cost = {.clay = 2, .papyrus = 1}, .cost_is_ours = true, .effects = {naval(2)}},
      {.id = "pirates-den", .age = 2, .colour = Yellow, .effects = {coins(6), piracy()}},
      {.id = "western-emporium", .age = 2, .colour = Yellow, .cost = {.ore = 1, .papyrus = 1}, .effects = {emporium(2, kSecondLeft)}},
      {.id = "ship-repair", .age = 2, .colour = Blue, .cost = {.ore = 2, .glass = 1}, .cost_is_ours = true, .effects = {free_move(), points(2)}},
      {.id = "boathouse", .age = 2, .colour = Blue, .cost = {.wood = 2, .loom = 1}, .cost_is_ours = true, .effects = {free_move(), points(3)}},
      {.id = "navigation-firm", .age = 2, .colour = Green, .cost = {.stone = 1, .ore = 1, .glass = 1}, .effects = {most_symbol()}},
      {.id = "cartographers-office", .age = 2, .colour = Green, .cost = {.wood = 2, .clay = 1}, .cost_is_ours = true, .effects = {top_island(2)}},
      // Age III
      {.id = "pier", .age = 3, .colour = Red, .cost = {.wood = 2, .loom = 1, .papyrus = 1}, .cost_is_ours = true, .effects = {shields(3), invade(kSecondRight)}},
      {.id = "coastal-fortifications", .age = 3, .colour = Red, .cost = {.clay = 1, .stone = 2, .glass = 1}, .cost_is_ours = true, .effects = {naval(3)}},
      {.id = "pirate-crew", .age = 3, .colour = Yellow, .cost = {.wood = 2, .glass = 1}, .cost_is_ours = true, .effects = {points(4), piracy()}},
      {.id = "port-customs", .age = 3, .colour = Yellow, .cost = {.clay = 1, .stone = 1, .ore = 1}, .effects = {deed(Deed::PointsPerTrade, 2)}},
      {.id = "harbor-masters-office", .age = 3, .colour = Blue, .cost = {.wood = 1, .stone = 1, .ore = 1, .loom = 1}, .effects = {free_move(), points(4)}},
      {.id = "naval-headquarters", .age = 3, .colour = Blue, .cost = {.wood = 1, .clay = 1, .stone = 1, .papyrus = 1}, .effects = {free_move(), points(5)}},
      {.id = "circle-of-captains", .age = 3, .colour = Green, .cost = {.clay = 1, .stone = 1, .ore = 1, .loom = 1}, .effects = {most_symbol()}},
      {.id = "nautical-archives", .age = 3, .colour = Green, .cost = {.wood = 1, .ore = 2, .papyrus = 1}, .cost_is_ours = true, .effects = {top_island(3)}},
  });
}();
// clang-format on
static_assert(kFleetCards.size() == 24);

// With three players nobody sits two seats away: these five stay in the box.                        [armada
// 3]
constexpr bool points_two_seats_away(const CardRow& row) {
  for (const Effect& effect : row.effects) {
    if (effect.kind == EffectKind::Module &&
        (deed_of(effect) == Deed::Invade || deed_of(effect) == Deed::Emporium))
      return true;
  }
  return false;
}

}  // namespace heptad::wonders::armada
