#include "bots/bots.h"

#include <algorithm>
#include <limits>

#include "bots/cpu_clock.h"
#include "bots/duel/playout_mind.h"
#include "bots/duel/worth.h"
#include "bots/fold.h"
#include "bots/greedy.h"
#include "bots/turn_search.h"

namespace heptad {
namespace {

template <Game G>
Thought think_at_random(const typename G::Memory& memory, Seat seat, Rng rng) {
  const auto world = G::guess(memory, rng);
  ActionList list;
  G::legal_actions(world, seat, list);
  Thought thought{.best = list[rng.below(list.size())], .win_probability = 0.5, .iterations = 0};
  for (const Action& action : list) thought.candidates.push_back({.action = action, .win_probability = 0.5});
  return thought;
}

template <class Search>
Thought conclude(const Search& search, int iterations) {
  Thought thought{.win_probability = search.root().value, .iterations = iterations};
  const Edge* edges = search.root_edges();
  for (int i = 0; i < search.root().edges; ++i) {
    thought.candidates.push_back(
        {.action = edges[i].action, .visits = edges[i].visits, .win_probability = edges[i].value});
  }
  std::stable_sort(
      thought.candidates.begin(), thought.candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.win_probability > b.win_probability;
      });
  thought.best = thought.candidates.front().action;
  return thought;
}

template <Game G, class Mind>
Thought think_by_search(const typename G::Memory& memory, Seat seat, const BotSpec& bot, Mind mind) {
  constexpr int kBetweenLooksAtTheClock = 32;
  const double started = thread_cpu_ms();
  const int most = bot.iterations > 0 ? bot.iterations : std::numeric_limits<int>::max();
  TurnSearch<G, Mind> search(memory, seat, std::move(mind), bot.search, static_cast<std::size_t>(most) + 1,
                             bot.seed);
  int done = 0;
  const int enough = search.root().edges == 1 ? std::min(most, kBetweenLooksAtTheClock) : most;
  while (done < enough) {
    search.iterate();
    ++done;
    if (bot.cpu_ms > 0 && done % kBetweenLooksAtTheClock == 0 && thread_cpu_ms() - started >= bot.cpu_ms)
      break;
  }
  return conclude(search, done);
}

Thought think_duel(const duel::State& memory, Seat seat, const BotSpec& bot) {
  switch (bot.kind) {
    case BotKind::Random: return think_at_random<duel::Duel>(memory, seat, Rng(bot.seed));
    case BotKind::Greedy: return think_greedily<duel::Duel>(memory, seat, Rng(bot.seed), duel::worth);
    case BotKind::Search:
    case BotKind::Level: break;
  }
  return think_by_search<duel::Duel>(memory, seat, bot, duel::PlayoutMind{});
}

// The bot with the budget's limits in place of its own, and some limit in any case.
BotSpec with_budget(BotSpec bot, const Budget& budget) {
  constexpr int kUsualMs = 1000;
  if (bot.kind == BotKind::Level) {
    constexpr int kIterations[] = {0, 30, 100, 300, 1000, 4000, 16000, 64000, 0};
    bot.iterations = bot.iterations == 0 ? kIterations[bot.level] : bot.iterations;
    if (bot.level == kLevels && bot.cpu_ms == 0) bot.cpu_ms = 2000;
  }
  if (budget.iterations > 0) bot.iterations = budget.iterations;
  if (budget.cpu_ms > 0) bot.cpu_ms = budget.cpu_ms;
  if (budget.seed != 0) bot.seed = budget.seed;
  if (bot.iterations == 0 && bot.cpu_ms == 0) bot.cpu_ms = kUsualMs;
  return bot;
}

}  // namespace

Expected<Thought> think(const BotSpec& bot, const Rules& rules, std::span<const LogEntry> log, Seat seat,
                        const Budget& budget) {
  const double started = thread_cpu_ms();
  const BotSpec limited = with_budget(bot, budget);
  const auto timed = [&](Thought thought) {
    thought.cpu_ms = thread_cpu_ms() - started;
    return thought;
  };
  switch (rules.family) {
    case Family::Duel: {
      const auto memory = fold<duel::Duel>(rules, log, seat);
      if (!memory) return std::unexpected(memory.error());
      return timed(think_duel(*memory, seat, limited));
    }
    case Family::Wonders: break;
  }
  return refuse("unknown-rules", "No bot plays these rules.");
}

}  // namespace heptad
