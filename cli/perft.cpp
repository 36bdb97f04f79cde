#include "cli/perft.h"

#include <variant>

#include "engine/playout.h"

namespace heptad {
namespace {

template <Game G>
struct Node {
  typename G::State state;
  Rng dice;
  SeatSet choosing;  // of the seats that choose at the same time, those that have not yet

  // Lets nature act until players are to choose or the game is over.
  void settle() {
    if (!choosing.empty()) return;
    G::play_nature(state, dice);
    choosing = G::to_act(state);
  }
  Node after(Seat seat, const Action& action) const {
    NoEvents quiet;
    Node next = *this;
    G::apply(next.state, seat, action, quiet);
    next.choosing.remove(seat);
    next.settle();
    return next;
  }
};

template <Game G>
std::uint64_t leaves(const Node<G>& node, int depth) {
  if (depth == 0 || node.choosing.empty()) return 1;
  const Seat seat = node.choosing.lowest();
  ActionList list;
  G::legal_actions(node.state, seat, list);
  std::uint64_t count = 0;
  for (const Action& action : list) count += depth == 1 ? 1 : leaves<G>(node.after(seat, action), depth - 1);
  return count;
}

template <Game G>
std::vector<std::pair<std::string, std::uint64_t>> divide(const typename G::State& start, int depth,
                                                          std::uint64_t seed) {
  Node<G> root{start, Rng(seed), {}};
  root.settle();
  std::vector<std::pair<std::string, std::uint64_t>> counts;
  if (root.choosing.empty()) return counts;
  const Seat seat = root.choosing.lowest();
  ActionList list;
  G::legal_actions(root.state, seat, list);
  for (const Action& action : list) {
    counts.emplace_back(G::text(root.state, action), leaves<G>(root.after(seat, action), depth - 1));
  }
  return counts;
}

}  // namespace

std::vector<std::pair<std::string, std::uint64_t>> perft(const AnyGame& start, int depth,
                                                         std::uint64_t seed) {
  return std::visit(
      [&](const auto& state) {
        return divide<typename GameOf<std::remove_cvref_t<decltype(state)>>::Type>(state, depth, seed);
      },
      start.state());
}

}  // namespace heptad
