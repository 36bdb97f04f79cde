#include <optional>

#include "bots/joint_search.h"
#include "bots/train/self_play.h"
#include "bots/wonders/features.h"
#include "bots/wonders/minds.h"
#include "bots/wonders/worth.h"

namespace heptad {
namespace {

using wonders::Wonders;

constexpr int kEarlyRounds = 8;

class WondersGame {
 public:
  WondersGame(const Evaluator* net, const SelfPlaySettings& settings, std::uint64_t seed,
              std::vector<Sample>& samples)
      : net_(net), settings_(settings), rng_(seed), samples_(samples) {}

  void play(wonders::State state) {
    const std::size_t first = samples_.size();
    NoEvents quiet;
    for (SeatSet seats = Wonders::to_act(state); !seats.empty(); seats = Wonders::to_act(state)) {
      if (seats.has(kNature)) {
        Wonders::apply(state, kNature, Wonders::roll(state, rng_), quiet);
        continue;
      }
      std::array<Action, kMaxSeats> chosen;
      for (SeatSet rest = seats; !rest.empty(); rest.remove(rest.lowest())) {
        chosen[rest.lowest()] = decide(state, rest.lowest());
      }
      for (; !seats.empty(); seats.remove(seats.lowest())) {
        Wonders::apply(state, seats.lowest(), chosen[seats.lowest()], quiet);
      }
    }
    Shares shares = {};
    wonders::shares_at_end(state, shares);
    for (std::size_t i = first; i < samples_.size(); ++i) {
      samples_[i].outcome = shares[deciders_[i - first]];
    }
  }

 private:
  Action decide(const wonders::State& state, Seat seat) {
    wonders::candidate_actions(state, seat, actions_);
    if (actions_.size() == 1) return actions_[0];
    if (net_ == nullptr) return decide_greedily(state, seat);
    const bool is_long = rng_.unit() < settings_.long_share;
    const int iterations = is_long ? settings_.long_iterations : settings_.short_iterations;
    return iterations > 0 ? decide_by_search(state, seat, iterations, is_long)
                          : decide_by_leaning(state, seat);
  }

  // The better an action the likelier; that likelihood is what is taught.
  Action decide_greedily(const wonders::State& state, Seat seat) {
    constexpr double kSpread = 0.9;  // points
    std::vector<double> shares;
    double sum = 0;
    for (const Action& action : actions_) {
      sum += shares.emplace_back(std::exp(wonders::worth(state, seat, action) / kSpread));
    }
    for (double& share : shares) share /= sum;
    keep(state, seat, &shares, std::nullopt);
    return actions_[pick(shares, 1.0, rng_)];
  }

  // Without a search: it teaches how games end, and a hundred of them cost no more than one that is searched.
  Action decide_by_leaning(const wonders::State& state, Seat seat) {
    std::array<float, ActionList::kCapacity> weights;
    wonders::LearnedMind mind(*net_);
    mind.look_at(state);
    mind.lean(state, seat, actions_, weights.data());
    keep(state, seat, nullptr, std::nullopt);
    const std::vector<double> shares(weights.begin(), weights.begin() + actions_.size());
    return actions_[pick(shares, sharpness_of(state.round, kEarlyRounds * 2), rng_)];
  }

  Action decide_by_search(const wonders::State& state, Seat seat, int iterations, bool is_long) {
    JointSearch<Wonders, wonders::LearnedMind> search(Wonders::memory(state, seat), seat,
                                                      wonders::LearnedMind(*net_), SearchSettings{},
                                                      static_cast<std::size_t>(iterations) + 1, rng_.next());
    if (is_long) add_luck(search);
    for (int i = 0; i < iterations; ++i) search.iterate();
    std::vector<double> visits;
    for (const auto& tried : search.tried()) visits.push_back(static_cast<double>(tried.visits) / iterations);
    keep(state, seat, is_long ? &visits : nullptr, search.value());
    return actions_[pick(visits, sharpness_of(state.round, kEarlyRounds * 2), rng_)];
  }

  template <class Search>
  void add_luck(Search& search) {
    const auto luck = lucky_shares(search.choices(), rng_);
    std::size_t i = 0;
    for (const auto& tried : search.tried()) {
      const double prior = (1 - settings_.root_noise) * tried.prior + settings_.root_noise * luck[i++];
      search.set_weight(tried.action, static_cast<float>(prior));
    }
  }

  // `shares` of the choice and the `value` are taught where they were found.
  void keep(const wonders::State& state, Seat seat, const std::vector<double>* shares,
            std::optional<float> value) {
    wonders::describe(state, wonders::standing_of(state), seat, actions_, input_);
    Sample sample{.search_value = value.value_or(0), .was_searched = value.has_value()};
    sample.set_input(input_);
    const bool teaches_choice = shares != nullptr && actions_.size() <= Sample::kMostChoices;
    for (int i = 0; teaches_choice && i < actions_.size(); ++i) {
      sample.add_choice(wonders::rows_of(state, seat, actions_[i]), (*shares)[static_cast<std::size_t>(i)]);
    }
    samples_.push_back(sample);
    deciders_.push_back(seat);
  }

  const Evaluator* net_;
  const SelfPlaySettings& settings_;
  Rng rng_;
  std::vector<Sample>& samples_;
  std::vector<Seat> deciders_;
  NetInput input_;
  ActionList actions_;
};

}  // namespace

void play_oneself_in_wonders(const Rules& rules, const Evaluator* net, const SelfPlaySettings& settings,
                             std::uint64_t seed, std::vector<Sample>& samples) {
  const auto start = Wonders::start(rules);
  if (start) WondersGame(net, settings, seed, samples).play(*start);
}

}  // namespace heptad
