#include "cli/bench.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <variant>

#include "engine/playout.h"

namespace heptad {
namespace {

constexpr std::uint64_t kBatch = 1000;
constexpr double kSecondsUnasked = 2.0;

// Processor time of this thread, so that a busy machine does not look like a slow engine.
double cpu_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Sums over games, enough for the means and their standard errors.
struct Sums {
  double n = 0, d = 0, dd = 0, o = 0, oo = 0, od = 0;

  void add(double decisions, double options) {
    n += 1, d += decisions, o += options;
    dd += decisions * decisions, oo += options * options, od += options * decisions;
  }
  Measured decisions_per_game() const {
    const double mean = d / n;
    return {mean, std::sqrt(std::max(0.0, dd / n - mean * mean) / n)};
  }
  // A ratio of two sums: its error by the usual linear approximation.
  Measured options_per_decision() const {
    const double ratio = o / d;
    const double spread = oo - 2 * ratio * od + ratio * ratio * dd;
    return {ratio, std::sqrt(std::max(0.0, spread)) / d};
  }
};

template <Game G, Choosing kChoosing>
void play_batch(const typename G::State& start, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                BenchResult& result, Sums& sums) {
  for (std::uint64_t game = first; game < first + count; ++game) {
    Rng rng = rng_of_game(seed, game);
    auto state = start;
    int decisions = 0;
    int options = 0;
    const auto count_it = [&](const auto&, Seat, const Action&, int choices) {
      ++decisions;
      options += choices;
    };
    if constexpr (kChoosing == Choosing::Sampled) {
      play_out_sampled<G>(state, rng, count_it);
    } else {
      play_out_quickly<G>(state, rng, count_it);
    }
    const Outcome outcome = G::outcome(state);
    ++result.wins[static_cast<std::size_t>(outcome.how)];
    sums.add(decisions, options);
  }
}

template <Game G, Choosing kChoosing>
BenchResult bench(const typename G::State& start, const BenchPlan& plan) {
  BenchResult result{.state_bytes = sizeof start, .signature = signature<G>(start)};
  Sums sums;
  const std::uint64_t wanted = plan.games.value_or(UINT64_MAX);
  while (result.games < wanted && (plan.games || result.seconds < kSecondsUnasked)) {
    const std::uint64_t count = std::min(kBatch, wanted - result.games);
    const double before = cpu_seconds();
    play_batch<G, kChoosing>(start, plan.seed, result.games, count, result, sums);
    result.seconds += cpu_seconds() - before;
    result.games += count;
    plan.progress(plan.games ? static_cast<double>(result.games) / static_cast<double>(wanted)
                             : result.seconds / kSecondsUnasked);
  }
  result.decisions = static_cast<std::uint64_t>(sums.d);
  result.decisions_per_game = sums.decisions_per_game();
  if (kChoosing == Choosing::FromTheList) result.options_per_decision = sums.options_per_decision();
  return result;
}

}  // namespace

Measured BenchResult::share(Victory how) const {
  const double n = static_cast<double>(games);
  const double p = static_cast<double>(wins[static_cast<std::size_t>(how)]) / n;
  return {p, std::sqrt(p * (1 - p) / n)};
}

bool can_sample(const Rules& rules) {
  const auto game = AnyGame::start(rules);
  return game && std::visit([]<class State>(const State&) { return Sampled<typename GameOf<State>::Type>; },
                            game->state());
}

Expected<BenchResult> run_bench(const Rules& rules, const BenchPlan& plan) {
  const auto game = AnyGame::start(rules);
  if (!game) return std::unexpected(game.error());
  return std::visit(
      [&](const auto& start) -> Expected<BenchResult> {
        using G = typename GameOf<std::remove_cvref_t<decltype(start)>>::Type;
        if (plan.choosing == Choosing::FromTheList) return bench<G, Choosing::FromTheList>(start, plan);
        if constexpr (Sampled<G>) return bench<G, Choosing::Sampled>(start, plan);
        return refuse(Code::NoSampling,
                      "There is no quick way to draw an action in " + rules_name(rules) + ".");
      },
      game->state());
}

}  // namespace heptad
