// A table on this machine: every seat is one person's, and nobody else is promised anything. The line
// protocol and the terminal play at one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "table/sight.h"

namespace heptad {

// The person at this machine.
const Digest& local_owner();
// A table at which all seats are theirs: dealt by the number, or else with luck by hand.
Expected<Proposal> open_local(Rules rules, std::optional<int> deal);

// Nothing is stored: what happens is folded into the table itself, without a proposal, and an action that is
// known has no text.
class LocalTable {
 public:
  // With a seed the dice fall whenever luck is due; without one luck is told, as a seat acts.
  static Expected<LocalTable> open(const Rules& rules, std::optional<std::uint64_t> seed);
  // A record goes on with its own seed when that is a number, else with the given dice or luck by hand.
  static LocalTable resume(Record record, std::optional<std::uint64_t> other_dice = std::nullopt);

  const Table& table() const { return table_; }
  const AnyGame& position() const { return table_.whole_position(); }
  Sight sight(std::optional<Seat> as) const { return {table_, {table_.owned_by(local_owner()), as}}; }

  const std::vector<Sitter>& sitters() const { return header_.sitters; }
  void name_seats(std::vector<Sitter> sitters) { header_.sitters = std::move(sitters); }
  const std::optional<std::string>& seed() const { return header_.seed; }
  Record record() const;

  // The action in text or whole; what happened, luck included, until something else happens. Refused: nothing
  // has changed.
  Expected<std::span<const Event>> act(Seat seat, std::string_view text);
  Expected<std::span<const Event>> act(Seat seat, const Action& action);

  // Takes back the last action; with dice, the last action of a player and the luck that followed it,
  // which will fall the same way again.
  Expected<void> undo();

 private:
  LocalTable(Table table, Record header, std::optional<std::uint64_t> seed);

  bool throws_dice() const { return !dice_.empty(); }
  std::optional<Rng> dice() const { return throws_dice() ? std::optional(dice_.back()) : std::nullopt; }
  Expected<std::span<const Event>> act(const Entry& entry, const std::optional<Action>& meant);
  // What is legal, and how the dice lie afterwards.
  void play(const LogEntry& entry, const std::optional<Rng>& dice);
  void let_nature_act();

  Table table_;
  Record header_;          // its log is the table's
  std::vector<Rng> dice_;  // as they lay before each line and now lie; empty: luck is told
};

}  // namespace heptad
