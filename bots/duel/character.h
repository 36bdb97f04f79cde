// Which actions of Duel suit which character.
#pragma once

#include "bots/spec.h"
#include "engine/game.h"

namespace heptad::duel {

bool suits(Character character, const State& state, const Action& action);

}  // namespace heptad::duel
