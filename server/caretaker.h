// Does what `heptad admin` asks of a running server, and takes away what is older than the host keeps.
//
// The way from one to the other is a table of the database: the command writes an order, the server looks
// every tick, carries it out with its own hands and writes the answer. So tables have one master, nothing is
// open besides the file (whoever may write it is the host), an order outlives a crash, and it waits for the
// server when none runs.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/hub.h"
#include "server/retention.h"
#include "server/sanctions.h"
#include "server/sqlite_store.h"

namespace heptad {

class Caretaker {
 public:
  Caretaker(Hall& hall, Hub& hub, SqliteStore& store, Sanctions& sanctions, const Retention& keep);

  void tick();

 private:
  struct Order {
    std::int64_t n;
    std::string verb, what;
  };
  // All of a person's data, a few tables at a time.
  struct Erasure {
    Digest person = {};
    std::set<std::string> at_work = {};
  };

  std::vector<Order> open_orders();
  void carry_out(const Order& order);
  void answer(std::int64_t order, const Expected<void>& result);
  void end_table(const Order& order);
  void delete_table(const Order& order);
  void keep_away(const Order& order);
  void go_on(std::int64_t order, Erasure& erasure);
  void erase_at(std::int64_t order, const std::string& table);

  void remove(const std::string& table, const Store::Done& done);
  void remove_old_games();
  void forget_old_chat();
  std::vector<std::string> tables_by(Statement& old, std::int64_t before);

  Hall& hall_;
  Hub& hub_;
  SqliteStore& store_;
  Sanctions& sanctions_;
  Retention keep_;
  Statement orders_, old_games_, old_chat_, tables_of_;
  std::set<std::int64_t> begun_;
  std::map<std::int64_t, Erasure> erasures_;
  Millis games_looked_at_ = 0, chat_looked_at_ = 0;
};

}  // namespace heptad
