#include "server/schema.h"

#include <array>
#include <string>

namespace heptad {
namespace {

constexpr std::array<const char*, 5> kSteps = {
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
    // 2: what has to be found without reading every table: clocks that run out, tables that wait for players.
    R"(
    ALTER TABLE tables ADD COLUMN deadline INTEGER;  -- running time at which the first clock ends; follows, too
    UPDATE tables SET deadline = 0 WHERE status = 1 AND clock <> 'none';  -- to be looked at
    CREATE INDEX tables_by_deadline ON tables(deadline) WHERE deadline IS NOT NULL;
    CREATE INDEX tables_waiting ON tables(created) WHERE status = 0 AND public = 1;
    DROP INDEX tables_by_status;
    )",
    // 3: what a host and the people need: what is old, who must keep away, who is who, what the server is to
    // do.
    R"(
    ALTER TABLE tables ADD COLUMN ended INTEGER;  -- Unix milliseconds, once it is over
    ALTER TABLE tables ADD COLUMN chat INTEGER NOT NULL DEFAULT 1;  -- 0: what was said is forgotten
    UPDATE tables SET ended = created WHERE status = 2;
    CREATE INDEX tables_by_end ON tables(ended) WHERE ended IS NOT NULL;
    CREATE INDEX tables_with_chat ON tables(ended) WHERE ended IS NOT NULL AND chat = 1;
    CREATE INDEX seats_by_table ON seats(table_id);
    CREATE TABLE sanctions (
      kind     TEXT NOT NULL,     -- "ban", "mute"
      target   TEXT NOT NULL,     -- "person" and the hash of a token, or "address" and one, as limits count it
      until    INTEGER,           -- Unix milliseconds; null: for good
      why      TEXT NOT NULL,
      made     INTEGER NOT NULL,  -- Unix milliseconds, as below
      PRIMARY KEY (kind, target)
    ) WITHOUT ROWID;
    CREATE TABLE devices (
      token    BLOB PRIMARY KEY,  -- SHA-256 of it
      person   BLOB NOT NULL,     -- the token hash that owns the seats: of this person's first device
      name     TEXT NOT NULL,
      made     INTEGER NOT NULL,
      seen     INTEGER NOT NULL,
      revoked  INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX devices_by_person ON devices(person);
    CREATE TABLE blocks (
      n        INTEGER PRIMARY KEY,
      person   BLOB NOT NULL,
      blocked  BLOB NOT NULL,
      name     TEXT NOT NULL,     -- under which they met
      made     INTEGER NOT NULL,
      UNIQUE (person, blocked)
    );
    CREATE TABLE reports (
      n        INTEGER PRIMARY KEY,
      made     INTEGER NOT NULL,
      table_id TEXT NOT NULL,     -- may be gone
      person   BLOB NOT NULL,     -- who reports
      about    BLOB,              -- null: somebody who looked on
      name     TEXT NOT NULL,
      said     TEXT NOT NULL,
      why      TEXT NOT NULL
    );
    CREATE INDEX reports_by_person ON reports(person, made);
    CREATE TABLE orders (
      n        INTEGER PRIMARY KEY AUTOINCREMENT,
      verb     TEXT NOT NULL,
      what     TEXT NOT NULL,
      answer   TEXT               -- null: not yet; empty: done; else why not
    );
    )",
    // 4: what lists say of a table, so that they need not read its journal.
    R"(
    CREATE TABLE summaries (
      table_id TEXT PRIMARY KEY REFERENCES tables(id),
      entries  INTEGER NOT NULL,  -- of the journal when it was written: true while there are no more
      summary  TEXT NOT NULL      -- JSON, as anybody may see it
    ) WITHOUT ROWID;
    )",
    // 5: who does not play with somebody is asked of everybody who sits down.
    R"(
    CREATE INDEX blocks_by_blocked ON blocks(blocked);
    )",
};

// Of a new database. A move changes one page, and a page is what is written and synced: small ones pay.
constexpr const char* kPageSize = "PRAGMA page_size = 1024";

void refuse_if_foreign(Database& database, const std::string& name) {
  const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty && database.number("PRAGMA application_id") != kApplicationId) {
    throw UnusableDatabase(name + " is a database of another program. Give another file with --db.");
  }
}

// The root and first leaf of every table, which is quick however large the database is; `heptad admin check`
// reads the whole. Damage is an SqliteError, as is a file that was cut off.
void look_for_damage(Database& database) {
  Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  while (tables.step()) database.text("SELECT * FROM \"" + tables.text(0) + "\" LIMIT 1");
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
    database.run(kPageSize);
    refuse_if_foreign(database, name);
    const int version = static_cast<int>(database.number("PRAGMA user_version"));
    if (version > newest) {
      throw UnusableDatabase(name + " was written by a newer Heptad (version " + std::to_string(version) +
                             " of the database; this program knows " + std::to_string(newest) +
                             "). It was not changed; use the newer program.");
    }
    look_for_damage(database);
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
