#include "bots/train/look_ahead.h"

#include <algorithm>
#include <cmath>

namespace heptad::wonders {

LookAhead::LookAhead(const Evaluator& net, const State& memory, Seat seat, std::uint64_t seed)
    : mind_(net), memory_(memory), seat_(seat), rng_(seed) {
  forget_orders(memory_, seat_);
  const State world = Wonders::guess(memory_, rng_);
  candidate_actions(world, seat_, actions_);
  leanings_.resize(static_cast<std::size_t>(actions_.size()));
  sums_.resize(leanings_.size());
  mind_.look_at(world);
  mind_.lean(world, seat_, actions_, leanings_.data());
}

void LookAhead::try_world() {
  State world = Wonders::guess(memory_, rng_);
  others_choose(world);
  const Rng luck(rng_.next());
  NoEvents quiet;
  for (int i = 0; i < actions_.size(); ++i) {
    State after = world;
    Wonders::apply(after, seat_, actions_[i], quiet);
    sums_[static_cast<std::size_t>(i)] += value_after(after, luck);
  }
  ++worlds_;
}

std::vector<double> LookAhead::improved_leanings() const {
  constexpr double kStep = 0.02;  // so much more of the win makes a choice e times as likely
  constexpr double kMemory =
      0.5;  // how much of the leanings so far stays; all of it would sharpen them for ever
  double most = 0;
  for (std::size_t i = 0; i < sums_.size(); ++i) most = std::max(most, mean(i));
  std::vector<double> improved;
  double sum = 0;
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    sum += improved.emplace_back(std::pow(leanings_[i], kMemory) * std::exp((mean(i) - most) / kStep));
  }
  for (double& one : improved) one /= sum;
  return improved;
}

double LookAhead::value_by(const std::vector<double>& leanings) const {
  double value = 0;
  for (std::size_t i = 0; i < sums_.size(); ++i) value += leanings[i] * mean(i);
  return value;
}

void LookAhead::others_choose(State& world) {
  SeatSet others = Wonders::to_act(world);
  others.remove(seat_);
  mind_.choose_for(others, world, rng_);
}

float LookAhead::value_after(State& world, Rng luck) {
  Wonders::play_nature(world, luck);
  if (!Wonders::to_act(world).empty()) {
    mind_.look_at(world);
    return mind_.judge_for(world, seat_);
  }
  Shares shares;
  shares_at_end(world, shares);
  return shares[seat_];
}

}  // namespace heptad::wonders
