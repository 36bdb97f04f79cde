// What a proposal that was taken over did to its table, for those who look at it.
#pragma once

#include <algorithm>

#include "table/table.h"

namespace heptad {

struct TableChange {
  bool lines_removed = false;  // whoever saw the game's events sees them anew
  bool round_ended = false;
  bool only_words = false;
  int said_from = 0;  // the first number of what was said
};

// The next number of what is said.
inline int said_so_far(const Table& table) { return table.said().empty() ? 0 : table.said().back().n + 1; }

inline bool has_act(const Entries& entries) {
  return std::ranges::any_of(entries, [](const Entry& entry) { return entry.kind == EntryKind::Act; });
}

inline TableChange change_of(const Table& before, const Proposal& proposal) {
  const auto& [next, entries] = proposal;
  const auto takes_back = [](const Entry& entry) {
    return entry.kind == EntryKind::Undo || entry.kind == EntryKind::Cut;
  };
  const bool shorter = next.steps() < before.steps();
  const bool changed_mind = has_act(entries) && next.steps() == before.steps();
  return {.lines_removed = std::ranges::any_of(entries, takes_back) || shorter || changed_mind,
          .round_ended = next.round() != before.round(),
          .only_words = std::ranges::all_of(entries, is_talk, &Entry::kind),
          .said_from = said_so_far(before)};
}

}  // namespace heptad
