// A refusal for programs.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/core/refusal.h"

namespace heptad {

// "code", "message" and, where it is about a text, "column", into an object that is open.
inline void write_refusal(JsonWriter& json, const Refusal& refusal) {
  json.field("code", refusal.name()).field("message", refusal.message);
  if (refusal.column > 0) json.field("column", refusal.column);
}

}  // namespace heptad
