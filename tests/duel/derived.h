// The sums a city keeps beside its sets, worked out anew from the rows: what play adds up step by step must
// come to the same.
#pragma once

#include "engine/duel/state.h"

namespace heptad::tests {

// The city with every sum that follows from its cards, built wonders and tokens.
duel::City derived(duel::City city);

}  // namespace heptad::tests
