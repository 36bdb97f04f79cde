#include "table/table.h"

#include <algorithm>

#include "engine/core/sides.h"

namespace heptad {

Table::Table(TableSpec spec, const Seed& seed, const AnyGame& game)
    : spec_(std::move(spec)),
      deal_{.seed = seed},
      seed_hash_(deal_.seed_hash()),
      game_(GameLog(game)),
      clocks_(spec_.clock) {}

Expected<Table> Table::open(TableSpec spec, const Seed& seed) {
  auto game = AnyGame::start(spec.rules);
  if (!game) return std::unexpected(game.error());
  return Table(std::move(spec), seed, *game);
}

Expected<Table> Table::read(TableSpec spec, const Seed& seed, std::span<const Entry> journal) {
  auto table = open(std::move(spec), seed);
  for (const Entry& entry : journal) {
    if (!table) break;
    if (auto done = table->apply(entry); !done) table = std::unexpected(done.error());
  }
  return table;
}

SeatSet Table::seats_of(SeatKind kind) const {
  SeatSet seats;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (chairs_[seat].kind == kind) seats.add(seat);
  }
  return seats;
}

SeatSet Table::unforfeited() const {
  SeatSet seats;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (!chairs_[seat].forfeit) seats.add(seat);
  }
  return seats;
}

bool Table::awaits_nonces() const {
  return std::ranges::any_of(chairs_, [](const Chair& chair) { return chair.awaits_nonce; });
}

Status Table::status() const {
  if (!seats_of(SeatKind::Open).empty() || awaits_nonces()) return Status::Waiting;
  return result() ? Status::Over : Status::Playing;
}

std::optional<GivenUp> Table::given_up() const {
  if (imported_end_) return imported_end_;
  if (abandoned_) return GivenUp{.how = GivenUp::How::Abandoned};
  if (!last_forfeit_) return std::nullopt;
  const SeatSet left = unforfeited();
  const bool a_person_is_left = (left.bits() & seats_of(SeatKind::Human).bits()) != 0;
  SeatSet winners;  // with their partners
  for (Seat seat = 0; seat < players(); ++seat) {
    for (Seat other = 0; other < players(); ++other) {
      if (left.has(other) && on_one_side(spec_.rules, seat, other)) winners.add(seat);
    }
  }
  if (winners.size() > side_size(spec_.rules) && a_person_is_left) return std::nullopt;
  return GivenUp{.winners = winners,
                 .how = *last_forfeit_ == Forfeit::Time ? GivenUp::How::Time : GivenUp::How::Resignation};
}

std::optional<TableResult> Table::result() const {
  if (position().over()) {
    const auto outcome = position().outcome();
    return TableResult{outcome.winners, name(outcome.how)};
  }
  const auto end = given_up();
  if (!end) return std::nullopt;
  return TableResult{end->winners, name(end->how)};
}

SeatSet Table::to_act() const { return status() == Status::Playing ? position().to_act() : SeatSet(); }

SeatSet Table::committed() const { return status() == Status::Playing ? game_->committed() : SeatSet(); }

// Free while nothing hidden was revealed and nobody else acted.
UndoKind Table::undo_kind(Seat seat) const {
  if (status() != Status::Playing) return UndoKind::Nothing;
  const auto line = game_->last_line_of(seat);
  if (!line) return UndoKind::Nothing;
  const bool open = game_->round_is_open(*line);
  if (choice_stands(seat)) return open ? UndoKind::Nothing : UndoKind::Ask;
  if (open) return UndoKind::Free;
  const bool harmless = game_->stands_alone(*line) && !game_->last_line_reveals();
  return harmless ? UndoKind::Free : UndoKind::Ask;
}

// A bot that minds a seat never consents for its owner.
SeatSet Table::take_back_waits_for() const {
  if (!take_back_) return {};
  SeatSet seats = people_besides(take_back_->seat);
  for (Seat seat = 0; seat < players(); ++seat) {
    if (take_back_->agreed.has(seat)) seats.remove(seat);
  }
  return seats;
}

bool Table::all_want_again() const {
  return status() == Status::Over && !wants_again_.empty() && wants_again_ == seats_of(SeatKind::Human);
}

SeatSet Table::owned_by(const Digest& who) const {
  SeatSet seats;
  for (Seat seat = 0; seat < players(); ++seat) {
    const bool same = equal_in_constant_time(chairs_[seat].owner, who);
    if (same && chairs_[seat].kind == SeatKind::Human) seats.add(seat);
  }
  return seats;
}

bool Table::is_against_bots_only(SeatSet own) const {
  return own == seats_of(SeatKind::Human) && seats_of(SeatKind::Open).empty();
}

bool Table::did(const Digest& who, std::string_view id) const {
  if (id.empty()) return false;
  const SeatSet mine = owned_by(who);
  for (Seat seat = 0; seat < players(); ++seat) {
    if (mine.has(seat) && std::ranges::find(*recent_ids_[seat], id) != recent_ids_[seat]->end()) return true;
  }
  return false;
}

std::optional<int> Table::bot_level(Seat seat) const {
  const Chair& chair = chairs_[seat];
  if (chair.kind == SeatKind::Bot) return chair.level;
  if (chair.forfeit) return kForfeitLevel;
  return chair.stand_in;
}

bool Table::has_people() const {
  return !seats_of(SeatKind::Human).empty() || !seats_of(SeatKind::Open).empty();
}

bool Table::plays_itself() const {
  if (status() != Status::Playing) return false;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (!bot_level(seat)) return false;
  }
  return true;
}

std::vector<Chair> Table::next_chairs() const {
  std::vector<Chair> chairs;
  for (int seat = 0; seat < players(); ++seat) {
    const int before = (seat + side_size(spec_.rules)) % players();  // partners stay together
    Chair chair = chairs_[before];
    chair.awaits_nonce = deal_.nonces[before].has_value();
    chair.stand_in.reset();
    chair.forfeit.reset();
    chair.missed_by = {};
    chairs.push_back(std::move(chair));
  }
  return chairs;
}

std::optional<Seed> Table::seed() const {
  if (status() != Status::Over || imported_) return std::nullopt;
  return deal_.seed;
}

std::optional<Record> Table::record() const {
  if (status() != Status::Over) return std::nullopt;
  Record record{.rules = spec_.rules, .anew = deal_.anew, .worth = worth_};
  if (!imported_) record.seed = to_hex(deal_.seed);
  for (Seat seat = 0; seat < players(); ++seat) {
    const Chair& chair = chairs_[seat];
    record.sitters.push_back(chair.kind == SeatKind::Bot
                                 ? Sitter{Sitter::Kind::Bot, std::to_string(chair.level)}
                                 : Sitter{Sitter::Kind::Person, chair.name});
    if (!deal_.nonces[seat]) continue;
    record.nonces.resize(seat + std::size_t{1});
    record.nonces[seat] = to_hex(*deal_.nonces[seat]);
  }
  if (!position().over()) record.given_up = given_up();
  record.log = whole_log();
  return record;
}

std::vector<LogEntry> Table::whole_log() const {
  std::vector<LogEntry> log;
  log.reserve(steps());
  for (const LogLine& line : game_->lines()) log.push_back(line.entry);
  return log;
}

// A bot that minds a person's seat thinks on that person's time: otherwise a stand-in would stop the clock.
SeatSet Table::seats_on_the_clock() const {
  SeatSet seats = to_act();
  for (Seat seat = 0; seat < players(); ++seat) {
    if (chairs_[seat].kind != SeatKind::Human || chairs_[seat].forfeit) seats.remove(seat);
  }
  seats.remove(kNature);
  return seats;
}

}  // namespace heptad
