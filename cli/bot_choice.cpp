#include "cli/bot_choice.h"

#include <algorithm>
#include <limits>

namespace heptad {
namespace {

// Points ahead of the best other seat as if scored now; a win is worth more than any points.
int standing(const AnyGame& game, Seat seat) {
  const Outcome outcome = game.outcome();
  if (outcome.over) return outcome.winners.has(seat) ? 1000 : -1000;
  int best_other = 0;
  for (Seat other = 0; other < outcome.seats; ++other) {
    if (other != seat) best_other = std::max(best_other, outcome.sheets[other].total());
  }
  return outcome.sheets[seat].total() - best_other;
}

}  // namespace

Action random_choice(const AnyGame& view, Seat seat, Rng& rng) {
  ActionList list;
  view.legal_actions(seat, list);
  return list[rng.below(list.size())];
}

Action simple_choice(const AnyGame& view, Seat seat, Rng& rng) {
  ActionList list;
  view.legal_actions(seat, list);
  Action best = list[0];
  int best_standing = std::numeric_limits<int>::min();
  int equals = 0;
  for (const Action& action : list) {
    AnyGame after = view;
    after.apply(seat, action);
    const int reached = standing(after, seat);
    if (reached > best_standing) equals = 0;
    if (reached < best_standing) continue;
    best_standing = reached;
    // Among equals each is kept with the same chance.
    if (rng.below(++equals) == 0) best = action;
  }
  return best;
}

}  // namespace heptad
