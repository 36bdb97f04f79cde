// The lower part of the screen: what can be chosen, at which price, or why not.
#pragma once

#include <optional>

#include "cli/terminal/scene.h"

namespace heptad {

// All entries; a card with everything it can be used for takes one line.
Lines draw_menu(const Scene& scene);
// One card's uses, each with its payment or why it cannot be done.
Lines draw_uses(const Scene& scene, const MenuEntry& entry);

}  // namespace heptad
