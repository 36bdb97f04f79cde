// Duel's actions, its own and a module's.
#pragma once

#include <cstdint>

#include "engine/core/action.h"
#include "engine/duel/kinds.h"

namespace heptad::duel {

template <class Kind>
constexpr Action make_action(Kind kind, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(kind), {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}};
}
template <class Kind>
constexpr std::uint32_t short_action(Kind kind, int a, int b = 0) {
  return heptad::short_action(static_cast<std::uint8_t>(kind), a, b);
}
constexpr ActionKind kind_of(const Action& action) { return static_cast<ActionKind>(action.kind); }

}  // namespace heptad::duel
