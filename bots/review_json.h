// A review as JSON, the same for the command line, the line protocol and the browser (docs/cli.md).
#pragma once

#include "bots/review.h"
#include "engine/core/json_writer.h"

namespace heptad {

// Its fields, into an object that is open; as much as is known.
void write_review(JsonWriter& json, const Review& review);

}  // namespace heptad
