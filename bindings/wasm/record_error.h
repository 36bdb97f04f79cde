// Why a record was refused, for a page that points at the line.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/record.h"

namespace heptad {

// "error" with its line, into an object that is open.
inline void write_record_error(JsonWriter& json, const RecordError& error) {
  json.key("error").begin_object().field("code", error.reason.name()).field("message", error.sentence());
  json.field("line", error.line).field("column", error.reason.column).field("text", error.text);
  json.field("reason", error.reason.message).end_object();
}

}  // namespace heptad
