#include "bots/levels.h"

#include <array>

namespace heptad {
namespace {

struct LevelRow {
  int iterations;  // 0: as many as time allows
  int cpu_ms;      // 0: as long as the iterations take
  double noise;    // how far it misjudges a move, in win probability
};

// Short searches see little further than the next move or two; noise is a person's misjudgement.
constexpr std::array<LevelRow, kLevels> kLevelRows = {{
    {.iterations = 12, .cpu_ms = 0, .noise = 0.16},
    {.iterations = 24, .cpu_ms = 0, .noise = 0.09},
    {.iterations = 48, .cpu_ms = 0, .noise = 0.045},
    {.iterations = 100, .cpu_ms = 0, .noise = 0.015},
    {.iterations = 300, .cpu_ms = 0, .noise = 0},
    {.iterations = 1500, .cpu_ms = 0, .noise = 0},
    {.iterations = 10000, .cpu_ms = 1000, .noise = 0},
    {.iterations = 0, .cpu_ms = 2000, .noise = 0},
}};

}  // namespace

BotSpec settings_of_level(const BotSpec& named, const Rules&) {
  const LevelRow& row = kLevelRows[static_cast<std::size_t>(named.level - 1)];
  BotSpec bot = named;
  bot.kind = BotKind::Search;
  if (bot.iterations == 0) bot.iterations = row.iterations;
  if (bot.cpu_ms == 0) bot.cpu_ms = row.cpu_ms;
  if (bot.search.noise == 0) bot.search.noise = row.noise;
  return bot;
}

}  // namespace heptad
