// What Pantheon adds to Duel's screen; empty where the module is off.
#pragma once

#include <string>

#include "cli/terminal/scene.h"

namespace heptad {

// The six slots: what lies there and the price for the seat that looks.
std::string pantheon_slots(const Scene& scene);
// Everything a seat has won: progress, mythology and offering tokens, divinities.
std::string tokens_of(const Scene& scene, std::size_t seat);
// A token on a card of the structure: it goes to who uncovers it.
std::string laid_token(const Names& names, const boost::json::object& slot);

}  // namespace heptad
