// What is decided, done and printed with Pantheon, numbered behind Duel's own kinds.
#pragma once

#include <cstdint>

#include "engine/duel/kinds.h"

namespace heptad::duel::pantheon {

enum class ActionKind : std::uint8_t {
  Activate = kOwnActionKinds,  // slot of the Pantheon, offering tokens spent as bits
  PlaceDivinity,               // divinity, slot of the Pantheon
  Invoke,                      // divinity
  ChooseDeck,                  // mythology
  PutOnTop,                    // divinity
  CopySymbol,                  // card
  TakeProducer,                // card
  DiscardFromAge,              // slot
  UnbuildWonder,               // wonder
  WonderFromPile,              // wonder
  CardFromPile,                // card
  TakeWonder,                  // wonder
  PlaceMinerva,                // space, counted from seat 0's capital
  DropLoot,                    // index into kLoot
  FireLoot,                    // index into kLoot
  // nature's
  DealMyths,       // five mythologies
  DealOfferings,   // three indices into kOfferings
  DealDivinities,  // two divinities
  DealTops,        // how many, divinities
  DrawForEnki,     // how many, tokens
};
inline constexpr int kActionKinds = 20;

// With the meaning of a decision's detail.
enum class DecisionKind : std::uint8_t {
  // nature's
  DealMyths = kOwnDecisionKinds,
  DealOfferings,
  DealDivinities,  // the mythology
  DealTops,        // how many
  DrawForEnki,     // how many
  Unearth,
  // a seat's
  PlaceDivinity,  // the mythology
  Invoke,         // who showed the cards (Opened)
  ChooseDeck,
  PutOnTop,  // the divinity invoked
  CopySymbol,
  TakeProducer,
  DiscardFromAge,
  UnbuildWonder,
  WonderFromPile,
  CardFromPile,  // the wonder
  TakeWonder,
  PlaceMinerva,
  DropLoot,
  FireLoot,
};
inline constexpr int kDecisionKinds = 20;

enum class EffectKind : std::uint8_t {
  // on wonders
  PantheonDiscount = kOwnEffectKinds,  // coins off every activation
  OpenDeck,
  // on progress tokens
  PointsPerDivineToken,  // points
  LootPerStep,           // coins
  ChainedCardPrice,      // coins
  // on divinities
  TokenOfCard,     // tokens that lie on it once it is shown, one is kept
  CopySymbol,      // of a green card of the opponent
  GuardedCoins,    // coins on the card that only its owner can take
  TakeProducer,    // a brown or grey card of the opponent
  DiscardFromAge,  // any card of the structure
  UnbuildWonder,   // any that stands
  WonderFromPile,  // an own wonder, free, with a card of the discard pile
  TakeWonder,      // the opponent's, not built
  PlaceMinerva,    // the pawn that stops the conflict pawn once
  MilitaryTokens,  // one is dropped, another fired
  OpenGate,        // the top of every deck is shown, one of them is invoked
};
inline constexpr int kEffectKinds = 16;

}  // namespace heptad::duel::pantheon
