#include "bots/wonders/minds.h"

#include <algorithm>
#include <cmath>

#include "bots/draw.h"
#include "bots/wonders/moments.h"
#include "engine/wonders/text_moments.h"

namespace heptad::wonders {
namespace {

constexpr float kMarginShare = 0.5F;

bool is_paid(const Action& action) {
  const Verb verb = verb_of(action);
  return verb == Verb::Build || verb == Verb::Stage;
}

// Points that lie open: enough to tell who is the weaker neighbour.
int strength(const City& city) {
  return city.built.size() + 2 * city.stages + city.shields + city.symbols[0] + city.symbols[1] +
         city.symbols[2];
}

// What an order gives away.
int lost_coins(const State& state, Seat seat, const Action& action) {
  const Bill bill = bill_of(action);
  return bill.total() - moments::kept_coins(state, city_of(seat, action), bill);
}

}  // namespace

void candidate_actions(const State& state, Seat seat, ActionList& actions) {
  ActionList all;
  Wonders::legal_actions(state, seat, all);
  actions.clear();
  const bool feed_left =
      strength(state.cities[state.left_of(seat)]) <= strength(state.cities[state.right_of(seat)]);
  for (int i = 0; i < all.size();) {
    int best = i;
    int next = i + 1;
    const auto same_use = [&](const Action& other) {
      return other.kind == all[i].kind && other.arg[0] == all[i].arg[0] &&
             other.arg[kCityArg] == all[i].arg[kCityArg] && other.arg[kExtraArg] == all[i].arg[kExtraArg];
    };
    // Ways to pay for one use stand side by side, the cheapest first.
    for (; is_paid(all[i]) && next < all.size() && same_use(all[next]); ++next) {
      const int weaker = kBillArg + (feed_left ? 0 : 1);
      const bool more_to_the_weaker = all[next].arg[weaker] > all[best].arg[weaker];
      const int dearer = lost_coins(state, seat, all[next]) - lost_coins(state, seat, all[best]);
      if (dearer < 0 || (dearer == 0 && more_to_the_weaker)) best = next;
    }
    actions.push(all[best]);
    i = next;
  }
}

void forget_orders(State& seen, Seat seat) {
  if (!moments::is_at_once(seen)) return;
  Task& task = seen.agenda.top();
  for_each_bit(task.asked, [&](int city) {
    if (moments::decider(seen, city) != seat) task.ask(city);
  });
}

void shares_at_end(const State& state, Shares& shares) {
  const Outcome outcome = Wonders::outcome(state);
  std::array<int, kMaxSeats> points = {};
  for (Seat seat = 0; seat < state.players; ++seat) points[seat] = outcome.sheets[seat].total();
  moments::shared(state, points);
  const auto sides = static_cast<float>(outcome.winners.size()) / moments::seats_a_side(state);
  for (Seat seat = 0; seat < state.players; ++seat) {
    int best_other = -100;
    for (Seat other = 0; other < state.players; ++other) {
      if (other != seat && !moments::on_one_side(state, seat, other))
        best_other = std::max(best_other, points[other]);
    }
    const auto margin = static_cast<float>(points[seat] - best_other);
    const float win = outcome.winners.has(seat) ? 1.0F / sides : 0.0F;
    shares[seat] = (1 - kMarginShare) * win + kMarginShare / (1 + std::exp(-margin / 8.0F));
  }
}

void PlayoutMind::judge(const State& state, Shares& shares, Rng& rng) {
  State end = state;
  NoEvents quiet;
  for (SeatSet seats = Wonders::to_act(end); !seats.empty(); seats = Wonders::to_act(end)) {
    if (seats.has(kNature)) {
      Wonders::apply(end, kNature, Wonders::roll(end, rng), quiet);
      continue;
    }
    for (; !seats.empty(); seats.remove(seats.lowest())) {
      Wonders::apply(end, seats.lowest(), Wonders::sample(end, seats.lowest(), rng), quiet);
    }
  }
  shares_at_end(end, shares);
}

void LearnedMind::lean(const State& state, Seat seat, const ActionList& actions, float* weights) {
  if (!standing_) standing_ = standing_of(state);
  describe(state, *standing_, seat, actions, input_);
  net_->first_layer(input_, hidden_);
  float largest = -1e9F;
  for (int i = 0; i < actions.size(); ++i) {
    weights[i] = net_->leaning_to(hidden_, rows_of(state, seat, actions[i]));
    largest = std::max(largest, weights[i]);
  }
  // On one scale for all worlds: the best of each world weighs 1.
  for (int i = 0; i < actions.size(); ++i) weights[i] = std::exp(std::max(weights[i] - largest, -12.0F));
}

void LearnedMind::play_on(State state, Shares& shares, Rng& rng) {
  std::array<float, ActionList::kCapacity> habits;
  NoEvents quiet;
  for (SeatSet seats = Wonders::to_act(state); !seats.empty(); seats = Wonders::to_act(state)) {
    for (; !seats.empty(); seats.remove(seats.lowest())) {
      const Seat seat = seats.lowest();
      candidate_actions(state, seat, actions_);
      for (int i = 0; i < actions_.size(); ++i) {
        habits[i] = net_->habit_of(rows_of(state, seat, actions_[i]));
      }
      const int chosen = draw(std::span(habits).first(static_cast<std::size_t>(actions_.size())), rng);
      Wonders::apply(state, seat, actions_[chosen], quiet);
    }
    Wonders::play_nature(state, rng);
  }
  shares_at_end(state, shares);
}

float LearnedMind::judge_for(const State& state, Seat seat) {
  if (!standing_) standing_ = standing_of(state);
  candidate_actions(state, seat, actions_);
  describe(state, *standing_, seat, actions_, input_);
  net_->first_layer(input_, hidden_);
  return net_->win_probability(hidden_);
}

void LearnedMind::judge(const State& state, Shares& shares, Rng& rng) {
  look_at(state);
  for (Seat seat = 0; seat < state.players; ++seat) shares[seat] = judge_for(state, seat);
  moments::even_out(state, shares);
  if (mix_ == 0) return;
  Shares played;
  play_on(state, played, rng);
  for (Seat seat = 0; seat < state.players; ++seat) shares[seat] += mix_ * (played[seat] - shares[seat]);
}

}  // namespace heptad::wonders
