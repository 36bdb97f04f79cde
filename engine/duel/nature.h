// What luck may bring.
#pragma once

#include <string>
#include <utility>

#include "engine/core/action.h"
#include "engine/core/refusal.h"
#include "engine/duel/deeds.h"

namespace heptad::duel {

// The cards that may lie in a slot, counted from the age's first card: a back tells guilds from the rest.
constexpr std::uint32_t possible_cards(const State& state, int slot) {
  const std::uint32_t plain = cards_of(kAgeDecks[state.age], state.age);
  const bool special = (state.structure.special >> slot & 1) != 0;
  return state.structure.unseen & (special ? ~plain : plain);
}

inline Expected<void> illegal(std::string message) { return refuse("illegal", std::move(message)); }

// Arguments an action does not use are zero.
inline Expected<void> nothing_behind(const Action& action, int arguments) {
  for (std::size_t i = arguments; i < action.arg.size(); ++i) {
    if (action.arg[i] != 0) return illegal("Too many things are drawn.");
  }
  return {};
}

}  // namespace heptad::duel
