// Games played out by people with a plan: resources first in Age I, a look at the own wonders, and in half of
// the games science or war before everything else.
#pragma once

#include "bots/spec.h"
#include "engine/game.h"

namespace heptad::duel {

// Plays to the end.
void play_out_in_style(State& state, Style style, Rng& rng);

}  // namespace heptad::duel
