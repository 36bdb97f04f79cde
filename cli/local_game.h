// One game on this machine: its record, its position and its dice. The line protocol and the terminal both
// play through it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

class LocalGame {
 public:
  // With a seed nature acts by itself whenever it is due; without one it is told, as a seat is.
  static Expected<LocalGame> start(const Rules& rules, std::optional<std::uint64_t> seed);
  // A record goes on with its own seed when that is a number, else with the given dice or manual nature.
  static LocalGame resume(Record record, std::optional<std::uint64_t> other_dice = std::nullopt);

  const AnyGame& game() const { return game_; }
  const Record& record() const { return record_; }
  void name_seats(std::vector<Sitter> sitters) { record_.sitters = std::move(sitters); }

  // The action in text or whole; what happened, luck included. Refused: nothing has changed.
  Expected<std::vector<Event>> act(Seat seat, std::string_view text);
  Expected<std::vector<Event>> act(Seat seat, const Action& action);

  // Takes back the last action; with dice, the last action of a player and the luck that followed it,
  // which will fall the same way again.
  Expected<void> undo();

 private:
  LocalGame(AnyGame game, Record record) : game_(std::move(game)), record_(std::move(record)) {}

  void apply(const LogEntry& entry, std::vector<Event>& events);
  void let_nature_act(std::vector<Event>& events);

  AnyGame game_;
  Record record_;
  std::optional<Rng> dice_;
  std::optional<std::uint64_t> other_dice_;
};

}  // namespace heptad
