// All the tables and what is to be done at them: one job of a table at a time, stored before it changes.
// Whoever looks after tables besides is an attendant. Everything here happens on the server's one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/attendant.h"
#include "server/connection.h"
#include "server/live_table.h"
#include "server/metrics.h"
#include "server/store.h"
#include "table/table.h"
#include "table/table_request.h"

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
  Hall(World world, Store& store, Metrics& metrics)
      : world_(std::move(world)), store_(store), metrics_(metrics) {}

  // Told of everything in this order, for as long as the hall lives.
  void admit(Attendant& attendant) { attendants_.push_back(&attendant); }

  // In memory, or fetched from the store first: found now or later.
  using Found = std::function<void(Expected<LiveTable*>)>;
  void find(const std::string& id, Found found);
  // And with what other nodes have stored up to now.
  void find_fresh(const std::string& id, Found found);
  // As far as they can be had; then `done`, which looks for them in the memory.
  void fetch(const std::vector<std::string>& ids, std::function<void()> done);
  LiveTable* in_memory(std::string_view id);
  // A new table with these chairs, made from this address; `done` hears its name.
  void make(TableRequest request, const std::string& address,
            std::function<void(Expected<std::string>)> done);
  // A finished game that was played elsewhere.
  void import(const Record& record, std::function<void(Expected<std::string>)> done);
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

  // Somebody came to look at it, or it was waited for.
  void tell_due(LiveTable& live);
  void tell_looked_at(LiveTable& live);
  // Another node has stored entries: the journal is so long now.
  void catch_up(const std::string& id, std::size_t size);
  void catch_up(const std::string& id, std::function<void()> done);
  // Whether this node sees to the table's bots and clocks. When it only just became so, what is due is told.
  bool sees_to(LiveTable& live);
  // Now and then. Tables nobody looks at leave the memory.
  void tick();
  // Of every table in memory, at the end.
  void keep_summaries();

  template <class Visit>
  void for_each(Visit visit) {
    for (auto& [id, live] : tables_) visit(*live);
  }
  Store& store() { return store_; }
  const World& world() const { return world_; }
  Metrics& metrics() { return metrics_; }
  // Running games without people that were made from this address.
  int games_without_people_of(std::string_view address) const;

 private:
  LiveTable& keep(Table table, std::int64_t created);
  void store_new(Expected<MadeTable> made, const std::string& address,
                 std::function<void(Expected<std::string>)> done);
  void keep_new(Table table, std::int64_t created, const std::string& address);
  void pump(LiveTable& live);
  void finish_job(LiveTable& live, const Expected<void>& result);
  void loaded(const std::string& id, const Expected<StoredTable>& stored);
  void stored(const std::string& id);
  void not_stored(const std::string& id);
  void take_over(LiveTable& live, Proposal proposal, const LiveTable::Job& job);
  Expected<void> fold(LiveTable& live, std::span<const Entry> entries);
  void tell_changed(LiveTable& live, const Happened& happened);
  bool may_be_put_away(const LiveTable& live) const;

  World world_;
  Store& store_;
  Metrics& metrics_;
  std::vector<Attendant*> attendants_;
  Millis tried_store_ = 0;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::unordered_map<std::string, std::vector<Found>> loading_;
  std::unordered_set<std::string> closing_;
};

}  // namespace heptad
