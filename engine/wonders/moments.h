// The named moments at which modules join in. No other file asks whether a module is on, and each answer is a
// function of the module's own folder (docs/add-a-module.md).
#pragma once

#include <optional>
#include <string>

#include "engine/core/option.h"
#include "engine/core/rules.h"
#include "engine/wonders/box.h"
#include "engine/wonders/fights.h"
#include "engine/wonders/free_city/free_city.h"
#include "engine/wonders/free_city/list.h"
#include "engine/wonders/free_city/sight.h"
#include "engine/wonders/free_city/text.h"
#include "engine/wonders/free_city/turn.h"

namespace heptad::wonders::moments {

// --- the game begins -------------------------------------------------------------------------------------

// Who plays alone with one other is joined by the Free City.                                 [wonders 102]
inline Expected<void> game_begins(State& state, const Rules& rules) {
  state.city_count = static_cast<std::uint8_t>(rules.players == 2 ? 3 : rules.players);
  return {};
}

// --- who decides -----------------------------------------------------------------------------------------

inline bool has_owner(const State& state, int city) { return city < state.players; }
inline Seat decider(const State& state, int city) {
  return has_owner(state, city) ? static_cast<Seat>(city) : free_city::controller(state);
}
inline SeatSet deciders(const State& state, unsigned cities) {
  SeatSet seats = SeatSet::of_bits(static_cast<std::uint16_t>(cities & ((1U << state.players) - 1)));
  if (cities >> state.players != 0) seats.add(free_city::controller(state));
  return seats;
}

// --- a turn ----------------------------------------------------------------------------------------------

inline void turn_planned(State& state) {
  if (state.has_free_city()) free_city::turn_planned(state);
}
inline void committed(State& state, Seat seat, int city) {
  if (state.has_free_city()) free_city::committed(state, seat, city);
}
inline void leftovers_gone(State& state) {
  if (state.has_free_city()) free_city::leftovers_gone(state);
}
// Nature acts on a step that is a module's.
template <class Flow>
void luck(Flow& flow, State& state, const Action& action) {
  free_city::draw(flow, state, card_of(action));
}

// What an order pays beyond the two neighbours, and what goes with it.
template <class Flow>
void paid(Flow&, State&, const Order&) {}
// Cards that come into an Age's box besides the deck and the guilds.
inline void boxed(const State&, int, Box&) {}
// Other fights than those of neighbours, and how they count.
inline void fights(const State&, Fights&) {}

// --- orders ----------------------------------------------------------------------------------------------

inline void list_orders(const State& state, Seat seat, ActionList& list) {
  if (state.has_free_city()) return free_city::list(state, seat, list);
  list_own_orders(state, seat, list);
}
// Orders that may be given anew besides: for people, who may change their minds.
inline void list_anew(const State& state, Seat seat, ActionList& list) {
  if (state.has_free_city()) free_city::list_anew(state, seat, list);
}
// Whether the seat decides about its own city alone, with its whole hand.
inline bool decides_for_itself(const State& state, Seat seat) {
  return !state.has_free_city() || !free_city::decides_now(state, seat);
}
inline bool must_use_chains(const State& state, int city) { return !has_owner(state, city); }
inline bool must_build(const State& state, int city, Card card) {
  return !has_owner(state, city) && free_city::must_build(state, card);
}
inline std::optional<std::string> why_not(const State& state, Seat seat, const Action& action) {
  return state.has_free_city() ? free_city::why_not(state, seat, action) : std::nullopt;
}
// More sellers than the two neighbours.
inline void sellers(const State&, int, Buyer&) {}

// --- what can be known -----------------------------------------------------------------------------------

inline Card* drawn(State& state, int age, int turn, int holder) {
  return state.has_free_city() ? free_city::drawn(state, age, turn, holder) : nullptr;
}
inline std::optional<int> also_taken_for(const State& state, int age, int turn, int holder) {
  return state.has_free_city() ? free_city::also_taken_for(state, age, turn, holder) : std::nullopt;
}
inline std::optional<int> unseen_leftover_of(const State& state, int age) {
  return state.has_free_city() ? free_city::unseen_leftover_of(state, age) : std::nullopt;
}
// Whose hands a viewer sees.
inline SeatSet eyes_of(const State&, Seat viewer) { return SeatSet::of(viewer); }

// --- notation and views ----------------------------------------------------------------------------------

// The word before an order for a city without an owner.
inline std::string_view prefix(const State& state) {
  return state.has_free_city() ? free_city::kPrefix : std::string_view();
}
// How what nature does on a module's step is called.
inline std::string_view luck_word(const State& state) {
  return state.has_free_city() ? free_city::kDraw : std::string_view();
}
// The parts of an action that is a module's own.
inline void named(const State& state, const Action&, ActionParts& parts) { parts.verb = luck_word(state); }
inline void written(JsonWriter& json, const State& state) { free_city::write(json, state); }
inline void written_seat(JsonWriter& json, const State& state, int city) {
  free_city::write_seat(json, state, city);
}

}  // namespace heptad::wonders::moments
