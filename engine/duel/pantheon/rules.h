// Questions about the Pantheon that rules, lists and views share.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/duel/market.h"

namespace heptad::duel::pantheon {

static_assert(kTemples.deck.first == kOwnCardCount && kTemples.deck.size == std::size(kTempleCards));

// The divinities of a mythology that lie neither in a city nor, as far as this position tells, in the
// Pantheon: its deck. In a view, also those that lie hidden in the Pantheon.
constexpr DivinitySet pool(const Pantheon& pantheon, int mythology) {
  unsigned gone = pantheon.seats[0].divinities | pantheon.seats[1].divinities;
  for (const Face face : pantheon.slots) gone |= static_cast<unsigned>(face.is_divinity()) << face.card;
  return static_cast<DivinitySet>(cards_of_deck(mythology) & ~gone);
}

// The mythologies whose decks have cards.
constexpr unsigned decks_left(const Pantheon& pantheon) {
  unsigned decks = 0;
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    if (pantheon.left[mythology] != 0) decks |= 1U << mythology;
  }
  return decks;
}

constexpr int offering_value(unsigned offerings) {
  int coins = 0;
  for_each_bit(offerings, [&](int i) { coins += kOfferings[i]; });
  return coins;
}

// Without offering tokens. The Gate's price is doubled first, the Sanctuary's coins come off then.
//                                                                                          [duel 120, 173]
constexpr int activation_price(const State& state, Seat seat, int slot) {
  constexpr WonderSet kDiscount = carriers(kWonders, EffectKind::PantheonDiscount);
  constexpr int kCoins = kWonders[std::countr_zero(kDiscount)].effects[0].a;
  const int printed = kSlotPrices[seat][slot];
  const int price = state.pantheon.slots[slot].card == kGate ? kGateFactor * printed : printed;
  const int off = (state.cities[seat].built & kDiscount) != 0 ? kCoins : 0;
  return std::max(price - off, 0);
}

// The price never falls below zero, and what an offering token is worth too much is lost.  [duel 116, 121]
constexpr int after_offerings(int price, unsigned offerings) {
  return std::max(price - offering_value(offerings), 0);
}

// Whether a token is spent for nothing: the others alone would make it as cheap.                [duel 117]
constexpr bool wastes_offering(int price, unsigned offerings) {
  bool wastes = false;
  for_each_bit(offerings, [&](int i) {
    wastes |= after_offerings(price, offerings & ~(1U << i)) == after_offerings(price, offerings);
  });
  return wastes;
}

// Both for every price an activation can have and every choice of offering tokens.
inline constexpr unsigned kOfferingChoices = 1U << kOfferings.size();
inline constexpr int kHighestPrice = kGateFactor * std::ranges::max(kSlotPrices[0]);
struct Spending {
  std::uint8_t coins;
  bool wastes;
};
inline constexpr auto kSpendings = [] {
  std::array<std::array<Spending, kOfferingChoices>, kHighestPrice + 1> spendings = {};
  for (int price = 0; price <= kHighestPrice; ++price) {
    for (unsigned spent = 0; spent < kOfferingChoices; ++spent) {
      spendings[price][spent] = {.coins = static_cast<std::uint8_t>(after_offerings(price, spent)),
                                 .wastes = wastes_offering(price, spent)};
    }
  }
  return spendings;
}();

// Spaces the Minerva pawn may be put on, counted from seat 0's capital: the rulebook says any, so the
// capitals and the conflict pawn's own space too.                                          [duel 139, 140]
inline constexpr int kSpaces = 2 * kCapital + 1;
constexpr std::uint32_t minerva_spaces(const State&) { return (1U << kSpaces) - 1; }

// Where the Gate goes: the empty slot; of several, the nearest to seat 1.                  [duel 112, 113]
constexpr int gate_slot(const Pantheon& pantheon) {
  return std::bit_width(static_cast<unsigned>(~pantheon.filled & ((1U << kPantheonSlots) - 1))) - 1;
}

// Engineering is no trade and no chain, and nobody need use it. Of two ways at one price it is the better:
// its
// coin goes to the bank, never to an opponent with Economy.                             [duel 39, 167–169]
constexpr Price better_price(const City& city, Price normal) {
  const int engineering = power<EffectKind::ChainedCardPrice>(city);
  return engineering != 0 && engineering <= normal.coins ? Price{.coins = engineering} : normal;
}
// It makes every card of a chain payable for whoever has its coin.
constexpr bool waives_chains(const City& city, int coins) {
  const int engineering = power<EffectKind::ChainedCardPrice>(city);
  return engineering != 0 && engineering <= coins;
}

}  // namespace heptad::duel::pantheon
