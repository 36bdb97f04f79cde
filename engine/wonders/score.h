// What effects count.
#pragma once

#include "engine/wonders/state.h"

namespace heptad::wonders {

// How many of `what` stand in those cities, as seen from one of them.
int count_of(const State& state, int city, Count what, Where where);

}  // namespace heptad::wonders
