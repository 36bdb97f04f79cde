// Does what `heptad admin` asks of a running server, and takes away what is older than the host keeps.
//
// The way from one to the other is a table of the database: the command writes an order, the server looks
// every tick, carries it out with its own hands and writes the answer. So tables have one master, nothing is
// open besides the file (whoever may write it is the host), an order outlives a crash, and it waits for the
// server when none runs.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/hub.h"
#include "server/retention.h"
#include "server/sanctions.h"

namespace heptad {

class Caretaker {
 public:
  Caretaker(Hall& hall, Hub& hub, Ledger& ledger, Sanctions& sanctions, const Retention& keep);

  void tick();
  // Bans where this banned person is connected from here.
  void keep_away_addresses_of(const Digest& person, const Ledger::Done& done);

 private:
  struct Order {
    std::int64_t n;
    std::string verb, what;
  };
  // All of a person's data, a few tables at a time.
  struct Erasure {
    Digest person = {};
    std::set<std::string> at_work = {};
    bool looking = false;
  };

  void look_for_orders();
  void take(const Order& order);
  void carry_out(const Order& order);
  void answer(std::int64_t order, const Expected<void>& result);
  void end_table(const Order& order);
  void delete_table(const Order& order);
  void read_sanctions(std::int64_t order, const Expected<void>& result);
  void keep_away(const Order& order);
  void tell_whether_kept_away(std::int64_t order, const Digest& person);
  void go_on(std::int64_t order);
  void erase_at(std::int64_t order, const std::string& table);
  void erase_at(std::int64_t order, LiveTable* live, const std::string& table);

  void remove(const std::string& table, const Store::Done& done);
  void remove_old_games();
  void forget_old_chat();
  // Of this kind and older; `each` is not called while the last ones are looked for.
  struct Looking {
    Millis last = 0;
    bool now = false;
  };
  void for_each_old(Looking& looking, const char* sql, std::int64_t before,
                    std::function<void(const std::string&)> each);

  Hall& hall_;
  Hub& hub_;
  Ledger& ledger_;
  Sanctions& sanctions_;
  Retention keep_;
  bool looking_for_orders_ = false;
  std::set<std::int64_t> begun_;
  std::map<std::int64_t, Erasure> erasures_;
  Looking games_, chat_;
};

}  // namespace heptad
