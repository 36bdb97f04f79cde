#include "server/people.h"

#include <algorithm>

namespace heptad {
namespace {

constexpr std::int64_t kDay = 24 * 3600 * 1000;
constexpr std::size_t kIdLetters = 12;

std::string id_of(std::span<const std::uint8_t> token) { return to_hex(token).substr(0, kIdLetters); }

Digest digest(std::span<const std::uint8_t> blob) {
  Digest read = {};
  std::ranges::copy(blob.first(std::min(blob.size(), read.size())), read.begin());
  return read;
}

}  // namespace

People::People(SqliteStore& store)
    : store_(store),
      device_(store.reader(), "SELECT person, revoked, seen FROM devices WHERE token = ?1"),
      devices_(store.reader(),
               "SELECT token, name, made, seen FROM devices WHERE person = ?1 AND revoked = 0 ORDER BY made, "
               "token <> person"),
      blocks_(store.reader(), "SELECT n FROM blocks WHERE person = ?1 AND blocked = ?2"),
      blocked_by_(store.reader(), "SELECT n, name, made, blocked FROM blocks WHERE person = ?1 ORDER BY n"),
      reports_(store.reader(), "SELECT count(*) FROM reports WHERE person = ?1 AND made > ?2") {}

std::optional<Digest> People::person_of(const Digest& token) {
  std::optional<Digest> person = token;
  if (device_.bind(1, std::span(token)).step()) {
    const bool revoked = device_.number(1) != 0;
    person = revoked ? std::nullopt : std::optional(digest(device_.blob(0)));
  }
  device_.reset();
  return person;
}

void People::seen(const Digest& token, std::int64_t wall) {
  const bool is_due = device_.bind(1, std::span(token)).step() && wall - device_.number(2) > kDay;
  device_.reset();
  if (!is_due) return;
  store_.write([token, wall](Database& database) {
    Statement(database, "UPDATE devices SET seen = ?2 WHERE token = ?1")
        .bind(1, std::span(token))
        .bind(2, wall)
        .run();
  });
}

std::vector<Device> People::devices_of(const Digest& person, const Digest& asking) {
  std::vector<Device> found;
  devices_.bind(1, std::span(person));
  while (devices_.step()) {
    const Digest token = digest(devices_.blob(0));
    found.push_back(
        {id_of(token), devices_.text(1), devices_.number(2), devices_.number(3), token == asking});
  }
  devices_.reset();
  return found;
}

void People::add_device(const Digest& person, const Digest& token, const std::string& name, std::int64_t wall,
                        Store::Done done) {
  store_.write(
      [=](Database& database) {
        Statement insert(database,
                         "INSERT INTO devices VALUES (?1, ?2, ?3, ?4, ?4, 0) ON CONFLICT DO NOTHING");
        insert.bind(1, std::span(person)).bind(2, std::span(person)).bind(3, "").bind(4, wall).run();
        insert.bind(1, std::span(token)).bind(2, std::span(person)).bind(3, name).bind(4, wall).run();
      },
      std::move(done));
}

std::optional<Digest> People::device(const Digest& person, std::string_view id) {
  std::optional<Digest> found;
  devices_.bind(1, std::span(person));
  while (devices_.step()) {
    if (id_of(devices_.blob(0)) == id) found = digest(devices_.blob(0));
  }
  devices_.reset();
  return found;
}

void People::revoke(const Digest& token, Store::Done done) {
  store_.write(
      [token](Database& database) {
        Statement(database, "UPDATE devices SET revoked = 1 WHERE token = ?1")
            .bind(1, std::span(token))
            .run();
      },
      std::move(done));
}

bool People::blocks(const Digest& person, const Digest& other) {
  const bool found = blocks_.bind(1, std::span(person)).bind(2, std::span(other)).step();
  blocks_.reset();
  return found;
}

std::vector<Digest> People::blocked_by(const Digest& person) {
  std::vector<Digest> found;
  blocked_by_.bind(1, std::span(person));
  while (blocked_by_.step()) found.push_back(digest(blocked_by_.blob(3)));
  blocked_by_.reset();
  return found;
}

std::vector<BlockedPerson> People::blocks_of(const Digest& person) {
  std::vector<BlockedPerson> found;
  blocked_by_.bind(1, std::span(person));
  while (blocked_by_.step()) {
    found.push_back({blocked_by_.number(0), blocked_by_.text(1), blocked_by_.number(2)});
  }
  blocked_by_.reset();
  return found;
}

void People::block(const Digest& person, const Digest& other, const std::string& name, std::int64_t wall,
                   Store::Done done) {
  store_.write(
      [=](Database& database) {
        Statement(database,
                  "INSERT INTO blocks (person, blocked, name, made) VALUES (?1, ?2, ?3, ?4) "
                  "ON CONFLICT DO NOTHING")
            .bind(1, std::span(person))
            .bind(2, std::span(other))
            .bind(3, name)
            .bind(4, wall)
            .run();
      },
      std::move(done));
}

void People::unblock(const Digest& person, std::int64_t n, Store::Done done) {
  store_.write(
      [person, n](Database& database) {
        Statement(database, "DELETE FROM blocks WHERE person = ?1 AND n = ?2")
            .bind(1, std::span(person))
            .bind(2, n)
            .run();
      },
      std::move(done));
}

int People::reports_since(const Digest& person, std::int64_t wall) {
  reports_.bind(1, std::span(person)).bind(2, wall).step();
  const auto count = static_cast<int>(reports_.number(0));
  reports_.reset();
  return count;
}

void People::report(StoredReport report, std::int64_t wall, Store::Done done) {
  store_.write(
      [report = std::move(report), wall](Database& database) {
        Statement insert(database,
                         "INSERT INTO reports (made, table_id, person, about, name, said, why) "
                         "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
        insert.bind(1, wall).bind(2, report.table).bind(3, std::span(report.by));
        if (report.about) insert.bind(4, std::span(*report.about));
        insert.bind(5, report.name).bind(6, report.said).bind(7, report.why).run();
      },
      std::move(done));
}

}  // namespace heptad
