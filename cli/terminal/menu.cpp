#include "cli/terminal/menu.h"

#include <algorithm>
#include <array>
#include <optional>

namespace heptad {
namespace {

// What is done with a card that is taken; other verbs speak of cards that lie elsewhere.
constexpr std::array<std::string_view, 5> kUses = {"build", "sell", "stage", "wonder", "sail"};

}  // namespace

std::vector<MenuEntry> menu_of(const AnyGame& game, Seat seat) {
  std::vector<MenuEntry> cards;
  std::vector<MenuEntry> others;
  std::optional<int> city;  // that is asked about: what may be chosen anew for another is left to `u`
  for (const Option& option : game.options(seat)) {
    MenuChoice choice{game.text(option.action), option, game.parts(seat, option.action)};
    if (!city) city = choice.parts.city;
    if (choice.parts.city != city) continue;
    const std::string card =
        std::ranges::count(kUses, choice.parts.verb) != 0 ? std::string(choice.parts.id("card")) : "";
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
