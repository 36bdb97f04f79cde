#include "bots/duel/features.h"
#include "bots/duel/learned_mind.h"
#include "bots/duel/playout_mind.h"
#include "bots/train/self_play.h"
#include "bots/turn_search.h"

namespace heptad {
namespace {

using duel::Duel;

constexpr int kEarlyDecisions = 24;

template <class Mind>
class DuelGame {
 public:
  DuelGame(const Mind& mind, const SelfPlaySettings& settings, std::uint64_t seed,
           std::vector<Sample>& samples)
      : mind_(mind), settings_(settings), rng_(seed), samples_(samples) {}

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
    const bool is_long = rng_.unit() < settings_.long_share;
    const int iterations = is_long ? settings_.long_iterations : settings_.short_iterations;
    TurnSearch<Duel, Mind> search(Duel::memory(state, seat), seat, mind_, SearchSettings{},
                                  static_cast<std::size_t>(iterations) + 1, rng_.next());
    const int edges = search.root().edges;
    if (is_long) {
      const auto luck = lucky_shares(edges, rng_);
      for (int i = 0; i < edges; ++i) {
        float& prior = search.root_edges()[i].prior;
        prior = static_cast<float>((1 - settings_.root_noise) * prior + settings_.root_noise * luck[i]);
      }
    }
    for (int i = 0; i < iterations; ++i) search.iterate();
    keep(state, seat, search, is_long);
    std::vector<double> visits;
    for (int i = 0; i < edges; ++i) visits.push_back(search.root_edges()[i].visits);
    return search.root_edges()[pick(visits, sharpness_of(++decisions_, kEarlyDecisions), rng_)].action;
  }

  void keep(const duel::State& state, Seat seat, const TurnSearch<Duel, Mind>& search, bool teaches_choice) {
    duel::describe(state, seat, input_);
    Sample sample{.search_value = search.root().value};
    sample.set_input(input_);
    const int edges = search.root().edges;
    double total = 0;
    for (int i = 0; i < edges; ++i) total += search.root_edges()[i].visits;
    // A search that found a win on the spot looked at nothing else: it teaches no choice.
    for (int i = 0; teaches_choice && edges > 1 && edges <= Sample::kMostChoices && i < edges; ++i) {
      const Edge& edge = search.root_edges()[i];
      sample.add_choice(duel::rows_of(state, seat, edge.action), edge.visits / total);
    }
    samples_.push_back(sample);
    deciders_.push_back(seat);
  }

  const Mind& mind_;
  const SelfPlaySettings& settings_;
  Rng rng_;
  std::vector<Sample>& samples_;
  std::vector<Seat> deciders_;
  NetInput input_;
  int decisions_ = 0;
};

}  // namespace

void play_oneself_in_duel(const Rules& rules, const Net* net, const SelfPlaySettings& settings,
                          std::uint64_t seed, std::vector<Sample>& samples) {
  const auto start = Duel::start(rules);
  if (!start) return;
  if (net == nullptr) {
    DuelGame(duel::PlayoutMind{}, settings, seed, samples).play(*start);
  } else {
    DuelGame(duel::LearnedMind(*net), settings, seed, samples).play(*start);
  }
}

}  // namespace heptad
