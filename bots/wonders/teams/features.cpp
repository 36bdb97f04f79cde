#include "bots/wonders/teams/features.h"

#include <algorithm>

#include "engine/wonders/teams/teams.h"

namespace heptad::wonders::teams {
namespace {

constexpr int kCardsTold = 104;  // rows of an edition with all modules
constexpr int kCoinSteps = 8;    // two coins each

struct Inputs {
  int side, coins, hand, end;
};
constexpr Inputs kInputs = [] {
  Blocks blocks;
  Inputs in{};
  in.side = blocks.take(2);
  in.coins = blocks.take(kCoinSteps);
  in.hand = blocks.take(kCardsTold);
  in.end = blocks.next;
  return in;
}();

}  // namespace

static_assert(kInputs.end == 114);

NetShape net_shape(NetShape own) { return {.inputs = own.inputs + kInputs.end, .actions = own.actions}; }

// A guessed world has cards in the partner's hand whether or not it is open.
void describe(const State& state, Seat seat, int first, NetInput& input) {
  const int partner = partner_of(seat);
  input.turn_on(first + kInputs.side + (state.left_of(seat) == partner ? 0 : 1));
  input.turn_on(first + kInputs.coins + std::min(state.cities[partner].coins / 2, kCoinSteps - 1));
  if ((state.modules & kClosedPartners) != 0) return;
  const Hand& hand = state.hands[partner];
  for (int i = 0; i < hand.size; ++i) {
    if (hand.cards[i] < kCardsTold) input.turn_on(first + kInputs.hand + hand.cards[i]);
  }
}

}  // namespace heptad::wonders::teams
