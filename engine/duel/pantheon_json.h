// Pantheon's part of a view (docs/view.md).
#pragma once

#include "engine/core/json_writer.h"
#include "engine/duel/state.h"

namespace heptad::duel {

template <class Rows, class Set>
void write_ids(JsonWriter& json, const Rows& rows, Set set) {
  json.begin_array();
  for_each_bit(set, [&](int i) { json.value(rows[i].id); });
  json.end_array();
}

// The mythology or offering token on a slot of the structure.
void write_laid_token(JsonWriter& json, const State& state, int slot);
void write_pantheon(JsonWriter& json, const State& state);

}  // namespace heptad::duel
