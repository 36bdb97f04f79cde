// What the host keeps, and for how long.
#pragma once

#include <optional>

#include "table/clock.h"

namespace heptad {

// After a game's end; nothing: for good.
struct Retention {
  std::optional<Millis> games = {}, chat = {};
};

}  // namespace heptad
