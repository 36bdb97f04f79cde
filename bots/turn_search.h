// Monte-Carlo tree search for games in which seats take turns: two seats, luck lies open to both.
//
// Luck is sampled: an edge that ends in luck keeps a growing number of outcomes (progressive widening), each
// found again by the dice that made it, so that no outcome needs to be stored; what it leads to is found by
// position, so that orders of moves that meet share what was learned. Secrets are sampled once an iteration.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/spec.h"
#include "bots/tree.h"
#include "engine/core/rng.h"
#include "engine/game.h"

namespace heptad {

// What a search asks about a position: its value, and how promising each action looks. `actions` may be cut
// down to one when that one wins on the spot. Values are the win probability of seat 0.
template <class M, class G>
concept TurnMind = requires(M& mind, const typename G::State& state, Seat seat, ActionList& actions,
                            float* priors, Rng& rng) {
  { mind.judge(state, seat, actions, priors, rng) } -> std::same_as<float>;
  { mind.value_at_end(state) } -> std::same_as<float>;
  { M::key(state, seat) } -> std::same_as<std::uint64_t>;  // as far as that seat can tell positions apart
  { M::kExploration } -> std::convertible_to<float>;
  { M::kFirstPlay } -> std::convertible_to<float>;
};

template <Game G, TurnMind<G> Mind>
class TurnSearch {
 public:
  using State = typename G::State;

  TurnSearch(const State& seen, Seat seat, Mind mind, const SearchSettings& settings, std::size_t nodes,
             std::uint64_t seed)
      : seen_(seen),
        seat_(seat),
        mind_(std::move(mind)),
        exploration_(settings.exploration > 0 ? static_cast<float>(settings.exploration)
                                              : Mind::kExploration),
        rng_(seed),
        tree_(nodes, static_cast<std::size_t>(settings.memory_mb) << 20) {
    const State state = G::guess(seen_, rng_);
    has_secrets_ = !(state == seen_);
    ActionList list;
    G::legal_actions(state, seat, list);
    add_node(state, seat, list, kNoKey, settings.also);
  }

  void iterate() { iterate_by(nullptr); }
  // Takes this edge of the root, which says nothing about what the root is worth.
  void iterate_with(Edge& first) { iterate_by(&first); }

  const Node& root() const { return tree_.node(0); }
  const Edge* root_edges() const { return tree_.edges(tree_.node(0)); }
  Edge* root_edges() { return tree_.edges(tree_.node(0)); }
  std::size_t nodes() const { return tree_.size(); }

 private:
  static constexpr std::uint64_t kNoKey = 0;
  struct Step {
    NodeIndex node;
    Edge* edge;
  };

  void iterate_by(Edge* first) {
    State state = G::guess(seen_, rng_);
    path_.clear();
    NodeIndex at = 0;
    float value = 0;
    for (;;) {
      Node& node = tree_.node(at);
      Edge& edge = first != nullptr && path_.empty() ? *first : choose(node);
      path_.push_back({at, &edge});
      G::apply(state, node.seat, edge.action(), quiet_);
      const bool lucky = G::to_act(state).has(kNature);
      if (lucky) roll(state, edge);
      const SeatSet seats = G::to_act(state);
      if (seats.empty()) {
        value = mind_.value_at_end(state);
        break;
      }
      const bool varies = lucky || has_secrets_;
      const bool unknown = varies || edge.child == kNoNode;
      const std::uint64_t key = unknown ? Mind::key(state, seat_) : kNoKey;
      const NodeIndex child = unknown ? tree_.find(key) : edge.child;
      if (child == kNoNode) {
        value = expand(state, seats.lowest(), edge, varies, key);
        break;
      }
      if (!varies) edge.child = child;
      at = child;
    }
    back_up(value, first);
  }

  Edge& choose(const Node& node) {
    Edge* edges = tree_.edges(node);
    const float scale = exploration_ * std::sqrt(static_cast<float>(node.visits) + 1.0F);
    const float first_play = node.value - Mind::kFirstPlay;
    int best = 0;
    float best_score = -1e9F;
    for (int i = 0; i < node.edges; ++i) {
      const Edge& edge = edges[i];
      const float value = edge.visits == 0 ? first_play : edge.value;
      const float score = value + scale * edge.prior / (1.0F + static_cast<float>(edge.visits));
      if (score > best_score) {
        best_score = score;
        best = i;
      }
    }
    return edges[best];
  }

  // One of the outcomes this edge has so far, or a new one: about twice the square root of its visits.
  void roll(State& state, const Edge& edge) {
    const int outcomes = 1 + static_cast<int>(2.0F * std::sqrt(static_cast<float>(edge.visits)));
    const auto which = static_cast<std::uint64_t>(rng_.below(outcomes));
    Rng dice(reinterpret_cast<std::uintptr_t>(&edge) - reinterpret_cast<std::uintptr_t>(tree_.edges(root())) +
             which * 0x9E3779B97F4A7C15U);
    G::play_nature(state, dice);
  }

  float expand(const State& state, Seat seat, Edge& edge, bool varies, std::uint64_t key) {
    ActionList list;
    G::legal_actions(state, seat, list);
    if (!tree_.has_room(list.size())) {
      std::array<float, ActionList::kCapacity> priors;
      return mind_.judge(state, seat, list, priors.data(), rng_);
    }
    const NodeIndex added = add_node(state, seat, list, key);
    if (!varies) edge.child = added;
    const Node& node = tree_.node(added);
    return seat == 0 ? node.value : 1.0F - node.value;
  }

  NodeIndex add_node(const State& state, Seat seat, ActionList& list, std::uint64_t key,
                     const std::optional<Action>& also = std::nullopt) {
    std::array<float, ActionList::kCapacity> priors;
    const float value = mind_.judge(state, seat, list, priors.data(), rng_);
    if (also && std::ranges::find(list, *also) == list.end()) {  // a win on the spot has cut it off
      priors[list.size()] = 0;
      list.push(*also);
    }
    const NodeIndex added = key == kNoKey ? tree_.add(seat, list) : tree_.add_under(key, seat, list);
    Node& node = tree_.node(added);
    Edge* edges = tree_.edges(node);
    for (int i = 0; i < node.edges; ++i) edges[i].prior = priors[i];
    node.value = seat == 0 ? value : 1.0F - value;
    node.visits = 1;
    return added;
  }

  void back_up(float value, const Edge* first) {
    for (const Step& step : path_) {
      Node& node = tree_.node(step.node);
      const float seen = node.seat == 0 ? value : 1.0F - value;
      if (step.edge != first) {
        ++node.visits;
        node.value += (seen - node.value) / static_cast<float>(node.visits);
      }
      ++step.edge->visits;
      step.edge->value += (seen - step.edge->value) / static_cast<float>(step.edge->visits);
    }
  }

  State seen_;
  Seat seat_;
  bool has_secrets_ = false;
  Mind mind_;
  float exploration_;
  Rng rng_;
  Tree tree_;
  std::vector<Step> path_;
  NoEvents quiet_;
};

}  // namespace heptad
