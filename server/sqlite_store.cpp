#include "server/sqlite_store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "server/log.h"
#include "server/schema.h"
#include "server/write_log.h"
#include "table/words.h"

namespace heptad {
namespace {

// Of a new database. A move changes one page, and a page is what is written and synced: small ones pay.
constexpr const char* kPageSize = "PRAGMA page_size = 1024";

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

std::filesystem::path with_folder(const std::filesystem::path& path) {
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path());
  return path;
}

// After these nobody knows what is on the disk: a commit whose sync failed may well be found after a crash.
bool leaves_doubt(int code) {
  const int kind = code & 0xFF;
  return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB ||
         (kind == SQLITE_IOERR && code != SQLITE_IOERR_WRITE);
}

}  // namespace

FileLock::FileLock(const std::filesystem::path& path)
    : descriptor_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0) throw UnusableDatabase(path.string() + " cannot be written.");
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor_);
    throw UnusableDatabase("Another Heptad server is using " + path.string() + ".");
  }
}

FileLock::~FileLock() { ::close(descriptor_); }

// Statements of the writing thread.
struct SqliteStore::Writer {
  explicit Writer(const std::filesystem::path& path) : database(path, Database::Mode::ReadWrite) {
    database.run(kPageSize);
    prepare_schema(database, path, schema_steps());
    database.run("PRAGMA journal_mode = WAL");
    database.run("PRAGMA synchronous = FULL");  // the log is synced at every commit
    database.run("PRAGMA foreign_keys = ON");
    insert_table.emplace(database,
                         "INSERT INTO tables (id, rules, players, options, clock, public, seed, created, "
                         "status, deadline) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10)");
    insert_entry.emplace(database, "INSERT INTO journal VALUES (?1,?2,?3,?4)");
    set_standing.emplace(database,
                         "UPDATE tables SET status = ?2, deadline = ?3, "
                         "ended = CASE ?2 WHEN 2 THEN coalesce(ended, ?4) END "
                         "WHERE id = ?1 AND (status <> ?2 OR deadline IS NOT ?3)");
    set_deadline.emplace(database, "UPDATE tables SET deadline = ?2 WHERE id = ?1");
    insert_seat.emplace(database, "INSERT OR REPLACE INTO seats VALUES (?1,?2,?3)");
    has_chat.emplace(database, "UPDATE tables SET chat = 1 WHERE id = ?1 AND chat = 0");
    delete_seat.emplace(database, "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2");
    keep_time.emplace(database, "UPDATE running_time SET millis = max(millis, ?1)");
  }

  void write(const Job& job) {
    if (job.created) write_table(*job.created);
    if (job.change) {
      const Change& change = *job.change;
      write_entries(change.table, change.first, change.entries);
      set_standing->bind(1, change.table).bind(2, static_cast<std::int64_t>(change.standing.status));
      set_standing->bind(3, change.standing.deadline).bind(4, wall_millis()).run();
      if (change.born) write_table(*change.born);
    }
    if (job.work) job.work(database);
    if (job.deadline) set_deadline->bind(1, job.deadline->first).bind(2, job.deadline->second).run();
  }

  void write_entries(const std::string& table, std::size_t first, const Entries& entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const Entry& entry = entries[i];
      insert_entry->bind(1, table).bind(2, static_cast<std::int64_t>(first + i));
      insert_entry->bind(3, entry.at).bind(4, entry_line(entry)).run();
      if (entry.kind == EntryKind::Sit) {
        insert_seat->bind(1, std::span(entry.owner)).bind(2, table).bind(3, entry.seat).run();
      } else if (entry.kind == EntryKind::Stand) {
        delete_seat->bind(1, table).bind(2, entry.seat).run();
      } else if (is_talk(entry.kind)) {
        has_chat->bind(1, table).run();
      }
    }
  }

  void write_table(const NewTable& made) {
    const TableSpec& spec = made.table.spec;
    insert_table->bind(1, spec.id).bind(2, rules_name(spec.rules)).bind(3, spec.rules.players);
    insert_table->bind(4, options_text(spec.rules)).bind(5, clock_text(spec.clock));
    insert_table->bind(6, spec.listing == Listing::Public ? 1 : 0).bind(7, std::span(made.table.seed));
    insert_table->bind(8, made.table.created).bind(9, static_cast<std::int64_t>(made.standing.status));
    insert_table->bind(10, made.standing.deadline).run();
    write_entries(spec.id, 0, made.table.journal);
  }

  Database database;
  std::optional<Statement> insert_table, insert_entry, set_standing, set_deadline, insert_seat, delete_seat,
      has_chat, keep_time;
};

// Statements of the server's thread. They see every finished commit and never wait for one.
struct SqliteStore::Reader {
  explicit Reader(const std::filesystem::path& path)
      : database(path, Database::Mode::ReadOnly),
        table(database,
              "SELECT rules, players, options, clock, public, seed, created FROM tables WHERE id = ?1"),
        journal(database, "SELECT at, entry FROM journal WHERE table_id = ?1 ORDER BY n"),
        next_deadline(database, "SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL"),
        due(database, "SELECT id FROM tables WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2"),
        waiting(
            database,
            "SELECT id, created FROM tables WHERE status = 0 AND public = 1 ORDER BY created DESC LIMIT ?1"),
        owned(database,
              "SELECT id, sum(1 << seat), (SELECT summary FROM summaries WHERE table_id = id AND entries = "
              "(SELECT max(n) + 1 FROM journal WHERE table_id = id)) "
              "FROM seats JOIN tables ON id = table_id WHERE owner = ?1 AND (status = 2) = ?2 "
              "GROUP BY id ORDER BY created DESC LIMIT ?3"),
        unfinished(database,
                   "SELECT count(DISTINCT id) FROM seats JOIN tables ON id = table_id "
                   "WHERE owner = ?1 AND status <> 2"),
        time(database, "SELECT millis FROM running_time") {}

  Database database;
  Statement table, journal, next_deadline, due, waiting, owned, unfinished, time;
};

SqliteStore::SqliteStore(const std::filesystem::path& path, Post post, Metrics& metrics)
    : lock_(with_folder(path)),
      post_(std::move(post)),
      metrics_(metrics),
      writer_(open_writer(path)),
      reader_(std::make_unique<Reader>(path)),
      checkpointer_(path) {
  const auto log_grew = [](void* checkpointer, sqlite3*, const char*, int pages) {
    static_cast<Checkpointer*>(checkpointer)->log_has(pages);
    return SQLITE_OK;
  };
  sqlite3_wal_hook(writer_->database.get(), log_grew, &checkpointer_);
  thread_ = std::thread([this] { write_forever(); });
}

std::unique_ptr<SqliteStore::Writer> SqliteStore::open_writer(const std::filesystem::path& path) {
  const auto left = log_left_behind(path);
  auto writer = std::make_unique<Writer>(path);
  if (left) {
    const auto frames = std::to_string(left->committed);
    if (left->cut_bytes == 0) log_info("recovered", {{"pages", frames}});
    if (left->cut_bytes > 0)
      log_warning("recovered", {{"pages", frames}, {"cut", std::to_string(left->cut_bytes)}});
  }
  return writer;
}

SqliteStore::~SqliteStore() { finish(); }

void SqliteStore::finish() {
  {
    const std::scoped_lock guard(mutex_);
    finishing_ = true;
  }
  arrived_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void SqliteStore::enqueue(Job job) {
  {
    const std::scoped_lock guard(mutex_);
    jobs_.push_back(std::move(job));
    metrics_.store_waiting.set(static_cast<std::int64_t>(jobs_.size()));
  }
  arrived_.notify_one();
}

void SqliteStore::create(NewTable table, Done done) {
  const Millis now = table.table.journal.empty() ? 0 : table.table.journal.back().at;
  enqueue({.created = std::move(table), .now = now, .done = std::move(done)});
}

void SqliteStore::append(Change change, Millis now, Done done) {
  enqueue({.change = std::move(change), .now = now, .done = std::move(done)});
}

void SqliteStore::set_deadline(std::string_view table, std::optional<Millis> deadline) {
  enqueue({.deadline = std::pair(std::string(table), deadline)});
}

// Not if somebody was taken out of the table in the meantime: their name would come back.
void SqliteStore::keep_summary(const Table& table, std::string summary) {
  int seats = 0;
  for (Seat seat = 0; seat < table.players(); ++seat) {
    const Chair& chair = table.chair(seat);
    if (chair.kind == SeatKind::Human && chair.owner != Digest{}) ++seats;
  }
  const auto entries = static_cast<std::int64_t>(table.journal_size());
  write([id = table.spec().id, entries, seats, summary = std::move(summary)](Database& database) {
    Statement(database,
              "INSERT OR REPLACE INTO summaries SELECT ?1, ?2, ?3 "
              "WHERE (SELECT count(*) FROM seats WHERE table_id = ?1) = ?4 "
              "AND NOT EXISTS (SELECT 1 FROM summaries WHERE table_id = ?1 AND entries = ?2)")
        .bind(1, id)
        .bind(2, entries)
        .bind(3, summary)
        .bind(4, seats)
        .run();
  });
}

void SqliteStore::keep_time(Millis now) { enqueue({.now = now}); }

void SqliteStore::write(Work work, Done done) { enqueue({.work = std::move(work), .done = std::move(done)}); }

Database& SqliteStore::reader() { return reader_->database; }

void SqliteStore::write_forever() {
  for (;;) {
    std::deque<Job> batch;
    {
      std::unique_lock guard(mutex_);
      arrived_.wait(guard, [&] { return finishing_ || !jobs_.empty(); });
      if (jobs_.empty()) return;
      batch.swap(jobs_);
      metrics_.store_waiting.set(0);
    }
    write_batch(batch);
    checkpointer_.finish(writer_->database);
  }
}

// All in one commit. Should that fail, each alone, so that one trouble is not everybody's.
void SqliteStore::write_batch(std::deque<Job>& batch) {
  const auto commit = [&](auto first, auto last) {
    if (health_ == Health::Closed) return false;
    Database& database = writer_->database;
    try {
      database.run("BEGIN IMMEDIATE");
      Millis now = 0;
      for (auto job = first; job != last; ++job) {
        writer_->write(*job);
        now = std::max(now, job->now);
      }
      writer_->keep_time->bind(1, now).run();
      database.run("COMMIT");
      metrics_.store_commits.add();
      health_ = Health::Sound;
      return true;
    } catch (const SqliteError& error) {
      const int code = sqlite3_extended_errcode(database.get());
      health_ = leaves_doubt(code) ? Health::Closed : Health::Failing;
      log_error("store", {{"error", error.what()}, {"code", std::to_string(code)}});
      if (health_ == Health::Closed) log_error("store-closed");
      metrics_.store_failures.add();
      // A full disk may have rolled back already; what cannot be rolled back was never begun.
      sqlite3_exec(database.get(), "ROLLBACK", nullptr, nullptr, nullptr);
      return false;
    }
  };
  std::vector<bool> stored(batch.size(), true);
  if (!commit(batch.begin(), batch.end())) {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      const auto job = batch.begin() + static_cast<std::ptrdiff_t>(i);
      stored[i] = batch.size() > 1 && commit(job, job + 1);
    }
  }
  post_([batch = std::move(batch), stored = std::move(stored)] {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      if (batch[i].done) batch[i].done(stored[i]);
    }
  });
}

std::optional<StoredTable> SqliteStore::load(std::string_view id) {
  StoredTable stored;
  Statement& table = reader_->table;
  table.reset();
  if (!table.bind(1, id).step()) return std::nullopt;
  auto rules = parse_rules(table.text(0), static_cast<int>(table.number(1)));
  auto clock = parse_clock(table.text(3));
  const auto seed = table.blob(5);
  if (!rules || !clock || seed.size() != stored.seed.size()) {
    table.reset();
    log_error("unreadable-table", {{"table", std::string(id)}});
    return std::nullopt;
  }
  read_options(table.text(2), *rules);
  stored.spec = {.id = std::string(id), .rules = *rules, .clock = *clock};
  stored.spec.listing = table.number(4) == 1 ? Listing::Public : Listing::Private;
  std::ranges::copy(seed, stored.seed.begin());
  stored.created = table.number(6);
  table.reset();

  Statement& journal = reader_->journal;
  journal.bind(1, id);
  while (journal.step()) {
    auto entry = parse_entry_line(journal.text(1), journal.number(0));
    if (!entry) {
      journal.reset();
      log_error("unreadable-journal", {{"table", std::string(id)}, {"error", entry.error().message}});
      return std::nullopt;
    }
    stored.journal.push_back(std::move(*entry));
  }
  journal.reset();
  return stored;
}

std::optional<Millis> SqliteStore::next_deadline() {
  Statement& next = reader_->next_deadline;
  next.step();
  const auto deadline = next.is_null(0) ? std::nullopt : std::optional<Millis>(next.number(0));
  next.reset();
  return deadline;
}

std::vector<std::string> SqliteStore::due(Millis now, int most) {
  std::vector<std::string> ids;
  Statement& due = reader_->due;
  due.bind(1, now).bind(2, most);
  while (due.step()) ids.push_back(due.text(0));
  due.reset();
  return ids;
}

std::vector<Store::Listed> SqliteStore::waiting(int most) {
  std::vector<Listed> listed;
  Statement& waiting = reader_->waiting;
  waiting.bind(1, most);
  while (waiting.step()) listed.push_back({waiting.text(0), waiting.number(1)});
  waiting.reset();
  return listed;
}

std::vector<Store::Owned> SqliteStore::tables_of(const Digest& owner, bool finished, int most) {
  std::vector<Owned> tables;
  Statement& owned = reader_->owned;
  owned.bind(1, std::span(owner)).bind(2, finished ? 1 : 0).bind(3, most);
  while (owned.step()) {
    Owned& one = tables.emplace_back(Owned{.table = owned.text(0)});
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if ((owned.number(1) >> seat & 1) != 0) one.seats.add(seat);
    }
    if (!owned.is_null(2)) one.summary = owned.text(2);
  }
  owned.reset();
  return tables;
}

int SqliteStore::unfinished_of(const Digest& owner) {
  Statement& unfinished = reader_->unfinished;
  unfinished.bind(1, std::span(owner)).step();
  const auto count = static_cast<int>(unfinished.number(0));
  unfinished.reset();
  return count;
}

Millis SqliteStore::time_kept() {
  reader_->time.step();
  const Millis millis = reader_->time.number(0);
  reader_->time.reset();
  return millis;
}

}  // namespace heptad
