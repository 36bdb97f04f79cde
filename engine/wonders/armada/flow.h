// Armada's part of a turn: ships move, islands are found, coins are lost, fleets meet.
//
// A turn has six steps, each for all seats before the next: pay, move, effects, explorations, the discard
// pile,
// losses.                                                                                        [armada 35-41]
#pragma once

#include <algorithm>

#include "engine/core/event.h"
#include "engine/wonders/armada/market.h"
#include "engine/wonders/armada/naval_conflict.h"
#include "engine/wonders/fights.h"

namespace heptad::wonders::armada {

// What a step of the agenda that is Armada's is about.
enum class Matter : std::uint8_t {
  None,
  Shipyards,    // nature deals them
  Shipyard,     // a seat takes one
  TopIsland,    // nature turns the top card of a deck
  ShowIslands,  // nature shows an explorer some
  Keep,         // explorers keep one each
  Sail,         // free moves
  Explore,      // another round of explorations, if anybody is due
  Losses,       // taxes and piracy
  StayOut,      // of the naval conflict
  Conflict,     // at sea
};
constexpr int of(Matter matter) { return static_cast<int>(matter); }
constexpr Matter matter_of(const Task& task) { return static_cast<Matter>(task.detail); }

// A free move and a choice of islands are secret until all have answered.                       [contract 7,
// 10]
constexpr bool is_at_once(const Task& task) {
  return matter_of(task) == Matter::Sail || matter_of(task) == Matter::Keep;
}

inline constexpr auto kIslandGifts = [] {
  std::array<Gift, kIslands> gifts;
  for (int i = 0; i < kIslands; ++i) gifts[i] = gift_of(kIslandRows[i].effects);
  return gifts;
}();

// The islands of an action, four bytes behind the seat.
constexpr Islands islands_in(const Action& action) {
  return Islands{action.arg[1]} | Islands{action.arg[2]} << 8 | Islands{action.arg[3]} << 16 |
         Islands{action.arg[4]} << 24;
}

inline Islands taken_islands(const State& state) {
  Islands taken = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    taken |= state.armada.harbours[seat].islands | state.armada.harbours[seat].looked_at;
  }
  return taken;
}
// Those of a level that lie in its deck.
inline Islands deck_of_level(const State& state, int level) {
  return islands_of(level) & ~taken_islands(state);
}

// --- the plan --------------------------------------------------------------------------------------------

// Steps 3 and 4, for those who are asked on the way.
inline void plan_effects(State& state) {
  state.agenda.push(Step::Then, 0, of(Matter::Explore));
  state.agenda.push(Step::Ask, 0, of(Matter::Sail));
  state.agenda.push(Step::Luck, 0, of(Matter::TopIsland));
}
inline void plan_turn(State& state) {
  const bool last = state.turn == state.last_turn();
  state.agenda.push(Step::EndTurn);
  if (last) {
    state.agenda.push(Step::Leftovers);
    state.agenda.push(
        Step::LastCard);  // an extra turn, when all others have ended theirs          [armada 27]
  }
  state.agenda.push(Step::Then, 0, of(Matter::Losses));
  state.agenda.push(Step::Revive);
  if (last) state.agenda.push(Step::Leftovers);
  plan_effects(state);
  state.agenda.push(Step::Choose, (1U << state.players) - 1);
}
inline void plan_extra_turn(State& state) {
  state.agenda.push(Step::Then, 0, of(Matter::Losses));
  plan_effects(state);
}
// Shipyards come before the first hands.
inline void boards_dealt(State& state) {
  if (state.armada.shipyards == ShipyardRule::Choose) {
    state.agenda.push(Step::Ask, 1U, of(Matter::Shipyard));
  } else {
    state.agenda.push(Step::Luck, 1U, of(Matter::Shipyards));
  }
}
// After the ground conflicts: who may stay out is asked, then the fleets meet.           [armada 15, 82, 83]
inline void ground_fought(State& state) {
  for (Harbour& harbour : state.armada.harbours) harbour.invades = 0;
  state.agenda.push(Step::Then, 0, of(Matter::Conflict));
  for (int seat = 0; seat < state.players; ++seat) {
    if (owns<Deed::MayStayOut>(state.armada.harbours[seat])) {
      state.agenda.push(Step::Ask, 1U << seat, of(Matter::StayOut));
    }
  }
}

// --- ships and islands -----------------------------------------------------------------------------------

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
  const int coins = free ? 0 : next_cost(harbour, fleet_of(order.extra)).coins;
  if (coins != 0) flow.lose_coins(who, coins);
}

// The ship of an order moves when all have paid.
template <class Flow>
void move_with(Flow& flow, State& state, const Order& order) {
  if (is_order(order.verb) && order.extra != 0) move(flow, state, order.city, fleet_of(order.extra));
}

// The card of an extra turn that was not used lies on a pile that others have looked through already.
inline void left_over(State& state, int seat) {
  if (state.agenda.has(Step::Leftovers)) return;
  state.armada.late_leftover[state.age - 1] = static_cast<std::uint8_t>(seat + 1);
}
inline bool came_late(const State& state, int row, int city) {
  const int age = row / kMaxHand;
  return row == Takes::row(age + 1, state.hand_size) && state.armada.late_leftover[age] == city + 1;
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

// --- explorations ----------------------------------------------------------------------------------------

// One round: everybody who is due, of any level. Alone one sees four, together all are shared out. [armada 70-74]
inline bool explore_next(State& state) {
  unsigned explorers = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    Harbour& harbour = state.armada.harbours[seat];
    if (explores(harbour) == 0) continue;
    if (deck_of_level(state, explores(harbour)) == 0) {
      explore(harbour, 0);
    } else {
      explorers |= 1U << seat;
    }
  }
  if (explorers == 0) return false;
  state.agenda.push(Step::Ask, 0, of(Matter::Sail));
  state.agenda.push(Step::Ask, explorers, of(Matter::Keep));
  state.agenda.push(Step::Luck, explorers, of(Matter::ShowIslands));
  return true;
}

// How many islands the explorer is shown who is next.
inline int islands_shown(const State& state) {
  const Task& task = state.agenda.top();
  const int level = explores(state.armada.harbours[task.next()]);
  int explorers = 0;
  Islands shown = 0;
  for_each_bit(task.asked, [&](int seat) {
    if (explores(state.armada.harbours[seat]) != level) return;
    ++explorers;
    shown |= state.armada.harbours[seat].looked_at;
  });
  const int deck = std::popcount(deck_of_level(state, level) | shown);
  return explorers == 1 ? std::min(4, deck) : deck / explorers;
}

template <class Flow>
void keep(Flow& flow, State& state, unsigned seats) {
  const auto orders = state.orders;
  for_each_bit(seats, [&](int who) {
    explore(state.armada.harbours[who], 0);
    state.armada.harbours[who].looked_at = 0;
  });
  for_each_bit(seats, [&](int who) { gain_island(flow, state, who, orders[who].card); });
}

// --- losses and conflicts --------------------------------------------------------------------------------

// What a tax asks of a harbour, and what a city really loses.                                  [armada 54-69]
constexpr int levy_on(const Harbour& harbour, int tax) { return std::max(0, tax - trade_level(harbour)); }
inline int loss_of(const State& state, int seat, int asked) {
  return owns<Deed::NoLosses>(state.armada.harbours[seat]) ? 0
                                                           : std::min<int>(state.cities[seat].coins, asked);
}

// One levy, the highest, which a sole owner does not pay; and the own level for every pirate.  [armada 54-69]
template <class Flow>
void lose_coins(Flow& flow, State& state) {
  auto& harbours = state.armada.harbours;
  int tax = 0, owners = 0, pirates = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    owners = harbours[seat].tax > tax ? 1 : owners + (harbours[seat].tax == tax ? 1 : 0);
    tax = std::max<int>(tax, harbours[seat].tax);
    pirates += harbours[seat].piracy;
  }
  if (tax != 0 || pirates != 0) {
    for (int seat = 0; seat < state.players; ++seat) {
      if (tax != 0 && harbours[seat].tax == tax)
        flow.tell(EventKind::TaxLevied, seat, kNothing, kNothing, tax);
      if (harbours[seat].piracy != 0) flow.tell(EventKind::PiracyDone, seat);
    }
    for (int seat = 0; seat < state.players; ++seat) {
      const Harbour& harbour = harbours[seat];
      const bool levies_alone = tax != 0 && harbour.tax == tax && owners == 1;
      const int levy = levies_alone ? 0 : levy_on(harbour, tax);
      const int loss = loss_of(state, seat, levy + trade_level(harbour) * (pirates - harbour.piracy));
      if (loss != 0) flow.lose_coins(seat, loss);
    }
  }
  for (Harbour& harbour : harbours) harbour.tax = harbour.piracy = 0;
}

template <class Flow>
void meet_at_sea(Flow& flow, State& state, unsigned staying_out) {
  std::array<std::optional<int>, 8> strengths;
  for (int seat = 0; seat < state.players; ++seat) {
    if ((staying_out >> seat & 1U) == 0) strengths[seat] = strength(state.armada.harbours[seat]);
  }
  const auto tokens = naval_conflict(std::span(strengths).first(state.players), state.age);
  for (int seat = 0; seat < state.players; ++seat) {
    state.armada.harbours[seat].tokens[state.age - 1] = tokens[seat];
    if (tokens[seat] != 0) flow.tell(EventKind::NavalConflict, seat, kNothing, kNothing, tokens[seat]);
  }
}

// Ground conflicts beside those of neighbours.                                              [armada 97-103]
inline void fights(const State& state, Fights& fights) {
  for (int seat = 0; seat < state.players; ++seat) {
    for_each_bit(state.armada.harbours[seat].invades, [&](int target) { fights.add(seat, target); });
  }
}

// --- what the agenda asks for ----------------------------------------------------------------------------

template <class Flow>
void luck(Flow& flow, State& state, const Action& action) {
  Task& task = state.agenda.top();
  switch (matter_of(task)) {
    case Matter::Shipyards:
      for (int seat = 0; seat < state.players; ++seat) {
        state.armada.harbours[seat].shipyard = action.arg[seat];
        flow.tell(EventKind::ShipyardTaken, seat, action.arg[seat]);
      }
      state.agenda.pop();
      break;
    case Matter::TopIsland: {
      const int who = task.next();
      task.answer(who);
      turn_up(state.armada.harbours[who], 0);
      gain_island(flow, state, who, action.arg[1]);
      break;
    }
    case Matter::ShowIslands: {
      const int who = task.next();
      task.answer(who);
      state.armada.harbours[who].looked_at = islands_in(action);
      flow.tell(EventKind::Explored, who, kNothing, kNothing, std::popcount(islands_in(action)));
      break;
    }
    case Matter::None:
    case Matter::Shipyard:
    case Matter::Keep:
    case Matter::Sail:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::StayOut:
    case Matter::Conflict: break;
  }
}

// Everybody asked has answered.
template <class Flow>
void answered(Flow& flow, State& state) {
  const Task task = state.agenda.top();
  state.agenda.pop();
  switch (matter_of(task)) {
    case Matter::Shipyard: {
      const int seat = std::countr_zero(task.asked | 1U << (kMaxSeats - 1));  // the one asked
      state.armada.harbours[seat].shipyard = state.orders[seat].card;
      flow.tell(EventKind::ShipyardTaken, seat, state.orders[seat].card);
      if (seat + 1 < state.players) state.agenda.push(Step::Ask, 1U << (seat + 1), of(Matter::Shipyard));
      break;
    }
    case Matter::Sail: sail(flow, state, task.asked); break;
    case Matter::Keep: keep(flow, state, task.asked); break;
    case Matter::StayOut: {
      const int seat = std::countr_zero(task.asked | 1U << (kMaxSeats - 1));  // the one asked
      if (state.orders[seat].card == 0) break;
      flow.tell(EventKind::StayedOut, seat);
      state.agenda.top().asked = task.asked;  // of the conflict that follows
      break;
    }
    case Matter::None:
    case Matter::Shipyards:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::Conflict: break;
  }
  for_each_bit(task.asked, [&](int seat) { state.orders[seat] = {}; });
}

template <class Flow>
void go_on(Flow& flow, State& state) {
  const Task task = state.agenda.top();
  switch (matter_of(task)) {
    case Matter::Explore:
      if (!explore_next(state)) state.agenda.pop();
      break;
    case Matter::Losses:
      state.agenda.pop();
      lose_coins(flow, state);
      break;
    case Matter::Conflict:
      state.agenda.pop();
      meet_at_sea(flow, state, task.asked);
      break;
    case Matter::None:
    case Matter::Shipyards:
    case Matter::Shipyard:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Keep:
    case Matter::Sail:
    case Matter::StayOut: state.agenda.pop(); break;
  }
}

}  // namespace heptad::wonders::armada
