// The catalogue's way of writing what a component does.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/duel/cards.h"

namespace heptad::duel {

void write_effects(JsonWriter& json, const Effects& effects);

}  // namespace heptad::duel
