// The game that is played at a table: its position, and line by line how it came about.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/game.h"
#include "engine/record.h"
#include "table/clock.h"

namespace heptad {

// One line of the game's log, and where it stood.
struct LogLine {
  LogEntry entry;
  int round = 0;                  // in which it was played
  std::size_t events_before = 0;  // events of all lines before it
  Clocks::Chooser chooser = Clocks::Chooser::Person;
  std::optional<Millis> gained = {};  // on the clock, once that has been settled
};

class GameLog {
 public:
  explicit GameLog(const AnyGame& start) : starts_{{{start}, {start}}}, position_(start) {}

  const AnyGame& position() const { return position_; }
  const std::vector<LogLine>& lines() const { return lines_; }
  const std::vector<Event>& events() const { return events_; }
  // Lines before the round that is being decided.
  std::size_t round_start() const { return current().line; }

  // Seats that have chosen in a round that is not yet revealed.
  SeatSet committed() const;
  std::optional<std::size_t> last_line_of(Seat seat) const;
  // Several choose at the same time, and this is one of their choices.
  bool round_is_open(std::size_t line) const;
  // Nobody else acted. A round in which several chose reveals their choices when it resolves.
  bool stands_alone(std::size_t line) const;
  // The last line showed its own seat something that had been hidden from it.
  bool last_line_reveals() const;
  // The position seat chooses in: without its own commitment, should it have made one.
  AnyGame position_of_choice(Seat seat) const;

  // Precondition: legal. Of the line its entry, chooser and gain are taken.
  void play(const LogLine& line);
  void gained(Millis time) { lines_.back().gained = time; }
  // The lines after those removed must still be legal: they are none, or choices of the same unrevealed
  // round.
  void remove(std::size_t first, std::size_t count);

 private:
  struct Start {
    AnyGame position;
    std::size_t line = 0;
  };
  const Start& current() const { return starts_[this_]; }  // of the round that is being decided
  const Start& previous() const { return starts_[1 - this_]; }

  std::array<Start, 2> starts_;
  std::size_t this_ = 0;
  AnyGame position_;
  std::vector<LogLine> lines_;
  std::vector<Event> events_;
};

}  // namespace heptad
