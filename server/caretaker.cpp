#include "server/caretaker.h"

#include <algorithm>

#include "server/forgetting.h"
#include "server/log.h"

namespace heptad {
namespace {

constexpr int kOrdersAtOnce = 16;
constexpr int kTablesAtOnce = 8;  // a few milliseconds of the writing thread
constexpr Millis kRest = 60'000;  // when there was nothing old

}  // namespace

Caretaker::Caretaker(Hall& hall, Hub& hub, SqliteStore& store, Sanctions& sanctions, const Retention& keep)
    : hall_(hall),
      hub_(hub),
      store_(store),
      sanctions_(sanctions),
      keep_(keep),
      orders_(store.reader(), "SELECT n, verb, what FROM orders WHERE answer IS NULL ORDER BY n LIMIT ?1"),
      old_games_(store.reader(), "SELECT id FROM tables WHERE ended < ?1 ORDER BY ended LIMIT ?2"),
      old_chat_(store.reader(),
                "SELECT id FROM tables WHERE ended < ?1 AND chat = 1 ORDER BY ended LIMIT ?2"),
      tables_of_(store.reader(), "SELECT DISTINCT table_id FROM seats WHERE owner = ?1 LIMIT ?2"),
      games_looked_at_(-kRest),
      chat_looked_at_(-kRest) {
  sanctions_.read(store_.reader());
}

void Caretaker::tick() {
  for (const Order& order : open_orders()) {
    if (begun_.insert(order.n).second) carry_out(order);
  }
  for (auto& [order, erasure] : erasures_) go_on(order, erasure);
  if (keep_.games) remove_old_games();
  if (keep_.chat) forget_old_chat();
}

std::vector<Caretaker::Order> Caretaker::open_orders() {
  std::vector<Order> found;
  orders_.bind(1, kOrdersAtOnce);
  while (orders_.step()) found.push_back({orders_.number(0), orders_.text(1), orders_.text(2)});
  orders_.reset();
  return found;
}

void Caretaker::answer(std::int64_t order, const Expected<void>& result) {
  const std::string text = result ? "" : result.error().message;
  store_.write(
      [order, text](Database& database) {
        Statement(database, "UPDATE orders SET answer = ?2 WHERE n = ?1").bind(1, order).bind(2, text).run();
      },
      [this, order](bool ok) {
        if (!ok) begun_.erase(order);  // done again, which does no harm
      });
}

void Caretaker::carry_out(const Order& order) {
  log_info("order", {{"verb", order.verb}, {"what", order.what.substr(0, 16)}});
  if (order.verb == "end") return end_table(order);
  if (order.verb == "delete") return delete_table(order);
  if (order.verb == "sanctions") {
    sanctions_.read(store_.reader());
    hub_.dismiss_unwelcome();
    return answer(order.n, {});
  }
  if (order.verb == "ban-addresses") return keep_away(order);
  const auto person = digest_from_hex(order.what);
  if (order.verb == "delete-person" && person) {
    erasures_[order.n] = {.person = *person};
    return;
  }
  answer(order.n, refuse(Code::BadMessage, "This server does not know how."));
}

void Caretaker::end_table(const Order& order) {
  LiveTable* live = hall_.find(order.what);
  if (live == nullptr) return answer(order.n, refuse(Code::UnknownTable, "There is no such table."));
  hall_.submit(*live, {.propose = [](const Table& table, Millis at) { return table.end(at); },
                       .done = [this, n = order.n](const Expected<void>& result) { answer(n, result); }});
}

void Caretaker::delete_table(const Order& order) {
  if (hall_.find(order.what) == nullptr) {
    return answer(order.n, refuse(Code::UnknownTable, "There is no such table."));
  }
  if (!hall_.is_idle(order.what)) {
    begun_.erase(order.n);  // at the next tick
    return;
  }
  remove(order.what, [this, n = order.n](bool ok) {
    answer(n, ok ? Expected<void>() : refuse(Code::Store, "It could not be removed from the database."));
  });
}

// Where the banned person is connected from is known to the server alone.
void Caretaker::keep_away(const Order& order) {
  const auto person = digest_from_hex(order.what);
  const auto addresses = person ? hub_.addresses_of(*person) : std::vector<std::string>();
  if (addresses.empty()) return answer(order.n, refuse(Code::NotFound, "This person is not connected."));
  store_.write(
      [addresses, person = *person](Database& database) {
        for (const auto& address : addresses) {
          Statement(database,
                    "INSERT OR REPLACE INTO sanctions SELECT kind, ?2, until, why, made FROM sanctions "
                    "WHERE kind = 'ban' AND target = ?1")
              .bind(1, person_target(person))
              .bind(2, address_target(address))
              .run();
        }
      },
      [this, n = order.n](bool ok) {
        sanctions_.read(store_.reader());
        hub_.dismiss_unwelcome();
        answer(n, ok ? Expected<void>() : refuse(Code::Store, "It could not be stored."));
      });
}

void Caretaker::remove(const std::string& table, const Store::Done& done) {
  hall_.close(table);
  store_.write([table](Database& database) { remove_table(database, table); },
               [this, table, done](bool ok) {
                 hall_.closed(table);
                 if (done) done(ok);
               });
}

void Caretaker::go_on(std::int64_t order, Erasure& erasure) {
  tables_of_.bind(1, std::span(erasure.person)).bind(2, kTablesAtOnce);
  std::vector<std::string> tables;
  while (tables_of_.step()) tables.push_back(tables_of_.text(0));
  tables_of_.reset();
  for (const auto& table : tables) {
    if (!erasure.at_work.contains(table) && hall_.is_idle(table)) erase_at(order, table);
  }
  if (!tables.empty() || !erasure.at_work.empty()) return;
  store_.write([person = erasure.person](Database& database) { forget_person(database, person); },
               [this, order](bool ok) {
                 answer(order, ok ? Expected<void>() : refuse(Code::Store, "It could not be removed."));
                 erasures_.erase(order);
               });
  erasure.at_work.insert("");  // the rest is on its way
}

// Gives up the seats, and then takes the person out of what is left. A game that was nobody else's goes
// whole.
void Caretaker::erase_at(std::int64_t order, const std::string& table) {
  Erasure& erasure = erasures_.at(order);
  erasure.at_work.insert(table);
  const auto done = [this, order, table](bool) {
    const auto found = erasures_.find(order);
    if (found != erasures_.end()) found->second.at_work.erase(table);
  };
  const Digest person = erasure.person;
  LiveTable* live = hall_.find(table);
  const auto is_others = [&](const Chair& chair) {
    return chair.kind == SeatKind::Human && chair.owner != person && chair.owner != Digest{};
  };
  bool has_others = false;
  for (Seat seat = 0; live != nullptr && seat < live->table.players(); ++seat) {
    has_others = has_others || is_others(live->table.chair(seat));
  }
  if (!has_others) return remove(table, done);
  const auto forget = [this, table, person, done](const Expected<void>&) {
    store_.write([table, person](Database& database) { forget_person_at(database, table, person); },
                 [this, table, done](bool ok) {
                   if (hall_.is_idle(table)) hall_.refresh(table);
                   done(ok);
                 });
  };
  hall_.submit(*live, {.propose = [person](const Table& at, Millis now) { return at.withdraw(person, now); },
                       .done = forget});
}

std::vector<std::string> Caretaker::tables_by(Statement& old, std::int64_t before) {
  std::vector<std::string> found;
  old.bind(1, before).bind(2, kTablesAtOnce);
  while (old.step()) found.push_back(old.text(0));
  old.reset();
  return found;
}

void Caretaker::remove_old_games() {
  const Millis now = hall_.world().now();
  if (now - games_looked_at_ < kRest) return;
  const auto old = tables_by(old_games_, hall_.world().wall() - *keep_.games);
  if (old.empty()) games_looked_at_ = now;
  for (const auto& table : old) {
    if (hall_.is_idle(table) && !hall_.is_closing(table)) remove(table, {});
  }
}

void Caretaker::forget_old_chat() {
  const Millis now = hall_.world().now();
  if (now - chat_looked_at_ < kRest) return;
  const auto old = tables_by(old_chat_, hall_.world().wall() - *keep_.chat);
  chat_looked_at_ = old.empty() ? now : -kRest;
  for (const auto& table : old) {
    store_.write([table](Database& database) { forget_chat(database, table); },
                 [this, table](bool ok) {
                   if (ok && hall_.is_idle(table)) hall_.refresh(table);
                 });
  }
}

}  // namespace heptad
