#include "bots/duel/player.h"

#include "bots/duel/character.h"
#include "bots/duel/learned_mind.h"
#include "bots/duel/playout_mind.h"
#include "bots/duel/worth.h"
#include "bots/greedy.h"
#include "bots/run_search.h"
#include "bots/turn_search.h"

namespace heptad::duel {
namespace {

double rate(const State& state, Seat seat, const Action& action) {
  State after = state;
  NoEvents quiet;
  Duel::apply(after, seat, action, quiet);
  return worth(after, seat);
}

template <class Mind>
Thought search(const State& seen, Seat seat, const BotSpec& bot, Mind mind) {
  constexpr std::size_t kMostIterationsPerMs = 800;
  const double started = thread_cpu_ms();
  TurnSearch<Duel, Mind> tree(seen, seat, std::move(mind), bot.search,
                              most_positions(bot, kMostIterationsPerMs), bot.seed);
  const int done = run(tree, bot, tree.root().edges, started);
  std::vector<Candidate> candidates;
  for (int i = 0; i < tree.root().edges; ++i) {
    const Edge& edge = tree.root_edges()[i];
    candidates.push_back({.action = edge.action(),
                          .visits = edge.visits,
                          .win_probability = edge.value,
                          .suits = suits(bot.search.character, seen, edge.action())});
  }
  return conclude(std::move(candidates), tree.root().value, done, bot);
}

// A short search needs the net's quick opinion. A long one sees so many positions that the luck of games
// played out averages away, and what they know that the net does not remains.
double mix_for(const BotSpec& bot) {
  constexpr int kLongSearch = 20000;
  constexpr double kLongMix = 0.25;
  return bot.search.mix.value_or(most_iterations(bot) < kLongSearch ? 0 : kLongMix);
}

}  // namespace

Thought decide(const State& seen, Seat seat, const BotSpec& bot, const Evaluator& net) {
  if (bot.kind == BotKind::Greedy) return think_greedily<Duel>(seen, seat, Rng(bot.seed), rate);
  if (bot.search.judge == Judge::Playout) return search(seen, seat, bot, PlayoutMind{bot.search.style});
  return search(seen, seat, bot, LearnedMind(net, mix_for(bot)));
}

}  // namespace heptad::duel
