// What a bot of a level would do at a table, and what it would tell a person: best moves first.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/spec.h"
#include "engine/core/json_writer.h"
#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

// What a thinker is given: the game so far, and whose choice it is. It may use only what that seat knows.
struct Question {
  AnyGame position;
  std::vector<LogEntry> log;
  Seat seat = 0;
  int level = 1;
  Character character = Character::None;
  std::uint64_t seed = 0;
};

struct Advice {
  Action action;
  std::optional<double> win;  // chance to win, when the thinker estimates it
};

// Best first, at least one.
std::vector<Advice> advise(const Question& question);

// [{"action":"build baths","win":0.61,"reasons":[…]},…]
void write_advice(JsonWriter& json, const AnyGame& position, Seat seat, const std::vector<Advice>& moves);

}  // namespace heptad
