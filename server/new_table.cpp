#include "server/new_table.h"

#include "server/secrets.h"

namespace heptad {

Expected<NewTable> new_table(TableRequest request, Millis now, std::int64_t wall) {
  request.spec.id = new_table_id();
  const Seed seed = request.deal ? numbered_seed(*request.deal) : new_seed();
  StoredTable stored{.spec = std::move(request.spec), .seed = seed, .created = wall};
  auto table = Table::open(stored.spec, stored.seed);
  if (!table) return std::unexpected(table.error());
  auto entries = table->arrange(request.chairs, now, request.deal);
  if (!entries) return std::unexpected(entries.error());
  for (const Entry& entry : *entries) {
    if (auto done = table->apply(entry); !done) return std::unexpected(done.error());
  }
  stored.journal = std::move(*entries);
  return NewTable{std::move(stored), Standing::of(*table)};
}

std::optional<NextGame> rematch_due(const Table& over, Millis now, std::int64_t wall) {
  if (!over.all_want_again() || !over.next_table().empty()) return std::nullopt;
  auto next = new_table({over.spec(), over.next_chairs()}, now, wall);
  if (!next) return std::nullopt;
  auto entries = over.rematch(next->table.spec.id, now);
  if (!entries) return std::nullopt;
  return NextGame{std::move(*next), std::move(*entries)};
}

}  // namespace heptad
