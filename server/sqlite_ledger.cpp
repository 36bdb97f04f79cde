#include "server/sqlite_ledger.h"

#include "server/log.h"
#include "server/schema.h"
#include "server/write_log.h"

namespace heptad {
namespace {

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

Database SqliteLedger::open_writer(const std::filesystem::path& path) {
  const auto left = log_left_behind(path);
  Database database(path, Database::Mode::ReadWrite);
  prepare_schema(database, path, schema_steps());
  database.run("PRAGMA journal_mode = WAL");
  database.run("PRAGMA synchronous = FULL");  // the log is synced at every commit
  database.run("PRAGMA foreign_keys = ON");
  if (left) {
    const auto frames = std::to_string(left->committed);
    if (left->cut_bytes == 0) log_info("recovered", {{"pages", frames}});
    if (left->cut_bytes > 0)
      log_warning("recovered", {{"pages", frames}, {"cut", std::to_string(left->cut_bytes)}});
  }
  return database;
}

SqliteLedger::SqliteLedger(const std::filesystem::path& path, Post post, Metrics& metrics)
    : lock_(with_folder(path)),
      post_(std::move(post)),
      metrics_(metrics),
      writer_(open_writer(path)),
      reader_(path, Database::Mode::ReadOnly),
      checkpointer_(path),
      time_kept_(reader_.number("SELECT millis FROM running_time")) {
  const auto log_grew = [](void* checkpointer, sqlite3*, const char*, int pages) {
    static_cast<Checkpointer*>(checkpointer)->log_has(pages);
    return SQLITE_OK;
  };
  sqlite3_wal_hook(writer_.get(), log_grew, &checkpointer_);
  thread_ = std::thread([this] { write_forever(); });
}

SqliteLedger::~SqliteLedger() { finish(); }

void SqliteLedger::finish() {
  inbox_.close();
  if (thread_.joinable()) thread_.join();
}

// Goes on from where the last run stopped, and follows no change of the machine's clock.
Millis SqliteLedger::now() const {
  const auto since = std::chrono::steady_clock::now() - start_;
  return time_kept_ + std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void SqliteLedger::read(Sql sql, Answer answer) {
  std::optional<SqlRows> rows;
  try {
    rows = reading_.rows(sql);
  } catch (const SqliteError& error) {
    log_error("read", {{"error", error.what()}});
  }
  answer(std::move(rows));
}

void SqliteLedger::write(Work work, Done done, std::string /*about*/) {
  inbox_.put({std::move(work), std::move(done)});
}

void SqliteLedger::keep_time() { inbox_.put({}); }

void SqliteLedger::write_forever() {
  for (auto batch = inbox_.take_all(); !batch.empty(); batch = inbox_.take_all()) {
    write_batch(batch);
    checkpointer_.finish(writer_);
  }
}

bool SqliteLedger::commit(std::span<const Job> jobs) {
  if (health_ == Health::Closed) return false;
  try {
    writer_.run("BEGIN IMMEDIATE");
    for (const Job& job : jobs) {
      if (job.work) job.work(writing_);
    }
    writing_.run({"UPDATE running_time SET millis = ?1", {now()}});
    writer_.run("COMMIT");
    metrics_.store_commits.add();
    health_ = Health::Sound;
    return true;
  } catch (const SqliteError& error) {
    const int code = sqlite3_extended_errcode(writer_.get());
    health_ = leaves_doubt(code) ? Health::Closed : Health::Failing;
    log_error("store", {{"error", error.what()}, {"code", std::to_string(code)}});
    if (health_ == Health::Closed) log_error("store-closed");
    metrics_.store_failures.add();
    // A full disk may have rolled back already; what cannot be rolled back was never begun.
    sqlite3_exec(writer_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
    return false;
  }
}

// All in one commit. Should that fail, each alone, so that one trouble is not everybody's.
void SqliteLedger::write_batch(std::vector<Job>& batch) {
  std::vector<bool> stored(batch.size(), true);
  if (!commit(batch)) {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      stored[i] = batch.size() > 1 && commit(std::span(batch).subspan(i, 1));
    }
  }
  post_([batch = std::move(batch), stored = std::move(stored)] {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      if (batch[i].done) batch[i].done(stored[i]);
    }
  });
}

}  // namespace heptad
