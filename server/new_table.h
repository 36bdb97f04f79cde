// Tables before anybody has stored them: made anew, or following one that is over.
#pragma once

#include "server/store.h"
#include "server/table_request.h"

namespace heptad {

Expected<NewTable> new_table(TableRequest request, Millis now, std::int64_t wall);

// The next game, when everybody wants one and there is none; and what the old table then says. Both are
// stored in one go, so that there is exactly one whenever the power fails.
struct NextGame {
  NewTable table;
  Entries entries;
};
std::optional<NextGame> rematch_due(const Table& over, Millis now, std::int64_t wall);

}  // namespace heptad
