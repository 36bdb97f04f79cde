#include "bots/bots.h"

#include <algorithm>
#include <cmath>

#include "bots/cpu_clock.h"
#include "bots/duel/player.h"
#include "bots/fold.h"
#include "bots/levels.h"
#include "bots/nets.h"
#include "bots/wonders/player.h"

namespace heptad {
namespace {

double odds(double chance) {
  const double inside = std::clamp(chance, 1e-6, 1 - 1e-6);
  return inside / (1 - inside);
}

template <Game G>
Thought think_at_random(const typename G::State& seen, Seat seat, Rng rng) {
  const auto world = G::guess(seen, rng);
  ActionList list;
  G::legal_actions(world, seat, list);
  Thought thought{.best = list[rng.below(list.size())], .win_probability = 0.5};
  for (const Action& action : list) thought.candidates.push_back({.action = action, .win_probability = 0.5});
  return thought;
}

template <Game G, class Decide>
Expected<Thought> think_in(const BotSpec& bot, const Rules& rules, std::span<const LogEntry> log, Seat seat,
                           Decide decide) {
  const double started = thread_cpu_ms();
  const auto seen = fold<G>(rules, log, seat);
  if (!seen) return std::unexpected(seen.error());
  const Evaluator* net = bot.search.net.get();
  if (net == nullptr) {
    const auto& trained = trained_net(rules);
    if (!trained) return std::unexpected(trained.error());
    net = &*trained;
  }
  Thought thought = bot.kind == BotKind::Random ? think_at_random<G>(*seen, seat, Rng(bot.seed))
                                                : decide(*seen, seat, bot, *net);
  thought.cpu_ms = thread_cpu_ms() - started;
  return thought;
}

}  // namespace

BotSpec within(const BotSpec& named, const Rules& rules, const Budget& budget) {
  constexpr int kUsualMs = 1000;
  BotSpec bot = named.kind == BotKind::Level ? settings_of_level(named, rules) : named;
  if (budget.iterations > 0) bot.iterations = budget.iterations;
  if (budget.cpu_ms > 0) bot.cpu_ms = budget.cpu_ms;
  if (budget.seed != 0) bot.seed = budget.seed;
  if (bot.iterations == 0 && bot.cpu_ms == 0) bot.cpu_ms = kUsualMs;
  return bot;
}

Expected<Thought> think(const BotSpec& named, const Rules& rules, std::span<const LogEntry> log, Seat seat,
                        const Budget& budget) {
  const BotSpec bot = within(named, rules, budget);
  switch (rules.family) {
    case Family::Duel: return think_in<duel::Duel>(bot, rules, log, seat, duel::decide);
    case Family::Wonders:
      if (bot.search.style != Style::None) return refuse(Code::BadBot, "Styles are of games of Duel.");
      return think_in<wonders::Wonders>(bot, rules, log, seat, wonders::decide);
  }
  return refuse(Code::UnknownRules, "No bot plays these rules.");
}

// A search's values are on a scale of their own; how far one lies from the position's value is how far the
// chance lies from the position's chance.
double chance_with(const Thought& thought, Seat seat, double value) {
  if (thought.chances.empty()) return value;
  const double better = std::pow(odds(value) / odds(thought.win_probability), thought.sharpness);
  const double after = odds(thought.chances[seat]) * better;
  return after / (1 + after);
}

}  // namespace heptad
