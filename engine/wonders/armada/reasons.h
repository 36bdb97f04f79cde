// Why an order with a ship, or an answer to a question of Armada's, is refused.
#pragma once

#include <optional>
#include <string>

#include "engine/wonders/armada/list.h"

namespace heptad::wonders::armada {

// One sentence for an order whose ship is the trouble, or for an answer to a question of Armada's.
inline std::optional<std::string> why_not_with_ship(const State& state, const Order& order) {
  if (order.extra == 0) return std::nullopt;
  if (order.extra > kFleets) return "There is no such fleet.";
  const Harbour& harbour = state.armada.harbours[order.city];
  const Fleet fleet = fleet_of(order.extra);
  const std::string name(kFleetNames[static_cast<int>(fleet)]);
  const bool any = order.verb == Verb::Stage && owns<Deed::FreeShipWithStage>(harbour);
  if (order.verb == Verb::Stage && !any && fleet != shipyard_of(state.armada, order.city).wonder_fleet) {
    return "The " + name + " fleet does not bear the wonder symbol of this shipyard.";
  }
  const auto own = fleet_of_colour(facts(state).cards[order.card].colour);
  if ((order.verb == Verb::Build || order.verb == Verb::BuildFree) && own != fleet) {
    return "The " + name + " fleet does not sail with a card of this colour.";
  }
  if (order.verb == Verb::Sell && fleet != Fleet::Yellow)
    return "Only the yellow ship sails with a discarded card.";
  if (!can_move(harbour, fleet)) return "That ship has reached its last space.";
  return std::nullopt;
}

inline std::optional<std::string> why_not(const State& state, Seat seat, const Action& action) {
  if (state.step() != Step::Ask) {
    const Order order = order_of(seat, action);
    const bool own = order.city == seat && state.hands[seat].has(order.card);
    return own ? why_not_with_ship(state, order) : std::nullopt;
  }
  const Harbour& harbour = state.armada.harbours[seat];
  switch (matter_of(state.agenda.top())) {
    case Matter::Sail: {
      const unsigned fleets = movable(harbour) & harbour.free_moves & 15U;
      const int ships = std::min(harbour.free_moves >> 4, std::popcount(fleets));
      if (verb_of(action) == Verb::Choose && (action.arg[0] & ~fleets) != 0)
        return "One of those ships cannot sail now.";
      return "Name " + std::to_string(ships) + (ships == 1 ? " ship" : " different ships") + ", or pass.";
    }
    case Matter::Keep: return "Keep one of the islands that you look at.";
    case Matter::StayOut: return "Say fight or stay-out.";
    case Matter::Shipyard: return "Take a shipyard that nobody has.";
    case Matter::None:
    case Matter::Shipyards:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::Conflict: break;
  }
  return std::nullopt;
}

}  // namespace heptad::wonders::armada
