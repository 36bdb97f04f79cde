// The paper pad: which categories a rule set scores, and the outcome as JSON.
#pragma once

#include <span>

#include "engine/core/json_writer.h"
#include "engine/core/outcome.h"
#include "engine/core/rules.h"

namespace heptad {

// The pad's lines, top to bottom.
std::span<const Category> pad(const Rules& rules);

// {"civilian":9,…,"total":58}
void write_sheet(JsonWriter& json, const Rules& rules, const Sheet& sheet);

// [{"category":"guilds","of":"merchants-guild","points":4,"each":1,"count":4},…]
void write_score_lines(JsonWriter& json, std::span<const ScoreLine> lines);

// "over", "winners", "how" and "sheets", into an object that is open.
void write_outcome(JsonWriter& json, const Rules& rules, const Outcome& outcome);

}  // namespace heptad
