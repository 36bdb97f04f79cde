// Who decides in a match: one of the bots, or whatever the caller brings.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "bots/bots.h"
#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

// One seat's player through many games, one after another.
class Player {
 public:
  virtual ~Player() = default;
  // What `seat`, which is to act, does in this position; the log led to it. A refusal loses the game.
  virtual Expected<Thought> decide(const AnyGame& game, std::span<const LogEntry> log, Seat seat,
                                   std::uint64_t seed) = 0;
};

struct Contestant {
  std::string name;                                // as it was called
  std::function<std::unique_ptr<Player>()> sends;  // a player for one seat, on one thread
};

Contestant contestant(std::string name, const BotSpec& bot);

}  // namespace heptad
