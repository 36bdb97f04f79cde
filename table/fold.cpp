// How each journal entry changes the table, and when it may not happen.
#include <algorithm>

#include "engine/core/sides.h"
#include "table/table.h"

namespace heptad {
namespace {

constexpr std::size_t kIdsRemembered = 32;
constexpr std::size_t kSaidRemembered = 100;

std::unexpected<Refusal> not_playing() { return refuse(Code::NotPlaying, "The game is not being played."); }

}  // namespace

Expected<void> Table::apply(const Entry& entry) {
  clocks_.settle(entry.at);
  detours_.begin_entry();
  const std::string name = entry.seat < players() ? chairs_[entry.seat].name : "";
  if (auto done = fold(entry); !done) return done;
  switch (entry.kind) {
    case EntryKind::Act: settle_act(entry.seat); break;
    case EntryKind::Undo: clocks_.run_on(seats_on_the_clock()); break;
    case EntryKind::Sit:
    case EntryKind::Stand:
    case EntryKind::Bot:
    case EntryKind::Nature:
    case EntryKind::Ask:
    case EntryKind::Agree:
    case EntryKind::Decline:
    case EntryKind::Cut:
    case EntryKind::Resign:
    case EntryKind::Time:
    case EntryKind::StandIn:
    case EntryKind::Back:
    case EntryKind::Say:
    case EntryKind::WantAgain:
    case EntryKind::Rematch:
    case EntryKind::End:
    case EntryKind::Miss:
    case EntryKind::DrawAnew:
    case EntryKind::Await:
    case EntryKind::AddNonce:
    case EntryKind::Number:
    case EntryKind::SayToTeam: clocks_.run(seats_on_the_clock()); break;
  }
  note(entry, name);
  ++journal_size_;
  return {};
}

Expected<void> Table::fold(const Entry& entry) {
  const bool may_lack_seat = entry.kind == EntryKind::Nature || entry.kind == EntryKind::Say ||
                             entry.kind == EntryKind::Rematch || entry.kind == EntryKind::End ||
                             entry.kind == EntryKind::DrawAnew || entry.kind == EntryKind::Number;
  if (!may_lack_seat && entry.seat >= players()) {
    return refuse(Code::UnknownSeat, "There is no such seat at this table.");
  }
  switch (entry.kind) {
    case EntryKind::Sit:
    case EntryKind::Stand:
    case EntryKind::Bot: return fold_seating(entry);
    case EntryKind::Act: return fold_act(entry);
    case EntryKind::Nature: return fold_nature(entry);
    case EntryKind::Undo: return fold_undo(entry);
    case EntryKind::Ask:
    case EntryKind::Agree:
    case EntryKind::Decline:
    case EntryKind::Cut: return fold_take_back(entry);
    case EntryKind::Resign:
    case EntryKind::Time: return fold_forfeit(entry);
    case EntryKind::StandIn:
    case EntryKind::Back: return fold_minding(entry);
    case EntryKind::Say:
    case EntryKind::SayToTeam: return fold_talk(entry);
    case EntryKind::WantAgain:
    case EntryKind::Rematch: return fold_again(entry);
    case EntryKind::End: return fold_end();
    case EntryKind::Miss: return fold_missing(entry);
    case EntryKind::DrawAnew: return fold_anew(entry);
    case EntryKind::Await:
    case EntryKind::AddNonce: return fold_nonce(entry);
    case EntryKind::Number: return fold_number(entry);
  }
  return {};
}

Expected<void> Table::fold_talk(const Entry& entry) {
  if (entry.kind == EntryKind::SayToTeam) {
    if (side_size(spec_.rules) == 1) return refuse(Code::Forbidden, "There are no teams at this table.");
    // Until then whoever sits down beside somebody, and gets up again, would have heard it all.
    if (status() == Status::Waiting) return refuse(Code::Forbidden, "The teams are not complete yet.");
  }
  detours_.said(entry.seat == kNature);
  return {};
}

Expected<void> Table::fold_seating(const Entry& entry) {
  if (status() != Status::Waiting) return refuse(Code::SeatTaken, "The game has begun: no seat is free.");
  Chair& chair = chairs_[entry.seat];
  if (entry.kind == EntryKind::Stand) {
    if (chair.kind != SeatKind::Human) return refuse(Code::NotYours, "Nobody sits there.");
    chair = {};
    detours_.took(entry.seat);
    deal_.nonces[entry.seat].reset();
    return {};
  }
  if (chair.kind != SeatKind::Open) return refuse(Code::SeatTaken, "Somebody sits there already.");
  if (entry.kind == EntryKind::Sit) {
    chair = {.kind = SeatKind::Human, .owner = entry.owner, .name = entry.text};
    return {};
  }
  if (entry.number < 1 || entry.number > kMaxLevel) return refuse(Code::BadLevel, "Bots have levels 1 to 8.");
  chair = {.kind = SeatKind::Bot, .level = entry.number};
  return {};
}

void Table::play(const LogLine& line) {
  const int round = game_.round();
  const std::size_t events_before = events_.size();
  const auto events = game_.apply(line.entry.seat, line.entry.action);
  events_.insert(events_.end(), events.begin(), events.end());
  log_.push_back({line.entry, round, events_before, line.chooser, line.gained});
  if (game_.round() != round) {
    round_start_ = game_;
    round_start_line_ = log_.size();
  }
}

Expected<void> Table::fold_act(const Entry& entry) {
  if (status() != Status::Playing) return not_playing();
  const AnyGame position = position_of_choice(entry.seat);
  const auto action = position.parse(entry.text);
  if (!action) return std::unexpected(action.error());
  if (auto legal = position.check(entry.seat, *action); !legal) return legal;
  LogLine line{.entry = {entry.seat, *action}};
  if (bot_level(entry.seat)) {
    line.chooser = Clocks::Chooser::Bot;
  } else {
    chairs_[entry.seat].missed_by = {};
  }
  if (committed().has(entry.seat)) {  // it changes its mind, and earns nothing by that
    const std::size_t own = *last_line_of(entry.seat);
    line.gained = log_[own].gained;
    remove_lines(own, 1);
    detours_.took(entry.seat);
  }
  play(line);
  take_back_.reset();
  remember(entry);
  return {};
}

void Table::settle_act(Seat seat) {
  LogLine& line = log_.back();
  if (line.gained) return clocks_.run_on(seats_on_the_clock());
  line.gained = clocks_.run_after(seat, line.chooser, seats_on_the_clock());
}

void Table::remember(const Entry& entry) {
  if (entry.id.empty()) return;
  auto& ids = recent_ids_[entry.seat];
  if (ids.size() == kIdsRemembered) ids.erase(ids.begin());
  ids.push_back(entry.id);
}

Expected<void> Table::fold_nature(const Entry& entry) {
  if (!to_act().has(kNature)) return refuse(Code::WrongTurn, "No luck is due.");
  const auto action = game_.parse(entry.text);
  if (!action) return std::unexpected(action.error());
  if (auto legal = game_.check(kNature, *action); !legal) return legal;
  play({.entry = {kNature, *action}});
  return {};
}

// The lines after those removed must still be legal: they are none, or choices of the same unrevealed round.
void Table::remove_lines(std::size_t first, std::size_t count) {
  // Of the round that is being decided only the round is played again.
  const bool this_round = first >= round_start_line_;
  const std::size_t from = this_round ? round_start_line_ : 0;
  const auto at = [&](std::size_t line) { return log_.begin() + static_cast<std::ptrdiff_t>(line); };
  std::vector<LogLine> again(at(from), at(first));
  again.insert(again.end(), at(first + count), log_.end());
  events_.resize(from < log_.size() ? log_[from].events_before : events_.size());
  log_.resize(from);
  if (!this_round) {
    round_start_ = *AnyGame::start(spec_.rules);
    round_start_line_ = 0;
  }
  game_ = round_start_;
  for (const LogLine& line : again) play(line);
}

Expected<void> Table::fold_undo(const Entry& entry) {
  const auto line = last_line_of(entry.seat);
  if (status() != Status::Playing || !line || !(round_is_open(*line) || stands_alone(*line)))
    return refuse(Code::NothingToUndo, "There is nothing to take back.");
  if (*line != static_cast<std::size_t>(entry.number))
    return refuse(Code::BadJournal, "Another line was last.");
  clocks_.give_back(entry.seat, log_[*line].gained.value_or(0));
  remove_lines(*line, 1);
  detours_.took(entry.seat);
  take_back_.reset();
  return {};
}

// Increments earned by what never happened are not kept; a move that is to be made again has its own time.
void Table::cut(std::size_t lines) {
  for (std::size_t i = lines; i < log_.size() && !spec_.clock.for_each_move(); ++i) {
    if (log_[i].entry.seat != kNature) clocks_.give_back(log_[i].entry.seat, log_[i].gained.value_or(0));
  }
  remove_lines(lines, log_.size() - lines);
}

Expected<void> Table::fold_take_back(const Entry& entry) {
  if (status() != Status::Playing) return not_playing();
  if (entry.kind == EntryKind::Ask) {
    const auto line = last_line_of(entry.seat);
    if (!line) return refuse(Code::NothingToUndo, "There is nothing to take back.");
    take_back_ = TakeBack{.seat = entry.seat, .line = *line};
    detours_.took(entry.seat);
    return {};
  }
  if (!take_back_) return refuse(Code::NothingAsked, "Nobody asks to take anything back.");
  if (entry.kind == EntryKind::Cut) {
    const SeatSet waits_for = take_back_waits_for();
    bool agreed = take_back_->line == static_cast<std::size_t>(entry.number);
    for (Seat seat = 0; seat < players(); ++seat) {
      // Journals from before a minded seat's owner was asked have cuts without that consent.
      agreed = agreed && !(waits_for.has(seat) && !bot_level(seat));
    }
    if (!agreed) return refuse(Code::NothingAsked, "Not everybody agrees.");
    // Nobody else was asked, so whoever took it back has looked at what comes and is alone with it.
    if (take_back_->agreed.empty()) worth_ = Worth::Practice;
    cut(take_back_->line);
    take_back_.reset();
    return {};
  }
  if (!take_back_waits_for().has(entry.seat)) return refuse(Code::NothingAsked, "This seat is not asked.");
  if (entry.kind == EntryKind::Agree) {
    take_back_->agreed.add(entry.seat);
  } else {
    take_back_.reset();
  }
  return {};
}

Expected<void> Table::fold_forfeit(const Entry& entry) {
  if (status() != Status::Playing) return not_playing();
  Chair& chair = chairs_[entry.seat];
  if (chair.kind != SeatKind::Human || chair.forfeit)
    return refuse(Code::NotPlaying, "This seat has given up.");
  if (entry.kind == EntryKind::Time) {
    const bool expired = clocks_.running().has(entry.seat) && clocks_.left(entry.seat, entry.at) == 0;
    if (!expired) return refuse(Code::BadClock, "This seat still has time.");
  }
  chair.forfeit = entry.kind == EntryKind::Time ? Forfeit::Time : Forfeit::Resigned;
  chair.missed_by = {};
  last_forfeit_ = chair.forfeit;
  take_back_.reset();
  return {};
}

Expected<void> Table::fold_end() {
  if (status() != Status::Playing) return not_playing();
  abandoned_ = true;
  take_back_.reset();
  return {};
}

Expected<void> Table::fold_minding(const Entry& entry) {
  Chair& chair = chairs_[entry.seat];
  if (entry.kind == EntryKind::Back) {
    if (!chair.stand_in && chair.missed_by.empty()) return refuse(Code::NotAbsent, "No bot minds this seat.");
    chair.stand_in.reset();
    chair.missed_by = {};
    return {};
  }
  if (status() != Status::Playing) return not_playing();
  if (entry.number < 1 || entry.number > kMaxLevel) return refuse(Code::BadLevel, "Bots have levels 1 to 8.");
  if (chair.kind != SeatKind::Human || bot_level(entry.seat)) {
    return refuse(Code::NotAbsent, "A bot plays there already.");
  }
  chair.stand_in = entry.number;
  detours_.took(entry.seat);
  chair.missed_by = {};
  return {};
}

Expected<void> Table::fold_again(const Entry& entry) {
  if (status() != Status::Over) return refuse(Code::NotOver, "The game is not over.");
  if (!next_table_.empty()) return refuse(Code::SeatTaken, "The next game has been set up already.");
  if (entry.kind == EntryKind::Rematch) {
    if (!all_want_again()) return refuse(Code::NothingAsked, "Not everybody wants to play again.");
    next_table_ = entry.text;
    return {};
  }
  if (chairs_[entry.seat].kind != SeatKind::Human) return refuse(Code::NotYours, "Nobody sits there.");
  wants_again_.add(entry.seat);
  return {};
}

void Table::note(const Entry& entry, std::string_view name_before) {
  switch (entry.kind) {
    case EntryKind::Bot:
    case EntryKind::Act:
    case EntryKind::Nature:
    case EntryKind::Agree:
    case EntryKind::Rematch:
    case EntryKind::End:
    case EntryKind::DrawAnew:
    case EntryKind::Await:
    case EntryKind::AddNonce:
    case EntryKind::Number: return;
    case EntryKind::Ask:
      if (take_back_waits_for().empty()) return;
      break;
    case EntryKind::Sit:
    case EntryKind::Stand:
    case EntryKind::Undo:
    case EntryKind::Decline:
    case EntryKind::Cut:
    case EntryKind::Resign:
    case EntryKind::Time:
    case EntryKind::StandIn:
    case EntryKind::Back:
    case EntryKind::Say:
    case EntryKind::SayToTeam:
    case EntryKind::WantAgain:
    case EntryKind::Miss: break;
  }
  Said said{.n = said_count_++, .seat = entry.seat};
  if (is_talk(entry.kind) && entry.text.empty()) return;  // forgotten: only its number is left
  said.name = entry.kind == EntryKind::Sit ? std::string_view(entry.text) : name_before;
  if (is_talk(entry.kind)) {
    said.text = entry.text;
    if (entry.kind == EntryKind::SayToTeam) said.to = Hearers::Team;
  } else {
    said.note = entry.kind;
  }
  if (said_.size() == kSaidRemembered) said_.erase(said_.begin());
  said_.push_back(std::move(said));
}

}  // namespace heptad
