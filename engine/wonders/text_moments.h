// The named moments of notation and views at which modules join in (moments.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/due.h"
#include "engine/core/option.h"
#include "engine/wonders/armada/catalogue.h"
#include "engine/wonders/armada/people.h"
#include "engine/wonders/armada/view.h"
#include "engine/wonders/free_city/text.h"
#include "engine/wonders/moments.h"

namespace heptad::wonders::moments {

// The word before an order for a city without an owner.
inline std::string_view prefix(const State& state) {
  return state.has_free_city() ? free_city::kPrefix : std::string_view();
}
// How what nature does on a module's step is called.
inline std::string_view luck_word(const State& state) {
  return state.has_free_city() ? free_city::kDraw : std::string_view();
}
// The parts of an action that is a module's own.
inline void named(const State& state, const Action& action, ActionParts& parts) {
  if (has_armada(state)) return armada::name_choice(state, action, parts);
  parts.verb = luck_word(state);
}
// What goes with an order, for people: its name, its cost, and what of it cannot be done.
inline void name_with(const State& state, const Order& order, ActionParts& parts) {
  if (has_armada(state)) armada::name_ship(order, parts);
}
inline void add_to_use(const State& state, const Order& order, Use& use) {
  if (has_armada(state)) armada::add_ship(state, order, use);
}
inline std::vector<Option> refused_with(const State& state, int city, Card card, const Buyer& buyer) {
  return has_armada(state) ? armada::RefusedShips(state, city, card, buyer).all() : std::vector<Option>();
}
inline std::string luck_text(const State& state, const Action& action) {
  if (has_armada(state)) return armada::luck_text(state, action);
  return std::string(luck_word(state)) + ' ' + std::string(facts(state).card_id(card_of(action)));
}
// What of it luck is to decide.
inline void describe_luck(const State& state, Due& due) { armada::describe_luck(state, due); }
// An action that begins with a module's word.
inline std::optional<Expected<Action>> read(const State& state, const Words& words, std::size_t& at) {
  return has_armada(state) ? armada::Reader(state, words, at).action() : std::nullopt;
}
inline Expected<std::uint8_t> read_extra(const State& state, const Words& words, std::size_t& at) {
  return has_armada(state) ? armada::Reader(state, words, at).ship() : Expected<std::uint8_t>(0);
}
inline void write_event(JsonWriter& json, const Event& event) { armada::write_event(json, event); }
inline void write_effect(JsonWriter& json, const Effect& effect) { armada::write_effect(json, effect); }
template <class WriteEffects>
void write_catalogue(JsonWriter& json, const Rules& rules, WriteEffects write_effects) {
  if (rules.armada) armada::write_catalogue(json, rules, write_effects);
}
inline std::string extra_text(std::uint8_t extra) { return armada::ship_text(extra); }
inline std::string choice_text(const State& state, const Action& action) {
  return armada::choice_text(state, action);
}
inline std::string_view step_name(const State& state) {
  const Task& task = state.agenda.top();
  const bool own = task.step == Step::Luck || task.step == Step::Ask;
  return own ? armada::decision_name(task) : kStepNames[static_cast<int>(task.step)];
}
inline void written_science(JsonWriter& json, const State& state, int city) {
  if (has_armada(state)) json.field("most", int{state.armada.harbours[city].most});
}
inline void written(JsonWriter& json, const State& state) {
  free_city::write(json, state);
  if (has_armada(state)) json.field("costs", armada::kCostSets[state.armada.costs]->name);
}
inline void written_seat(JsonWriter& json, const State& state, int city) {
  free_city::write_seat(json, state, city);
  if (has_armada(state)) armada::write_seat(json, state, city);
  if (has_teams(state)) json.field("partner", teams::partner_of(city));
}

}  // namespace heptad::wonders::moments
