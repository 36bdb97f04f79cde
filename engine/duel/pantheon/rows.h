// Everything printed on Pantheon's components: one row each.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/duel/pantheon/kinds.h"
#include "engine/duel/row_words.h"
#include "engine/duel/structure.h"

namespace heptad::duel::pantheon {

enum class Mythology : std::uint8_t { Mesopotamian, Phoenician, Greek, Egyptian, Roman };
inline constexpr int kMythologies = 5;
inline constexpr std::array<std::string_view, kMythologies> kMythologyNames = {"mesopotamian", "phoenician",
                                                                               "greek", "egyptian", "roman"};

// A mythology token makes the Grand Temple of its mythology free, as a chain does.              [duel 164]
constexpr Chain chain_of(int mythology) { return static_cast<Chain>(kOwnChains + mythology); }
constexpr Chain chain_of(Mythology mythology) { return chain_of(static_cast<int>(mythology)); }

using Divinity = std::uint8_t;      // an index into kDivinities
using DivinitySet = std::uint16_t;  // as bits

struct DivinityRow {
  std::string_view id;
  Mythology mythology = Mythology::Mesopotamian;
  Effects effects = {};
};

namespace rows {

using namespace heptad::duel::rows;
using enum Mythology;
using enum pantheon::EffectKind;

// clang-format off
inline constexpr DivinityRow kDivinities[] = {
    {.id = "enki", .mythology = Mesopotamian, .effects = {effect(TokenOfCard, 2)}},
    {.id = "ishtar", .mythology = Mesopotamian, .effects = {science(Symbol::Scales)}},
    {.id = "nisaba", .mythology = Mesopotamian, .effects = {effect(CopySymbol)}},
    {.id = "astarte", .mythology = Phoenician, .effects = {effect(GuardedCoins, 7)}},
    {.id = "baal", .mythology = Phoenician, .effects = {effect(TakeProducer)}},
    {.id = "tanit", .mythology = Phoenician, .effects = {coins(12)}},
    {.id = "aphrodite", .mythology = Greek, .effects = {points(9)}},
    {.id = "hades", .mythology = Greek, .effects = {revive()}},
    {.id = "zeus", .mythology = Greek, .effects = {effect(DiscardFromAge)}},
    {.id = "anubis", .mythology = Egyptian, .effects = {effect(UnbuildWonder)}},
    {.id = "isis", .mythology = Egyptian, .effects = {effect(WonderFromPile)}},
    {.id = "ra", .mythology = Egyptian, .effects = {effect(TakeWonder)}},
    {.id = "mars", .mythology = Roman, .effects = {shields(2)}},
    {.id = "minerva", .mythology = Roman, .effects = {effect(PlaceMinerva)}},
    {.id = "neptune", .mythology = Roman, .effects = {effect(MilitaryTokens)}},
    // No divinity, and of no mythology; but it lies in the Pantheon and is activated like one.
    {.id = "gate", .effects = {effect(OpenGate)}},
};

// These stand behind Duel's own cards, wonders and progress tokens.
inline constexpr CardRow kTempleCards[] = {
    {.id = "grand-temple-mesopotamian", .age = 3, .colour = Temple, .cost = {.wood = 3, .glass = 1, .papyrus = 1}, .needs = chain_of(Mesopotamian)},
    {.id = "grand-temple-phoenician", .age = 3, .colour = Temple, .cost = {.wood = 1, .stone = 1, .glass = 1, .papyrus = 2}, .needs = chain_of(Phoenician)},
    {.id = "grand-temple-greek", .age = 3, .colour = Temple, .cost = {.stone = 3, .glass = 1, .papyrus = 1}, .needs = chain_of(Greek)},
    {.id = "grand-temple-egyptian", .age = 3, .colour = Temple, .cost = {.clay = 3, .glass = 1, .papyrus = 1}, .needs = chain_of(Egyptian)},
    {.id = "grand-temple-roman", .age = 3, .colour = Temple, .cost = {.clay = 1, .stone = 1, .glass = 2, .papyrus = 1}, .needs = chain_of(Roman)},
};
inline constexpr WonderRow kMoreWonders[] = {
    {.id = "sanctuary", .cost = {.stone = 2, .glass = 1, .papyrus = 1}, .effects = {effect(PantheonDiscount, 2), extra_turn()}},
    {.id = "divine-theater", .cost = {.wood = 2, .glass = 1, .papyrus = 2}, .effects = {points(2), effect(OpenDeck)}},
};
inline constexpr TokenRow kMoreTokens[] = {
    {.id = "mysticism", .effects = {effect(PointsPerDivineToken, 2)}},
    {.id = "poliorcetics", .effects = {effect(LootPerStep, 1)}},
    {.id = "engineering", .effects = {effect(ChainedCardPrice, 1)}},
};
// clang-format on

}  // namespace rows

using rows::kDivinities;
using rows::kMoreTokens;
using rows::kMoreWonders;
using rows::kTempleCards;

// Grand Temples take the place of the guilds.                                                   [duel 114]
inline constexpr SpecialBacks kTemples = {.deck = {73, 5},
                                          .back = "temple",
                                          .word = "temples",
                                          .due = "The three slots with temple backs are due now: temples …"};
inline constexpr int kTemplePoints[] = {0, 5, 12, 21};  //                                       [duel 166]

inline constexpr int kDivinityCount = 15;
inline constexpr Divinity kGate = 15;
inline constexpr int kDeckSize = 3;
inline constexpr int kDrawnDivinities = 2;
inline constexpr int kGateFactor = 2;  // its price is that of its slot, this many times
static_assert(std::size(kDivinities) == kDivinityCount + 1 && kDivinities[kGate].id == "gate");

constexpr int deck_of(Divinity divinity) { return divinity / kDeckSize; }
constexpr DivinitySet cards_of_deck(int mythology) {
  return static_cast<DivinitySet>(((1U << kDeckSize) - 1) << kDeckSize * mythology);
}
static_assert(
    [] {
      for (int i = 0; i < kDivinityCount; ++i) {
        if (deck_of(static_cast<Divinity>(i)) != static_cast<int>(kDivinities[i].mythology)) return false;
      }
      return true;
    }(),
    "divinities stand in the order of their decks");

// The divinity whose card carries an effect.
constexpr Divinity divinity_with(EffectKind kind) {
  for (Divinity i = 0; i <= kGate; ++i) {
    if (kDivinities[i].effects[0].is(kind)) return i;
  }
  return kGate;
}
inline constexpr Divinity kEnki = divinity_with(EffectKind::TokenOfCard);

// The board: what each slot costs each seat. Every seat's cheap end is its own.                 [duel 119]
inline constexpr int kPantheonSlots = 6;
inline constexpr std::uint8_t kSlotPrices[2][kPantheonSlots] = {{3, 4, 5, 6, 7, 8}, {8, 7, 6, 5, 4, 3}};

// Two mythology tokens of each kind; five of them are used.                                [duel 102, 103]
inline constexpr int kMythsOfAKind = 2;
inline constexpr std::array<std::uint8_t, 5> kMythSlots = {2, 4, 9, 11, 13};
inline constexpr std::array<std::uint8_t, 3> kOfferingSlots = {6, 8, 10};
inline constexpr std::array<std::uint8_t, 3> kOfferings = {2, 3, 4};  // coins off one activation

template <std::size_t N>
constexpr Slots slot_set(const std::array<std::uint8_t, N>& slots) {
  Slots set = 0;
  for (const int slot : slots) set |= 1U << slot;
  return set;
}

}  // namespace heptad::duel::pantheon
