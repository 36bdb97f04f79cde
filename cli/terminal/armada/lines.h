// Armada on the screen of 7 Wonders: harbours.
#pragma once

#include <string>

#include "cli/terminal/scene.h"

namespace heptad {

bool has_harbours(const Scene& scene);

// Of any city, in a few words: ships, naval strength and what it would bring now, trade level, islands.
std::string harbour_text(const Scene& scene, const boost::json::object& city);

// The own lanes: what the next space of each costs, what that is to this seat now, and what it gives. Numbers
// of our own bear a °.
Lines shipyard_lines(const Scene& scene, const boost::json::object& me);

}  // namespace heptad
