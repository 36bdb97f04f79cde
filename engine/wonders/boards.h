// 7 Wonders: what is printed on the boards, one row a board; sides A, B in the first edition, day, night in
// the second.
#pragma once

#include <array>

#include "engine/wonders/rows.h"

namespace heptad::wonders {
namespace printed {

using enum Resource;
using namespace words;

// clang-format off
// Both editions have these.
inline constexpr BoardRow kRhodos =
    {.id = "rhodos",
     .start = Ore,
     .sides = {{
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {points(3)}},
              {.cost = {.clay = 3}, .effects = {shields(2)}},
              {.cost = {.ore = 4}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.stone = 3}, .effects = {shields(1), points(3), coins(3)}},
              {.cost = {.ore = 4}, .effects = {shields(1), points(4), coins(4)}},
          }}},
     }}};

inline constexpr SideRow kGizahB =
    {.stages = {{
         {.cost = {.wood = 2}, .effects = {points(3)}},
         {.cost = {.stone = 3}, .effects = {points(5)}},
         {.cost = {.clay = 3}, .effects = {points(5)}},
         {.cost = {.stone = 4, .papyrus = 1}, .effects = {points(7)}},
     }}};

inline constexpr auto kFirstEditionBoards = std::to_array<BoardRow>({
    kRhodos,
    {.id = "alexandria",
     .start = Glass,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.ore = 2}, .effects = {one_of_raw()}},
              {.cost = {.glass = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {one_of_raw()}},
              {.cost = {.wood = 2}, .effects = {one_of_manufactured()}},
              {.cost = {.stone = 3}, .effects = {points(7)}},
          }}},
     }}},
    {.id = "ephesos",
     .start = Papyrus,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.wood = 2}, .effects = {coins(9)}},
              {.cost = {.papyrus = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(2), coins(4)}},
              {.cost = {.wood = 2}, .effects = {points(3), coins(4)}},
              {.cost = {.glass = 1, .loom = 1, .papyrus = 1}, .effects = {points(5), coins(4)}},
          }}},
     }}},
    {.id = "babylon",
     .start = Clay,
     .sides = {{
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {points(3)}},
              {.cost = {.wood = 3}, .effects = {any_symbol()}},
              {.cost = {.clay = 4}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.clay = 1, .loom = 1}, .effects = {points(3)}},
              {.cost = {.wood = 2, .glass = 1}, .effects = {power(Power::SeventhCard)}},
              {.cost = {.clay = 3, .papyrus = 1}, .effects = {any_symbol()}},
          }}},
     }}},
    {.id = "olympia",
     .start = Wood,
     .sides = {{
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {points(3)}},
              {.cost = {.stone = 2}, .effects = {power(Power::FreeBuildEachAge)}},
              {.cost = {.ore = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {cheap_raw(kNeighbours)}},
              {.cost = {.stone = 2}, .effects = {points(5)}},
              {.cost = {.ore = 2, .loom = 1}, .effects = {power(Power::CopyGuild)}},
          }}},
     }}},
    {.id = "halikarnassos",
     .start = Loom,
     .sides = {{
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {points(3)}},
              {.cost = {.ore = 3}, .effects = {build_from_discard()}},
              {.cost = {.loom = 2}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.ore = 2}, .effects = {points(2), build_from_discard()}},
              {.cost = {.clay = 3}, .effects = {points(1), build_from_discard()}},
              {.cost = {.glass = 1, .loom = 1, .papyrus = 1}, .effects = {build_from_discard()}},
          }}},
     }}},
    {.id = "gizah",
     .start = Stone,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.wood = 3}, .effects = {points(5)}},
              {.cost = {.stone = 4}, .effects = {points(7)}},
          }}},
         kGizahB,
     }}},
});

inline constexpr auto kSecondEditionBoards = std::to_array<BoardRow>({
    {.id = "alexandria",
     .start = Glass,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.ore = 2}, .effects = {one_of_raw()}},
              {.cost = {.loom = 1, .papyrus = 1}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {one_of_raw()}},
              {.cost = {.ore = 3}, .effects = {one_of_manufactured()}},
              {.cost = {.wood = 4}, .effects = {points(7)}},
          }}},
     }}},
    {.id = "babylon",
     .start = Wood,
     .sides = {{
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {points(3)}},
              {.cost = {.ore = 2, .loom = 1}, .effects = {any_symbol()}},
              {.cost = {.wood = 4}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {power(Power::SeventhCard)}},
              {.cost = {.clay = 3, .glass = 1}, .effects = {any_symbol()}},
          }}},
     }}},
    {.id = "ephesos",
     .start = Papyrus,
     .sides = {{
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {points(3)}},
              {.cost = {.wood = 2}, .effects = {coins(9)}},
              {.cost = {.ore = 2, .glass = 1}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(2), coins(4)}},
              {.cost = {.wood = 2}, .effects = {points(3), coins(4)}},
              {.cost = {.ore = 2, .loom = 1}, .effects = {points(5), coins(4)}},
          }}},
     }}},
    {.id = "gizah",
     .start = Stone,
     .sides = {{
         {.stages = {{
              {.cost = {.wood = 2}, .effects = {points(3)}},
              {.cost = {.clay = 2, .loom = 1}, .effects = {points(5)}},
              {.cost = {.stone = 4}, .effects = {points(7)}},
          }}},
         kGizahB,
     }}},
    {.id = "halikarnassos",
     .start = Loom,
     .sides = {{
         {.stages = {{
              {.cost = {.ore = 2}, .effects = {points(3)}},
              {.cost = {.glass = 1, .papyrus = 1}, .effects = {build_from_discard()}},
              {.cost = {.stone = 3}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.clay = 2}, .effects = {points(2), build_from_discard()}},
              {.cost = {.glass = 1, .papyrus = 1}, .effects = {points(1), build_from_discard()}},
              {.cost = {.wood = 3}, .effects = {build_from_discard()}},
          }}},
     }}},
    {.id = "olympia",
     .start = Clay,
     .sides = {{
         {.stages = {{
              {.cost = {.stone = 2}, .effects = {points(3)}},
              {.cost = {.wood = 2}, .effects = {power(Power::FreeFirstOfColour)}},
              {.cost = {.clay = 3}, .effects = {points(7)}},
          }}},
         {.stages = {{
              {.cost = {.ore = 2}, .effects = {points(2), power(Power::FreeFirstOfAge)}},
              {.cost = {.clay = 3}, .effects = {points(3), power(Power::FreeLastOfAge)}},
              {.cost = {.glass = 1, .loom = 1, .papyrus = 1}, .effects = {points(5)}},
          }}},
     }}},
    kRhodos,
});
// clang-format on

}  // namespace printed
}  // namespace heptad::wonders
