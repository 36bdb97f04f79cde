#include "bots/levels.h"

#include <array>

namespace heptad {
namespace {

struct LevelRow {
  int iterations;  // 0: as many as kTopCpuMs allow
  double noise;    // how far it misjudges a move, in win probability
};
constexpr int kTopCpuMs = 2000;
using Ladder = std::array<LevelRow, kLevels>;

// Short searches see little further than the next move or two; noise is a person's misjudgement.
constexpr Ladder kDuelLevels = {{
    {.iterations = 12, .noise = 0.09},
    {.iterations = 24, .noise = 0.07},
    {.iterations = 40, .noise = 0.05},
    {.iterations = 60, .noise = 0.034},
    {.iterations = 100, .noise = 0.021},
    {.iterations = 200, .noise = 0.008},
    {.iterations = 700, .noise = 0},
    {.iterations = 0, .noise = 0},
}};

// Among several players one move decides less, so the same misjudgement costs more.
constexpr Ladder kWondersLevels = {{
    {.iterations = 24, .noise = 0.055},
    {.iterations = 28, .noise = 0.038},
    {.iterations = 36, .noise = 0.026},
    {.iterations = 48, .noise = 0.018},
    {.iterations = 70, .noise = 0.009},
    {.iterations = 120, .noise = 0.002},
    {.iterations = 80, .noise = 0},
    {.iterations = 0, .noise = 0},
}};

const Ladder& ladder_of(const Rules& rules) {
  switch (rules.family) {
    case Family::Duel: return kDuelLevels;
    case Family::Wonders: break;
  }
  return kWondersLevels;
}

}  // namespace

BotSpec settings_of_level(const BotSpec& named, const Rules& rules) {
  const LevelRow& row = ladder_of(rules)[static_cast<std::size_t>(named.level - 1)];
  BotSpec bot = named;
  bot.kind = BotKind::Search;
  if (bot.iterations == 0) bot.iterations = row.iterations;
  if (bot.cpu_ms == 0 && row.iterations == 0) bot.cpu_ms = kTopCpuMs;
  if (bot.search.noise == 0) bot.search.noise = row.noise;
  return bot;
}

}  // namespace heptad
