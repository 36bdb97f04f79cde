// How bots decide in Duel, whatever modules are on.
#pragma once

#include "bots/bots.h"
#include "bots/net/net.h"

namespace heptad::duel {

Thought decide(const State& seen, Seat seat, const BotSpec& bot, const Evaluator& net);

}  // namespace heptad::duel
