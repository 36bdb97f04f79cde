#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "bots/joint_search.h"
#include "bots/train/self_play.h"
#include "bots/wonders/features.h"
#include "bots/wonders/minds.h"
#include "bots/wonders/worth.h"

namespace heptad {
namespace {

using wonders::Wonders;

constexpr int kEarlyRounds = 6;
constexpr double kMixedTables = 0.6;    // of all tables
constexpr double kRivals = 0.5;         // of the seats at a mixed table
constexpr double kGreedyRivals = 0.25;  // of all rivals
constexpr double kUntunedRivals = 0.25;
constexpr double kStrays = 0.05;   // of all decisions
constexpr float kPatience = 0.9F;  // how much of a value comes from later than the next decision

class WondersGame {
 public:
  WondersGame(const Evaluator* net, const Company& company, int players, const SelfPlaySettings& settings,
              std::uint64_t seed, std::vector<Sample>& samples)
      : net_(net), settings_(settings), rng_(seed), samples_(samples) {
    if (net == nullptr) return;
    if (company.target != nullptr) {
      sit_alone_against(*company.target, rng_.below(players));
      return;
    }
    if (rng_.unit() >= kMixedTables) return;
    const std::span<const Evaluator> rivals = company.earlier;
    for (Rival& rival : rivals_) {
      rival.sits_here = rng_.unit() < kRivals;
      const double lot = rng_.unit();
      rival.searches = lot >= 1 - kUntunedRivals;
      if (rivals.empty() || lot < kGreedyRivals) continue;
      rival.net = &rivals[static_cast<std::size_t>(rng_.below(static_cast<int>(rivals.size())))];
    }
  }

  void play(wonders::State state) {
    NoEvents quiet;
    Wonders::play_nature(state, rng_);
    for (SeatSet seats = Wonders::to_act(state); !seats.empty(); seats = Wonders::to_act(state)) {
      standing_ = wonders::standing_of(state);
      std::array<Action, kMaxSeats> chosen;
      for (SeatSet rest = seats; !rest.empty(); rest.remove(rest.lowest())) {
        chosen[rest.lowest()] = decide(state, rest.lowest());
      }
      for (; !seats.empty(); seats.remove(seats.lowest())) {
        Wonders::apply(state, seats.lowest(), chosen[seats.lowest()], quiet);
      }
      Wonders::play_nature(state, rng_);
    }
    teach_values(state);
  }

 private:
  // Somebody else's seat, from whom nothing is learned.
  struct Rival {
    bool sits_here = false;
    bool searches = false;           // without a net
    const Evaluator* net = nullptr;  // nothing: the greedy player
  };
  void sit_alone_against(const Evaluator& target, int own_seat) {
    rivals_.fill({.sits_here = true, .net = &target});
    rivals_[static_cast<std::size_t>(own_seat)] = {};
  }

  // A decision of the game, and its sample unless it was a stray one.
  struct Decision {
    Seat seat;
    float value;  // as the net saw it
    std::ptrdiff_t sample;
  };
  static constexpr std::ptrdiff_t kStray = -1;

  Action decide(const wonders::State& state, Seat seat) {
    wonders::candidate_actions(state, seat, actions_);
    if (actions_.size() == 1) return actions_[0];
    if (rivals_[seat].sits_here) return decide_for(rivals_[seat], state, seat);
    wonders::describe(state, standing_, seat, actions_, input_);
    if (net_ == nullptr) return decide_greedily(state, seat);
    net_->first_layer(input_, hidden_);
    if (rng_.unit() < kStrays) return stray(seat);
    return decide_by_search(state, seat, rng_.unit() < settings_.long_share);
  }

  Action decide_for(const Rival& rival, const wonders::State& state, Seat seat) {
    constexpr double kGreedySharpness = 3.0;
    if (rival.searches) return decide_by_playing_out(state, seat);
    if (rival.net == nullptr) return actions_[pick(greedy_shares(state, seat), kGreedySharpness, rng_)];
    wonders::describe(state, standing_, seat, actions_, input_);
    rival.net->first_layer(input_, hidden_);
    return lean(*rival.net, state, seat);
  }

  Action decide_by_playing_out(const wonders::State& state, Seat seat) {
    constexpr int kIterations = 300;
    JointSearch<Wonders, wonders::PlayoutMind> search(Wonders::view(state, seat), seat,
                                                      wonders::PlayoutMind{}, SearchSettings{}, rng_.next());
    for (int i = 0; i < kIterations; ++i) search.iterate();
    const auto tried = search.tried();
    return std::max_element(tried.begin(), tried.end(),
                            [](const auto& a, const auto& b) { return a.visits < b.visits; })
        ->action;
  }

  // The better an action the likelier.
  std::vector<double> greedy_shares(const wonders::State& state, Seat seat) {
    constexpr double kSpread = 0.9;  // points
    std::vector<double> shares;
    double sum = 0;
    for (const Action& action : actions_) {
      sum += shares.emplace_back(std::exp(wonders::worth(state, seat, action) / kSpread));
    }
    for (double& share : shares) share /= sum;
    return shares;
  }

  // How likely the greedy player chooses each action is taught.
  Action decide_greedily(const wonders::State& state, Seat seat) {
    const std::vector<double> shares = greedy_shares(state, seat);
    keep(seat, 0.5F);
    teach_choice(state, seat, shares);
    return actions_[pick(shares, 1.0, rng_)];
  }

  // Anything at all: what nobody would do must be seen now and then, or the net believes the best of it.
  Action stray(Seat seat) {
    decisions_.push_back({seat, net_->win_probability(hidden_), kStray});
    return actions_[rng_.below(actions_.size())];
  }

  Action lean(const Evaluator& net, const wonders::State& state, Seat seat) {
    std::vector<double> shares;
    for (const Action& action : actions_) {
      shares.push_back(std::exp(net.leaning_to(hidden_, wonders::rows_of(state, seat, action))));
    }
    return actions_[pick(shares, sharpness_of(state.round, kEarlyRounds), rng_)];
  }

  // What a long search with some luck at its root looked at most is taught.
  Action decide_by_search(const wonders::State& state, Seat seat, bool is_long) {
    const int iterations = is_long ? settings_.long_iterations : settings_.short_iterations;
    JointSearch<Wonders, wonders::LearnedMind> search(
        Wonders::view(state, seat), seat, wonders::LearnedMind(*net_), SearchSettings{}, rng_.next());
    if (is_long) add_luck(search);
    for (int i = 0; i < iterations; ++i) search.iterate();
    std::vector<double> shares;
    for (const auto& one : search.tried()) shares.push_back(static_cast<double>(one.visits) / iterations);
    keep(seat, search.value());
    if (is_long) teach_choice(state, seat, shares);
    return actions_[pick(shares, sharpness_of(state.round, kEarlyRounds), rng_)];
  }

  void add_luck(JointSearch<Wonders, wonders::LearnedMind>& search) {
    const auto at_first = search.tried();
    const auto luck = lucky_shares(search.choices(), rng_);
    for (std::size_t i = 0; i < luck.size(); ++i) {
      const double weight = (1 - settings_.root_noise) * at_first[i].prior + settings_.root_noise * luck[i];
      search.set_weight(at_first[i].action, static_cast<float>(weight));
    }
  }

  void keep(Seat seat, float value) {
    decisions_.push_back({seat, value, static_cast<std::ptrdiff_t>(samples_.size())});
    samples_.emplace_back().set_input(input_);
  }

  void teach_choice(const wonders::State& state, Seat seat, const std::vector<double>& shares) {
    if (actions_.size() > Sample::kMostChoices) return;
    for (int i = 0; i < actions_.size(); ++i) {
      samples_.back().add_choice(wonders::rows_of(state, seat, actions_[i]),
                                 shares[static_cast<std::size_t>(i)]);
    }
  }

  // A position is worth what the later ones of its seat were, the nearer the more, down to how the game
  // ended: that is steadier than the end alone. What follows a stray decision says nothing about those
  // before it.
  void teach_values(const wonders::State& end) {
    const float patience = net_ == nullptr ? 1.0F : kPatience;
    Shares later = {};
    wonders::shares_at_end(end, later);
    for (std::size_t i = decisions_.size(); i-- > 0;) {
      const Decision& decision = decisions_[i];
      float& worth = later[decision.seat];
      if (decision.sample == kStray) {
        worth = decision.value;
        continue;
      }
      samples_[static_cast<std::size_t>(decision.sample)].outcome = worth;
      worth = patience * worth + (1 - patience) * decision.value;
    }
  }

  const Evaluator* net_;
  const SelfPlaySettings& settings_;
  Rng rng_;
  std::array<Rival, kMaxSeats> rivals_;
  std::vector<Sample>& samples_;
  std::vector<Decision> decisions_;
  wonders::Standing standing_;
  NetInput input_;
  Hidden hidden_;
  ActionList actions_;
};

}  // namespace

void play_oneself_in_wonders(const Rules& rules, const Evaluator* net, const Company& company,
                             const SelfPlaySettings& settings, std::uint64_t seed,
                             std::vector<Sample>& samples) {
  const auto start = Wonders::start(rules);
  if (start) WondersGame(net, company, rules.players, settings, seed, samples).play(*start);
}

}  // namespace heptad
