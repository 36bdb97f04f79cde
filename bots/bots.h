// Players for every rule set. A bot is handed the log of a game and a seat, never a live object, and uses
// only what that seat may know: the log is folded into the seat's view before anything is thought.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "bots/spec.h"
#include "engine/core/action.h"
#include "engine/core/refusal.h"
#include "engine/core/rules.h"
#include "engine/core/seat.h"
#include "engine/record.h"

namespace heptad {

// How long a bot may think about one decision. What is 0 here is taken from the bot's own settings.
// With `iterations` and the same seed a bot decides the same way every time.
struct Budget {
  int cpu_ms = 0;      // of this thread, not of the wall clock
  int iterations = 0;  // of the search
  std::uint64_t seed = 0;
};

struct Candidate {
  Action action;
  std::uint32_t visits = 0;    // how often the search tried it
  double win_probability = 0;  // of the seat that decides, from 0 to 1
  bool suits = false;          // the bot's character
};

struct Thought {
  Action best;
  std::vector<Candidate> candidates;  // every legal action, the best first
  double win_probability = 0;         // before deciding
  std::vector<double> chances;        // every seat's, as a search of the deciding seat sees them
  double sharpness = 1;               // how much further chances are apart than the search's values
  int iterations = 0;
  double cpu_ms = 0;
};

// The chance of a seat to win with a move that its search gives this value.
double chance_with(const Thought& thought, Seat seat, double value);

// The bot with the budget's limits in place of its own, a level's settings in place of its name, and some
// limit in any case.
BotSpec within(const BotSpec& bot, const Rules& rules, const Budget& budget);

// What the bot would do for `seat`, which must be to act after the log. Refused when it is not, or when the
// log is not a game of these rules.
Expected<Thought> think(const BotSpec& bot, const Rules& rules, std::span<const LogEntry> log, Seat seat,
                        const Budget& budget = {});

}  // namespace heptad
