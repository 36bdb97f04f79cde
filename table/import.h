// A game that was played elsewhere, as a table: everybody may look at it, and nobody sits there.
#pragma once

#include <span>
#include <string>

#include "engine/record.h"
#include "table/table.h"

namespace heptad {

// What was played in the record happens at the table, too: its moves, and its luck.
Expected<void> add_log(Proposal& proposal, std::span<const LogEntry> log, Millis now);

// The whole table, from nothing, with its journal. Only a game that is over; its luck is what the record says
// it was, so it never counts as a fair deal.
Expected<Proposal> imported(const Record& record, std::string id, Millis now);

}  // namespace heptad
