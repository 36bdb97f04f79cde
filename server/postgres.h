// One connection to PostgreSQL, for one thread at a time. Statements travel in a pipeline: many of them cost
// one journey there and back.
#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/sql.h"

struct pg_conn;
struct pg_result;

namespace heptad {

bool is_postgres_url(std::string_view database);
// Without its password, for logs and sentences.
std::string without_password(const std::string& url);

class PostgresError : public std::runtime_error {
 public:
  PostgresError(const std::string& message, std::string sqlstate, bool is_lost, std::size_t at)
      : std::runtime_error(message), state(std::move(sqlstate)), lost(is_lost), sent(at) {}

  std::string state;  // SQLSTATE
  bool lost;          // the connection is gone, and what was on its way may or may not have been done
  std::size_t sent;   // which statement since begin()
};

class Postgres : public SqlConnection {
 public:
  // What the URL leaves open is taken from the usual variables (PGPASSWORD, PGSSLMODE…).
  explicit Postgres(const std::string& url);

  // One transaction: begin, run what is to be done, commit; after an exception roll_back.
  void begin();
  void commit();
  void roll_back();
  void run(const Sql& sql) override;
  SqlRows rows(const Sql& sql) override;
  void tell(const std::string& words) override { told_.push_back(words); }

  std::size_t sent() const { return sent_; }
  // What was to be told in this transaction.
  std::vector<std::string> take_told() { return std::exchange(told_, {}); }

  // Outside of transactions: each by itself; nothing for one that failed. Throws when the connection is lost.
  std::vector<std::optional<SqlRows>> read_all(const std::vector<Sql>& all);
  // Statements without values or answer, one after the other.
  void script(const std::string& sql);

  // For a host's long work; otherwise who does not answer for so long counts as lost.
  void wait_long() { patience_ = std::chrono::hours(24); }
  std::string encoding() const;

  int socket() const;
  // What others have told since; throws when the connection is lost.
  std::vector<std::string> heard();

 private:
  struct Close {
    void operator()(pg_conn* connection) const;
  };
  struct Sent {
    const char* prepares = nullptr;
    bool is_sync = false;
    std::size_t number = 0;
  };

  void send(const Sql& sql);
  void send_plain(const char* sql);
  void sync();
  // The answer to the statement that was sent first and is not yet answered. Failures are kept, so that all
  // can be received before one is thrown.
  std::optional<SqlRows> receive();
  pg_result* next_result();
  void receive_all();
  [[noreturn]] void lose();
  void throw_failure();

  std::unique_ptr<pg_conn, Close> connection_;
  std::unordered_map<const char*, std::string> prepared_;
  std::deque<Sent> unanswered_;
  std::vector<std::string> told_;
  std::optional<PostgresError> failure_;
  std::size_t sent_ = 0, names_ = 0;
  std::chrono::milliseconds patience_{10'000};
};

}  // namespace heptad
