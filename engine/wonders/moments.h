// The named moments at which modules join in, in the rules; text_moments.h has those of notation and views.
// No other file asks whether a module is on, and each answer is a function of the module's own folder
// (docs/add-a-module.md).
#pragma once

#include <optional>
#include <string>

#include "engine/core/rules.h"
#include "engine/wonders/armada/list.h"
#include "engine/wonders/armada/nature.h"
#include "engine/wonders/armada/reasons.h"
#include "engine/wonders/armada/score.h"
#include "engine/wonders/armada/setup.h"
#include "engine/wonders/armada/sight.h"
#include "engine/wonders/box.h"
#include "engine/wonders/fights.h"
#include "engine/wonders/free_city/free_city.h"
#include "engine/wonders/free_city/list.h"
#include "engine/wonders/free_city/sight.h"
#include "engine/wonders/free_city/turn.h"
#include "engine/wonders/teams/teams.h"

namespace heptad::wonders::moments {

// --- the game begins -------------------------------------------------------------------------------------

// Who plays alone with one other is joined by the Free City.                                 [wonders 102]
inline Expected<void> game_begins(State& state, const Rules& rules) {
  state.city_count = static_cast<std::uint8_t>(rules.players == 2 ? 3 : rules.players);
  if (rules.armada) armada::begin(state);
  if (rules.teams) state.modules |= kTeams;
  return {};
}
inline bool has_armada(const State& state) { return (state.modules & kArmada) != 0; }
inline bool has_teams(const State& state) { return (state.modules & kTeams) != 0; }
// An option of a module's; nothing when none of them knows it.
inline std::optional<Expected<void>> read_option(State& state, const std::string& key,
                                                 const std::string& value,
                                                 const std::vector<std::string_view>& words) {
  if (has_armada(state) && key == "shipyards") return armada::read_shipyards(state, value, words);
  if (has_armada(state) && key == "costs") return armada::read_costs(state, value);
  if (has_teams(state) && key == "partners") return teams::read_partners(state, value);
  return std::nullopt;
}
inline void boards_dealt(State& state) {
  if (has_armada(state)) armada::boards_dealt(state);
}

inline Extent extent_of(const Rules& rules) { return rules.armada ? Extent::WithModules : Extent::Base; }
inline Rules rules_of(const State& state) {
  return {.family = Family::Wonders,
          .edition = state.edition,
          .armada = has_armada(state),
          .teams = has_teams(state),
          .players = state.players};
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

// Several are asked, who do not know each other's answers.
inline bool is_at_once(const State& state) {
  const Task& task = state.agenda.top();
  return task.step == Step::Choose || task.step == Step::Sides ||
         (task.step == Step::Ask && armada::is_at_once(task));
}

// --- a turn ----------------------------------------------------------------------------------------------

// Armada has an order of its own for the steps of a turn.
inline bool has_plan(const State& state) { return has_armada(state); }
inline void plan_turn(State& state) { armada::plan_turn(state); }
inline void extra_turn(State& state) {
  if (has_armada(state)) armada::plan_extra_turn(state);
}
inline void reviving(State& state) {
  if (has_armada(state)) armada::plan_effects(state);
}
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
  if (has_armada(state)) return armada::luck(flow, state, action);
  free_city::draw(flow, state, card_of(action));
}

// What an order pays beyond the two neighbours, and what goes with it.
template <class Flow>
void paid(Flow& flow, State& state, const Order& order) {
  if (has_armada(state)) armada::paid(flow, state, order);
}
template <class Flow>
void order_paid(Flow& flow, State& state, const Order& order) {
  if (has_armada(state)) armada::move_with(flow, state, order);
}
template <class Flow>
void orders_paid(Flow& flow, State& state) {
  if (!has_armada(state)) return;
  for (int city = 0; city < state.players; ++city) armada::move_with(flow, state, state.orders[city]);
}
template <class Flow>
void gained(Flow& flow, State& state, int who, const Effect& effect) {
  armada::gained(flow, state, who, effect);
}
// A module's own step; and the answers to its question are all there.
template <class Flow>
void then(Flow& flow, State& state) {
  armada::go_on(flow, state);
}
template <class Flow>
void answered(Flow& flow, State& state) {
  armada::answered(flow, state);
}
inline void left_over(State& state, int seat) {
  if (has_armada(state)) armada::left_over(state, seat);
}
inline void ground_fought(State& state) {
  if (has_armada(state)) armada::ground_fought(state);
}
// Cards that come into an Age's box besides the deck and the guilds.
inline void boxed(const State& state, int age, Box& box) {
  if (has_armada(state)) armada::box(state, age, box);
}
// How many tokens neighbours fight for.
inline int tokens_of_neighbours(const State& state, int one, int other) {
  return has_teams(state) ? teams::tokens_of_neighbours(one, other) : 1;
}
// Other fights than those of neighbours, and how they count.
inline void fights(const State& state, Fights& fights) {
  if (has_armada(state)) armada::fights(state, fights);
}
// What a module leaves to luck.
inline Action roll(const State& state, Rng& rng) { return armada::roll(state, rng); }
inline Expected<void> check_luck(const State& state, const Action& action) {
  return armada::check(state, action);
}

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
  if (has_armada(state)) return armada::why_not(state, seat, action);
  return state.has_free_city() ? free_city::why_not(state, seat, action) : std::nullopt;
}
// Goods that nobody can buy, beside those of cards and stages.
template <class Visit>
void for_each_other_source(const State& state, int city, Visit visit) {
  for_each_bit(state.armada.harbours[city].islands,
               [&](int island) { visit(armada::kIslandRows[island].effects); });
}
// More sellers than the two neighbours.
inline void sellers(const State& state, int city, Buyer& buyer) {
  buyer.every_way = has_teams(state);  // a payment may feed the partner
  if (has_armada(state)) armada::sellers(state, city, buyer);
}
// Calls list(extras) with what may go with the orders of a city: asked once a list.
template <class List>
void with_extras(Lister& lister, List list) {
  if (has_armada(lister.state())) {
    armada::Extras extras(lister);
    list(extras);
  } else {
    NoExtras none;
    list(none);
  }
}
inline void list_answers(const State& state, Seat seat, ActionList& list) {
  armada::list_answers(state, seat, list);
}

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
inline void hide(State& view, std::optional<Seat> viewer) {
  if (has_armada(view)) armada::hide(view, viewer);
}
inline void guess(State& world, Seat seat, Rng& rng) {
  if (has_armada(world)) armada::guess(world, seat, rng);
}
// A card that came to the discard pile when the looks of its turn were over.
inline bool came_late(const State& state, int row, int city) {
  return has_armada(state) && armada::came_late(state, row, city);
}
// Whose hands a viewer sees.
inline SeatSet eyes_of(const State& state, Seat viewer) {
  return has_teams(state) ? teams::eyes_of(state, viewer) : SeatSet::of(viewer);
}

// --- score -----------------------------------------------------------------------------------------------

inline int points_of(const State& state, int city, const Effect& effect) {
  return armada::points_of(state, city, effect);
}
inline int symbols_of_most(const State& state, int city) {
  return has_armada(state) ? state.armada.harbours[city].most : 0;
}
inline int guild_points(const State& state, int points) {
  return has_armada(state) ? std::min(points, armada::kGuildCap) : points;
}
inline int seats_a_side(const State& state) { return has_teams(state) ? 2 : 1; }
// Who wins together.
template <class Numbers>
void shared(const State& state, Numbers& numbers) {
  if (has_teams(state)) teams::share(numbers, state.players);
}
template <class Keep, class PointsOf>
void scored_lines(const State& state, int city, Keep keep, PointsOf points_of) {
  if (has_armada(state)) armada::score_lines(state, city, keep, points_of);
}
template <class PointsOf>
void scored(const State& state, int city, Sheet& sheet, PointsOf points_of) {
  if (has_armada(state)) armada::score(state, city, sheet, points_of);
}

}  // namespace heptad::wonders::moments
