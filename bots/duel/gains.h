// What a city gains by a move: the position before it and the one after it, compared.
#pragma once

#include <optional>
#include <vector>

#include "bots/reasons.h"
#include "engine/duel/state.h"

namespace heptad::duel {

// What has become better for the seat, from victory to coins.
std::vector<Reason> gains(const State& before, const State& after, Seat seat);

// The position as if this seat had the turn now, with the cards that can be seen.
State on_turn(const State& position, Seat seat);

// The victory that the seat would have with one action if it had the turn.
Victory win_within_reach(const State& position, Seat seat);

// What the card would be to the seat if it had the turn and built it; nothing when it cannot pay for it, or
// when that would be little.
std::optional<Reason> best_use(const State& position, Seat seat, Card card);

// A reason about that use: the card is opened, denied, …
Reason about_use(ReasonKind kind, const Reason& use, Card card);

}  // namespace heptad::duel
