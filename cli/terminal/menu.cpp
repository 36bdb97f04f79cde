#include "cli/terminal/menu.h"

#include <algorithm>

#include "cli/terminal/describe.h"

namespace heptad {

std::vector<MenuEntry> menu_of(const AnyGame& game, Seat seat) {
  std::vector<MenuEntry> cards;
  std::vector<MenuEntry> others;
  for (const Option& option : game.options(seat)) {
    MenuChoice choice{game.text(option.action), option};
    const std::string card(card_used(choice.action));
    if (card.empty()) {
      others.push_back({"", {std::move(choice)}});
      continue;
    }
    auto entry = std::ranges::find(cards, card, &MenuEntry::card);
    if (entry == cards.end()) entry = cards.insert(cards.end(), MenuEntry{card, {}});
    entry->choices.push_back(std::move(choice));
  }
  std::ranges::move(others, std::back_inserter(cards));
  return cards;
}

}  // namespace heptad
