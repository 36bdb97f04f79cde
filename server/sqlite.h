// SQLite as values that close themselves. Failures are exceptions, caught at the store's edge.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/sql.h"

namespace heptad {

class SqliteError : public std::runtime_error {
 public:
  SqliteError(int sqlite_code, const std::string& message) : std::runtime_error(message), code(sqlite_code) {}
  int code;
};

class Database {
 public:
  enum class Mode : std::uint8_t { ReadWrite, ReadOnly };

  Database(const std::filesystem::path& path, Mode mode);

  void run(const std::string& sql);
  std::int64_t number(const std::string& sql);
  std::string text(const std::string& sql);
  sqlite3* get() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// Prepared once, run often: bind by position from 1, step through rows, then reset.
class Statement {
 public:
  Statement(Database& database, const char* sql);

  Statement& bind(int at, std::int64_t value);
  Statement& bind(int at, std::optional<std::int64_t> value);
  Statement& bind(int at, std::string_view text);
  Statement& bind(int at, std::span<const std::uint8_t> blob);
  Statement& bind_value(int at, const SqlValue& value);
  bool step();  // whether there is a row
  void run();   // to the end, and ready again
  void reset() { sqlite3_reset(handle_.get()); }

  bool is_null(int column) const { return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL; }
  std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
  std::string text(int column) const;
  std::span<const std::uint8_t> blob(int column) const;
  SqlRow row() const;

 private:
  void check(int code) const;
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

// What both databases understand, with every statement prepared once.
class SqliteConnection : public SqlConnection {
 public:
  explicit SqliteConnection(Database& database) : database_(database) {}

  void run(const Sql& sql) override;
  SqlRows rows(const Sql& sql) override;

 private:
  Statement& bound(const Sql& sql);

  Database& database_;
  std::unordered_map<const char*, Statement> statements_;
};

}  // namespace heptad
