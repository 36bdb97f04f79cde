// The moments at which a module has its part, in the order of a game. This is the only file that asks whether
// Pantheon is on; whoever calls a moment need not know who answers.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/option.h"
#include "engine/core/rules.h"
#include "engine/duel/effect_forms.h"
#include "engine/duel/notation_forms.h"
#include "engine/duel/pantheon/dispatch.h"
#include "engine/duel/pantheon/due.h"
#include "engine/duel/pantheon/json.h"
#include "engine/duel/pantheon/list.h"
#include "engine/duel/pantheon/nature.h"
#include "engine/duel/pantheon/notation.h"
#include "engine/duel/pantheon/options.h"
#include "engine/duel/pantheon/score.h"
#include "engine/duel/pantheon/view.h"

namespace heptad::duel::moments {

constexpr bool is_on(const State& state) { return state.pantheon.on != 0; }
constexpr bool is_on(const Rules& rules) { return rules.pantheon; }

inline Rules rules_of(const State& state) { return {.family = Family::Duel, .pantheon = is_on(state)}; }

// --- set-up ---------------------------------------------------------------------------------------------

// Components of a module stand behind Duel's own; Grand Temples replace the guilds.        [duel 114, 115]
constexpr int wonders_in_box(const Rules& rules) { return is_on(rules) ? kWonderCount : kOwnWonderCount; }
constexpr int tokens_in_box(const Rules& rules) { return is_on(rules) ? kTokenCount : kOwnTokenCount; }
constexpr bool is_in_box(const Rules& rules, const CardRow& card) {
  return card.colour != (is_on(rules) ? Colour::Purple : Colour::Temple);
}
constexpr const SpecialBacks& special_backs(const State& state) {
  return is_on(state) ? pantheon::kTemples : kGuilds;
}

inline void game_begins(State& state, const Rules& rules) {
  if (is_on(rules)) pantheon::prepare(state.pantheon);
}
// Pantheon lays Age I out before the draft.                                                     [duel 101]
constexpr bool age_precedes_draft(const Rules& rules) { return is_on(rules); }

// --- ages -----------------------------------------------------------------------------------------------

template <class Flow>
void structure_laid(Flow& flow) {
  if (is_on(flow.s)) pantheon::lay_tokens(flow);
}
template <class Flow>
void age_begins(Flow& flow) {
  if (is_on(flow.s) && flow.s.age == 2) pantheon::open_pantheon(flow);
}
// Whether something happens before cards that a turn has freed are turned up.
template <class Flow>
bool comes_first(Flow& flow, Slots freed) {
  const Slots tokens = freed & flow.s.pantheon.laid;
  if (tokens != 0) pantheon::claim_token(flow, flow.s.decision().seat, std::countr_zero(tokens));
  return tokens != 0;
}

// --- coins ----------------------------------------------------------------------------------------------

// Coins on Astarte pay for everything, but the treasury's go first.                        [duel 144, 145]
constexpr int purse(const State& state, Seat seat) {
  return state.cities[seat].coins + state.pantheon.seats[seat].guarded;
}
constexpr void overdrawn(State& state, Seat seat, int coins) {
  auto& guarded = state.pantheon.seats[seat].guarded;
  guarded = static_cast<std::int16_t>(guarded - coins);
}
constexpr Price chained_card_price(const City& city, Price normal) {
  return pantheon::better_price(city, normal);
}
// The chains that need not be owned, or not yet.
constexpr std::uint32_t waived_chains(const City& city, int coins) {
  return pantheon::waives_chains(city, coins) ? ~0U : city.chains;
}

// --- a turn ---------------------------------------------------------------------------------------------

inline void more_actions(const State& state, Seat seat, int coins, ActionList& list) {
  if (state.pantheon.active != 0) pantheon::list_activations(state, seat, coins, list);
}
template <class Flow>
void act(Flow& flow, Seat seat, const Action& action) {
  pantheon::activate(flow, seat, action.arg[0], action.arg[1]);
}
template <class Flow>
void resolve(Flow& flow, Seat seat, const Effect& effect) {
  pantheon::resolve(flow, seat, effect);
}
template <class Flow>
bool stops_pawn(Flow& flow, Seat seat, int next) {
  return pantheon::stops_pawn(flow, seat, next);
}
template <class Flow>
void pawn_moved(Flow& flow, Seat seat, int spaces) {
  pantheon::plunder(flow, seat, spaces);
}

// --- a module's own decisions ---------------------------------------------------------------------------

inline void list_choices(const State& state, Seat seat, ActionList& list) {
  pantheon::list_choices(state, seat, list);
}
template <class Flow>
void decide(Flow& flow, Seat seat, const Action& action) {
  pantheon::decide(flow, seat, action);
}
inline Action roll(const State& state, Rng& rng) { return pantheon::roll(state, rng); }
inline Expected<void> check_nature(const State& state, const Action& action) {
  return pantheon::check_nature(state, action);
}
inline Due due(const State& state) { return pantheon::due(state); }

// --- points, secrets ------------------------------------------------------------------------------------

inline void score(Sheet& sheet, const State& state, Seat seat) {
  if (is_on(state)) pantheon::score(sheet, state, seat);
}
inline void score_lines(ScoreLines& lines, const State& state, Seat seat) {
  if (is_on(state)) pantheon::score_lines(lines, state, seat);
}
inline void hide(State& view, std::optional<Seat> viewer) {
  if (is_on(view)) pantheon::hide(view, viewer);
}
// Whether a seat's view may be less than the position. What the other seat chooses from makes a difference to
// what it may do, so while it does the position counts whole.
inline bool view_counts(const State& state) { return is_on(state) && !pantheon::shown_to_one(state); }
inline void guess(State& state, Rng& rng) {
  if (is_on(state)) pantheon::guess(state, rng);
}

// --- for people -----------------------------------------------------------------------------------------

inline constexpr auto kForms = rows::joined(notation::kOwnForms, pantheon::kForms);
inline constexpr auto kEffectForms = rows::joined(kOwnEffectForms, pantheon::rows::kEffectForms);

inline std::span<const notation::Form> forms(const State& state) {
  return std::span(kForms).first(is_on(state) ? kForms.size() : kOwnActionKinds);
}
inline std::span<const EventRow> event_rows() { return pantheon::rows::kEvents; }
inline std::string_view decision_name(const Decision& decision) { return pantheon::decision_name(decision); }
inline void more_options(const State& state, Seat seat, std::vector<Option>& options) {
  pantheon::add_activations(state, seat, purse(state, seat), options);
}
inline std::optional<std::string> why_not(const State& state, Seat seat, const Action& action) {
  const bool activates = action.kind == static_cast<int>(pantheon::ActionKind::Activate);
  if (state.decision().kind != DecisionKind::Turn || !activates) return std::nullopt;
  return pantheon::why_not_activated(state, seat, action);
}
inline void write_slot(JsonWriter& json, const State& state, int slot) {
  pantheon::write_laid_token(json, state, slot);
}
inline void write_view(JsonWriter& json, const State& state) {
  if (is_on(state)) pantheon::write_view(json, state);
}
inline void write_catalogue(JsonWriter& json, const Rules& rules) {
  if (is_on(rules)) pantheon::write_catalogue(json);
}

}  // namespace heptad::duel::moments
