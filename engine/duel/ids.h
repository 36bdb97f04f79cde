// A set of components as a list of their ids.
#pragma once

#include "engine/core/bits.h"
#include "engine/core/json_writer.h"

namespace heptad::duel {

template <class Rows, class Set>
void write_ids(JsonWriter& json, const Rows& rows, Set set) {
  json.begin_array();
  for_each_bit(set, [&](int i) { json.value(rows[i].id); });
  json.end_array();
}

}  // namespace heptad::duel
