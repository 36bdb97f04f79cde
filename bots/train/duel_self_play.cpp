#include <algorithm>
#include <cmath>

#include "bots/duel/features.h"
#include "bots/duel/learned_mind.h"
#include "bots/duel/playout_mind.h"
#include "bots/duel/worth.h"
#include "bots/duel/zealous_mind.h"
#include "bots/train/self_play.h"
#include "bots/turn_search.h"

namespace heptad {
namespace {

using duel::Duel;

constexpr int kEarlyDecisions = 24;
constexpr double kRivalTables = 0.6;  // of all: a rival has one of the seats
constexpr double kZealots = 0.6;      // of all rivals; the others search without a net
constexpr double kForScience = 0.75;  // of all rivals; the others are for war
constexpr float kMostHope = 0.7F;

// Somebody else's seat, whose choices are not learned from.
struct Rival {
  Seat seat = kNature;             // nobody's
  const Evaluator* net = nullptr;  // nothing: he plays games out
  Character belief = Character::None;
  float hope = 0;  // how much nearer to the win he sees himself at his goal
};

Rival rival_for(const Evaluator* net, const Company& company, Rng& rng) {
  if (net == nullptr) return {};
  const auto seat = static_cast<Seat>(rng.below(2));
  if (company.target != nullptr) return {.seat = seat, .net = company.target};
  if (rng.unit() >= kRivalTables) return {};
  return {.seat = seat,
          .net = rng.unit() < kZealots ? net : nullptr,
          .belief = rng.unit() < kForScience ? Character::Scholar : Character::Warrior,
          .hope = kMostHope * static_cast<float>(rng.unit())};
}

class DuelGame {
 public:
  DuelGame(const Evaluator* net, const Company& company, const SelfPlaySettings& settings, std::uint64_t seed,
           std::vector<Sample>& samples)
      : net_(net),
        settings_(settings),
        rng_(seed),
        rival_(rival_for(net, company, rng_)),
        samples_(samples) {}

  void play(duel::State state) {
    const std::size_t first = samples_.size();
    NoEvents quiet;
    while (!state.over()) {
      const Seat seat = state.decision().seat;
      const Action action = seat == kNature ? Duel::roll(state, rng_) : decide(state, seat);
      Duel::apply(state, seat, action, quiet);
    }
    const float first_seat = duel::value_at_end(state);
    for (std::size_t i = first; i < samples_.size(); ++i) {
      samples_[i].outcome = deciders_[i - first] == 0 ? first_seat : 1 - first_seat;
    }
  }

 private:
  Action decide(const duel::State& state, Seat seat) {
    ActionList list;
    Duel::legal_actions(state, seat, list);
    if (list.size() == 1) return list[0];
    if (net_ == nullptr) return decide_greedily(state, seat, list);
    return seat == rival_.seat ? decide_for_rival(state) : decide_by_search(state, seat);
  }

  // The better an action the likelier; that likelihood is what is taught.
  Action decide_greedily(const duel::State& state, Seat seat, const ActionList& list) {
    constexpr double kSpread = 1.5;  // points
    NoEvents quiet;
    std::vector<double> points;
    for (const Action& action : list) {
      duel::State after = state;
      Duel::apply(after, seat, action, quiet);
      points.push_back(duel::worth(after, seat));
    }
    const double best = *std::max_element(points.begin(), points.end());
    double sum = 0;
    for (double& one : points) sum += one = std::exp((one - best) / kSpread);
    Sample sample = sample_of(state, seat);
    for (int i = 0; i < list.size(); ++i) {
      sample.add_choice(duel::rows_of(state, seat, list[i]), points[static_cast<std::size_t>(i)] / sum);
    }
    keep(sample, seat);
    return list[pick(points, 1.0, rng_)];
  }

  // What a game in which he runs for his goal comes to is worth learning, also in positions where he decides.
  // He searches long enough to be as strong as the learner: from a weak one it would learn that whoever runs
  // for science loses.
  Action decide_for_rival(const duel::State& state) {
    constexpr int kPlayedOut = 1200;
    keep(sample_of(state, rival_.seat), rival_.seat);
    if (rival_.net == nullptr) {
      const Style style = rival_.belief == Character::Scholar ? Style::Science : Style::War;
      return most_visited(state, rival_.seat, duel::PlayoutMind{style}, kPlayedOut);
    }
    const int iterations = 2 * settings_.short_iterations;
    if (rival_.belief == Character::None) {
      return most_visited(state, rival_.seat, duel::LearnedMind(*rival_.net), iterations);
    }
    return most_visited(state, rival_.seat,
                        duel::ZealousMind(*rival_.net, rival_.seat, rival_.belief, rival_.hope), iterations);
  }

  // Or one visited nearly as often.
  template <class Mind>
  Action most_visited(const duel::State& state, Seat seat, const Mind& mind, int iterations) {
    TurnSearch<Duel, Mind> search(Duel::view(state, seat), seat, mind, SearchSettings{},
                                  static_cast<std::size_t>(iterations) + 1, rng_.next());
    for (int i = 0; i < iterations; ++i) search.iterate();
    std::vector<double> visits;
    for (int i = 0; i < search.root().edges; ++i) {
      visits.push_back(static_cast<double>(search.root_edges()[i].visits));
    }
    return search.root_edges()[pick(visits, sharpness_of(++decisions_, kEarlyDecisions), rng_)].action();
  }

  Action decide_by_search(const duel::State& state, Seat seat) {
    const bool is_long = rng_.unit() < settings_.long_share;
    const int iterations = is_long ? settings_.long_iterations : settings_.short_iterations;
    TurnSearch<Duel, duel::LearnedMind> search(Duel::view(state, seat), seat, duel::LearnedMind(*net_),
                                               SearchSettings{}, static_cast<std::size_t>(iterations) + 1,
                                               rng_.next());
    const int edges = search.root().edges;
    if (is_long) {
      const auto luck = lucky_shares(edges, rng_);
      for (int i = 0; i < edges; ++i) {
        float& prior = search.root_edges()[i].prior;
        prior = static_cast<float>((1 - settings_.root_noise) * prior + settings_.root_noise * luck[i]);
      }
    }
    for (int i = 0; i < iterations; ++i) search.iterate();
    Sample sample = sample_of(state, seat);
    sample.search_value = search.root().value;
    // The search does not know a rival: against one only the end of the game is taught.
    sample.was_searched = iterations > 0 && rival_.seat == kNature;
    std::vector<double> visits;
    for (int i = 0; i < edges; ++i) {
      const Edge& edge = search.root_edges()[i];
      visits.push_back(iterations > 0 ? static_cast<double>(edge.visits) : edge.prior);
    }
    // A search that found a win on the spot looked at nothing else: it teaches no choice.
    for (int i = 0; is_long && edges > 1 && edges <= Sample::kMostChoices && i < edges; ++i) {
      const Action action = search.root_edges()[i].action();
      sample.add_choice(duel::rows_of(state, seat, action), visits[static_cast<std::size_t>(i)] / iterations);
    }
    keep(sample, seat);
    return search.root_edges()[pick(visits, sharpness_of(++decisions_, kEarlyDecisions), rng_)].action();
  }

  Sample sample_of(const duel::State& state, Seat seat) {
    duel::describe(state, seat, input_);
    Sample sample;
    sample.set_input(input_);
    return sample;
  }
  void keep(const Sample& sample, Seat seat) {
    samples_.push_back(sample);
    deciders_.push_back(seat);
  }

  const Evaluator* net_;
  const SelfPlaySettings& settings_;
  Rng rng_;
  Rival rival_;
  std::vector<Sample>& samples_;
  std::vector<Seat> deciders_;
  NetInput input_;
  int decisions_ = 0;
};

}  // namespace

void play_oneself_in_duel(const Rules& rules, const Evaluator* net, const Company& company,
                          const SelfPlaySettings& settings, std::uint64_t seed,
                          std::vector<Sample>& samples) {
  const auto start = Duel::start(rules);
  if (start) DuelGame(net, company, settings, seed, samples).play(*start);
}

}  // namespace heptad
