// What luck may bring.
#pragma once

#include "engine/duel/deeds.h"

namespace heptad::duel {

// The cards that may lie in a slot, counted from the age's first card: a back tells guilds from the rest.
constexpr std::uint32_t possible_cards(const State& state, int slot) {
  const std::uint32_t plain = cards_of(kAgeDecks[state.age], state.age);
  const bool special = (state.structure.special >> slot & 1) != 0;
  return state.structure.unseen & (special ? ~plain : plain);
}

}  // namespace heptad::duel
