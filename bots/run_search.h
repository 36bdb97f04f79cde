// Runs a search until its budget is spent, and says what it found.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "bots/bots.h"
#include "bots/cpu_clock.h"

namespace heptad {

inline constexpr int kBetweenLooksAtTheClock = 16;
// A large table takes a tenth of a second to grow: late in a search that would be more than is left.
inline constexpr double kTimeToGrow = 0.85;

inline int most_iterations(const BotSpec& bot) {
  return bot.iterations > 0 ? bot.iterations : std::numeric_limits<int>::max();
}

// How many positions a search may meet, when none makes more than `per_ms` iterations in a millisecond.
// Memory is taken for no more: a table that is larger than its use is slow, because every look at it is a new
// page.
inline std::size_t most_positions(const BotSpec& bot, std::size_t per_ms) {
  const auto by_iterations = static_cast<std::size_t>(most_iterations(bot));
  return 1 + (bot.cpu_ms > 0 ? std::min(by_iterations, static_cast<std::size_t>(bot.cpu_ms) * per_ms)
                             : by_iterations);
}

// Iterates; a decision without a choice is only looked at.
template <class Search>
int run(Search& search, const BotSpec& bot, int choices, double started) {
  const int most =
      choices == 1 ? std::min(most_iterations(bot), kBetweenLooksAtTheClock) : most_iterations(bot);
  int done = 0;
  while (done < most) {
    search.iterate();
    ++done;
    if (bot.cpu_ms == 0 || done % kBetweenLooksAtTheClock != 0) continue;
    const double spent = thread_cpu_ms() - started;
    if (spent >= bot.cpu_ms) break;
    if constexpr (requires { search.stop_growing(); }) {
      if (spent >= kTimeToGrow * bot.cpu_ms) search.stop_growing();
    }
  }
  return done;
}

// The most visited is the best: it has stood up to the most replies. A weak player misjudges each move a
// little, always the same way in the same position, and a character likes some moves better than others: both
// matter where visits are nearly even.
Thought conclude(std::vector<Candidate> candidates, double win_probability, int iterations,
                 const BotSpec& bot);

}  // namespace heptad
