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
};
inline constexpr int kActionKinds = 13;

constexpr Action make_action(ActionKind kind, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(kind), {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}};
}
constexpr std::uint32_t short_action(ActionKind kind, int a, int b = 0) {
  return heptad::short_action(static_cast<std::uint8_t>(kind), a, b);
}
constexpr ActionKind kind_of(const Action& action) { return static_cast<ActionKind>(action.kind); }

}  // namespace heptad::duel
