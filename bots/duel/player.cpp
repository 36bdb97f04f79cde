#include "bots/duel/player.h"

#include <algorithm>
#include <span>

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

// An action becomes as well known as the one that was tried most.
template <class Mind>
void try_as_often(TurnSearch<Duel, Mind>& tree, const Action& action) {
  const std::span edges(tree.root_edges(), tree.root().edges);
  const auto most = std::ranges::max(edges, {}, &Edge::visits).visits;
  const auto its = std::ranges::find(edges, action, &Edge::action);
  while (its->visits < most) tree.iterate_with(*its);
}

template <class Mind>
Thought search(const State& seen, Seat seat, const BotSpec& bot, Mind mind) {
  constexpr std::size_t kMostIterationsPerMs = 800;
  const double started = thread_cpu_ms();
  TurnSearch<Duel, Mind> tree(seen, seat, std::move(mind), bot.search,
                              most_positions(bot, kMostIterationsPerMs), bot.seed);
  const int done = run(tree, bot, tree.root().edges, started);
  if (bot.search.also) try_as_often(tree, *bot.search.also);
  std::vector<Candidate> candidates;
  for (int i = 0; i < tree.root().edges; ++i) {
    const Edge& edge = tree.root_edges()[i];
    candidates.push_back({.action = edge.action(),
                          .visits = edge.visits,
                          .win_probability = edge.value,
                          .suits = suits(bot.search.character, seen, edge.action())});
  }
  const double win = tree.root().value;
  Thought thought = conclude(std::move(candidates), win, done, bot);
  thought.chances = seat == 0 ? std::vector{win, 1 - win} : std::vector{1 - win, win};
  return thought;
}

}  // namespace

Thought decide(const State& seen, Seat seat, const BotSpec& bot, const Evaluator& net) {
  if (bot.kind == BotKind::Greedy) return think_greedily<Duel>(seen, seat, Rng(bot.seed), rate);
  if (bot.search.judge == Judge::Playout) return search(seen, seat, bot, PlayoutMind{bot.search.style});
  return search(seen, seat, bot, LearnedMind(net, bot.search.mix.value_or(0)));
}

}  // namespace heptad::duel
