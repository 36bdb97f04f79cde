#include "server/new_table.h"

#include "server/secrets.h"
#include "table/import.h"

namespace heptad {

Expected<MadeTable> new_table(TableRequest request, Millis now, std::int64_t wall) {
  request.spec.id = new_table_id();
  const Seed seed = request.deal ? numbered_seed(*request.deal) : new_seed();
  StoredTable stored{.spec = std::move(request.spec), .seed = seed, .created = wall};
  const auto empty = Table::open(stored.spec, stored.seed);
  if (!empty) return std::unexpected(empty.error());
  auto arranged = empty->arrange(request.chairs, now, request.deal);
  if (!arranged) return std::unexpected(arranged.error());
  stored.journal = std::move(arranged->entries);
  return MadeTable{{std::move(stored), Standing::of(arranged->next)}, std::move(arranged->next)};
}

Expected<MadeTable> imported_table(const Record& record, Millis now, std::int64_t wall) {
  auto whole = imported(record, new_table_id(), now);
  if (!whole) return std::unexpected(whole.error());
  StoredTable stored{.spec = whole->next.spec(), .seed = whole->next.deal().seed, .created = wall};
  stored.journal = std::move(whole->entries);
  return MadeTable{{std::move(stored), Standing::of(whole->next)}, std::move(whole->next)};
}

}  // namespace heptad
