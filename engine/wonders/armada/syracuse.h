// The eighth board, for eight players. It is our own: the box that has one is not among our rulebooks.  [armada 5]
#pragma once

#include "engine/core/rules.h"
#include "engine/wonders/rows.h"

namespace heptad::wonders::armada {

inline constexpr BoardRow syracuse(Edition edition) {
  using enum Resource;
  using namespace words;
  const int more = edition == Edition::Second ? 1 : 0;  // whose other boards give more, too
  const SideRow first = {.stages = {{
                             {.cost = {.clay = 2}, .effects = {points(3)}},
                             {.cost = {.wood = 2}, .effects = {shields(1), points(2 + more)}},
                             {.cost = {.ore = 2, .glass = 1}, .effects = {points(7)}},
                         }}};
  const SideRow second = {.stages = {{
                              {.cost = {.stone = 2}, .effects = {coins(3 + more), points(2 + more)}},
                              {.cost = {.wood = 2, .papyrus = 1}, .effects = {shields(1), points(3 + more)}},
                              {.cost = {.ore = 2, .glass = 1}, .effects = {points(5 + more)}},
                          }}};
  return {.id = "syracuse", .start = edition == Edition::First ? Wood : Stone, .sides = {{first, second}}};
}

}  // namespace heptad::wonders::armada
