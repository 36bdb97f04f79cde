#include "engine/duel/pantheon/options.h"

#include "engine/duel/action.h"
#include "engine/duel/pantheon/rules.h"
#include "engine/duel/priced.h"

namespace heptad::duel::pantheon {

// Every card that lies open, with every choice of offering tokens in which none is wasted.
void add_activations(const State& state, Seat seat, int coins, std::vector<Option>& options) {
  const unsigned owned = state.pantheon.seats[seat].offerings;
  for_each_bit(state.pantheon.active, [&](int slot) {
    const int printed = activation_price(state, seat, slot);
    for (unsigned spent = 0; spent <= owned; ++spent) {
      if ((spent & ~owned) != 0 || wastes_offering(printed, spent)) continue;
      const int price = after_offerings(printed, spent);
      const Payment payment{.means = Means::Paid, .coins = price, .printed_coins = price};
      options.push_back(
          priced(make_action(ActionKind::Activate, slot, static_cast<int>(spent)), payment, coins));
    }
  });
}

std::string why_not_activated(const State& state, Seat seat, const Action& action) {
  const int slot = action.arg[0];
  const unsigned spent = action.arg[1];
  if (state.age < 2) return "The Pantheon opens in Age II.";
  if (slot >= kPantheonSlots || (state.pantheon.active >> slot & 1) == 0) {
    return "No card lies on that slot of the Pantheon.";
  }
  if ((spent & ~state.pantheon.seats[seat].offerings) != 0) return "That offering token is not there.";
  return "An offering token would be spent for nothing.";
}

}  // namespace heptad::duel::pantheon
