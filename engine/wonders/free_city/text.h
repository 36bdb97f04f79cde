// The Free City in notation and views.
#pragma once

#include <string_view>

#include "engine/core/json_writer.h"
#include "engine/notation.h"
#include "engine/wonders/free_city/free_city.h"

namespace heptad::wonders::free_city {

inline constexpr std::string_view kPrefix = "city";
inline constexpr std::string_view kDraw = "draw";

inline void write(JsonWriter& json, const State& state) { json.field("free_city", state.has_free_city()); }

inline void write_seat(JsonWriter& json, const State& state, int city) {
  const bool running = state.has_free_city() && state.turn != 0 && state.step() != Step::Over;
  json.field("controls_free_city", running && controller(state) == city);
}

}  // namespace heptad::wonders::free_city
