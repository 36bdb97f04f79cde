#include "server/admin.h"

#include <chrono>
#include <cstdlib>
#include <thread>

#include "server/postgres.h"
#include "server/sqlite.h"

namespace heptad {
namespace {

constexpr int kPagesAtOnce = 256;
constexpr auto kBetween = std::chrono::milliseconds(2);
constexpr int kStepsASync = 16;

// Of a file alone: PostgreSQL has tools of its own for this.
Database open_existing(const std::filesystem::path& path, const std::string& instead) {
  if (is_postgres_url(path.string())) throw std::runtime_error("PostgreSQL does this itself: " + instead);
  return {existing_database(path), Database::Mode::ReadOnly};
}

/// What was copied goes to the disk bit by bit: a whole copy synced at its end would keep the server's moves
/// waiting.
void sync(Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.get(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
  if (file != nullptr && file->pMethods != nullptr) file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}

}  // namespace

std::filesystem::path default_database() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/') {
    return std::filesystem::path(data) / "heptad" / "heptad.db";
  }
  const char* home = std::getenv("HOME");
  return std::filesystem::path(home != nullptr ? home : ".") / ".local" / "share" / "heptad" / "heptad.db";
}

std::filesystem::path existing_database(const std::filesystem::path& database) {
  if (!std::filesystem::exists(database)) throw std::runtime_error("There is no " + database.string() + ".");
  return database;
}

std::string damage_of(const std::filesystem::path& database) {
  Database checked = open_existing(database, "use pg_amcheck.");
  const std::string found = checked.text("PRAGMA integrity_check(1)");
  return found == "ok" ? "" : found;
}

void back_up(const std::filesystem::path& database, const std::filesystem::path& copy) {
  if (std::filesystem::exists(copy)) throw std::runtime_error(copy.string() + " is there already.");
  Database from = open_existing(database, "use pg_dump --format=custom --file=" + copy.string() + ".");
  // One transaction: were each step its own, every move of the server would start the copy anew.
  from.run("BEGIN");
  from.number("SELECT count(*) FROM sqlite_schema");
  const std::filesystem::path unfinished = copy.string() + ".unfinished";
  std::filesystem::remove(unfinished);
  {
    Database to(unfinished, Database::Mode::ReadWrite);
    std::filesystem::permissions(unfinished,
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    sqlite3_backup* backup = sqlite3_backup_init(to.get(), "main", from.get(), "main");
    if (backup == nullptr) throw SqliteError(SQLITE_ERROR, sqlite3_errmsg(to.get()));
    for (int step = 1; sqlite3_backup_step(backup, kPagesAtOnce) == SQLITE_OK; ++step) {
      if (step % kStepsASync == 0) sync(to);
      std::this_thread::sleep_for(kBetween);
    }
    const int code = sqlite3_backup_finish(backup);
    if (code != SQLITE_OK) {
      std::filesystem::remove(unfinished);
      throw SqliteError(code, std::string("The copy failed: ") + sqlite3_errmsg(to.get()) + '.');
    }
  }
  std::filesystem::rename(unfinished, copy);
}

}  // namespace heptad
