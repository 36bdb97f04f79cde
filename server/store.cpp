#include "server/store.h"

#include <algorithm>
#include <chrono>

#include "server/log.h"
#include "table/words.h"

namespace heptad {
namespace {

// Options as "key value" lines, as a record's header has them.
std::string options_text(const Rules& rules) {
  std::string text;
  for (const auto& [key, value] : rules.options) text += key + ' ' + value + '\n';
  return text;
}

// Those of the table, and none of a new game's.
void read_options(std::string_view text, Rules& rules) {
  rules.options.clear();
  while (!text.empty()) {
    auto value = take_word(text, '\n');
    const auto key = take_word(value);
    rules.options.emplace_back(key, value);
  }
}

std::int64_t wall_millis() {
  const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_epoch).count();
}

std::int64_t number_of(Status status) { return static_cast<std::int64_t>(status); }

void write_entries(SqlConnection& database, const std::string& table, std::size_t first,
                   const Entries& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Entry& entry = entries[i];
    database.run({"INSERT INTO journal (table_id, n, at, entry) VALUES (?1, ?2, ?3, ?4)",
                  {table, static_cast<std::int64_t>(first + i), entry.at, entry_line(entry)}});
    if (entry.kind == EntryKind::Sit) {
      database.run({"INSERT INTO seats (owner, table_id, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                    {sql_bytes(entry.owner), table, entry.seat}});
    } else if (entry.kind == EntryKind::Stand) {
      database.run({"DELETE FROM seats WHERE table_id = ?1 AND seat = ?2", {table, entry.seat}});
    } else if (is_talk(entry.kind)) {
      database.run({"UPDATE tables SET chat = 1 WHERE id = ?1 AND chat = 0", {table}});
    }
  }
}

void write_table(SqlConnection& database, const NewTable& made) {
  const TableSpec& spec = made.table.spec;
  database.run(
      {"INSERT INTO tables (id, rules, players, options, clock, public, seed, created, status, deadline) "
       "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
       {spec.id, rules_name(spec.rules), spec.rules.players, options_text(spec.rules), clock_text(spec.clock),
        spec.listing == Listing::Public ? 1 : 0, sql_bytes(made.table.seed), made.table.created,
        number_of(made.standing.status), sql_number(made.standing.deadline)}});
  write_entries(database, spec.id, 0, made.table.journal);
  if (spec.listing == Listing::Public) {
    database.tell("listed " + spec.id + ' ' + std::to_string(made.table.created));
  }
}

void write_change(SqlConnection& database, const Change& change) {
  write_entries(database, change.table, change.first, change.entries);
  const auto status = number_of(change.standing.status);
  const bool is_over = change.standing.status == Status::Over;
  database.run(
      {"UPDATE tables SET status = ?2, deadline = ?3, "
       "ended = CASE WHEN ?2 = 2 THEN coalesce(ended, ?4) END "
       "WHERE id = ?1 AND (status <> ?2 OR deadline IS DISTINCT FROM ?3)",
       {change.table, status, sql_number(change.standing.deadline),
        sql_number(is_over ? std::optional(wall_millis()) : std::nullopt)}});
  if (change.born) write_table(database, *change.born);
  database.tell("journal " + change.table + ' ' + std::to_string(change.first + change.entries.size()));
}

Expected<StoredTable> read_table(const std::string& id, const SqlRow& row) {
  StoredTable stored;
  auto rules = parse_rules(row.text(0), static_cast<int>(row.number(1)));
  auto clock = parse_clock(row.text(3));
  if (!rules) return std::unexpected(rules.error());
  if (!clock) return std::unexpected(clock.error());
  read_options(row.text(2), *rules);
  stored.spec = {.id = id, .rules = *rules, .clock = *clock};
  stored.spec.listing = row.number(4) == 1 ? Listing::Public : Listing::Private;
  static_assert(std::is_same_v<Seed, Digest>);
  stored.seed = row.digest(5);
  stored.created = row.number(6);
  return stored;
}

Expected<Entries> read_entries(const SqlRows& rows) {
  Entries entries;
  entries.reserve(rows.size());
  for (const SqlRow& row : rows) {
    auto entry = parse_entry_line(row.text(1), row.number(0));
    if (!entry) return std::unexpected(entry.error());
    entries.push_back(std::move(*entry));
  }
  return entries;
}

std::vector<std::string> first_column(const SqlRows& rows) {
  std::vector<std::string> texts;
  for (const SqlRow& row : rows) texts.push_back(row.text(0));
  return texts;
}

}  // namespace

std::unexpected<Refusal> cannot_ask() {
  return refuse(Code::Store, "The database does not answer: try again in a moment.");
}

void Store::create(NewTable table, Done done) {
  ledger_.write([table = std::move(table)](SqlConnection& database) { write_table(database, table); },
                std::move(done));
}

void Store::append(Change change, Done done) {
  std::string about = change.table;
  ledger_.write([change = std::move(change)](SqlConnection& database) { write_change(database, change); },
                std::move(done), std::move(about));
}

void Store::set_deadline(std::string table, std::optional<Millis> deadline) {
  const auto set = [table, deadline](SqlConnection& database) {
    database.run({"UPDATE tables SET deadline = ?2 WHERE id = ?1", {table, sql_number(deadline)}});
  };
  ledger_.write(set, {}, std::move(table));
}

// Not if somebody was taken out of the table in the meantime: their name would come back.
void Store::keep_summary(const Table& table, std::string summary) {
  int seats = 0;
  for (Seat seat = 0; seat < table.players(); ++seat) {
    const Chair& chair = table.chair(seat);
    if (chair.kind == SeatKind::Human && chair.owner != Digest{}) ++seats;
  }
  const auto entries = static_cast<std::int64_t>(table.journal_size());
  ledger_.write(
      [id = table.spec().id, entries, seats, summary = std::move(summary)](SqlConnection& database) {
        database.run(
            {"INSERT INTO summaries (table_id, entries, summary) "
             "SELECT id, CAST(?2 AS BIGINT), CAST(?3 AS TEXT) FROM tables WHERE id = ?1 "
             "AND (SELECT count(*) FROM seats WHERE table_id = ?1) = ?4 "
             "AND NOT EXISTS (SELECT 1 FROM summaries WHERE table_id = ?1 AND entries = ?2) "
             "ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, summary = excluded.summary",
             {id, entries, summary, seats}});
      },
      {}, table.spec().id);
}

void Store::load(std::string_view table, const Told<StoredTable>& told) {
  const auto unreadable = [](const std::string& id, const std::string& why) {
    log_error("unreadable-table", {{"table", id}, {"error", why}});
    return refuse(Code::UnknownTable, "There is no such table.");
  };
  const auto with_journal = [this, id = std::string(table), told,
                             unreadable](const std::optional<SqlRows>& rows) {
    if (!rows) return told(cannot_ask());
    if (rows->empty()) return told(refuse(Code::UnknownTable, "There is no such table."));
    auto stored = read_table(id, rows->front());
    if (!stored) return told(unreadable(id, stored.error().message));
    tail(id, 0, [told, stored = std::move(*stored), id, unreadable](Expected<Entries> entries) mutable {
      if (!entries && entries.error().code == Code::Store) return told(std::unexpected(entries.error()));
      if (!entries) return told(unreadable(id, entries.error().message));
      stored.journal = std::move(*entries);
      told(std::move(stored));
    });
  };
  ledger_.read({"SELECT rules, players, options, clock, public, seed, created FROM tables WHERE id = ?1",
                {std::string(table)}},
               with_journal);
}

void Store::tail(std::string_view table, std::size_t from, Told<Entries> told) {
  ledger_.read({"SELECT at, entry FROM journal WHERE table_id = ?1 AND n >= ?2 ORDER BY n",
                {std::string(table), static_cast<std::int64_t>(from)}},
               from_rows<Entries>(std::move(told), read_entries));
}

void Store::next_deadline(Told<std::optional<Millis>> told) {
  ledger_.read({"SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL"},
               from_rows<std::optional<Millis>>(std::move(told), [](const SqlRows& rows) {
                 return rows.front().is_null(0) ? std::nullopt : std::optional(rows.front().number(0));
               }));
}

void Store::due(Millis now, int most, Told<std::vector<std::string>> told) {
  ledger_.read({"SELECT id FROM tables WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2", {now, most}},
               from_rows<std::vector<std::string>>(std::move(told), first_column));
}

void Store::waiting(int most, Told<std::vector<Listed>> told) {
  ledger_.read(
      {"SELECT id, created FROM tables WHERE status = 0 AND public = 1 ORDER BY created DESC LIMIT ?1",
       {most}},
      from_rows<std::vector<Listed>>(std::move(told), [](const SqlRows& rows) {
        std::vector<Listed> listed;
        for (const SqlRow& row : rows) listed.push_back({row.text(0), row.number(1)});
        return listed;
      }));
}

void Store::tables_of(const Digest& owner, bool finished, int most, Told<std::vector<Owned>> told) {
  constexpr const char* kOwned =
      "SELECT id, sum(CAST(1 AS BIGINT) << CAST(seat AS INTEGER)), "
      "(SELECT summary FROM summaries WHERE table_id = id AND entries = "
      "(SELECT max(n) + 1 FROM journal WHERE table_id = id)) "
      "FROM seats JOIN tables ON id = table_id "
      "WHERE owner = ?1 AND CASE WHEN status = 2 THEN 1 ELSE 0 END = ?3 "
      "GROUP BY id ORDER BY created DESC LIMIT ?2";
  ledger_.read({kOwned, {sql_bytes(owner), most, finished ? 1 : 0}},
               from_rows<std::vector<Owned>>(std::move(told), [](const SqlRows& rows) {
                 std::vector<Owned> tables;
                 for (const SqlRow& row : rows) {
                   const auto seats = SeatSet::of_bits(static_cast<std::uint16_t>(row.number(1)));
                   Owned& one = tables.emplace_back(Owned{.table = row.text(0), .seats = seats});
                   if (!row.is_null(2)) one.summary = row.text(2);
                 }
                 return tables;
               }));
}

void Store::unfinished_of(const Digest& owner, Told<int> told) {
  ledger_.read({"SELECT count(DISTINCT id) FROM seats JOIN tables ON id = table_id "
                "WHERE owner = ?1 AND status <> 2",
                {sql_bytes(owner)}},
               from_rows<int>(std::move(told),
                              [](const SqlRows& rows) { return static_cast<int>(rows.front().number(0)); }));
}

}  // namespace heptad
