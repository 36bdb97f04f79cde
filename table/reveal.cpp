#include "table/reveal.h"

namespace heptad {
namespace {

constexpr int kWorlds = 16;

template <class G, class State>
bool look_alike(const State& a, const State& b) {
  if constexpr (std::equality_comparable<State>) {
    return a == b;
  } else {
    return G::json(a) == G::json(b);
  }
}

// In every world that agrees with what the seat saw, a harmless action leads to one and the same sight.
template <class State>
bool reveals_in(const State& before, Seat seat, const Action& action) {
  using G = typename GameOf<State>::Type;
  const auto sight_after = [&](State world) {
    NoEvents quiet;
    G::apply(world, seat, action, quiet);
    return G::view(world, seat);
  };
  const State sight = sight_after(before);
  const auto seen = G::view(before, seat);
  Rng rng(kWorlds);
  for (int i = 0; i < kWorlds; ++i) {
    if (!look_alike<G>(sight_after(G::guess(seen, rng)), sight)) return true;
  }
  return false;
}

}  // namespace

bool reveals(const AnyGame& before, Seat seat, const Action& action) {
  return std::visit([&](const auto& state) { return reveals_in(state, seat, action); }, before.state());
}

}  // namespace heptad
