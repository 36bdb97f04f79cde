// What Armada lets a seat do: orders with a ship, free moves, islands, shipyards.
#pragma once

#include <utility>

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

// The ships that sail with the orders of a city. What is the same for every card of a hand is worked out when
// the first card asks.
class Extras {
 public:
  explicit Extras(Lister& lister) : lister_(lister), harbour_(armada().harbours[lister.city()]) {}

  // One paid construction with a card: for the card's own price, or for nothing but the ship's. [armada 22, 24]
  void build(Verb verb, Card card, Colour colour, const CardFacts* priced) {
    const auto fleet = fleet_of_colour(colour);
    if (!fleet || alone(*fleet).empty()) return;
    if (priced == nullptr) return list(verb, card, alone(*fleet), *fleet);
    list(verb, card,
         bills_with(*ship_for(armada(), lister_.city(), *fleet), lister_.buyer(), priced->need,
                    lister_.buyer().coins - priced->coins),
         *fleet);
  }

  void stage(Card card) {
    if (!owns<Deed::FreeShipWithStage>(harbour_)) {
      return list(Verb::Stage, card, with_stage(), wonder_fleet());
    }
    // Free, and of any fleet.                                                                     [armada 86]
    for_each_bit(movable(harbour_), [&](int fleet) {
      list(Verb::Stage, card, lister_.stage_bills(), static_cast<Fleet>(fleet));
    });
  }

  // A card is discarded for coins or for a move of the yellow ship.                                [armada 31]
  void sell(Card card) {
    if (can_move(harbour_, Fleet::Yellow)) lister_.add(Verb::Sell, card, {}, extra_of(Fleet::Yellow));
  }

 private:
  const Armada& armada() const { return lister_.state().armada; }
  Fleet wonder_fleet() const { return shipyard_of(armada(), lister_.city()).wonder_fleet; }

  void list(Verb verb, Card card, const Bills& bills, Fleet fleet) {
    for (const Bill& bill : bills) lister_.add(verb, card, bill, extra_of(fleet));
  }

  // The bills of a ship alone. Where there are none there are none for anything that sails with it.
  const Bills& alone(Fleet fleet) {
    Bills& bills = alone_[static_cast<int>(fleet)];
    if (is_new(static_cast<int>(fleet))) {
      const auto ship = ship_for(armada(), lister_.city(), fleet);
      if (ship) bills = bills_with(*ship, lister_.buyer(), Cover{}, lister_.buyer().coins);
    }
    return bills;
  }

  // What the next stage and the ship of the wonder's fleet cost together.                          [armada 19]
  const Bills& with_stage() {
    const Fleet fleet = wonder_fleet();
    if (is_new(kFleets) && !alone(fleet).empty()) {
      const StageFacts* stage = next_stage(lister_.state(), lister_.state().cities[lister_.city()]);
      with_stage_ = bills_with(*ship_for(armada(), lister_.city(), fleet), lister_.buyer(), stage->need,
                               lister_.buyer().coins);
    }
    return with_stage_;
  }

  // Whether it is asked for the first time. (Optional bills would be filled with zeros for every list.)
  bool is_new(int which) {
    const unsigned before = std::exchange(known_, known_ | 1U << which);
    return (before >> which & 1) == 0;
  }

  Lister& lister_;
  const Harbour& harbour_;
  std::array<Bills, kFleets> alone_;
  Bills with_stage_;
  unsigned known_ = 0;  // a bit for each of alone_, and one for with_stage_
};

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
