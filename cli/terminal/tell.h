// What happened, as one line of a log, told to one seat.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/names.h"
#include "engine/game.h"

namespace heptad {

// "Ann: build Baths", with a "?" for what the viewer may not know; empty when the languages have no sentence
// for that kind of event. `game` is the position that the event came from.
std::string tell(const Names& names, const std::vector<std::string>& labels, const AnyGame& game,
                 const Event& event, std::optional<Seat> viewer);

}  // namespace heptad
