// What Armada lets a seat do: orders with a ship, free moves, islands, shipyards.
#pragma once

#include "engine/wonders/armada/flow.h"
#include "engine/wonders/lister.h"

namespace heptad::wonders::armada {

// The fleet that sails with a card of this colour.                                                  [armada 18]
constexpr std::optional<Fleet> fleet_of_colour(Colour colour) {
  switch (colour) {
    case Colour::Red: return Fleet::Red;
    case Colour::Yellow: return Fleet::Yellow;
    case Colour::Blue: return Fleet::Blue;
    case Colour::Green: return Fleet::Green;
    case Colour::Brown:
    case Colour::Grey:
    case Colour::Purple: break;
  }
  return std::nullopt;
}

// The bills of a ship alone. Where there are none there are none for anything that sails with it.
inline const Bills& ship_alone(Lister& lister, Fleet fleet) {
  Quotes& quotes = lister.quotes();
  Bills& bills = quotes.alone[static_cast<int>(fleet)];
  if ((quotes.known & bit_of(fleet)) == 0) {
    quotes.known = static_cast<Fleets>(quotes.known | bit_of(fleet));
    const auto ship = ship_for(lister.state().armada.harbours[lister.city()], fleet);
    if (ship) bills = bills_with(*ship, lister.buyer(), Cover{}, lister.buyer().coins);
  }
  return bills;
}

// One paid construction with a card: for the card's own price, or for nothing but the ship's.   [armada 22, 24]
// Out of the way of lists without ships.
[[gnu::noinline]] inline void list_with_ship(Lister& lister, Verb verb, Card card, Fleet fleet,
                                             const CardFacts* priced) {
  const Bills& alone = ship_alone(lister, fleet);
  if (alone.empty()) return;
  const auto list = [&](const Bills& bills) {
    for (const Bill& bill : bills) lister.add(verb, card, bill, extra_of(fleet));
  };
  if (priced == nullptr) return list(alone);
  const auto ship = ship_for(lister.state().armada.harbours[lister.city()], fleet);
  list(bills_with(*ship, lister.buyer(), priced->need, lister.buyer().coins - priced->coins));
}

// What the next stage and the ship of the wonder's fleet cost together.                           [armada 19]
inline const Bills& stage_with_ship(Lister& lister) {
  Quotes& quotes = lister.quotes();
  if (quotes.stage_known) return quotes.stage;
  quotes.stage_known = true;
  const Harbour& harbour = lister.state().armada.harbours[lister.city()];
  const Fleet fleet = shipyard_of(harbour).wonder_fleet;
  if (ship_alone(lister, fleet).empty()) return quotes.stage;
  const StageFacts* stage = next_stage(lister.state(), lister.state().cities[lister.city()]);
  quotes.stage = bills_with(*ship_for(harbour, fleet), lister.buyer(), stage->need, lister.buyer().coins);
  return quotes.stage;
}

// Precondition: the stage itself can be paid.
[[gnu::noinline]] inline void list_stage_with_ship(Lister& lister, Card card) {
  const Harbour& harbour = lister.state().armada.harbours[lister.city()];
  const auto list = [&](const Bills& bills, Fleet fleet) {
    for (const Bill& bill : bills) lister.add(Verb::Stage, card, bill, extra_of(fleet));
  };
  if (!owns<Deed::FreeShipWithStage>(harbour)) {
    return list(stage_with_ship(lister), shipyard_of(harbour).wonder_fleet);
  }
  // Free, and of any fleet.                                                                       [armada 86]
  for_each_bit(movable(harbour), [&](int fleet) { list(lister.stage_bills(), static_cast<Fleet>(fleet)); });
}

// A card is discarded for coins or for a move of the yellow ship.                                  [armada 31]
inline void list_sail_with(Lister& lister, Card card) {
  if (can_move(lister.state().armada.harbours[lister.city()], Fleet::Yellow)) {
    lister.add(Verb::Sell, card, {}, extra_of(Fleet::Yellow));
  }
}

inline void list_sailings(const Harbour& harbour, ActionList& list) {
  const unsigned fleets = movable(harbour) & harbour.free_moves & 15U;
  const int ships = std::min(harbour.free_moves >> 4, std::popcount(fleets));
  // In the order of the fleets: red before yellow, and of two the second decides.
  std::array<std::uint8_t, 16> chosen;
  int count = 0;
  for (unsigned set = 1; set < 16; ++set) {
    if ((set & ~fleets) == 0 && std::popcount(set) == ships) chosen[count++] = static_cast<std::uint8_t>(set);
  }
  const auto reads_before = [](std::uint8_t one, std::uint8_t other) {
    const unsigned differ = one ^ other;
    return (one & differ & (~differ + 1)) != 0;
  };
  std::sort(chosen.begin(), chosen.begin() + count, reads_before);
  for (int i = 0; i < count; ++i) list.push(act(Verb::Choose, chosen[i]));
  list.push(act(Verb::Pass));
}

inline void list_answers(const State& state, Seat seat, ActionList& list) {
  const Harbour& harbour = state.armada.harbours[seat];
  switch (matter_of(state.agenda.top())) {
    case Matter::Sail: list_sailings(harbour, list); break;
    case Matter::Keep:
      for_each_bit(harbour.looked_at,
                   [&](int island) { list.push(act(Verb::Choose, static_cast<std::uint8_t>(island))); });
      break;
    case Matter::StayOut:
      list.push(act(Verb::Choose, 1));
      list.push(act(Verb::Choose, 0));
      break;
    case Matter::Shipyard:
      for (std::uint8_t yard = 0; yard < kShipyards; ++yard) {
        const bool taken = std::ranges::any_of(state.armada.harbours,
                                               [&](const Harbour& other) { return other.shipyard == yard; });
        if (!taken) list.push(act(Verb::Choose, yard));
      }
      break;
    case Matter::None:
    case Matter::Shipyards:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::Conflict: break;
  }
}

}  // namespace heptad::wonders::armada
