// One running game for Python: the position, its log, and the dice that play nature's part.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bindings/python/moves.h"
#include "bindings/python/observation.h"
#include "bots/bots.h"
#include "engine/record.h"

namespace heptad::python {

// What every game of a rule set shares.
struct Kind {
  Rules rules;
  AnyGame::State start;
  MoveSpace moves;
  std::vector<ObservationBlock> layout;

  static std::shared_ptr<const Kind> of(const Rules& rules);  // throws Refusal
};

template <class T>
T or_throw(Expected<T> expected) {
  if (!expected) throw expected.error();
  if constexpr (!std::is_void_v<T>) return *std::move(expected);
}

// Shares of the win, moved and stretched so that they add up to nothing and one winner alone has 1.
std::vector<float> returns_of(const Outcome& outcome);

class Play {
 public:
  Play(std::shared_ptr<const Kind> kind, std::uint64_t seed);
  static Play load(std::string_view record, std::uint64_t seed);

  const Kind& kind() const { return *kind_; }
  int players() const { return kind_->rules.players; }
  SeatSet to_act() const;
  int round() const;
  // The one seat that is meant when none is named: the lowest that is to act.
  Seat current() const;
  Outcome outcome() const;

  void legal(Seat seat, ActionList& list, std::vector<std::int32_t>& numbers) const;
  std::string text(const Action& action) const;
  Action parse(std::string_view text) const;
  void act(Seat seat, const Action& action);  // checked
  void act(Seat seat, std::int32_t number);

  std::string view_json(std::optional<Seat> viewer) const;
  void observe(Seat seat, float* zeros) const;
  void mask(Seat seat, int ways, std::uint8_t* zeros) const;
  Play guess(Seat seat, std::uint64_t seed) const;
  Thought think(const BotSpec& bot, Seat seat, const Budget& budget) const;
  std::string record() const;

  std::uint64_t dice() const { return rng_.state(); }
  void set_dice(std::uint64_t state) { rng_ = Rng(state); }

 private:
  void let_nature_act();
  void apply(Seat seat, const Action& action);
  void check_seat(Seat seat) const;
  const std::vector<LogEntry>& log() const;

  std::shared_ptr<const Kind> kind_;
  AnyGame::State state_;
  Rng rng_;
  std::vector<LogEntry> log_;
  bool guessed_ = false;  // a guessed world has no log
};

}  // namespace heptad::python
