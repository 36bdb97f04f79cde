// The hall of one person, in a browser: the server's messages, journal and filter without a server. All seats
// but the bots' are this person's. As there, a message becomes a proposal; the page stores its entries and
// says so; only then it happened and is told.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/bot_luck.h"
#include "table/change.h"
#include "table/messages.h"
#include "table/table_request.h"

namespace heptad {

class LocalHall {
 public:
  // What a table that comes to be is made of; a browser has good dice.
  struct Fresh {
    std::string id;
    Seed seed = {};
    std::int64_t created = 0;  // Unix milliseconds
  };

  // Every answer is {"store":[…],"tell":[…],"ask":{…}}: what is to be stored before anything else happens,
  // table by table; messages as the server sends them; what a thinker is asked for a person.
  std::string make(std::string_view request, const Fresh& fresh, Millis now);
  // A table at which a recorded game goes on: one seat is this person's, called so, bots of a level have the
  // others.
  std::string go_on(std::string_view record, Seat own, int level, std::string_view called, const Fresh& fresh,
                    Millis now);
  std::string hear(std::string_view message, const Fresh& fresh, Millis now);
  std::string bot_acts(std::string_view table, Seat seat, std::int64_t epoch, std::string_view action,
                       Millis now);
  // What was to be stored is, or could not be: then nothing happened.
  std::string stored(bool ok, Millis now);
  // A table as it was stored: its head, and the journal's entries line by line. Instead of the one that is
  // here, if any: another window may have played on.
  std::string open(std::string_view head, std::string_view journal, Millis now);

  // A finished game as a table that is looked at and not stored.
  std::string import(std::string_view id, std::string_view record, Millis now);

  // [{"seat":1,"epoch":3,"question":"…"},…]: the bots that are to think now and do not yet.
  std::string due(std::string_view table);

  const Table* find(std::string_view table) const;
  static const Digest& owner();

 private:
  struct LiveTable {
    Table table;
    std::int64_t created = 0;
    bool watched = false;
    std::optional<Seat> look = {};      // a seat asked for
    std::optional<Seat> shown_as = {};  // the seat of the last update
    std::size_t events_sent = 0;
    SeatSet thinking = {};   // bots at work
    std::int64_t epoch = 0;  // changes whenever a bot's thought would be stale
  };
  struct Pending {
    Proposal proposal;
    std::int64_t created = 0;
    std::string ack = {};
  };

  void handle(LiveTable& at, const TableMessage& message, const Fresh& fresh, Millis now);
  void watch(LiveTable& at, const Fresh& fresh, Millis now);
  void ask_for_hint(const LiveTable& at, const TableMessage& message, std::string_view id);
  void propose(const LiveTable& at, Expected<Proposal> proposal, std::string ack, const Fresh& fresh);
  void settle(Pending pending, Millis now);
  void show(LiveTable& at, std::string_view ack, Millis now);
  void tell_said(const LiveTable& at, int from);
  void refuse_to(const Refusal& refusal, std::string_view table, std::string_view id);
  std::string refused(const Refusal& refusal, std::string_view table);
  std::string answer();

  std::map<std::string, LiveTable, std::less<>> tables_;
  std::vector<Pending>
      pending_;  // on its way to the disk: of a table, and the rematch that comes to be with it
  std::vector<std::string> told_;
  std::string asked_;
  BotLuck luck_{0};
};

}  // namespace heptad
