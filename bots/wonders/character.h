// Which actions of 7 Wonders suit which character.
#pragma once

#include "bots/spec.h"
#include "engine/game.h"

namespace heptad::wonders {

bool suits(Character character, const State& state, Seat seat, const Action& action);

}  // namespace heptad::wonders
