// Pantheon's options of a turn, for people.
#pragma once

#include <string>
#include <vector>

#include "engine/core/option.h"
#include "engine/duel/state.h"

namespace heptad::duel::pantheon {

void add_activations(const State& state, Seat seat, int coins, std::vector<Option>& options);

// Why a slot of the Pantheon that is no option cannot be activated.
std::string why_not_activated(const State& state, Seat seat, const Action& action);

}  // namespace heptad::duel::pantheon
