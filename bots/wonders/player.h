// How bots decide in 7 Wonders, both editions, two players included.
#pragma once

#include "bots/bots.h"
#include "bots/net/net.h"

namespace heptad::wonders {

Thought decide(const State& seen, Seat seat, const BotSpec& bot, const Evaluator& net);

}  // namespace heptad::wonders
