// Games a search plays against itself, as samples to learn from.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "bots/train/sample.h"
#include "bots/turn_search.h"

namespace heptad {

// Most decisions are made by a short search, for the sake of more games; a part of them by a long one, whose
// choice is then worth learning.
struct SelfPlaySettings {
  int long_iterations = 400;
  int short_iterations = 80;
  double long_share = 0.3;
  double root_noise = 0.25;  // how much of the first leanings is replaced by luck in a long search
};

namespace detail {

// Some actions get a good share of luck, most get little, as a Dirichlet distribution would give.
template <class Search>
void add_noise(Search& search, double amount, Rng& rng) {
  const Node& root = search.root();
  Edge* edges = search.root_edges();
  std::vector<double> luck(root.edges);
  double sum = 0;
  for (double& l : luck) sum += l = std::pow(-std::log(1 - rng.unit()), 3.0);
  for (int i = 0; i < root.edges; ++i) {
    edges[i].prior = static_cast<float>((1 - amount) * edges[i].prior + amount * luck[i] / sum);
  }
}

// An action by its share of visits, sharpened; early decisions vary more.
template <class Search>
const Edge& pick(const Search& search, double sharpness, Rng& rng) {
  const Node& root = search.root();
  const Edge* edges = search.root_edges();
  std::vector<double> weights(root.edges);
  double sum = 0;
  for (int i = 0; i < root.edges; ++i) sum += weights[i] = std::pow(edges[i].visits + 1e-3, sharpness);
  double at = rng.unit() * sum;
  for (int i = 0; i + 1 < root.edges; ++i) {
    at -= weights[i];
    if (at < 0) return edges[i];
  }
  return edges[root.edges - 1];
}

template <Game G, class Search>
Sample<G> sample_of(const typename G::State& state, Seat seat, const Search& search, bool teaches_choice) {
  Sample<G> sample{.state = state, .search_value = search.root().value, .seat = seat};
  ActionList list;
  G::legal_actions(state, seat, list);
  if (!teaches_choice || list.size() > Sample<G>::kMostActions || list.size() < 2) return sample;
  sample.actions = static_cast<std::uint8_t>(list.size());
  double total = 0;
  const Node& root = search.root();
  const Edge* edges = search.root_edges();
  for (int i = 0; i < root.edges; ++i) total += edges[i].visits;
  for (int i = 0; i < list.size(); ++i) {
    for (int e = 0; e < root.edges; ++e) {
      if (edges[e].action != list[i]) continue;
      sample.visits[i] = static_cast<std::uint8_t>(std::lround(255 * edges[e].visits / total));
    }
  }
  return sample;
}

}  // namespace detail

// Plays one game and adds its samples.
template <Game G, class Mind>
void play_oneself(const typename G::State& start, const Mind& mind, const SelfPlaySettings& settings,
                  std::uint64_t seed, std::vector<Sample<G>>& samples) {
  Rng rng(seed);
  NoEvents quiet;
  auto state = start;
  const std::size_t first = samples.size();
  int decisions = 0;
  while (!G::to_act(state).empty()) {
    const Seat seat = G::to_act(state).lowest();
    if (seat == kNature) {
      G::apply(state, seat, G::roll(state, rng), quiet);
      continue;
    }
    ActionList list;
    G::legal_actions(state, seat, list);
    if (list.size() == 1) {
      G::apply(state, seat, list[0], quiet);
      continue;
    }
    const bool is_long = rng.unit() < settings.long_share;
    const int iterations = is_long ? settings.long_iterations : settings.short_iterations;
    TurnSearch<G, Mind> search(G::memory(state, seat), seat, mind, SearchSettings{},
                               static_cast<std::size_t>(iterations) + 1, rng.next());
    if (is_long) detail::add_noise(search, settings.root_noise, rng);
    for (int i = 0; i < iterations; ++i) search.iterate();
    samples.push_back(detail::sample_of<G>(state, seat, search, is_long));
    const Edge& chosen = detail::pick(search, ++decisions < 24 ? 1.25 : 3.0, rng);
    G::apply(state, seat, chosen.action, quiet);
  }
  Mind judge = mind;
  const float first_seat = judge.value_at_end(state);
  for (std::size_t i = first; i < samples.size(); ++i) {
    samples[i].outcome = samples[i].seat == 0 ? first_seat : 1 - first_seat;
  }
}

}  // namespace heptad
