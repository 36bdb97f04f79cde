#include "server/postgres.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>

#include "server/log.h"
#include "server/postgres_values.h"

namespace heptad {
namespace {

// So many statements are on their way at most: their answers must find room in the sockets meanwhile.
constexpr std::size_t kOnTheWay = 256;

constexpr int kSliceOfPatience = 10;  // milliseconds: TLS may hold what the socket no longer tells of

// A stopped node must not keep the others waiting, nor a lost one.
constexpr const char* kSession =
    "SET idle_in_transaction_session_timeout = '3s'; SET lock_timeout = '5s'; SET statement_timeout = '30s'; "
    "SET client_min_messages = warning";

struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, ClearResult>;

// ?1 is written $1 there.
std::string with_dollars(std::string_view sql) {
  std::string text(sql);
  for (char& c : text) {
    if (c == '?') c = '$';
  }
  return text;
}

}  // namespace

bool is_postgres_url(std::string_view database) {
  return database.starts_with("postgresql://") || database.starts_with("postgres://");
}

std::string without_password(const std::string& url) {
  std::string shown = url;
  const auto host = shown.find('@'), user = shown.find("://") + 3, colon = shown.find(':', user);
  if (host != std::string::npos && colon < host) shown.erase(colon, host - colon);
  constexpr std::string_view kOption = "password=";  // the key's own, too
  const auto next = [&](std::size_t from) { return shown.find(kOption, std::min(from, shown.size())); };
  for (auto found = next(shown.find('?')); found != std::string::npos; found = next(found + 1)) {
    const auto word = found + kOption.size();
    shown.erase(word, std::min(shown.find('&', word), shown.size()) - word);
  }
  return shown;
}

void Postgres::Close::operator()(pg_conn* connection) const { PQfinish(connection); }

int Postgres::socket() const { return PQsocket(connection_.get()); }

std::string Postgres::encoding() const {
  const char* name = PQparameterStatus(connection_.get(), "server_encoding");
  return name != nullptr ? name : "";
}

Postgres::Postgres(const std::string& url) {
  // What the URL says comes last, and counts.
  constexpr std::array kNames = {"connect_timeout",  "keepalives_idle",  "keepalives_interval",
                                 "keepalives_count", "tcp_user_timeout", "application_name",
                                 "client_encoding",  "dbname",           static_cast<const char*>(nullptr)};
  const std::array values = {
      "5", "5", "2", "3", "10000", "heptad", "UTF8", url.c_str(), static_cast<const char*>(nullptr)};
  connection_.reset(PQconnectdbParams(kNames.data(), values.data(), 1));
  if (PQstatus(connection_.get()) != CONNECTION_OK) lose();
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  script(kSession);
  if (PQenterPipelineMode(connection_.get()) != 1) lose();
}

void Postgres::lose() {
  std::string message = connection_ ? PQerrorMessage(connection_.get()) : "out of memory";
  while (!message.empty() && message.back() == '\n') message.pop_back();
  throw PostgresError(message, "", true, sent_);
}

void Postgres::script(const std::string& sql) {
  const bool in_pipeline = PQpipelineStatus(connection_.get()) != PQ_PIPELINE_OFF;
  if (in_pipeline && PQexitPipelineMode(connection_.get()) != 1) lose();
  const Result result(PQexec(connection_.get(), sql.c_str()));
  const auto status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
    const char* state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    const bool lost = PQstatus(connection_.get()) != CONNECTION_OK;
    throw PostgresError(PQerrorMessage(connection_.get()), state != nullptr ? state : "", lost, 0);
  }
  if (in_pipeline && PQenterPipelineMode(connection_.get()) != 1) lose();
}

void Postgres::send_plain(const char* sql) {
  if (PQsendQueryParams(connection_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 0) != 1) lose();
  unanswered_.push_back({.number = sent_});
}

void Postgres::send(const Sql& sql) {
  auto found = prepared_.find(sql.text);
  if (found == prepared_.end()) {
    found = prepared_.emplace(sql.text, "s" + std::to_string(names_++)).first;
    if (PQsendPrepare(connection_.get(), found->second.c_str(), with_dollars(sql.text).c_str(), 0, nullptr) !=
        1)
      lose();
    unanswered_.push_back({.prepares = sql.text, .number = sent_});
  }
  const PostgresParameters sent(sql.values);
  if (PQsendQueryPrepared(connection_.get(), found->second.c_str(), static_cast<int>(sent.values.size()),
                          sent.values.data(), sent.lengths.data(), sent.formats.data(), 0) != 1)
    lose();
  unanswered_.push_back({.number = sent_});
}

void Postgres::sync() {
  if (PQpipelineSync(connection_.get()) != 1) lose();
  unanswered_.push_back({.is_sync = true});
}

// One that stands still does not break the connection, and must not keep everybody waiting.
PGresult* Postgres::next_result() {
  if (PQflush(connection_.get()) < 0) lose();
  const auto latest = std::chrono::steady_clock::now() + patience_;
  while (PQisBusy(connection_.get()) != 0) {
    pollfd waited{socket(), POLLIN, 0};
    ::poll(&waited, 1, kSliceOfPatience);
    if (PQconsumeInput(connection_.get()) != 1) lose();
    if (std::chrono::steady_clock::now() > latest) {
      throw PostgresError("The database does not answer.", "", true, sent_);
    }
  }
  return PQgetResult(connection_.get());
}

std::optional<SqlRows> Postgres::receive() {
  const Sent sent = unanswered_.front();
  unanswered_.pop_front();
  std::optional<SqlRows> rows;
  while (const Result result{next_result()}) {
    switch (PQresultStatus(result.get())) {
      case PGRES_PIPELINE_SYNC: return rows;
      case PGRES_COMMAND_OK: rows.emplace(); break;
      case PGRES_TUPLES_OK: rows = rows_of(*result); break;
      default:
        if (sent.prepares != nullptr) prepared_.erase(sent.prepares);
        if (PQstatus(connection_.get()) != CONNECTION_OK) lose();
        if (PQresultStatus(result.get()) == PGRES_PIPELINE_ABORTED || failure_) break;
        const char* state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
        failure_.emplace(PQresultErrorMessage(result.get()), state != nullptr ? state : "", false,
                         sent.number);
    }
  }
  if (PQstatus(connection_.get()) != CONNECTION_OK) lose();
  return rows;
}

void Postgres::receive_all() {
  while (!unanswered_.empty()) receive();
}

void Postgres::throw_failure() {
  if (const auto failure = std::exchange(failure_, std::nullopt)) throw *failure;
}

void Postgres::begin() {
  sent_ = 0;
  told_.clear();
  send_plain("BEGIN");
}

void Postgres::commit() {
  send_plain("COMMIT");
  sync();
  receive_all();
  throw_failure();
}

void Postgres::roll_back() {
  sync();
  receive_all();
  send_plain("ROLLBACK");
  sync();
  receive_all();
  failure_.reset();
}

void Postgres::run(const Sql& sql) {
  ++sent_;
  send(sql);
  if (unanswered_.size() < kOnTheWay) return;
  PQsendFlushRequest(connection_.get());
  receive_all();
  throw_failure();
}

SqlRows Postgres::rows(const Sql& sql) {
  ++sent_;
  send(sql);
  PQsendFlushRequest(connection_.get());
  while (unanswered_.size() > 1) receive();
  auto rows = receive();
  throw_failure();
  return rows ? std::move(*rows) : SqlRows();
}

std::vector<std::optional<SqlRows>> Postgres::read_all(const std::vector<Sql>& all) {
  std::vector<std::optional<SqlRows>> answers;
  const auto receive_one = [&] {
    while (unanswered_.front().prepares != nullptr) receive();
    answers.push_back(receive());
    receive();  // the sync
    if (failure_) log_error("read", {{"error", failure_->what()}});
    failure_.reset();
  };
  constexpr std::size_t kAhead = 16;
  std::size_t sent = 0;
  for (const Sql& sql : all) {
    send(sql);
    sync();
    ++sent;
    if (sent - answers.size() >= kAhead) receive_one();
  }
  while (answers.size() < sent) receive_one();
  return answers;
}

std::vector<std::string> Postgres::heard() {
  if (PQconsumeInput(connection_.get()) != 1) lose();
  std::vector<std::string> all;
  while (PGnotify* notify = PQnotifies(connection_.get())) {
    all.emplace_back(notify->extra);
    PQfreemem(notify);
  }
  return all;
}

}  // namespace heptad
