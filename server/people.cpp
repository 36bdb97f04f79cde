#include "server/people.h"

namespace heptad {
namespace {

constexpr std::int64_t kDay = 24 * 3600 * 1000;
constexpr std::size_t kIdLetters = 12;

constexpr const char* kDevicesOf =
    "SELECT token, name, made, seen FROM devices WHERE person = ?1 AND revoked = 0 ORDER BY made, "
    "token <> person";

std::string id_of(const Digest& token) { return to_hex(token).substr(0, kIdLetters); }

std::vector<Digest> first_digests(const SqlRows& rows) {
  std::vector<Digest> found;
  for (const SqlRow& row : rows) found.push_back(row.digest(0));
  return found;
}

}  // namespace

void People::person_of(const Digest& token, Told<std::optional<Digest>> told) {
  ledger_.read({"SELECT person, revoked FROM devices WHERE token = ?1", {sql_bytes(token)}},
               from_rows<std::optional<Digest>>(
                   std::move(told), [token](const SqlRows& rows) -> std::optional<Digest> {
                     if (rows.empty()) return token;
                     const bool revoked = rows.front().number(1) != 0;
                     return revoked ? std::nullopt : std::optional(rows.front().digest(0));
                   }));
}

void People::seen(const Digest& token, std::int64_t wall) {
  ledger_.read({"SELECT seen FROM devices WHERE token = ?1", {sql_bytes(token)}},
               [this, token, wall](const std::optional<SqlRows>& rows) {
                 if (!rows || rows->empty() || wall - rows->front().number(0) <= kDay) return;
                 ledger_.write([token, wall](SqlConnection& database) {
                   database.run({"UPDATE devices SET seen = ?2 WHERE token = ?1", {sql_bytes(token), wall}});
                 });
               });
}

void People::devices_of(const Digest& person, const Digest& asking, Told<std::vector<Device>> told) {
  ledger_.read(
      {kDevicesOf, {sql_bytes(person)}},
      from_rows<std::vector<Device>>(std::move(told), [asking](const SqlRows& rows) {
        std::vector<Device> found;
        for (const SqlRow& row : rows) {
          const Digest token = row.digest(0);
          found.push_back({id_of(token), row.text(1), row.number(2), row.number(3), token == asking});
        }
        return found;
      }));
}

void People::add_device(const Digest& person, const Digest& token, const std::string& name, std::int64_t wall,
                        Ledger::Done done) {
  ledger_.write(
      [=](SqlConnection& database) {
        constexpr const char* kInsert =
            "INSERT INTO devices (token, person, name, made, seen, revoked) VALUES (?1, ?2, ?3, ?4, ?4, 0) "
            "ON CONFLICT DO NOTHING";
        database.run({kInsert, {sql_bytes(person), sql_bytes(person), "", wall}});
        database.run({kInsert, {sql_bytes(token), sql_bytes(person), name, wall}});
      },
      std::move(done));
}

void People::device(const Digest& person, std::string id, Told<std::optional<Digest>> told) {
  ledger_.read({kDevicesOf, {sql_bytes(person)}},
               from_rows<std::optional<Digest>>(std::move(told), [id = std::move(id)](const SqlRows& rows) {
                 std::optional<Digest> found;
                 for (const SqlRow& row : rows) {
                   if (id_of(row.digest(0)) == id) found = row.digest(0);
                 }
                 return found;
               }));
}

void People::revoke(const Digest& token, Ledger::Done done) {
  ledger_.write(
      [token](SqlConnection& database) {
        database.run({"UPDATE devices SET revoked = 1 WHERE token = ?1", {sql_bytes(token)}});
        database.tell("devices");
      },
      std::move(done));
}

void People::blocked_by(const Digest& person, Told<std::vector<Digest>> told) {
  ledger_.read({"SELECT blocked FROM blocks WHERE person = ?1", {sql_bytes(person)}},
               from_rows<std::vector<Digest>>(std::move(told), first_digests));
}

void People::blockers_of(const Digest& person, Told<std::vector<Digest>> told) {
  ledger_.read({"SELECT person FROM blocks WHERE blocked = ?1", {sql_bytes(person)}},
               from_rows<std::vector<Digest>>(std::move(told), first_digests));
}

void People::blocks_of(const Digest& person, Told<std::vector<BlockedPerson>> told) {
  ledger_.read({"SELECT n, name, made FROM blocks WHERE person = ?1 ORDER BY n", {sql_bytes(person)}},
               from_rows<std::vector<BlockedPerson>>(std::move(told), [](const SqlRows& rows) {
                 std::vector<BlockedPerson> found;
                 for (const SqlRow& row : rows) found.push_back({row.number(0), row.text(1), row.number(2)});
                 return found;
               }));
}

void People::block(const Digest& person, const Digest& other, const std::string& name, std::int64_t wall,
                   Ledger::Done done) {
  ledger_.write(
      [=](SqlConnection& database) {
        database.run(
            {"INSERT INTO blocks (person, blocked, name, made) VALUES (?1, ?2, ?3, ?4) "
             "ON CONFLICT DO NOTHING",
             {sql_bytes(person), sql_bytes(other), name, wall}});
        database.tell("blocks " + to_hex(person));
      },
      std::move(done));
}

void People::unblock(const Digest& person, std::int64_t n, Ledger::Done done) {
  ledger_.write(
      [person, n](SqlConnection& database) {
        database.run({"DELETE FROM blocks WHERE person = ?1 AND n = ?2", {sql_bytes(person), n}});
        database.tell("blocks " + to_hex(person));
      },
      std::move(done));
}

void People::reports_since(const Digest& person, std::int64_t wall, Told<int> told) {
  ledger_.read({"SELECT count(*) FROM reports WHERE person = ?1 AND made > ?2", {sql_bytes(person), wall}},
               from_rows<int>(std::move(told),
                              [](const SqlRows& rows) { return static_cast<int>(rows.front().number(0)); }));
}

void People::report(StoredReport report, std::int64_t wall, Ledger::Done done) {
  ledger_.write(
      [report = std::move(report), wall](SqlConnection& database) {
        database.run(
            {"INSERT INTO reports (made, table_id, person, about, name, said, why) "
             "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
             {wall, report.table, sql_bytes(report.by), report.about ? sql_bytes(*report.about) : SqlValue(),
              report.name, report.said, report.why}});
      },
      std::move(done));
}

}  // namespace heptad
