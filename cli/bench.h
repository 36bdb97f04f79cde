// Whole random games on one core, timed and counted.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

#include "engine/core/outcome.h"
#include "engine/core/refusal.h"
#include "engine/core/rules.h"

namespace heptad {

// A mean and how far chance alone moves it.
struct Measured {
  double mean = 0;
  double sigma = 0;
};

struct BenchResult {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  double seconds = 0;  // processor time
  std::size_t state_bytes = 0;
  std::uint64_t signature = 0;
  Measured decisions_per_game;
  std::optional<Measured> options_per_decision;               // only when they were listed
  std::array<std::uint64_t, kVictoryNames.size()> wins = {};  // by Victory

  double games_per_second() const { return static_cast<double>(games) / seconds; }
  double decisions_per_second() const { return static_cast<double>(decisions) / seconds; }
  Measured share(Victory how) const;
};

enum class Choosing : std::uint8_t {
  FromTheList,  // uniformly from the full legal list
  Sampled,      // drawn by the game's own quick way, without a list
};

struct BenchPlan {
  Choosing choosing = Choosing::FromTheList;
  std::optional<std::uint64_t> games;  // without a number: as many as fit into two seconds
  std::uint64_t seed = 1;
  std::function<void(double done)> progress = [](double) {};
};

// Whether these rules can draw an action without listing all of them.
bool can_sample(const Rules& rules);

Expected<BenchResult> run_bench(const Rules& rules, const BenchPlan& plan);

}  // namespace heptad
