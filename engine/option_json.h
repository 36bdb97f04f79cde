// Options as JSON, the same for the line protocol, the server and the browser (docs/protocol.md).
#pragma once

#include "engine/core/json_writer.h"
#include "engine/core/option.h"
#include "engine/game.h"

namespace heptad {

// What an action does and names, into an object that is open.
void write_parts(JsonWriter& json, const ActionParts& parts);

// One option of a seat to act in `game`.
void write_option(JsonWriter& json, const AnyGame& game, Seat seat, const Option& option);

// Every option of the seat, as an array.
void write_options(JsonWriter& json, const AnyGame& game, Seat seat);

// What luck is to decide, {"kind":"reveal","slot":14,"count":1}; and with "from", all that can come.
void write_due(JsonWriter& json, const Due& due);
void write_due_with_all(JsonWriter& json, const Due& due);

}  // namespace heptad
