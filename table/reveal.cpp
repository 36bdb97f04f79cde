#include "table/reveal.h"

#include <cstring>

namespace heptad {
namespace {

// What the seat is certain of, moved on by its action, is what it is certain of afterwards: then nothing came
// to light. Whatever depends on something hidden goes another way from there.
template <class State>
bool reveals_in(const State& before, Seat seat, const Action& action, const State& after) {
  using G = typename GameOf<State>::Type;
  static_assert(std::has_unique_object_representations_v<State>);
  State foreseen = G::certain(before, seat);
  NoEvents quiet;
  G::apply(foreseen, seat, action, quiet);
  foreseen = G::certain(foreseen, seat);
  const State seen = G::certain(after, seat);
  return std::memcmp(&foreseen, &seen, sizeof(State)) != 0;
}

}  // namespace

bool reveals(const AnyGame& before, Seat seat, const Action& action, const AnyGame& after) {
  return std::visit(
      [&]<class State>(const State& state) {
        return reveals_in(state, seat, action, std::get<State>(after.state()));
      },
      before.state());
}

}  // namespace heptad
