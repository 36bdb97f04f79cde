// What a person's message asks of a table.
#pragma once

#include "table/messages.h"
#include "table/table.h"

namespace heptad {

// What would happen, or why not. `owner`: of the seat it names. Of messages that change no table nothing
// would. An act that was made already is not made again.
Expected<Proposal> requested(const Table& table, const Digest& who, const TableMessage& message,
                             Presence owner, Millis now);

}  // namespace heptad
