#include "server/new_table.h"

#include "server/secrets.h"

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

}  // namespace heptad
