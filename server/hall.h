// All the tables: loaded, served one request at a time, stored before they change, shown to whoever watches.
// Knows nothing of sockets. Everything here happens on the server's one thread.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/bots.h"
#include "server/connection.h"
#include "server/metrics.h"
#include "server/store.h"
#include "table/sight.h"
#include "table/table.h"

namespace heptad {

// What the hall needs of the world outside.
struct World {
  std::function<Millis()> now;                               // the server's running time; never goes back
  std::function<std::int64_t()> wall;                        // Unix milliseconds, for people's calendars only
  std::function<void(std::function<void()>)> post;           // from any thread to the server's
  std::function<void(Millis, std::function<void()>)> after;  // on the server's thread
  std::function<void(ClientId, Text)> send;
};

struct Viewer {
  ClientId client = 0;
  Digest who = {};
  std::optional<Seat> look = {};      // a seat asked for
  std::optional<Seat> shown_as = {};  // the seat of the last update
  std::size_t events_sent = 0;
};

struct LiveTable {
  LiveTable(Table t, std::int64_t made) : table(std::move(t)), created(made) {}

  struct Job {
    std::function<Expected<Entries>(const Table&, Millis now)> propose;
    std::function<void(const Expected<void>&)> done;
    ClientId by = 0;
    std::string ack = {};
    Millis since = 0;
  };

  Table table;
  std::int64_t created;
  std::vector<Viewer> viewers;
  std::deque<Job> jobs;
  bool storing = false;     // the first job's entries are on their way to the disk
  SeatSet thinking;         // bots at work
  std::uint64_t epoch = 0;  // changes whenever a bot's thought would be stale
  std::array<Millis, kMaxSeats> absent_since = {};
  Millis touched = 0;
  bool making_rematch = false;

  SeatSet present() const;
};

class Hall {
 public:
  Hall(World world, Store& store, BotPool& bots, Metrics& metrics, Millis bot_pause);

  // Every game that was being played goes on.
  void resume();

  // In memory, or fetched from the store; nullptr when there is no such table.
  LiveTable* find(std::string_view id);
  // A new table with these chairs; `done` hears its name.
  void make(TableSpec spec, const std::vector<Chair>& chairs,
            std::function<void(Expected<std::string>)> done);
  void submit(LiveTable& live, LiveTable::Job job);

  void watch(LiveTable& live, ClientId client, const Digest& who);
  void unwatch(LiveTable& live, ClientId client);
  void look(LiveTable& live, ClientId client, std::optional<Seat> seat);
  // Shows the table to one viewer, or to all.
  void show(LiveTable& live, ClientId client, std::string_view ack = {});

  // Asks a bot about the seat's choice, for a person.
  void ask_hint(LiveTable& live, Seat seat, std::function<void(std::vector<Advice>)> answer);

  // Now and then: clocks that ran out, tables nobody looks at.
  void tick();

  std::vector<LiveTable*> public_tables(std::size_t most);
  Store& store() { return store_; }
  const World& world() const { return world_; }

 private:
  LiveTable* open(StoredTable stored);
  void resume(std::vector<std::string> ids);
  void pump(LiveTable& live);
  void stored(const std::string& id, const Entries& entries, Table next, bool ok);
  void settle(LiveTable& live, const Entries& entries, const LiveTable::Job& job, Table next);
  void reload(LiveTable& live);
  void send_update(LiveTable& live, Viewer& viewer, std::string_view ack);
  void send_presence(LiveTable& live);
  void send_said(LiveTable& live, std::size_t from_n);
  void wake_bots(LiveTable& live);
  void bot_answered(const std::string& id, Seat seat, std::uint64_t epoch, const Action& action);
  void make_rematch(LiveTable& live);
  bool may_be_put_away(const LiveTable& live) const;

  World world_;
  Store& store_;
  BotPool& bots_;
  Metrics& metrics_;
  Millis bot_pause_;
  Millis time_kept_ = 0;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
};

}  // namespace heptad
