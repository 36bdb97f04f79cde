#include "server/schema.h"

#include <array>
#include <string>

namespace heptad {
namespace {

constexpr std::array<const char*, 1> kSteps = {
    // 1: tables, their journals, who sits where, and the server's running time.
    R"(
    CREATE TABLE tables (
      id       TEXT PRIMARY KEY,
      rules    TEXT NOT NULL,
      players  INTEGER NOT NULL,
      options  TEXT NOT NULL,     -- "key value" lines
      clock    TEXT NOT NULL,
      public   INTEGER NOT NULL,
      seed     BLOB NOT NULL,
      created  INTEGER NOT NULL,  -- Unix milliseconds
      status   INTEGER NOT NULL   -- 0 waiting, 1 playing, 2 over: follows from the journal
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables(status);
    CREATE TABLE journal (
      table_id TEXT NOT NULL REFERENCES tables(id),
      n        INTEGER NOT NULL,
      at       INTEGER NOT NULL,  -- server's running time, milliseconds
      entry    TEXT NOT NULL,
      PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    CREATE TABLE seats (
      owner    BLOB NOT NULL,     -- SHA-256 of the token
      table_id TEXT NOT NULL REFERENCES tables(id),
      seat     INTEGER NOT NULL,
      PRIMARY KEY (owner, table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE running_time (millis INTEGER NOT NULL);
    INSERT INTO running_time VALUES (0);
    )",
};

void refuse_if_foreign(Database& database, const std::string& name) {
  const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty && database.number("PRAGMA application_id") != kApplicationId) {
    throw UnusableDatabase(name + " is a database of another program. Give another file with --db.");
  }
}

void refuse_if_damaged(Database& database, const std::string& name) {
  if (database.text("PRAGMA quick_check(1)") != "ok") {
    throw UnusableDatabase(
        name + " is damaged. It was not changed; restore a backup or give another file with --db.");
  }
}

void run_step(Database& database, const char* step, int version) {
  database.run("BEGIN IMMEDIATE");
  try {
    database.run(step);
    database.run("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.run("PRAGMA user_version = " + std::to_string(version));
    database.run("COMMIT");
  } catch (...) {
    database.run("ROLLBACK");
    throw;
  }
}

}  // namespace

std::span<const char* const> schema_steps() { return kSteps; }

void prepare_schema(Database& database, const std::filesystem::path& path,
                    std::span<const char* const> steps) {
  const std::string name = path.string();
  const int newest = static_cast<int>(steps.size());
  try {
    refuse_if_foreign(database, name);
    const int version = static_cast<int>(database.number("PRAGMA user_version"));
    if (version > newest) {
      throw UnusableDatabase(name + " was written by a newer Heptad (version " + std::to_string(version) +
                             " of the database; this program knows " + std::to_string(newest) +
                             "). It was not changed; use the newer program.");
    }
    refuse_if_damaged(database, name);
    if (version > 0 && version < newest) {
      const std::string copy = name + ".before-" + std::to_string(newest);
      if (!std::filesystem::exists(copy)) Statement(database, "VACUUM INTO ?1").bind(1, copy).run();
    }
    for (int step = version; step < newest; ++step)
      run_step(database, steps[static_cast<std::size_t>(step)], step + 1);
  } catch (const SqliteError& error) {
    const bool damaged = error.code == SQLITE_CORRUPT || error.code == SQLITE_NOTADB;
    throw UnusableDatabase(damaged
                               ? name + " is not a sound database (" + error.what() +
                                     "). It was not changed; restore a backup or give another file with --db."
                               : name + " cannot be used: " + error.what() + ".");
  }
}

}  // namespace heptad
