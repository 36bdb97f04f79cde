#include "table/table.h"

#include <algorithm>

#include "engine/core/sides.h"
#include "table/reveal.h"

namespace heptad {

Table::Table(TableSpec spec, const Seed& seed, AnyGame game)
    : spec_(std::move(spec)),
      deal_{.seed = seed},
      round_start_(game),
      game_(std::move(game)),
      clocks_(spec_.clock) {}

Expected<Table> Table::open(TableSpec spec, const Seed& seed) {
  auto game = AnyGame::start(spec.rules);
  if (!game) return std::unexpected(game.error());
  return Table(std::move(spec), seed, std::move(*game));
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
  if (game_.over()) {
    const auto outcome = game_.outcome();
    return TableResult{outcome.winners, name(outcome.how)};
  }
  const auto end = given_up();
  if (!end) return std::nullopt;
  return TableResult{end->winners, name(end->how)};
}

SeatSet Table::to_act() const { return status() == Status::Playing ? game_.to_act() : SeatSet(); }

SeatSet Table::committed() const {
  SeatSet seats;
  if (status() != Status::Playing || round_start_.to_act().size() < 2) return seats;
  for (std::size_t i = round_start_line_; i < log_.size(); ++i) {
    const Seat seat = log_[i].entry.seat;
    if (!game_.to_act().has(seat)) seats.add(seat);
  }
  return seats;
}

std::optional<std::size_t> Table::last_line_of(Seat seat) const {
  for (std::size_t i = log_.size(); i-- > 0;) {
    if (log_[i].entry.seat == seat) return i;
  }
  return std::nullopt;
}

bool Table::round_is_open(std::size_t line) const {
  return round_start_.to_act().size() > 1 && line >= round_start_line_;
}

// Nobody else acted. A round in which several chose reveals their choices when it resolves.
bool Table::stands_alone(std::size_t line) const {
  const Seat seat = log_[line].entry.seat;
  const bool chosen_together = line > 0 && log_[line - 1].round == log_[line].round &&
                               log_[line - 1].entry.seat != kNature && log_[line - 1].entry.seat != seat;
  return line + 1 == log_.size() && !chosen_together;
}

// Free while nothing hidden was revealed and nobody else acted.
UndoKind Table::undo_kind(Seat seat) const {
  if (status() != Status::Playing) return UndoKind::Nothing;
  const auto line = last_line_of(seat);
  if (!line) return UndoKind::Nothing;
  if (choice_stands(seat)) return round_is_open(*line) ? UndoKind::Nothing : UndoKind::Ask;
  if (round_is_open(*line)) return UndoKind::Free;
  const bool harmless = stands_alone(*line) && !reveals(position_at(*line), seat, log_[*line].entry.action);
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
    if (mine.has(seat) && std::ranges::find(recent_ids_[seat], id) != recent_ids_[seat].end()) return true;
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
  if (status() != Status::Over) return std::nullopt;
  return deal_.seed;
}

std::optional<Record> Table::record() const {
  if (status() != Status::Over) return std::nullopt;
  Record record{.rules = spec_.rules, .seed = to_hex(deal_.seed), .anew = deal_.anew, .worth = worth_};
  for (Seat seat = 0; seat < players(); ++seat) {
    const Chair& chair = chairs_[seat];
    record.sitters.push_back(chair.kind == SeatKind::Bot
                                 ? Sitter{Sitter::Kind::Bot, std::to_string(chair.level)}
                                 : Sitter{Sitter::Kind::Person, chair.name});
    if (!deal_.nonces[seat]) continue;
    record.nonces.resize(seat + std::size_t{1});
    record.nonces[seat] = to_hex(*deal_.nonces[seat]);
  }
  if (!game_.over()) record.given_up = given_up();
  record.log = whole_log();
  return record;
}

std::vector<LogEntry> Table::whole_log() const {
  std::vector<LogEntry> log;
  log.reserve(log_.size());
  for (const LogLine& line : log_) log.push_back(line.entry);
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

AnyGame Table::position_at(std::size_t lines) const {
  AnyGame game = *AnyGame::start(spec_.rules);
  for (std::size_t i = 0; i < lines; ++i) game.apply(log_[i].entry.seat, log_[i].entry.action);
  return game;
}

AnyGame Table::position_of_choice(Seat seat) const {
  if (!committed().has(seat)) return game_;
  const std::size_t own = *last_line_of(seat);
  AnyGame game = round_start_;
  for (std::size_t i = round_start_line_; i < log_.size(); ++i) {
    if (i != own) game.apply(log_[i].entry.seat, log_[i].entry.action);
  }
  return game;
}

}  // namespace heptad
