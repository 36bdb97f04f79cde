// Monte-Carlo tree search for games in which seats choose at the same time and hold secret hands.
//
// Every iteration draws a world that agrees with what the searching seat has seen. In a position each seat
// that is to act chooses by itself, from its own statistics and for its own good (decoupled selection), among
// what this world lets it do; then all choices resolve together. The searching seat's own choices make the
// path of the tree: what the others did and what luck brought are averaged over, so that the tree stays
// narrow however many sit at the table. Positions met for the first time are judged for every seat.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/choice_table.h"
#include "bots/spec.h"
#include "engine/core/rng.h"
#include "engine/game.h"

namespace heptad {

using Shares = std::array<float, kMaxSeats>;  // of the win, a seat each

// What a search asks about positions.
template <class M, class G>
concept JointMind = requires(M& mind, typename G::State& seen, const typename G::State& state, Seat seat,
                             ActionList& actions, float* weights, Shares& shares, Rng& rng) {
  { mind.forget_orders(seen, seat) };            // what others have committed is theirs to decide
  { mind.look_at(state) };                       // the position that is asked about next
  { mind.candidates(state, seat, actions) };     // what is worth looking at
  { mind.lean(state, seat, actions, weights) };  // how promising each is; any scale above zero
  { mind.judge(state, shares, rng) };            // every seat's share of the win
  { mind.judge_end(state, shares) };
  { M::kExploration } -> std::convertible_to<float>;
};

template <Game G, JointMind<G> Mind>
class JointSearch {
 public:
  using State = typename G::State;

  JointSearch(const State& seen, Seat seat, Mind mind, const SearchSettings& settings, std::uint64_t seed)
      : seen_(seen),
        seat_(seat),
        mind_(std::move(mind)),
        exploration_(settings.exploration > 0 ? static_cast<float>(settings.exploration)
                                              : Mind::kExploration),
        rng_(seed),
        table_(static_cast<std::size_t>(settings.memory_mb) << 20) {
    mind_.forget_orders(seen_, seat_);
    const State world = G::guess(seen_, rng_);
    mind_.look_at(world);
    mind_.candidates(world, seat_, own_actions_);
    if (settings.also && std::ranges::find(own_actions_, *settings.also) == own_actions_.end()) {
      own_actions_.push(*settings.also);
    }
    expand(kRoot, world);
    look_up(world, kRoot, seat_,
            own_actions_);  // the searching seat's own choices are the same in every world
  }

  // From now on it takes no more memory, which takes time.
  void stop_growing() { grows_ = false; }

  void iterate() {
    iterate_by();
    ++iterations_;
    for (std::size_t seat = 0; seat < shares_.size(); ++seat) sums_[seat] += shares_[seat];
  }
  // The searching seat begins with this of its choices, which says nothing about what the position is worth.
  void iterate_with(int choice) {
    first_ = choice;
    iterate_by();
    first_.reset();
  }

  struct Tried {
    Action action;
    std::uint32_t visits;
    float value;
    float prior;
  };
  // The searching seat's own choices, in the order of its legal actions.
  std::vector<Tried> tried() const {
    std::vector<Tried> all;
    float sum = 0;
    for (const Action& action : own_actions_) {
      const Choice* choice = table_.find(choice_key(kRoot, seat_, action));
      all.push_back({action, choice->visits, choice->value, choice->weight()});
      sum += choice->weight();
    }
    for (Tried& one : all) one.prior /= sum;
    return all;
  }
  // Replaces how promising an own choice looks at first.
  void set_weight(const Action& action, float weight) {
    table_.find(choice_key(kRoot, seat_, action))->set_weight(weight);
  }
  int choices() const { return own_actions_.size(); }
  float value() const {
    const Choice* mean = table_.find(seat_key(kRoot, seat_));
    return mean == nullptr ? 0 : mean->value;
  }
  // Every seat's share, as a mean over all iterations.
  std::array<double, kMaxSeats> mean_shares() const {
    auto shares = sums_;
    for (double& share : shares) share /= std::max(iterations_, 1);
    return shares;
  }

 private:
  static constexpr std::uint64_t kRoot = 0x7365'7665'6e00'0001U;
  // Set apart what else is kept of a node: the choices of each seat, and where the own choice leads.
  static constexpr std::uint64_t kChoices = 0xD1B5'4A32'D192'ED03U;
  static constexpr std::uint64_t kSteps = 0x8CB9'2BA7'2F3D'8DD7U;

  void iterate_by() {
    if (grows_) table_.make_room();
    State state = G::guess(seen_, rng_);
    path_.clear();
    std::uint64_t node = kRoot;
    for (;;) {
      const SeatSet seats = G::to_act(state);
      if (seats.empty()) {
        mind_.judge_end(state, shares_);
        break;
      }
      if (table_.find(node) == nullptr) {
        expand(node, state);
        break;
      }
      node = step(state, seats, node);
    }
    back_up();
  }

  static std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t z = (a ^ b * 0x9E3779B97F4A7C15U) * 0xBF58476D1CE4E5B9U;
    z ^= z >> 31;
    z *= 0x94D049BB133111EBU;
    return z ^ z >> 29;
  }
  static std::uint64_t seat_key(std::uint64_t node, Seat seat) { return mix(node, seat + 1U); }
  static std::uint64_t choice_key(std::uint64_t node, Seat seat, const Action& action) {
    return mix(node + kChoices * (seat + 1U), word(action));
  }

  // Everyone chooses before anything is applied.
  std::uint64_t step(State& state, SeatSet seats, std::uint64_t node) {
    std::array<Action, kMaxSeats> chosen;
    std::uint64_t next = mix(node, 0xFFFF);
    mind_.look_at(state);
    for (SeatSet rest = seats; !rest.empty(); rest.remove(rest.lowest())) {
      const Seat seat = rest.lowest();
      chosen[seat] = choose(state, node, seat);
      if (seat == seat_) next = mix(node + kSteps, word(chosen[seat]));
    }
    for (SeatSet rest = seats; !rest.empty(); rest.remove(rest.lowest())) {
      G::apply(state, rest.lowest(), chosen[rest.lowest()], quiet_);
    }
    G::play_nature(state, rng_);
    return next;
  }

  Action choose(const State& state, std::uint64_t node, Seat seat) {
    const bool at_root = node == kRoot && seat == seat_;
    if (!at_root) mind_.candidates(state, seat, actions_);
    const ActionList& actions = at_root ? own_actions_ : actions_;
    if (actions.size() == 1) {
      if (at_root) path_.push_back({table_.find(seat_key(node, seat)), nullptr, seat});
      return actions[0];
    }
    Choice* mean = table_.find_or_add(seat_key(node, seat));
    if (mean == nullptr || !look_up(state, node, seat, actions)) {
      return actions[rng_.below(actions.size())];  // the table is full
    }
    const bool is_told = at_root && first_;
    const int best = is_told ? *first_ : most_promising(*mean, actions.size());
    path_.push_back({is_told ? nullptr : mean, choices_[best], seat});
    return actions[best];
  }

  // Fills choices_ with the statistics of each action, new ones included.
  bool look_up(const State& state, std::uint64_t node, Seat seat, const ActionList& actions) {
    for (int i = 0; i < actions.size(); ++i) {
      keys_[i] = choice_key(node, seat, actions[i]);
      table_.fetch(keys_[i]);
    }
    bool all_known = true;
    for (int i = 0; i < actions.size(); ++i) {
      choices_[i] = table_.find(keys_[i]);
      all_known = all_known && choices_[i] != nullptr;
    }
    if (all_known) return true;
    mind_.lean(state, seat, actions, weights_.data());
    for (int i = 0; i < actions.size(); ++i) {
      if (choices_[i] != nullptr) continue;
      choices_[i] = table_.find_or_add(keys_[i]);
      if (choices_[i] == nullptr) return false;
      choices_[i]->set_weight(weights_[i]);
    }
    return true;
  }

  // Only visits to what this world allows count: a choice that is seldom there has not been neglected.
  int most_promising(const Choice& mean, int count) const {
    float sum = 0;
    std::uint32_t visits = 1;
    for (int i = 0; i < count; ++i) {
      sum += choices_[i]->weight();
      visits += choices_[i]->visits;
    }
    const float scale = exploration_ * std::sqrt(static_cast<float>(visits)) / sum;
    int best = 0;
    float best_score = -1e9F;
    for (int i = 0; i < count; ++i) {
      const Choice& choice = *choices_[i];
      const float value = choice.visits == 0 ? mean.value - kFirstPlay : choice.value;
      const float score = value + scale * choice.weight() / (1.0F + static_cast<float>(choice.visits));
      if (score > best_score) {
        best_score = score;
        best = i;
      }
    }
    return best;
  }

  // Judges a new position; every seat remembers its first value, as what an untried choice may bring.
  void expand(std::uint64_t node, const State& state) {
    mind_.judge(state, shares_, rng_);
    if (table_.find_or_add(node) == nullptr) return;
    const SeatSet seats = G::to_act(state);
    for (SeatSet rest = seats; !rest.empty(); rest.remove(rest.lowest())) {
      Choice* mean = table_.find_or_add(seat_key(node, rest.lowest()));
      if (mean == nullptr) return;
      mean->value = shares_[rest.lowest()];
      mean->visits = 1;
    }
  }

  void back_up() {
    const auto add = [](Choice* choice, float share) {
      if (choice == nullptr) return;
      ++choice->visits;
      choice->value += (share - choice->value) / static_cast<float>(choice->visits);
    };
    for (const Step& one : path_) {
      add(one.mean, shares_[one.seat]);
      add(one.choice, shares_[one.seat]);
    }
  }

  struct Step {
    Choice* mean;
    Choice* choice;
    Seat seat;
  };
  static constexpr float kFirstPlay = 0.05F;

  State seen_;
  Seat seat_;
  Mind mind_;
  float exploration_;
  Rng rng_;
  ChoiceTable table_;
  bool grows_ = true;
  ActionList own_actions_;
  ActionList actions_;
  std::array<std::uint64_t, ActionList::kCapacity> keys_;
  std::array<Choice*, ActionList::kCapacity> choices_;
  std::array<float, ActionList::kCapacity> weights_;
  Shares shares_ = {};
  std::array<double, kMaxSeats> sums_ = {};
  int iterations_ = 0;
  std::optional<int> first_;
  std::vector<Step> path_;
  NoEvents quiet_;
};

}  // namespace heptad
