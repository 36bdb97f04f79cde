// What a city gains by an order, were it the only one of its turn: as things are on the table.
#pragma once

#include <optional>
#include <vector>

#include "bots/reasons.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

// The position in which that order alone was paid, has entered its city and has brought its coins.
State carried_out(const State& position, const Order& order);

// The same of an answer to a module's question.
State carried_out(const State& position, Seat seat, const Action& answer);

// What has become better for the city.
std::vector<Reason> gains(const State& before, const State& after, int city);

// Whether the city could build the card this turn, if it held it.
bool can_build(const State& position, int city, Card card);

// What the card would be to the city if it built it; nothing when it cannot, or when that would be little.
std::optional<Reason> best_use(const State& position, int city, Card card);

// How many units of a resource a city can use, or sell.
int units(const Cover& cover, Resource resource);

}  // namespace heptad::wonders
