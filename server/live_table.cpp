#include "server/live_table.h"

#include <algorithm>
#include <set>

#include "table/sight.h"

namespace heptad {

SeatSet LiveTable::present_here() const {
  SeatSet seats;
  for (const Viewer& viewer : viewers) {
    const SeatSet own = table.owned_by(viewer.who);
    for (Seat seat = 0; seat < table.players(); ++seat) {
      if (own.has(seat)) seats.add(seat);
    }
  }
  return seats;
}

Presence LiveTable::presence_of(Seat seat, Millis now, Millis patience) const {
  const bool gone = seat < table.players() && !present().has(seat);
  return gone && now - absent_since[seat] >= patience ? Presence::Missed : Presence::Here;
}

std::string LiveTable::summary(SeatSet present) const { return Sight(table, {}).summary(present, created); }

SeatSet LiveTable::present() const {
  SeatSet seats = present_here();
  for (const auto& [node, there] : elsewhere) {
    for (Seat seat = 0; seat < table.players(); ++seat) {
      if (there.present.has(seat)) seats.add(seat);
    }
  }
  return seats;
}

bool LiveTable::hears(const Viewer& viewer, const Said& said) const {
  if (!may_hear(table, table.owned_by(viewer.who), said)) return false;
  if (said.note || said.seat == kNature) return true;
  return std::ranges::find(viewer.blocked, table.chair(said.seat).owner) == viewer.blocked.end();
}

int LiveTable::watching_here() const {
  std::set<Digest> people;  // two windows of one person count once
  for (const Viewer& viewer : viewers) {
    if (table.owned_by(viewer.who).empty()) people.insert(viewer.who);
  }
  return static_cast<int>(people.size());
}

int LiveTable::watching() const {
  int all = watching_here();
  for (const auto& [node, there] : elsewhere) all += there.watching;
  return all;
}

}  // namespace heptad
