// The rule sets there are, for programs.
#pragma once

#include "engine/core/json_writer.h"

namespace heptad {

// [{"rules":"duel","players":[2]},…]
void write_rule_sets(JsonWriter& json);

}  // namespace heptad
