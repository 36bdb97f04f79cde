#include "table/game_log.h"

#include "table/reveal.h"

namespace heptad {

SeatSet GameLog::committed() const {
  SeatSet seats;
  if (current().position.to_act().size() < 2) return seats;
  for (std::size_t i = current().line; i < lines_.size(); ++i) {
    const Seat seat = lines_[i].entry.seat;
    if (!position_.to_act().has(seat)) seats.add(seat);
  }
  return seats;
}

std::optional<std::size_t> GameLog::last_line_of(Seat seat) const {
  for (std::size_t i = lines_.size(); i-- > 0;) {
    if (lines_[i].entry.seat == seat) return i;
  }
  return std::nullopt;
}

bool GameLog::round_is_open(std::size_t line) const {
  return current().position.to_act().size() > 1 && line >= current().line;
}

bool GameLog::stands_alone(std::size_t line) const {
  const Seat seat = lines_[line].entry.seat;
  const bool chosen_together = line > 0 && lines_[line - 1].round == lines_[line].round &&
                               lines_[line - 1].entry.seat != kNature && lines_[line - 1].entry.seat != seat;
  return line + 1 == lines_.size() && !chosen_together;
}

bool GameLog::last_line_reveals() const {
  const std::size_t last = lines_.size() - 1;
  const Start& start = current().line <= last ? current() : previous();
  AnyGame before = start.position;
  for (std::size_t i = start.line; i < last; ++i) {
    before.apply(lines_[i].entry.seat, lines_[i].entry.action);
  }
  const auto& [seat, action] = lines_[last].entry;
  // Of a choice among several nobody asks: it is free until all have chosen, and not afterwards.
  const bool alone = seat != kNature && before.to_act().size() == 1;
  return alone && reveals(before, seat, action, position_);
}

AnyGame GameLog::position_of_choice(Seat seat) const {
  if (!committed().has(seat)) return position_;
  const std::size_t own = *last_line_of(seat);
  AnyGame game = current().position;
  for (std::size_t i = current().line; i < lines_.size(); ++i) {
    if (i != own) game.apply(lines_[i].entry.seat, lines_[i].entry.action);
  }
  return game;
}

void GameLog::play(const LogLine& line) {
  const auto& [seat, action] = line.entry;
  const int round = position_.round();
  const std::size_t events_before = events_.size();
  const auto events = position_.apply(seat, action);
  events_.insert(events_.end(), events.begin(), events.end());
  lines_.push_back({.entry = line.entry,
                    .round = round,
                    .events_before = events_before,
                    .chooser = line.chooser,
                    .gained = line.gained});
  if (position_.round() != round) {
    this_ = 1 - this_;
    starts_[this_].position = position_;
    starts_[this_].line = lines_.size();
  }
}

void GameLog::remove(std::size_t first, std::size_t count) {
  // Of the round that is being decided only the round is played again.
  const bool this_round = first >= current().line;
  const std::size_t from = this_round ? current().line : 0;
  const auto at = [&](std::size_t line) { return lines_.begin() + static_cast<std::ptrdiff_t>(line); };
  std::vector<LogLine> again(at(from), at(first));
  again.insert(again.end(), at(first + count), lines_.end());
  events_.resize(from < lines_.size() ? lines_[from].events_before : events_.size());
  lines_.resize(from);
  if (!this_round) starts_.fill({*AnyGame::start(position_.rules())});
  position_ = current().position;
  for (const LogLine& line : again) play(line);
}

}  // namespace heptad
