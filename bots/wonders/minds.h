// Judges of 7 Wonders positions for the search: the untuned one and the trained one.
#pragma once

#include <optional>

#include "bots/joint_search.h"
#include "bots/net/net.h"
#include "bots/wonders/features.h"

namespace heptad::wonders {

// One action for each use of a card: of several ways to pay, the cheapest, and of those the one that gives
// most to the weaker neighbour.
void candidate_actions(const State& state, Seat seat, ActionList& actions);

// Shares of the win with a little of the margin, so that points still count where the winner is clear.
void shares_at_end(const State& state, Shares& shares);

// What others have committed is secret, and theirs to decide: the search decides it anew.
void forget_orders(State& seen, Seat seat);

// Every action looks alike, and a position is worth what a random game from it brings.
class PlayoutMind {
 public:
  static constexpr float kExploration = 2.0F;

  void forget_orders(State& seen, Seat seat) { wonders::forget_orders(seen, seat); }
  void look_at(const State&) {}
  void candidates(const State& state, Seat seat, ActionList& actions) {
    candidate_actions(state, seat, actions);
  }
  void lean(const State&, Seat, const ActionList& actions, float* weights) {
    std::fill_n(weights, actions.size(), 1.0F);
  }
  void judge(const State& state, Shares& shares, Rng& rng);
  void judge_end(const State& state, Shares& shares) { shares_at_end(state, shares); }
};

// A small net says what a position is worth to each seat and which actions look promising.
class LearnedMind {
 public:
  static constexpr float kExploration = 0.6F;

  // `mix` of a value comes from a game in which everyone plays on by habit.
  explicit LearnedMind(const Evaluator& net, double mix = 0) : net_(&net), mix_(static_cast<float>(mix)) {}

  void forget_orders(State& seen, Seat seat) { wonders::forget_orders(seen, seat); }
  void look_at(const State&) { standing_.reset(); }
  void candidates(const State& state, Seat seat, ActionList& actions) {
    candidate_actions(state, seat, actions);
  }
  void lean(const State& state, Seat seat, const ActionList& actions, float* weights);
  void judge(const State& state, Shares& shares, Rng& rng);
  void judge_end(const State& state, Shares& shares) { shares_at_end(state, shares); }

 private:
  float judge_for(const State& state, Seat seat);
  void play_on(State state, Shares& shares, Rng& rng);

  const Evaluator* net_;
  float mix_;
  std::optional<Standing> standing_;  // of the position looked at
  NetInput input_;
  Hidden hidden_;
  ActionList actions_;
};

}  // namespace heptad::wonders
