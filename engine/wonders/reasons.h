// Why something is refused.
#pragma once

#include <string>

#include "engine/core/refusal.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

// Whether luck may bring this now.
Expected<void> check_nature(const State& state, const Action& action);

// One sentence for a refused action of a seat that is to decide.
std::string why_not(const State& state, Seat seat, const Action& action);

}  // namespace heptad::wonders
