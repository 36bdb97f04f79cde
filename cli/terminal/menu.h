// The choices of a seat, as a person picks them: first a card, then what to do with it.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"

namespace heptad {

struct MenuChoice {
  std::string action;
  Option option;
  ActionParts parts;
};

// One numbered line: a card with everything that can be done with it, or, without a card, one single choice.
struct MenuEntry {
  std::string card;
  std::vector<MenuChoice> choices;
};

// `game` is the seat's view.
std::vector<MenuEntry> menu_of(const AnyGame& game, Seat seat);

}  // namespace heptad
