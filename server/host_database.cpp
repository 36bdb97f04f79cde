#include "server/host_database.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "server/admin.h"
#include "server/file_lock.h"
#include "server/postgres.h"
#include "server/postgres_schema.h"
#include "server/schema.h"
#include "server/sqlite.h"

namespace heptad {
namespace {

constexpr auto kLastBeat = std::chrono::milliseconds(4000);  // longer than a node is silent

[[noreturn]] void throw_other_version(const std::string& name) {
  throw std::runtime_error(name +
                           " is of another version of Heptad: start this version's server with it first.");
}

class SqliteHost : public HostDatabase {
 public:
  enum class As : std::uint8_t { Guest, Alone };

  SqliteHost(const std::filesystem::path& path, As as)
      : lock_(as == As::Alone ? std::make_unique<FileLock>(path) : nullptr),
        database_(path, Database::Mode::ReadWrite) {
    if (as == As::Alone) {
      prepare_schema(database_, path, schema_steps());
    }
    if (database_.number("PRAGMA application_id") != kApplicationId) {
      throw std::runtime_error(path.string() + " is not a database of Heptad.");
    }
    if (database_.number("PRAGMA user_version") != static_cast<std::int64_t>(schema_steps().size())) {
      throw_other_version(path.string());
    }
    database_.run("PRAGMA wal_autocheckpoint = 0");  // the server sees to its log
  }

  void begin() override { database_.run("BEGIN"); }
  void commit() override { database_.run("COMMIT"); }
  void run(const Sql& sql) override { connection_.run(sql); }
  SqlRows rows(const Sql& sql) override { return connection_.rows(sql); }

 private:
  std::unique_ptr<FileLock> lock_;
  Database database_;
  SqliteConnection connection_{database_};
};

class PostgresHost : public HostDatabase {
 public:
  explicit PostgresHost(const std::string& url) : database_(url) {
    // A host's long work is nobody's stopped node.
    database_.wait_long();
    database_.script("SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0");
  }

  void begin() override {
    database_.begin();
    database_.run({"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"});
    within_ = true;
  }
  void commit() override {
    database_.commit();
    within_ = false;
  }
  void run(const Sql& sql) override {
    if (within_) return database_.run(sql);
    rows(sql);
  }
  SqlRows rows(const Sql& sql) override {
    if (within_) return database_.rows(sql);
    database_.begin();
    try {
      auto found = database_.rows(sql);
      database_.commit();
      return found;
    } catch (const PostgresError& error) {
      if (!error.lost) database_.roll_back();
      throw;
    }
  }

  Postgres& connection() { return database_; }

 private:
  Postgres database_;
  bool within_ = false;
};

bool has_a_beat(HostDatabase& database) {
  const auto rows =
      database.rows({"SELECT 1 FROM running_time "
                     "WHERE beat > CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) - 3000"});
  return !rows.empty();
}

std::unique_ptr<PostgresHost> open_postgres(const std::string& url) {
  try {
    return std::make_unique<PostgresHost>(url);
  } catch (const PostgresError& error) {
    throw std::runtime_error(without_password(url) + " cannot be used: " + error.what());
  }
}

void expect_this_version(PostgresHost& host, const std::string& name) {
  if (postgres_schema_version(host.connection(), name) != newest_postgres_schema()) throw_other_version(name);
}

}  // namespace

std::unique_ptr<HostDatabase> open_database(const std::filesystem::path& database) {
  if (!is_postgres_url(database.string())) {
    return std::make_unique<SqliteHost>(existing_database(database), SqliteHost::As::Guest);
  }
  auto host = open_postgres(database.string());
  expect_this_version(*host, without_password(database.string()));
  return host;
}

std::unique_ptr<HostDatabase> open_alone(const std::filesystem::path& database) {
  if (!is_postgres_url(database.string())) {
    return std::make_unique<SqliteHost>(database, SqliteHost::As::Alone);
  }
  auto host = open_postgres(database.string());
  const std::string name = without_password(database.string());
  keep_servers_from_starting(host->connection());
  prepare_postgres_schema(host->connection(), name);
  // Those that have stopped just now were alive a moment ago.
  const auto latest = std::chrono::steady_clock::now() + kLastBeat;
  while (has_a_beat(*host)) {
    if (std::chrono::steady_clock::now() > latest) {
      throw UnusableDatabase("Another Heptad server is using " + name + ".");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return host;
}

bool is_served(const std::filesystem::path& database) {
  if (is_postgres_url(database.string())) return has_a_beat(*open_postgres(database.string()));
  const int file = ::open(database.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool is_locked = ::flock(file, LOCK_SH | LOCK_NB) != 0;
  ::close(file);
  return is_locked;
}

}  // namespace heptad
