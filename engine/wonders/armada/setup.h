// The start of a game with Armada, and its option.
#pragma once

#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/wonders/armada/fleet_cards.h"
#include "engine/wonders/armada/flow.h"
#include "engine/wonders/box.h"

namespace heptad::wonders::armada {

// Eight cards a hand; with eight players seven, as there is no material for more.               [armada 12, 13]
inline void begin(State& state) {
  state.modules |= kArmada;
  state.hand_size = state.players == 8 ? 7 : 8;
}

// The record's header names the set of costs: sets typed from real boards may come, and an old record keeps
// its own. Without a name it is the first.
inline Expected<void> read_costs(State& state, const std::string& value) {
  const std::size_t set = set_named(value);
  if (set < kCostSets.size()) {
    state.armada.costs = set & 0x3F;
    return {};
  }
  std::string known;
  for (const CostSet* one : kCostSets) known += (known.empty() ? "" : ", ") + std::string(one->name);
  return refuse(Code::BadOption,
                "There is no cost set \"" + value + "\" for shipyards; there are: " + known + ".");
}

inline Expected<void> read_shipyards(State& state, const std::string& value,
                                     const std::vector<std::string_view>& words) {
  if (value == "random") return {};
  if (value == "choose") {
    state.armada.shipyards = ShipyardRule::Choose;
    return {};
  }
  if (static_cast<int>(words.size()) != state.players) {
    return refuse(Code::BadOption,
                  "The option shipyards is random, choose, or one shipyard for each of the " +
                      std::to_string(state.players) + " seats, not \"" + value + "\".");
  }
  state.armada.shipyards = ShipyardRule::Given;
  unsigned used = 0;
  for (std::size_t seat = 0; seat < words.size(); ++seat) {
    int found = -1;
    for (int i = 0; i < kShipyards; ++i) {
      if (kCostSets.back()->shipyards[i].id == words[seat]) found = i;
    }
    if (found < 0)
      return refuse(Code::BadOption, "There is no shipyard \"" + std::string(words[seat]) + "\".");
    if ((used >> found & 1U) != 0) {
      return refuse(Code::BadOption, "The shipyard " + std::string(words[seat]) + " is given twice.");
    }
    used |= 1U << found;
    state.armada.harbours[seat].shipyard = static_cast<std::uint8_t>(found);
  }
  return {};
}

// As many fleet cards of the Age as there are players, seven at most; with three not those that point two
// seats away.
//                                                                                               [armada 2, 3, 4]
inline void box(const State& state, int age, Box& box) {
  const auto& rows = facts(state).rows;
  CardSet cards;
  for (std::size_t i = rows.size() - kFleetCards.size(); i < rows.size(); ++i) {
    const bool out = state.players == 3 && points_two_seats_away(rows[i]);
    if (rows[i].age == age && !out) cards.add(static_cast<Card>(i));
  }
  box.add_pool(cards, std::min<int>(state.players, kMostPlayersOfADeck));
}

}  // namespace heptad::wonders::armada
