#include "server/rematches.h"

#include "server/hall.h"

namespace heptad {
namespace {

bool is_due(const Table& table) { return table.all_want_again() && table.next_table().empty(); }

}  // namespace

std::optional<MadeTable> Rematches::also(Proposal& proposal) {
  const Table& over = proposal.next;
  if (!is_due(over)) return std::nullopt;
  const Millis now = hall_.world().now();
  auto next = new_table({over.spec(), over.next_chairs()}, now, hall_.world().wall());
  if (!next) return std::nullopt;
  auto both = proposal;
  if (!both.add({.kind = EntryKind::Rematch, .text = next->table.spec().id, .at = now})) return std::nullopt;
  proposal = std::move(both);
  return std::move(*next);
}

// Wanted in a program that made the next table later, and was stopped in between.
void Rematches::due(LiveTable& live) {
  if (!is_due(live.table) || live.storing || !live.jobs.empty()) return;
  hall_.submit(live, {.propose = [](const Table& table, Millis) { return Proposal{table}; }});
}

}  // namespace heptad
