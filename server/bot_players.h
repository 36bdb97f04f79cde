// The seats that bots decide for: asks the pool when one is due, and plays what it answers.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/attendant.h"
#include "server/bots.h"
#include "table/bot_luck.h"

namespace heptad {

class Hall;

class BotPlayers : public Attendant {
 public:
  struct Patience {
    Millis pause = 0;      // a bot's move is not shown sooner, so that people can follow
    Millis unwatched = 0;  // a game without people goes on so long when nobody looks
  };

  BotPlayers(Hall& hall, BotPool& pool, const Patience& patience);

  void changed(LiveTable& live, const Happened& happened) override;
  // Bots that are due begin to think. Those that may not yet are asked again at the next tick.
  void due(LiveTable& live) override;
  void tick() override;
  // Asks about the seat's choice, for a person.
  Expected<void> hint(LiveTable& live, Seat seat, const std::string& address, Ask::Answer answer);
  bool are_busy_for(const std::string& address) { return pool_.is_full_for(address); }

 private:
  Question question(const LiveTable& live, Seat seat, int level);
  // A game of bots alone that nobody watches any more.
  bool should_end(const LiveTable& live) const;
  void answered(const std::string& id, Seat seat, std::uint64_t epoch, const Action& action);

  Hall& hall_;
  BotPool& pool_;
  Patience patience_;
  BotLuck luck_;
};

}  // namespace heptad
