// Tables before anybody has stored them.
#pragma once

#include "server/store.h"
#include "table/table_request.h"

namespace heptad {

struct MadeTable {
  NewTable stored;
  Table table;
};
Expected<MadeTable> new_table(TableRequest request, Millis now, std::int64_t wall);
Expected<MadeTable> imported_table(const Record& record, Millis now, std::int64_t wall);

}  // namespace heptad
