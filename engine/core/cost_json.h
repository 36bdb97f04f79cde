// A printed cost as JSON: "cost":{"coins":1,"wood":2}; what is not asked for is left out.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/core/resource_names.h"

namespace heptad {

inline void write_cost(JsonWriter& json, const Cost& cost) {
  json.key("cost").begin_object();
  if (cost.coins != 0) json.field("coins", int{cost.coins});
  for (Goods goods = cost.goods(); !goods.none(); goods.clear(goods.first())) {
    json.field(name(goods.first()), goods[goods.first()]);
  }
  json.end_object();
}

}  // namespace heptad
