// What every Duel bot sees at a glance: a move that wins on the spot, the value of a finished game, the key
// of a position.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/game.h"

namespace heptad::duel {

// An action that ends the game in this seat's favour at once, by either supremacy.
std::optional<Action> winning_action(const State& state, Seat seat, const ActionList& actions);

// Seat 0's share of the win with a little of the margin, so that of two wins the clearer is preferred.
float value_at_end(const State& state);

// Equal for positions in which the same can happen as far as the viewer can tell; the number of decisions so
// far is left out.
std::uint64_t position_key(const State& state, Seat viewer);

}  // namespace heptad::duel
