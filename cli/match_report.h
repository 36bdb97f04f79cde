// What `heptad match` prints at its end.
#pragma once

#include "bots/match/standings.h"
#include "cli/complain.h"

namespace heptad {

void print_match(const MatchPlan& plan, const Standings& table, Output output);

}  // namespace heptad
