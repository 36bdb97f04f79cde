// Tables before anybody has stored them: made anew, or following one that is over.
#pragma once

#include "server/store.h"
#include "server/table_request.h"

namespace heptad {

struct MadeTable {
  NewTable stored;
  Table table;
};
Expected<MadeTable> new_table(TableRequest request, Millis now, std::int64_t wall);

// When everybody wants the next game and there is none, it is made, and the old table says so. Both are stored in
// one go, so that there is exactly one whenever the power fails.
std::optional<MadeTable> add_rematch(Proposal& proposal, Millis now, std::int64_t wall);

}  // namespace heptad
