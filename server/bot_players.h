// The seats that bots decide for: asks the pool when one is due, and plays what it answers.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/bots.h"
#include "server/live_table.h"

namespace heptad {

class Hall;

class BotPlayers {
 public:
  struct Patience {
    Millis pause = 0;      // a bot's move is not shown sooner, so that people can follow
    Millis unwatched = 0;  // a game without people goes on so long when nobody looks
  };

  BotPlayers(Hall& hall, BotPool& pool, const Patience& patience)
      : hall_(hall), pool_(pool), patience_(patience) {}

  // Bots that are due begin to think. Those that may not yet are asked again at the next wake.
  void wake(LiveTable& live);
  // Asks about the seat's choice, for a person.
  Expected<void> hint(LiveTable& live, Seat seat, const std::string& address, Ask::Answer answer);
  // A game of bots alone that nobody watches any more.
  bool should_end(const LiveTable& live) const;
  bool are_busy_for(const std::string& address) { return pool_.is_full_for(address); }

 private:
  void answered(const std::string& id, Seat seat, std::uint64_t epoch, const Action& action);

  Hall& hall_;
  BotPool& pool_;
  Patience patience_;
};

}  // namespace heptad
