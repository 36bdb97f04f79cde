// The closed vocabularies of Duel: what is decided, what is done, and what is printed on a card. A module has
// vocabularies of its own, numbered behind these.
#pragma once

#include <cstdint>

namespace heptad::duel {

// Arguments are indices into the tables unless said otherwise.
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
};
inline constexpr int kOwnActionKinds = 13;

enum class DecisionKind : std::uint8_t {
  // nature's
  DealTokens,
  DealWonders,
  DealSpecials,
  Reveal,
  DrawFromBox,
  // a seat's
  Draft,
  Turn,
  TakeToken,
  KeepToken,
  Destroy,
  Revive,
  ChooseStarter,
  // nobody's: what happens when everything above it is done. The numbers between are the modules'.
  EndTurn = 0x7F,
};
inline constexpr int kOwnDecisionKinds = 12;

enum class EffectKind : std::uint8_t {
  None,
  // at once or for ever, on cards and wonders
  Produce,  // resource, units
  ProduceAnyRaw,
  ProduceAnyManufactured,
  PriceOfOne,  // resource
  Points,      // points
  Shields,     // shields
  Science,     // symbol
  Coins,       // coins
  CoinsPer,    // counted, coins for each in the own city
  Guild,       // counted, coins, points for each in the richer of the two cities
  // on wonders
  ExtraTurn,
  OpponentLoses,  // coins
  TokenFromBox,   // tokens drawn, one is kept
  Destroy,        // colour of the card the opponent loses
  Revive,
  // on progress tokens
  WonderDiscount,  // resources
  BlueDiscount,    // resources
  TradeIncome,
  PointsPerToken,  // points
  RedShieldBonus,  // shields
  WonderExtraTurn,
  ChainIncome,  // coins
};
inline constexpr int kOwnEffectKinds = 23;

constexpr bool is_of_module(ActionKind kind) { return static_cast<int>(kind) >= kOwnActionKinds; }
constexpr bool is_of_module(DecisionKind kind) {
  return static_cast<int>(kind) >= kOwnDecisionKinds && kind != DecisionKind::EndTurn;
}
constexpr bool is_of_module(EffectKind kind) { return static_cast<int>(kind) >= kOwnEffectKinds; }

}  // namespace heptad::duel
