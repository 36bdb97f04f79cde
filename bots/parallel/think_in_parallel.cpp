#include "bots/parallel/think_in_parallel.h"

#include <algorithm>

#include "bots/parallel/side_by_side.h"
#include "bots/run_search.h"

namespace heptad {
namespace {

// What one of `whole.search.threads` does. It judges without noise: that is added once, to what all found.
BotSpec part_of(const BotSpec& whole, int which) {
  const int threads = whole.search.threads;
  BotSpec part = whole;
  part.search.threads = 1;
  part.search.noise = 0;
  part.search.memory_mb = std::max(1, whole.search.memory_mb / threads);
  part.iterations = (whole.iterations + threads - 1 - which) / threads;
  part.seed = whole.seed + static_cast<std::uint64_t>(which) * 0x9E3779B97F4A7C15U;
  return part;
}

void add(const std::vector<Candidate>& more, std::vector<Candidate>& all) {
  for (const Candidate& one : more) {
    const auto same = std::ranges::find(all, one.action, &Candidate::action);
    if (same == all.end()) {
      all.push_back(one);
    } else if (one.visits > 0) {
      same->visits += one.visits;
      same->win_probability += (one.win_probability - same->win_probability) * one.visits / same->visits;
    }
  }
}

}  // namespace

Expected<Thought> think_in_parallel(const BotSpec& named, const Rules& rules, std::span<const LogEntry> log,
                                    Seat seat, const Budget& budget) {
  const BotSpec bot = within(named, rules, budget);
  // A search of fewer iterations than threads has nothing to share.
  const bool alone = bot.kind != BotKind::Search || bot.search.threads == 1 ||
                     (bot.iterations > 0 && bot.iterations < bot.search.threads);
  if (alone) return think(bot, rules, log, seat);
  std::vector<Expected<Thought>> parts(static_cast<std::size_t>(bot.search.threads));
  const auto work = [&](int which) {
    parts[static_cast<std::size_t>(which)] = think(part_of(bot, which), rules, log, seat);
  };
  side_by_side(bot.search.threads, work);
  if (!parts.front()) return parts.front();

  std::vector<Candidate> candidates;
  double win = 0;
  std::vector<double> chances(parts.front()->chances.size());
  double cpu_ms = 0;
  int iterations = 0;
  for (const auto& part : parts) {
    add(part->candidates, candidates);
    win += part->win_probability / bot.search.threads;
    for (std::size_t i = 0; i < chances.size(); ++i) {
      chances[i] += part->chances[i] / bot.search.threads;
    }
    cpu_ms += part->cpu_ms;
    iterations += part->iterations;
  }
  Thought thought = conclude(std::move(candidates), win, iterations, bot);
  thought.chances = std::move(chances);
  thought.sharpness = parts.front()->sharpness;
  thought.cpu_ms = cpu_ms;
  return thought;
}

}  // namespace heptad
