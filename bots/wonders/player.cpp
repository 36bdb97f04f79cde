#include "bots/wonders/player.h"

#include <algorithm>

#include "bots/greedy.h"
#include "bots/run_search.h"
#include "bots/wonders/chances.h"
#include "bots/wonders/character.h"
#include "bots/wonders/minds.h"
#include "bots/wonders/worth.h"

namespace heptad::wonders {
namespace {

constexpr std::size_t kMostIterationsPerMs = 150;

// A long search has the time to play games out by habit, and finds what the net alone does not know.
double mix_for(const BotSpec& bot) {
  constexpr std::size_t kLongSearch = 3000;
  constexpr double kLongMix = 0.5;
  return bot.search.mix.value_or(most_positions(bot, kMostIterationsPerMs) < kLongSearch ? 0 : kLongMix);
}

// An action becomes as well known as the one that was tried most.
template <class Mind>
void try_as_often(JointSearch<Wonders, Mind>& tree, const Action& action) {
  const auto tried = tree.tried();
  const auto most = std::ranges::max(tried, {}, &JointSearch<Wonders, Mind>::Tried::visits).visits;
  const auto its = std::ranges::find(tried, action, &JointSearch<Wonders, Mind>::Tried::action);
  for (auto visits = its->visits; visits < most; ++visits) {
    tree.iterate_with(static_cast<int>(its - tried.begin()));
  }
}

template <class Mind>
Thought search(const State& seen, Seat seat, const BotSpec& bot, Mind mind) {
  const double started = thread_cpu_ms();
  JointSearch<Wonders, Mind> tree(seen, seat, std::move(mind), bot.search, bot.seed);
  const int done = run(tree, bot, tree.choices(), started);
  if (bot.search.also) try_as_often(tree, *bot.search.also);
  std::vector<Candidate> candidates;
  for (const auto& tried : tree.tried()) {
    candidates.push_back({.action = tried.action,
                          .visits = tried.visits,
                          .win_probability = tried.value,
                          .suits = suits(bot.search.character, seen, seat, tried.action)});
  }
  Thought thought = conclude(std::move(candidates), tree.value(), done, bot);
  thought.chances = chances_of(seen, tree.mean_shares());
  thought.sharpness = sharpness_of_chances(seen);
  return thought;
}

}  // namespace

Thought decide(const State& seen, Seat seat, const BotSpec& bot, const Evaluator& net) {
  if (bot.kind == BotKind::Greedy) return think_greedily<Wonders>(seen, seat, Rng(bot.seed), worth);
  if (bot.search.judge == Judge::Playout) return search(seen, seat, bot, PlayoutMind{});
  return search(seen, seat, bot, LearnedMind(net, mix_for(bot)));
}

}  // namespace heptad::wonders
