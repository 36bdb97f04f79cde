// Duel's actions. Arguments are indices into the tables unless said otherwise.
#pragma once

#include <cstdint>

#include "engine/core/action.h"

namespace heptad::duel {

enum class ActionKind : std::uint8_t {
  Draft,        // wonder
  Build,        // card
  Sell,         // card
  BuildWonder,  // wonder, card
  TakeToken,    // token
  Destroy,      // card
  Revive,       // card
  Start,        // seat
  // nature's
  DealTokens,    // five tokens
  DealWonders,   // four wonders
  DealSpecials,  // three slots
  Reveal,        // slot, card
  DrawFromBox,   // how many, tokens
  // Pantheon
  Activate,        // slot of the Pantheon, offering tokens spent as bits
  PlaceDivinity,   // divinity, slot of the Pantheon
  Invoke,          // divinity
  ChooseDeck,      // mythology
  PutOnTop,        // divinity
  CopySymbol,      // card
  TakeProducer,    // card
  DiscardFromAge,  // slot
  UnbuildWonder,   // wonder
  WonderFromPile,  // wonder
  CardFromPile,    // card
  TakeWonder,      // wonder
  PlaceMinerva,    // space, counted from seat 0's capital
  DropLoot,        // index into kLoot
  FireLoot,        // index into kLoot
  // Pantheon: nature's
  DealMyths,       // five mythologies
  DealOfferings,   // three indices into kOfferings
  DealDivinities,  // two divinities
  DealTops,        // how many, divinities
  DrawForEnki,     // how many, tokens
};
inline constexpr int kActionKinds = 33;

constexpr Action make_action(ActionKind kind, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(kind), {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}};
}
constexpr std::uint32_t short_action(ActionKind kind, int a, int b = 0) {
  return heptad::short_action(static_cast<std::uint8_t>(kind), a, b);
}
constexpr ActionKind kind_of(const Action& action) { return static_cast<ActionKind>(action.kind); }

}  // namespace heptad::duel
