// The game that is played at a table: its position, and line by line how it came about.
#pragma once

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
  bool revealed = false;              // it showed its own seat something that had been hidden from it
  std::optional<Millis> gained = {};  // on the clock, once that has been settled
};

class GameLog {
 public:
  explicit GameLog(AnyGame start) : round_start_(start), position_(std::move(start)) {}

  const AnyGame& position() const { return position_; }
  const std::vector<LogLine>& lines() const { return lines_; }
  const std::vector<Event>& events() const { return events_; }

  // Seats that have chosen in a round that is not yet revealed.
  SeatSet committed() const;
  std::optional<std::size_t> last_line_of(Seat seat) const;
  // Several choose at the same time, and this is one of their choices.
  bool round_is_open(std::size_t line) const;
  // Nobody else acted. A round in which several chose reveals their choices when it resolves.
  bool stands_alone(std::size_t line) const;
  // The position seat chooses in: without its own commitment, should it have made one.
  AnyGame position_of_choice(Seat seat) const;

  // Precondition: legal. Of the line its entry, chooser and gain are taken.
  void play(const LogLine& line);
  void gained(Millis time) { lines_.back().gained = time; }
  // The lines after those removed must still be legal: they are none, or choices of the same unrevealed
  // round.
  void remove(std::size_t first, std::size_t count);

 private:
  AnyGame round_start_;  // where the round that is being decided began
  AnyGame position_;
  std::size_t round_start_line_ = 0;
  std::vector<LogLine> lines_;
  std::vector<Event> events_;
};

}  // namespace heptad
