#include "server/copy_database.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <vector>

#include "server/host_database.h"
#include "server/postgres.h"

namespace heptad {
namespace {

constexpr std::int64_t kPage = 1000;

// What a database holds, in an order in which rows find what they refer to. The first columns are the key,
// whose order is the same in every database. Leases are of the moment.
struct Kept {
  const char* table;
  std::vector<std::string> columns;
  std::size_t key;
  enum class Numbers : std::uint8_t {
    Given,
    Counted
  } n = Numbers::Given;  // Counted: n goes on from the last
};

std::vector<Kept> all_kept() {
  using enum Kept::Numbers;
  return {
      {"tables",
       {"id", "rules", "players", "options", "clock", "public", "seed", "created", "status", "deadline",
        "ended", "chat"},
       1},
      {"journal", {"table_id", "n", "at", "entry"}, 2},
      {"seats", {"owner", "table_id", "seat"}, 3},
      {"summaries", {"table_id", "entries", "summary"}, 1},
      {"running_time", {"millis"}, 1},
      {"sanctions", {"kind", "target", "until", "why", "made"}, 2},
      {"devices", {"token", "person", "name", "made", "seen", "revoked"}, 1},
      {"blocks", {"n", "person", "blocked", "name", "made"}, 1, Counted},
      {"reports", {"n", "made", "table_id", "person", "about", "name", "said", "why"}, 1, Counted},
      {"orders", {"n", "verb", "what", "answer"}, 1, Counted},
  };
}

std::string list(std::size_t count, const auto& word) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += (i > 0 ? ", " : "") + word(i);
  return text;
}

// The statements of one table. They live as long as the copying: a statement is known by its address.
struct Statements {
  explicit Statements(const Kept& kept) : key(kept.key), table(kept.table) {
    const auto column = [&](std::size_t i) { return kept.columns[i]; };
    const auto value = [](std::size_t i) { return "?" + std::to_string(i + 1); };
    const std::string columns = list(kept.columns.size(), column), keys = list(key, column);
    const std::string order = " ORDER BY " + keys + " LIMIT " + std::to_string(kPage);
    first = "SELECT " + columns + " FROM " + table + order;
    after =
        "SELECT " + columns + " FROM " + table + " WHERE (" + keys + ") > (" + list(key, value) + ")" + order;
    insert = "INSERT INTO " + table + " (" + columns + ") VALUES (" + list(kept.columns.size(), value) + ")";
    count = "SELECT count(*) FROM " + table;
    clear = "DELETE FROM " + table;
    if (kept.n == Kept::Numbers::Counted) {
      count_on = "SELECT setval(pg_get_serial_sequence('" + table + "', 'n'), max(n)) FROM " + table;
    }
  }

  std::size_t key;
  std::string table, first, after, insert, count, clear, count_on = {};
};

// One table's rows in the order of its key, a page at a time.
class Pages {
 public:
  Pages(HostDatabase& database, const Statements& sql) : database_(database), sql_(sql) {}

  // Empty at the end.
  SqlRows next() {
    if (at_end_) return {};
    Sql page{last_.empty() ? sql_.first.c_str() : sql_.after.c_str(), last_};
    SqlRows rows = database_.rows(page);
    at_end_ = static_cast<std::int64_t>(rows.size()) < kPage;
    if (!at_end_) {
      const auto& values = rows.back().values();
      last_.assign(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(sql_.key));
    }
    return rows;
  }

 private:
  HostDatabase& database_;
  const Statements& sql_;
  std::vector<SqlValue> last_;
  bool at_end_ = false;
};

std::string key_text(const SqlRow& row, std::size_t key) {
  return list(key, [&](std::size_t i) {
    const SqlValue& value = row.values()[i];
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* bytes = std::get_if<SqlBytes>(&value)) return to_hex(*bytes);
    return row.text(i);
  });
}

class Copying {
 public:
  using Tell = std::function<void(const CopyProgress&)>;

  Copying(HostDatabase& from, HostDatabase& to, const Tell& tell) : from_(from), to_(to), tell_(tell) {
    for (const Kept& kept : all_kept()) tables_.push_back(std::make_unique<Statements>(kept));
  }

  std::int64_t run(bool to_postgres) {
    refuse_unless_empty();
    to_.begin();
    from_.begin();
    for (const auto& sql : tables_) progress_.all += 2 * count(from_, *sql);
    for (const auto& sql : tables_) named(*sql, [&] { copy(*sql, to_postgres); });
    progress_.checking = true;
    for (const auto& sql : tables_) named(*sql, [&] { compare(*sql); });
    to_.commit();
    from_.commit();
    return progress_.all / 2;
  }

 private:
  static std::int64_t count(HostDatabase& database, const Statements& sql) {
    return database.rows({sql.count.c_str()}).front().number(0);
  }

  void named(const Statements& sql, const auto& work) {
    progress_.table = sql.table;
    try {
      work();
    } catch (const std::exception& trouble) {
      throw std::runtime_error("Nothing was copied. Table " + sql.table + ": " + trouble.what());
    }
  }

  // The running time has its row in every database.
  void refuse_unless_empty() {
    for (const auto& sql : tables_) {
      if (sql->table == "running_time" || count(to_, *sql) == 0) continue;
      throw std::runtime_error("The target is not empty: its table " + sql->table +
                               " has rows. Give a new database.");
    }
  }

  void moved(const SqlRows& rows) {
    progress_.done += static_cast<std::int64_t>(rows.size());
    if (tell_) tell_(progress_);
  }

  void copy(const Statements& sql, bool to_postgres) {
    to_.run({sql.clear.c_str()});
    Pages pages(from_, sql);
    for (auto rows = pages.next(); !rows.empty(); rows = pages.next()) {
      for (const SqlRow& row : rows) to_.run({sql.insert.c_str(), row.values()});
      moved(rows);
    }
    if (to_postgres && !sql.count_on.empty()) to_.rows({sql.count_on.c_str()});
    // Also waits for what is still on its way there.
    if (count(to_, sql) != count(from_, sql)) throw std::runtime_error("not all rows have arrived.");
  }

  void compare(const Statements& sql) {
    Pages sources(from_, sql), targets(to_, sql);
    for (;;) {
      const auto source = sources.next(), target = targets.next();
      for (std::size_t i = 0; i < std::min(source.size(), target.size()); ++i) {
        if (source[i].values() == target[i].values()) continue;
        throw std::runtime_error("row " + key_text(source[i], sql.key) + " is another one in the copy.");
      }
      if (source.size() != target.size()) throw std::runtime_error("the copy has another number of rows.");
      if (source.empty()) return;
      moved(source);
    }
  }

  HostDatabase &from_, &to_;
  const Tell& tell_;
  std::vector<std::unique_ptr<Statements>> tables_;
  CopyProgress progress_;
};

}  // namespace

std::int64_t copy_database(const std::filesystem::path& from, const std::filesystem::path& to,
                           const std::function<void(const CopyProgress&)>& tell) {
  if (from == to) throw std::runtime_error("From and to are the same database.");
  open_database(from);  // it is there, and as it is to be: a source is not changed
  const auto source = open_alone(from), target = open_alone(to);
  return Copying(*source, *target, tell).run(is_postgres_url(to.string()));
}

}  // namespace heptad
