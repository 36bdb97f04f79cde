#include "server/caretaker.h"

#include <utility>

#include "server/forgetting.h"
#include "server/log.h"

namespace heptad {
namespace {

constexpr int kOrdersAtOnce = 16;
constexpr int kTablesAtOnce = 8;  // a few milliseconds of the writing thread
constexpr Millis kRest = 60'000;  // when there was nothing old
constexpr Millis kOrderLease = 60'000;
constexpr Millis kNodesAnswer = 2'000;  // within this, other nodes have done their part of an order

}  // namespace

Caretaker::Caretaker(Hall& hall, Hub& hub, Ledger& ledger, Sanctions& sanctions, const Retention& keep)
    : hall_(hall),
      hub_(hub),
      ledger_(ledger),
      sanctions_(sanctions),
      keep_(keep),
      games_{.last = -kRest},
      chat_{.last = -kRest} {}

void Caretaker::tick() {
  look_for_orders();
  std::vector<std::int64_t> going;
  for (const auto& [order, erasure] : erasures_) going.push_back(order);
  for (const std::int64_t order : going) go_on(order);
  if (keep_.games) remove_old_games();
  if (keep_.chat) forget_old_chat();
}

void Caretaker::look_for_orders() {
  if (std::exchange(looking_for_orders_, true)) return;
  ledger_.read({"SELECT n, verb, what FROM orders WHERE answer IS NULL ORDER BY n LIMIT ?1", {kOrdersAtOnce}},
               [this](const std::optional<SqlRows>& rows) {
                 looking_for_orders_ = false;
                 if (!rows) return;
                 for (const SqlRow& row : *rows) {
                   const Order order{row.number(0), row.text(1), row.text(2)};
                   if (begun_.insert(order.n).second) take(order);
                 }
               });
}

// One node alone carries an order out, and another one when that is gone.
void Caretaker::take(const Order& order) {
  ledger_.lease("order " + std::to_string(order.n), kOrderLease, [this, order](bool mine) {
    if (mine) return carry_out(order);
    hall_.world().after(kOrderLease, [this, n = order.n] { begun_.erase(n); });
  });
}

void Caretaker::answer(std::int64_t order, const Expected<void>& result) {
  const std::string text = result ? "" : result.error().message;
  ledger_.write(
      [order, text](SqlConnection& database) {
        database.run({"UPDATE orders SET answer = ?2 WHERE n = ?1", {order, text}});
      },
      [this, order](bool ok) {
        if (!ok) begun_.erase(order);  // done again, which does no harm
      });
}

void Caretaker::carry_out(const Order& order) {
  log_info("order", {{"verb", order.verb}, {"what", order.what.substr(0, 16)}});
  if (order.verb == "end") return end_table(order);
  if (order.verb == "delete") return delete_table(order);
  if (order.verb == "sanctions") return read_sanctions(order.n, {});
  if (order.verb == "ban-addresses") return keep_away(order);
  const auto person = digest_from_hex(order.what);
  if (order.verb == "delete-person" && person) {
    erasures_[order.n] = {.person = *person};
    return;
  }
  answer(order.n, refuse(Code::BadMessage, "This server does not know how."));
}

void Caretaker::end_table(const Order& order) {
  hall_.find(order.what, [this, n = order.n](const Expected<LiveTable*>& live) {
    if (!live) return answer(n, std::unexpected(live.error()));
    hall_.submit(**live, {.propose = [](const Table& table, Millis at) { return table.end(at); },
                          .done = [this, n](const Expected<void>& result) { answer(n, result); }});
  });
}

void Caretaker::delete_table(const Order& order) {
  hall_.find(order.what, [this, order](const Expected<LiveTable*>& live) {
    if (!live) return answer(order.n, std::unexpected(live.error()));
    if (!hall_.is_idle(order.what)) {
      begun_.erase(order.n);  // at the next tick
      return;
    }
    remove(order.what, [this, n = order.n](bool ok) {
      answer(n, ok ? Expected<void>() : refuse(Code::Store, "It could not be removed from the database."));
    });
  });
}

void Caretaker::read_sanctions(std::int64_t order, const Expected<void>& result) {
  ledger_.write([](SqlConnection& database) { database.tell("sanctions"); });
  sanctions_.read(ledger_, [this, order, result] {
    hub_.dismiss_unwelcome();
    answer(order, result);
  });
}

// Where the banned person is connected from is known to each node alone: all are told, and each does its
// part. What they have done is seen in the database a moment later.
void Caretaker::keep_away(const Order& order) {
  const auto person = digest_from_hex(order.what);
  if (!person) return answer(order.n, refuse(Code::BadMessage, "This server does not know how."));
  ledger_.write([what = order.what](SqlConnection& database) { database.tell("addresses " + what); });
  keep_away_addresses_of(*person, [this, n = order.n, person = *person](bool) {
    const Millis moment = ledger_.is_shared() ? kNodesAnswer : 0;
    hall_.world().after(moment, [this, n, person] { tell_whether_kept_away(n, person); });
  });
}

void Caretaker::keep_away_addresses_of(const Digest& person, const Ledger::Done& done) {
  const auto addresses = hub_.addresses_of(person);
  if (addresses.empty()) return done(true);
  ledger_.write(
      [addresses, person](SqlConnection& database) {
        for (const auto& address : addresses) {
          database.run(
              {"INSERT INTO sanctions (kind, target, until, why, made) "
               "SELECT kind, ?2, until, why, made FROM sanctions WHERE kind = 'ban' AND target = ?1 "
               "ON CONFLICT (kind, target) DO UPDATE SET until = excluded.until, "
               "why = excluded.why, made = excluded.made",
               {person_target(person), address_target(address)}});
        }
        database.tell("sanctions");
      },
      [this, done](bool ok) {
        sanctions_.read(ledger_, [this] { hub_.dismiss_unwelcome(); });
        done(ok);
      });
}

// An address's ban was made with the person's.
void Caretaker::tell_whether_kept_away(std::int64_t order, const Digest& person) {
  ledger_.read({"SELECT count(*) FROM sanctions a, sanctions p WHERE p.kind = 'ban' AND p.target = ?1 "
                "AND a.kind = 'ban' AND a.target LIKE 'address %' AND a.made = p.made",
                {person_target(person)}},
               [this, order](const std::optional<SqlRows>& rows) {
                 if (!rows) return answer(order, refuse(Code::Store, "It could not be stored."));
                 const bool found = rows->front().number(0) > 0;
                 read_sanctions(order, found ? Expected<void>()
                                             : refuse(Code::NotFound, "This person is not connected."));
               });
}

void Caretaker::remove(const std::string& table, const Store::Done& done) {
  hall_.close(table);
  ledger_.write([table](SqlConnection& database) { remove_table(database, table); },
                [this, table, done](bool ok) {
                  hall_.closed(table);
                  if (done) done(ok);
                },
                table);
}

void Caretaker::go_on(std::int64_t order) {
  Erasure& going = erasures_.at(order);
  if (std::exchange(going.looking, true)) return;
  ledger_.read({"SELECT DISTINCT table_id FROM seats WHERE owner = ?1 LIMIT ?2",
                {sql_bytes(going.person), kTablesAtOnce}},
               [this, order](const std::optional<SqlRows>& rows) {
                 const auto found = erasures_.find(order);
                 if (found == erasures_.end()) return;  // done in the meantime
                 Erasure& erasure = found->second;
                 erasure.looking = false;
                 if (!rows) return;
                 for (const SqlRow& row : *rows) {
                   const std::string table = row.text(0);
                   if (!erasure.at_work.contains(table) && hall_.is_idle(table)) erase_at(order, table);
                 }
                 if (!rows->empty() || !erasure.at_work.empty()) return;
                 erasure.at_work.insert("");  // the rest is on its way
                 ledger_.write(
                     [person = erasure.person](SqlConnection& database) { forget_person(database, person); },
                     [this, order](bool ok) {
                       answer(order, ok ? Expected<void>() : refuse(Code::Store, "It could not be removed."));
                       erasures_.erase(order);
                     });
               });
}

void Caretaker::erase_at(std::int64_t order, const std::string& table) {
  erasures_.at(order).at_work.insert(table);
  hall_.find(table, [this, order, table](const Expected<LiveTable*>& live) {
    if (!live && live.error().code == Code::Store) {
      erasures_.at(order).at_work.erase(table);  // at the next tick
      return;
    }
    erase_at(order, live.value_or(nullptr), table);
  });
}

// Gives up the seats, and then takes the person out of what is left. A game that was nobody else's goes
// whole.
void Caretaker::erase_at(std::int64_t order, LiveTable* live, const std::string& table) {
  const auto done = [this, order, table](bool) {
    const auto found = erasures_.find(order);
    if (found != erasures_.end()) found->second.at_work.erase(table);
  };
  if (!hall_.is_idle(table)) return done(false);  // at the next tick
  const Digest person = erasures_.at(order).person;
  const auto is_others = [&](const Chair& chair) {
    return chair.kind == SeatKind::Human && chair.owner != person && chair.owner != Digest{};
  };
  bool has_others = false;
  for (Seat seat = 0; live != nullptr && seat < live->table.players(); ++seat) {
    has_others = has_others || is_others(live->table.chair(seat));
  }
  if (!has_others) return remove(table, done);
  const auto forget = [this, table, person, done](const Expected<void>&) {
    ledger_.write([table, person](SqlConnection& database) { forget_person_at(database, table, person); },
                  [this, table, done](bool ok) {
                    if (hall_.is_idle(table)) hall_.refresh(table);
                    done(ok);
                  },
                  table);
  };
  hall_.submit(*live, {.propose = [person](const Table& at, Millis now) { return at.withdraw(person, now); },
                       .done = forget});
}

void Caretaker::for_each_old(Looking& looking, const char* sql, std::int64_t before,
                             std::function<void(const std::string&)> each) {
  const Millis now = hall_.world().now();
  if (now - looking.last < kRest || std::exchange(looking.now, true)) return;
  ledger_.read({sql, {before, kTablesAtOnce}},
               [&looking, now, each = std::move(each)](const std::optional<SqlRows>& rows) {
                 looking.now = false;
                 if (!rows) return;
                 if (rows->empty()) looking.last = now;
                 for (const SqlRow& row : *rows) each(row.text(0));
               });
}

void Caretaker::remove_old_games() {
  for_each_old(games_, "SELECT id FROM tables WHERE ended < ?1 ORDER BY ended LIMIT ?2",
               hall_.world().wall() - *keep_.games, [this](const std::string& table) {
                 if (hall_.is_idle(table) && !hall_.is_closing(table)) remove(table, {});
               });
}

void Caretaker::forget_old_chat() {
  for_each_old(chat_, "SELECT id FROM tables WHERE ended < ?1 AND chat = 1 ORDER BY ended LIMIT ?2",
               hall_.world().wall() - *keep_.chat, [this](const std::string& table) {
                 ledger_.write([table](SqlConnection& database) { forget_chat(database, table); },
                               [this, table](bool ok) {
                                 if (ok && hall_.is_idle(table)) hall_.refresh(table);
                               },
                               table);
               });
}

}  // namespace heptad
