// What a person's message asks of a table.
#pragma once

#include "table/messages.h"
#include "table/table.h"

namespace heptad {

// What would happen, or why not. `absent_for`: how long the person of the seat it names has been away. Of
// messages that change no table nothing would. An act that was made already is not made again.
Expected<Proposal> requested(const Table& table, const Digest& who, const TableMessage& message,
                             Millis absent_for, Millis now);

}  // namespace heptad
