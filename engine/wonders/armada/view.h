// Harbours as JSON (docs/view.md).
#pragma once

#include "engine/core/json_writer.h"
#include "engine/wonders/armada/losses.h"
#include "engine/wonders/armada/text.h"

namespace heptad::wonders::armada {

inline void write_islands(JsonWriter& json, std::string_view key, Islands islands) {
  json.key(key).begin_array();
  for_each_bit(islands, [&](int island) { json.value(kIslandRows[island].id); });
  json.end_array();
}

// The token this seat would get if the Age ended now and everybody fought.
inline int token_now(const State& state, int seat) {
  std::array<std::optional<int>, 8> strengths;
  for (int i = 0; i < state.players; ++i) strengths[i] = strength(state.armada.harbours[i]);
  return state.age == 0 ? 0 : naval_conflict(std::span(strengths).first(state.players), state.age)[seat];
}

// What each ship alone would cost now, at the cheapest; nothing where it cannot be had.
inline void write_ship_prices(JsonWriter& json, const State& state, int seat) {
  const Harbour& harbour = state.armada.harbours[seat];
  json.key("ship_prices").begin_object();
  for (int i = 0; i < kFleets; ++i) {
    json.key(kFleetNames[i]);
    const auto ship =
        harbour.shipyard == kNoShipyard ? std::nullopt : ship_for(state.armada, seat, static_cast<Fleet>(i));
    const auto price = ship ? cheapest_with(*ship, buyer_of(state, seat), {}) : std::nullopt;
    price ? json.value(ship->space->coins + *price) : json.null();
  }
  json.end_object();
}

// What somebody else's tax, of each height the yellow lane has, or an act of piracy would take from it now.
inline void write_losses(JsonWriter& json, const State& state, int seat) {
  const Harbour& harbour = state.armada.harbours[seat];
  json.key("would_lose").begin_object().key("tax").begin_array();
  for (const Printed& space : kTax) {
    if (space.value != 0) json.value(loss_of(state, seat, levy_on(harbour, space.value)));
  }
  json.end_array().field("piracy", loss_of(state, seat, trade_level(harbour))).end_object();
}

// What it is to explore, and who looks through the same deck with it. A seat whose ship has only just arrived
// is not in company yet: others may still follow.
inline void write_exploration(JsonWriter& json, const State& state, int seat) {
  json.key("exploring");
  const Task& task = state.agenda.top();
  const bool keeping = task.step == Step::Ask && matter_of(task) == Matter::Keep;
  if (!keeping || (task.asked >> seat & 1U) == 0) return void(json.null());
  const int level = explores(state.armada.harbours[seat]);
  json.begin_object().field("level", level).key("with").begin_array();
  for_each_bit(task.asked, [&](int other) {
    if (other != seat && explores(state.armada.harbours[other]) == level) json.value(other);
  });
  json.end_array().end_object();
}

inline void write_seat(JsonWriter& json, const State& state, int seat) {
  const Harbour& harbour = state.armada.harbours[seat];
  json.key("shipyard");
  if (harbour.shipyard == kNoShipyard) {
    json.null();
  } else {
    json.value(shipyard_of(state.armada, seat).id);
  }
  json.key("ships").begin_object();
  for (int i = 0; i < kFleets; ++i) json.field(kFleetNames[i], int{harbour.ships[i]});
  json.end_object();
  write_islands(json, "islands", harbour.islands);
  write_islands(json, "looked_at", harbour.looked_at);
  write_exploration(json, state, seat);
  json.key("naval").begin_array();
  for (const int token : harbour.tokens) {
    if (token != 0) json.value(token);
  }
  json.end_array().field("strength", strength(harbour)).field("trade", trade_level(harbour));
  json.field("naval_now", token_now(state, seat));
  write_ship_prices(json, state, seat);
  write_losses(json, state, seat);
  json.key("invaded_by").begin_array();
  for (int other = 0; other < state.players; ++other) {
    if ((state.armada.harbours[other].invades >> seat & 1U) != 0) json.value(other);
  }
  json.end_array();
}

}  // namespace heptad::wonders::armada
