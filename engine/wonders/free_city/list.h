// What may be done for the Free City, and why not.
#pragma once

#include <optional>
#include <string>

#include "engine/wonders/free_city/free_city.h"
#include "engine/wonders/lister.h"

namespace heptad::wonders::free_city {

inline bool decides_now(const State& state, Seat seat) {
  return seat == controller(state) && !state.agenda.top().is_due(seat);
}

// The controller's hand without the card of its own order.
inline Hand rest_of(const State& state, Seat seat) {
  Hand rest = state.hands[seat];
  if (rest.has(state.orders[seat].card)) rest.remove(state.orders[seat].card);
  return rest;
}

// It may sell only when it can do nothing else with any card it could be given.          [wonders 105, 106]
inline void list_orders(const State& state, Seat seat, ActionList& list) {
  const Hand rest = rest_of(state, seat);
  const int before = list.size();
  NoExtras none;
  {
    Lister lister(state, index(state), list);
    for_each_card(rest, [&](Card card) {
      lister.builds(card, none);
      if (!must_build(state, card)) lister.stages(card, none);
    });
  }
  if (list.size() != before) return;
  Lister lister(state, index(state), list);
  for_each_card(rest, [&](Card card) { lister.sell(card, none); });
}

// The controller first chooses for its own city, then for the Free City, and may choose again. [wonders 103]
inline void list(const State& state, Seat seat, ActionList& list) {
  if (!decides_now(state, seat)) return list_own_orders(state, seat, list);
  if (!state.agenda.top().is_due(index(state))) list_own_orders(state, seat, list);
  list_orders(state, seat, list);
}

// While the Free City's order is due, the own one may be given anew. That is no step forward: no search walks
// it.
//                                                                                      [wonders 103, 114]
inline void list_anew(const State& state, Seat seat, ActionList& list) {
  if (decides_now(state, seat) && state.agenda.top().is_due(index(state))) list_own_orders(state, seat, list);
}

// A sentence for an order that is refused for a reason of its own.
inline std::optional<std::string> why_not(const State& state, Seat seat, const Action& action) {
  if (city_of(seat, action) != index(state)) return std::nullopt;
  if (seat != controller(state)) return "This seat does not control the Free City now.";
  if (!state.hands[seat].has(card_of(action))) return std::nullopt;
  if (state.agenda.top().is_due(seat)) return "Choose for the own city first, then for the Free City.";
  if (verb_of(action) == Verb::Sell) return "The Free City must use a card while it can.";
  if (verb_of(action) == Verb::Stage && must_build(state, card_of(action))) {
    return "A chain makes that card free, so the Free City must build it.";
  }
  return std::nullopt;
}

}  // namespace heptad::wonders::free_city
