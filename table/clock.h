// Time to think. The table is told what time it is; it never looks at a clock.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json_writer.h"
#include "engine/core/refusal.h"
#include "engine/core/seat.h"

namespace heptad {

using Millis = std::int64_t;

enum class ClockKind : std::uint8_t { None, Move, Game, Days };

struct ClockRule {
  ClockKind kind = ClockKind::None;
  int amount = 0;     // Move, Game: seconds. Days: days a move
  int increment = 0;  // Game: seconds added after each own action

  // What a seat has when its clock starts: for the whole game, or for each move.
  Millis full() const;
  // Minutes, not days: whoever plays is there.
  bool live() const;
  bool for_each_move() const { return kind == ClockKind::Move || kind == ClockKind::Days; }
  bool operator==(const ClockRule&) const = default;
};

// "none", "move 60", "game 900 10", "days 3".
std::string clock_text(const ClockRule& rule);
Expected<ClockRule> parse_clock(std::string_view text);
void write_clock(JsonWriter& json, const ClockRule& rule);

class Clocks {
 public:
  explicit Clocks(const ClockRule& rule) : rule_(rule) { left_.fill(rule.full()); }

  // The clocks of the running seats go down to `now`.
  void settle(Millis now);
  // Those that run from now on. One that did not run before is fresh, where each move has its own time.
  void run(SeatSet running);
  // The same after an action of `moved`: a fresh clock should it be to act again, and the increment when it
  // chose itself. Returns the time it gained.
  enum class Chooser : std::uint8_t { Person, Bot };
  Millis run_after(Seat moved, Chooser chooser, SeatSet running);
  // The same after actions were taken back, each with what its seat had gained: undoing and redoing gains no
  // time.
  void run_on(SeatSet running) { running_ = in_use() ? running : SeatSet(); }
  void give_back(Seat seat, Millis gained) { left_[seat] -= gained; }

  bool in_use() const { return rule_.kind != ClockKind::None; }
  SeatSet running() const { return running_; }
  Millis left(Seat seat, Millis now) const;
  // When the first running clock ends.
  std::optional<Millis> deadline() const;

 private:
  ClockRule rule_;
  SeatSet running_;
  Millis settled_ = 0;
  std::array<Millis, kMaxSeats> left_;
};

}  // namespace heptad
