// Lists of choices: one action for each member of a set.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/duel/action.h"
#include "engine/duel/state.h"

namespace heptad::duel {

// Four members at a time: whether there are one, two or three is nothing the processor could guess.
template <class Kind>
void list_each(std::uint64_t set, Kind kind, ActionList& list, int first = 0) {
  ActionList::Writer write(list);
  while (set != 0) {
    const int size = std::popcount(set);
    std::array<std::uint32_t, 4> actions;
    for (std::uint32_t& action : actions) {
      action = short_action(kind, first + (std::countr_zero(set) & 63));
      set &= set - 1;
    }
    write.some(actions.data(), size);
  }
}

template <class Kind>
void list_each(const CardSet& cards, Kind kind, ActionList& list) {
  list_each(cards.words()[0], kind, list);
  list_each(cards.words()[1], kind, list, 64);
}

inline constexpr auto kCardsOfColour = [] {
  std::array<CardSet, kColours> sets;
  for (int i = 0; i < kCardCount; ++i) sets[static_cast<int>(kCards[i].colour)].add(static_cast<Card>(i));
  return sets;
}();

template <class Kind>
void list_cards_of(const City& city, Colour colour, Kind kind, ActionList& list) {
  list_each(city.cards & kCardsOfColour[static_cast<int>(colour)], kind, list);
}

}  // namespace heptad::duel
