// The same question put to several threads, each searching by itself with luck of its own; what they found is
// added up. Apart from the bots' library, which has no threads.
#pragma once

#include "bots/bots.h"

namespace heptad {

// As think(), by as many threads as the bot names. They share its iterations and memory; each may use its
// time.
Expected<Thought> think_in_parallel(const BotSpec& bot, const Rules& rules, std::span<const LogEntry> log,
                                    Seat seat, const Budget& budget = {});

}  // namespace heptad
