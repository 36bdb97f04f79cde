#include "bots/levels.h"

#include <array>

namespace heptad {
namespace {

struct LevelRow {
  int iterations;  // 0: as many as kTopCpuMs allow
  double noise;    // how far it misjudges a move, as a share of all visits
};
constexpr int kTopCpuMs = 2000;
using Ladder = std::array<LevelRow, kLevels>;

// From level to level more thought and fewer mistakes: short searches see little further than the next move
// or two; noise is a person's misjudgement.
constexpr Ladder kDuelLevels = {{
    {.iterations = 12, .noise = 0.8},
    {.iterations = 20, .noise = 0.6},
    {.iterations = 30, .noise = 0.45},
    {.iterations = 45, .noise = 0.33},
    {.iterations = 70, .noise = 0.23},
    {.iterations = 120, .noise = 0.13},
    {.iterations = 700, .noise = 0},
    {.iterations = 0, .noise = 0},
}};

constexpr Ladder kWondersLevels = {{
    {.iterations = 24, .noise = 0.85},
    {.iterations = 28, .noise = 0.62},
    {.iterations = 36, .noise = 0.47},
    {.iterations = 50, .noise = 0.35},
    {.iterations = 75, .noise = 0.25},
    {.iterations = 120, .noise = 0.15},
    {.iterations = 240, .noise = 0},
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
