// What modules add to the players of 7 Wonders. Their inputs and rows of a net stand behind its own, so that
// without them there are none.
#pragma once

#include "bots/wonders/armada/features.h"
#include "bots/wonders/armada/reasons.h"
#include "bots/wonders/armada/worth.h"
#include "bots/wonders/teams/features.h"
#include "bots/wonders/teams/partners.h"
#include "engine/wonders/moments.h"

namespace heptad::wonders::moments {

// --- what is good for whom -------------------------------------------------------------------------------

inline bool on_one_side(const State& state, int one, int other) {
  return has_teams(state) && teams::partner_of(one) == other;
}
// Coins of a bill that stay on the own side.
inline int kept_coins(const State& state, int who, const Bill& bill) {
  return has_teams(state) ? bill.to[teams::partner_column(state, who)] : 0;
}
// What counts for a side together.
template <class Numbers>
void even_out(const State& state, Numbers& numbers) {
  if (has_teams(state)) teams::even_out(numbers, state.players);
}

// --- what it is worth ------------------------------------------------------------------------------------

inline double effect_worth(const State& state, int who, const Effect& effect) {
  return armada::deed_worth(state, who, effect);
}
// What goes with an order.
inline double extra_worth(const State& state, int who, const Action& action) {
  const std::uint8_t extra = action.arg[kExtraArg];
  return extra == 0 ? 0 : armada::move_worth(state, who, armada::fleet_of(extra));
}
// What it costs in coins to the bank.
inline int extra_coins(const State& state, int who, const Action& action) {
  const std::uint8_t extra = action.arg[kExtraArg];
  return extra == 0 || verb_of(action) == Verb::Sell ? 0 : armada::coins_of_move(state, who, action);
}
inline double answer_worth(const State& state, Seat seat, const Action& action) {
  return armada::answer_worth(state, seat, action);
}
// What conflicts of a module's would bring if nothing changed.
inline std::array<int, kMaxSeats> points_to_come(const State& state) {
  return has_armada(state) ? armada::points_of_conflicts(state) : std::array<int, kMaxSeats>{};
}

// --- what speaks for it ----------------------------------------------------------------------------------

// What a move was good for beside what every game knows.
inline void add_reasons(const State& before, const State& after, int who, std::vector<Reason>& found) {
  if (has_armada(before)) armada::add_reasons(before, after, who, found);
}
// An answer to a module's question, were it the only one.
template <class Flow>
void carry_out(Flow& flow, State& state, Seat seat, const Action& action) {
  if (has_armada(state)) armada::carry_out(flow, state, seat, action);
}
// What an order brings at once; a turn of other steps may take it away before it ends.
inline bool keeps_coins(const State& state, Verb verb) { return !has_plan(state) || is_order(verb); }

// --- the net ---------------------------------------------------------------------------------------------

// One net knows all modules.
inline bool are_off(const Rules& rules) { return !rules.armada && !rules.teams; }
inline bool are_off(const State& state) { return state.modules == 0; }

inline NetShape net_shape(NetShape own) { return teams::net_shape(armada::net_shape(own)); }

inline void describe(const State& state, Seat seat, const PriceSteps& prices, NetShape own, NetInput& input) {
  if (are_off(state)) return;
  if (has_armada(state)) armada::describe(state, seat, prices, own.inputs, input);
  if (has_teams(state)) teams::describe(state, seat, armada::net_shape(own).inputs, input);
}

// Cards and boards that modules add have rows of their own.
using armada::begin_with_base;
using armada::board_row;
using armada::card_row;
using armada::CardUse;
using armada::side_row;
using armada::stage_row;
inline bool is_added(const State& state, Card card) {
  return has_armada(state) && armada::is_fleet_card(state, card);
}
inline void add_rows(const State& state, Seat seat, const Action& action, NetShape own, ActionRows& rows) {
  if (has_armada(state)) armada::add_rows(state, seat, action, own.actions, rows);
}

}  // namespace heptad::wonders::moments
