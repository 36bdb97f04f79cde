// All the tables: loaded, served one request at a time, stored before they change, shown to whoever watches.
// Knows nothing of sockets. Everything here happens on the server's one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/bot_players.h"
#include "server/clock_watch.h"
#include "server/connection.h"
#include "server/live_table.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/store.h"
#include "server/table_request.h"
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

class Hall {
 public:
  Hall(World world, Store& store, BotPool& bots, Metrics& metrics, const BotPlayers::Patience& patience);

  // In memory, or fetched from the store; nullptr when there is no such table.
  LiveTable* find(std::string_view id);
  LiveTable* in_memory(std::string_view id);
  // A new table with these chairs, made from this address; `done` hears its name.
  void make(TableRequest request, const std::string& address,
            std::function<void(Expected<std::string>)> done);
  void submit(LiveTable& live, LiveTable::Job job);

  // Not even in the middle of being changed: what the house does with a table waits for that.
  bool is_idle(std::string_view id);
  // It is to be removed from the store: nobody sees it from now on. Must be idle.
  void close(const std::string& id);
  bool is_closing(const std::string& id) const { return closing_.contains(id); }
  // The store has removed it, or could not.
  void closed(const std::string& id) { closing_.erase(id); }
  // The store holds something else than it did. Must be idle.
  void refresh(const std::string& id);

  void watch(LiveTable& live, Viewer viewer, const std::string& address);
  void unwatch(LiveTable& live, ClientId client);
  // Whose words a person does not hear from now on.
  void blocks_changed(const Digest& who, const std::vector<Digest>& blocked);
  void look(LiveTable& live, ClientId client, std::optional<Seat> seat);
  // Shows the table to one viewer, or to all.
  void show(LiveTable& live, ClientId client, std::string_view ack = {});

  // Now and then: clocks that ran out, bots that waited to be asked, tables nobody looks at.
  void tick();

  Store& store() { return store_; }
  const World& world() const { return world_; }
  Metrics& metrics() { return metrics_; }
  BotPlayers& bots() { return bots_; }
  Lobby& lobby() { return lobby_; }
  // Running games without people that were made from this address.
  int games_without_people_of(std::string_view address) const;

 private:
  LiveTable& keep(Table table, std::int64_t created);
  void keep_new(Table table, std::int64_t created, const std::string& address);
  void pump(LiveTable& live);
  void finish_job(LiveTable& live, const Expected<void>& result);
  void stored(const std::string& id, bool ok);
  void settle(LiveTable& live, Proposal proposal, const LiveTable::Job& job);
  enum class Unless : std::uint8_t { SameLength, Never };
  void reload(LiveTable& live, Unless unless);
  void send_update(LiveTable& live, Viewer& viewer, std::string_view ack);
  void send_presence(LiveTable& live);
  void send_said(LiveTable& live, std::size_t from_n);
  bool may_be_put_away(const LiveTable& live) const;

  World world_;
  Store& store_;
  Metrics& metrics_;
  BotPlayers bots_;
  Millis tried_store_ = 0;
  ClockWatch clocks_;
  Lobby lobby_;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::unordered_set<std::string> closing_;
};

}  // namespace heptad
