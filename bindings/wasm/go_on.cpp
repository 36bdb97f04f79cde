// A recorded game goes on at a table of its own, against bots.
#include <algorithm>

#include "bindings/wasm/local_hall.h"
#include "engine/record.h"
#include "table/import.h"

namespace heptad {
namespace {

std::vector<Chair> chairs_for(const Rules& rules, Seat own, int level, std::string_view called) {
  std::vector<Chair> chairs(static_cast<std::size_t>(rules.players),
                            {.kind = SeatKind::Bot, .level = std::clamp(level, 1, kMaxLevel)});
  chairs[own] = {.kind = SeatKind::Human, .owner = LocalHall::owner(), .name = std::string(called)};
  return chairs;
}

// The journal of a game that came so far: its seats, its moves, and luck that is the table's own from here
// on.
Expected<Proposal> continued(const Record& record, const std::vector<Chair>& chairs,
                             const LocalHall::Fresh& fresh, Millis now) {
  auto table = Table::open({.id = fresh.id, .rules = record.rules}, fresh.seed);
  if (!table) return std::unexpected(table.error());
  Proposal all{std::move(*table)};
  for (Seat seat = 0; seat < record.rules.players; ++seat) {
    const Chair& chair = chairs[seat];
    const bool is_bot = chair.kind == SeatKind::Bot;
    auto seated = all.add({.kind = is_bot ? EntryKind::Bot : EntryKind::Sit,
                           .seat = seat,
                           .number = chair.level,
                           .text = is_bot ? std::string() : chair.name,
                           .owner = chair.owner,
                           .at = now});
    if (!seated) return std::unexpected(seated.error());
  }
  if (auto done = add_log(all, record.log, now); !done) return std::unexpected(done.error());
  if (auto anew = all.add({.kind = EntryKind::DrawAnew, .number = 1, .at = now}); !anew)
    return std::unexpected(anew.error());
  if (auto luck = all.add_luck(); !luck) return std::unexpected(luck.error());
  return all;
}

}  // namespace

std::string LocalHall::go_on(std::string_view text, Seat own, int level, std::string_view called,
                             const Fresh& fresh, Millis now) {
  const auto read = read_record(text);
  if (!read) return refused({read.error().reason.code, read.error().sentence()}, fresh.id);
  const Record& record = read->record;
  if (own >= record.rules.players) return refused({Code::UnknownSeat, "There is no such seat."}, fresh.id);
  if (read->game.over()) return refused({Code::NotPlaying, "The game is over."}, fresh.id);
  auto made = continued(record, chairs_for(record.rules, own, level, called), fresh, now);
  if (!made) return refused(made.error(), fresh.id);
  pending_.push_back({std::move(*made), fresh.created});
  return answer();
}

}  // namespace heptad
