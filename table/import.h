// A game that was played elsewhere, as a table: everybody may look at it, and nobody sits there.
#pragma once

#include <string>

#include "engine/record.h"
#include "table/table.h"

namespace heptad {

// The whole table, from nothing, with its journal. Only a game that is over; its luck is what the record says
// it was, so it never counts as a fair deal.
Expected<Proposal> imported(const Record& record, std::string id, Millis now);

}  // namespace heptad
