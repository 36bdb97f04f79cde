// A game is its log: header, then one line an action, nature included (docs/notation.md). The text form
// replays byte for byte, for ever.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/action.h"
#include "engine/core/refusal.h"
#include "engine/core/rules.h"
#include "engine/core/seat.h"
#include "engine/game.h"

namespace heptad {

struct LogEntry {
  Seat seat = kNature;
  Action action;

  bool operator==(const LogEntry&) const = default;
};

// Who sits there: a person's name, written "Ann", or a bot's, written bot:hard.
struct Sitter {
  enum class Kind : std::uint8_t { Nobody, Person, Bot };
  Kind kind = Kind::Nobody;
  std::string name;

  bool operator==(const Sitter&) const = default;
};

// From this line of the log on, luck was drawn anew: for the count-th time in this game.
struct Anew {
  std::size_t line = 0;
  int count = 0;

  bool operator==(const Anew&) const = default;
};

// The end of a game that was not played to its end.
struct GivenUp {
  enum class How : std::uint8_t { Resignation, Time, Abandoned };
  SeatSet winners = {};
  How how = How::Resignation;

  bool operator==(const GivenUp&) const = default;
};
std::string_view name(GivenUp::How how);

// Whether somebody looked at what comes and then chose again, without another person's consent.
enum class Worth : std::uint8_t { Full, Practice };

struct Record {
  Rules rules;
  std::vector<Sitter> sitters;      // by seat; may be shorter than the number of players
  std::optional<std::string> seed;  // one word, when the dice came from it
  std::vector<std::string> nonces;  // by seat, what each person added to the seed; empty: nothing
  std::vector<Anew> anew;           // by line
  Worth worth = Worth::Full;
  std::vector<LogEntry> log;
  std::optional<GivenUp> given_up;  // when the log does not end the game, but it ended

  bool operator==(const Record&) const = default;
};

// "nature" or the seat's number.
std::string seat_text(Seat seat);

// One line of a log, without its line end: "0 build baths". `before` is the position it is played in.
std::string entry_text(const AnyGame& before, const LogEntry& entry);

// The reverse: parsed and checked in that position. The refusal's column counts from the line's start.
Expected<LogEntry> parse_entry(const AnyGame& before, std::string_view line);

// "result 1 civilian 58 64": winners, how, totals. The game must be over.
std::string result_text(const Outcome& outcome);
// "result 1 resignation".
std::string result_text(const GivenUp& end);

// The whole record. Precondition: every entry of the log is legal.
std::string print_record(const Record& record);

// The same, followed by the score sheet in comments, one category a line: golden games are kept so.
std::string annotated_record(const Record& record);

// Where and why a record was refused.
struct RecordError {
  int line = 0;      // from 1
  std::string text;  // the line, shortened when it is very long
  Refusal reason;    // its column counts from the line's start; 0 when the line as a whole is meant

  std::string sentence() const;  // "Line 12, column 9, `0 build bath`: There is no card \"bath\"."
};

struct Replay {
  Record record;
  AnyGame game;  // the position after the last entry
};

// Reads and replays a record; every move is checked, and so is the result when one is written.
std::expected<Replay, RecordError> read_record(std::string_view text);

}  // namespace heptad
