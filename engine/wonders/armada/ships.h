// Ships move, and what cards and islands bring enters play.
#pragma once

#include <algorithm>

#include "engine/core/event.h"
#include "engine/wonders/armada/plan.h"

namespace heptad::wonders::armada {

inline constexpr auto kIslandGifts = [] {
  std::array<Gift, kIslands> gifts;
  for (int i = 0; i < kIslands; ++i) gifts[i] = gift_of(kIslandRows[i].effects);
  return gifts;
}();

template <class Flow>
void move(Flow& flow, State& state, int who, Fleet fleet) {
  Harbour& harbour = state.armada.harbours[who];
  const int at = ++harbour.ships[static_cast<int>(fleet)];
  flow.tell(EventKind::ShipMoved, who, static_cast<int>(fleet), kNothing, at);
  if (owns<Deed::CoinForEachMove>(harbour)) flow.add_coins(who, 1);  // [armada 85]
  switch (fleet) {
    case Fleet::Yellow:
      flow.add_coins(who, kArrivalCoins[at].value);
      harbour.tax = std::max(harbour.tax, kTax[at].value);
      break;
    case Fleet::Green:
      if (kExplores[at].value != 0) explore(harbour, kExplores[at].value);
      break;
    case Fleet::Red:
    case Fleet::Blue: break;
  }
}

template <class Flow>
void gain_island(Flow& flow, State& state, int who, Island island) {
  state.armada.harbours[who].islands |= 1U << island;
  flow.tell(EventKind::IslandGained, who, island);
  flow.gain(who, kIslandGifts[island], false);
}

// A card or an island that enters play.
template <class Flow>
void gained(Flow& flow, State& state, int who, const Effect& effect) {
  Harbour& harbour = state.armada.harbours[who];
  const auto add = [](std::uint8_t& number, int more) { number = static_cast<std::uint8_t>(number + more); };
  switch (deed_of(effect)) {
    case Deed::Naval: add(harbour.symbols, effect.amount); break;
    case Deed::Invade: {
      const int target = effect.where == kSecondLeft ? second_left(state, who) : second_right(state, who);
      harbour.invades = static_cast<std::uint8_t>(harbour.invades | 1U << target);
      flow.tell(EventKind::Invaded, who, kNothing, target);
      break;
    }
    case Deed::Piracy: add(harbour.piracy, 1); break;
    case Deed::Emporium:
      add(harbour.emporiums, effect.where == kSecondLeft ? effect.amount : effect.amount * 16);
      break;
    case Deed::FreeMove:
      harbour.free_moves = static_cast<std::uint8_t>(effect.amount * 16 + effect.where);
      if ((movable(harbour) & effect.where) != 0) state.agenda.ask_later(Step::Ask, who, of(Matter::Sail));
      break;
    case Deed::TopIsland:
      if (deck_of_level(state, effect.amount) == 0) break;  // [armada 77]
      turn_up(harbour, effect.amount);
      state.agenda.ask_later(Step::Luck, who, of(Matter::TopIsland));
      break;
    case Deed::MostSymbol: add(harbour.most, 1); break;
    case Deed::PointsPerTrade:
    case Deed::PointsPerIsland:
    case Deed::PointsOfBestColour:
    case Deed::FreeShipWithStage:
    case Deed::NoLosses:
    case Deed::CheaperShip:
    case Deed::CoinForEachMove:
    case Deed::MayStayOut: break;  // they count while they are there
  }
}

// Coins of the space go to the bank.                                                             [armada 23]
template <class Flow>
void paid(Flow& flow, State& state, const Order& order) {
  const int who = order.city;
  if (order.extra == 0 || order.verb == Verb::Sell) return;
  const Harbour& harbour = state.armada.harbours[who];
  const bool free = order.verb == Verb::Stage && owns<Deed::FreeShipWithStage>(harbour);
  const int coins = free ? 0 : next_cost(state.armada, who, fleet_of(order.extra)).coins;
  if (coins != 0) flow.lose_coins(who, coins);
}

// The ship of an order moves when all have paid.
template <class Flow>
void move_with(Flow& flow, State& state, const Order& order) {
  if (is_order(order.verb) && order.extra != 0) move(flow, state, order.city, fleet_of(order.extra));
}

// Every seat names ships at once; then all move.                                              [contract 7, 8]
template <class Flow>
void sail(Flow& flow, State& state, unsigned seats) {
  const auto orders = state.orders;
  for_each_bit(seats, [&](int who) {
    state.armada.harbours[who].free_moves = 0;
    if (orders[who].verb == Verb::Pass) return flow.tell(EventKind::Passed, who);
    for_each_bit(orders[who].card, [&](int fleet) { move(flow, state, who, static_cast<Fleet>(fleet)); });
  });
}

}  // namespace heptad::wonders::armada
