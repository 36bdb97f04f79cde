#include "server/sqlite.h"

namespace heptad {
namespace {

constexpr int kBusyMillis = 5000;

[[noreturn]] void fail(sqlite3* handle, int code) { throw SqliteError(code, sqlite3_errmsg(handle)); }

}  // namespace

Database::Database(const std::filesystem::path& path, Mode mode) {
  const int flags =
      mode == Mode::ReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail(handle, code);
  sqlite3_busy_timeout(handle, kBusyMillis);
}

void Database::run(const std::string& sql) {
  const int code = sqlite3_exec(get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(get(), code);
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql.c_str());
  return statement.step() ? statement.number(0) : 0;
}

std::string Database::text(const std::string& sql) {
  Statement statement(*this, sql.c_str());
  return statement.step() ? statement.text(0) : "";
}

Statement::Statement(Database& database, const char* sql) {
  sqlite3_stmt* handle = nullptr;
  const int code = sqlite3_prepare_v2(database.get(), sql, -1, &handle, nullptr);
  if (code != SQLITE_OK) fail(database.get(), code);
  handle_.reset(handle);
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) fail(sqlite3_db_handle(handle_.get()), code);
}

Statement& Statement::bind(int at, std::int64_t value) {
  check(sqlite3_bind_int64(handle_.get(), at, value));
  return *this;
}

Statement& Statement::bind(int at, std::optional<std::int64_t> value) {
  if (value) return bind(at, *value);
  check(sqlite3_bind_null(handle_.get(), at));
  return *this;
}

Statement& Statement::bind(int at, std::string_view text) {
  check(sqlite3_bind_text(handle_.get(), at, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
  return *this;
}

Statement& Statement::bind(int at, std::span<const std::uint8_t> blob) {
  check(sqlite3_bind_blob(handle_.get(), at, blob.data(), static_cast<int>(blob.size()), SQLITE_TRANSIENT));
  return *this;
}

Statement& Statement::bind_value(int at, const SqlValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return bind(at, *number);
  if (const auto* text = std::get_if<std::string>(&value)) return bind(at, std::string_view(*text));
  if (const auto* bytes = std::get_if<SqlBytes>(&value)) return bind(at, std::span(*bytes));
  return bind(at, std::optional<std::int64_t>());
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3* database = sqlite3_db_handle(handle_.get());
  const SqliteError error(code, sqlite3_errmsg(database));
  reset();
  throw error;
}

void Statement::run() {
  while (step()) {
  }
  reset();
}

std::string Statement::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
  return bytes == nullptr
             ? ""
             : std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column)));
}

std::span<const std::uint8_t> Statement::blob(int column) const {
  const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(handle_.get(), column));
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

SqlRow Statement::row() const {
  std::vector<SqlValue> values;
  const int columns = sqlite3_column_count(handle_.get());
  for (int column = 0; column < columns; ++column) {
    switch (sqlite3_column_type(handle_.get(), column)) {
      case SQLITE_NULL: values.emplace_back(); break;
      case SQLITE_INTEGER: values.emplace_back(number(column)); break;
      case SQLITE_BLOB: values.push_back(sql_bytes(blob(column))); break;
      default: values.emplace_back(text(column));
    }
  }
  return SqlRow(std::move(values));
}

Statement& SqliteConnection::bound(const Sql& sql) {
  auto found = statements_.find(sql.text);
  if (found == statements_.end()) {
    found = statements_.emplace(sql.text, Statement(database_, sql.text)).first;
  }
  found->second.reset();
  for (std::size_t i = 0; i < sql.values.size(); ++i) {
    found->second.bind_value(static_cast<int>(i + 1), sql.values[i]);
  }
  return found->second;
}

void SqliteConnection::run(const Sql& sql) { bound(sql).run(); }

SqlRows SqliteConnection::rows(const Sql& sql) {
  SqlRows found;
  Statement& statement = bound(sql);
  while (statement.step()) found.push_back(statement.row());
  statement.reset();
  return found;
}

}  // namespace heptad
