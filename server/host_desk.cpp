#include "server/host_desk.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <thread>

#include "server/address.h"
#include "server/secrets.h"
#include "table/entry.h"

namespace heptad {
namespace {

constexpr std::size_t kLeastDigits = 8;
constexpr auto kLookAgain = std::chrono::milliseconds(20);

std::int64_t unix_millis() {
  const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_epoch).count();
}

bool is_address(const std::string& text) {
  std::array<char, sizeof(in6_addr)> bytes = {};
  const std::string bare = text.substr(0, text.find('/'));
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         inet_pton(AF_INET6, bare.c_str(), bytes.data()) == 1;
}

// What LIKE takes for this text itself, anywhere.
std::string anywhere(const std::string& text) {
  std::string pattern = "%";
  for (const char c : text) {
    if (c == '%' || c == '_' || c == '!') pattern += '!';
    pattern += c;
  }
  return pattern + '%';
}

}  // namespace

void HostDesk::describe(DeskTable& table) {
  std::map<int, DeskSeat> seats;
  for (const SqlRow& row :
       database_->rows({"SELECT entry FROM journal "
                        "WHERE table_id = ?1 AND (entry LIKE 'sit %' OR entry LIKE 'stand %') ORDER BY n",
                        {table.id}})) {
    const auto entry = parse_entry_line(row.text(0), 0);
    if (!entry) continue;
    if (entry->kind == EntryKind::Sit) seats[entry->seat] = {entry->seat, entry->text, to_hex(entry->owner)};
    if (entry->kind == EntryKind::Stand) seats.erase(entry->seat);
  }
  for (auto& [seat, who] : seats) table.people.push_back(std::move(who));
}

std::vector<DeskTable> HostDesk::described(const Sql& tables) {
  std::vector<DeskTable> found;
  for (const SqlRow& row : database_->rows(tables)) {
    DeskTable table{.id = row.text(0), .rules = row.text(1)};
    table.players = static_cast<int>(row.number(2));
    table.status = static_cast<int>(row.number(3));
    table.is_public = row.number(4) != 0;
    table.created = row.number(5);
    if (!row.is_null(6)) table.ended = row.number(6);
    describe(table);
    found.push_back(std::move(table));
  }
  return found;
}

std::vector<DeskTable> HostDesk::tables(std::optional<int> status, int most) {
  return described(
      {"SELECT id, rules, players, status, public, created, ended FROM tables "
       "WHERE CAST(?1 AS BIGINT) IS NULL OR status = ?1 ORDER BY created DESC LIMIT ?2",
       {status ? SqlValue(*status) : SqlValue(), most}});
}

std::vector<DeskTable> HostDesk::find(const std::string& what, int most) {
  auto found = described(
      {"SELECT id, rules, players, status, public, created, ended FROM tables WHERE id = ?1", {what}});
  if (!found.empty()) return found;
  if (const auto who = person(what)) {
    return described(
        {"SELECT id, rules, players, status, public, created, ended FROM tables "
         "WHERE id IN (SELECT table_id FROM seats WHERE owner = ?1) ORDER BY created DESC LIMIT ?2",
         {sql_bytes(*who), most}});
  }
  return described(
      {"SELECT id, rules, players, status, public, created, ended FROM tables "
       "WHERE id IN (SELECT table_id FROM journal WHERE entry LIKE 'sit %' "
       "AND lower(substr(entry, 72)) LIKE lower(?1) ESCAPE '!') ORDER BY created DESC LIMIT ?2",
       {anywhere(what), most}});
}

Expected<Digest> HostDesk::person(std::string_view text) {
  if (const auto token = token_hash(text)) {
    const auto device = database_->rows({"SELECT person FROM devices WHERE token = ?1", {sql_bytes(*token)}});
    return device.empty() ? *token : device.front().digest(0);
  }
  if (const auto whole = digest_from_hex(text)) return *whole;
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  constexpr std::size_t kDigits = sizeof(Digest) * 2;
  if (text.size() < kLeastDigits || text.size() > kDigits || !std::ranges::all_of(text, is_hex)) {
    return refuse(Code::BadArguments,
                  "A person is a token, or the first eight or more digits that this command shows.");
  }
  const auto filled = [&](char digit) {
    return sql_bytes(*digest_from_hex(std::string(text) + std::string(kDigits - text.size(), digit)));
  };
  const auto found =
      database_->rows({"SELECT owner FROM seats WHERE owner BETWEEN ?1 AND ?2 "
                       "UNION SELECT person FROM devices WHERE person BETWEEN ?1 AND ?2 LIMIT 2",
                       {filled('0'), filled('f')}});
  if (found.empty()) return refuse(Code::NotFound, "Nobody's digits begin like this.");
  if (found.size() > 1)
    return refuse(Code::BadArguments, "Several people's digits begin like this: give more.");
  return found.front().digest(0);
}

std::vector<DeskSanction> HostDesk::sanctions() {
  std::vector<DeskSanction> found;
  for (const SqlRow& row :
       database_->rows({"SELECT kind, target, until, why, made FROM sanctions ORDER BY made"})) {
    DeskSanction one{.kind = row.text(0), .target = row.text(1), .why = row.text(3), .made = row.number(4)};
    if (!row.is_null(2)) one.until = row.number(2);
    found.push_back(std::move(one));
  }
  return found;
}

std::vector<DeskReport> HostDesk::reports() {
  std::vector<DeskReport> found;
  for (const SqlRow& row : database_->rows(
           {"SELECT n, made, table_id, person, about, name, said, why FROM reports ORDER BY n"})) {
    found.push_back({row.number(0), row.number(1), row.text(2), to_hex(row.digest(3)),
                     row.is_null(4) ? "" : to_hex(row.digest(4)), row.text(5), row.text(6), row.text(7)});
  }
  return found;
}

bool HostDesk::remove_report(std::int64_t n) {
  return !database_->rows({"DELETE FROM reports WHERE n = ?1 RETURNING n", {n}}).empty();
}

Expected<std::string> HostDesk::target(const std::string& text) {
  if (is_address(text)) return address_target(limit_key(text.substr(0, text.find('/'))));
  const auto who = person(text);
  if (!who) return std::unexpected(who.error());
  return person_target(*who);
}

void HostDesk::impose(Sanction kind, const std::string& target, std::optional<std::int64_t> milliseconds,
                      const std::string& why) {
  const auto now = unix_millis();
  database_->run(
      {"INSERT INTO sanctions (kind, target, until, why, made) VALUES (?1, ?2, ?3, ?4, ?5) "
       "ON CONFLICT (kind, target) DO UPDATE SET until = excluded.until, why = excluded.why, "
       "made = excluded.made",
       {sanction_word(kind), target, milliseconds ? SqlValue(now + *milliseconds) : SqlValue(), why, now}});
}

bool HostDesk::lift(Sanction kind, const std::string& target) {
  return !database_
              ->rows({"DELETE FROM sanctions WHERE kind = ?1 AND target = ?2 RETURNING kind",
                      {sanction_word(kind), target}})
              .empty();
}

std::int64_t HostDesk::order(const std::string& verb, const std::string& what) {
  return database_->rows({"INSERT INTO orders (verb, what) VALUES (?1, ?2) RETURNING n", {verb, what}})
      .front()
      .number(0);
}

std::optional<std::string> HostDesk::answer_to(std::int64_t order, int milliseconds) {
  const auto latest = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  do {
    // Only read while there is no answer: a file's one writer is not to be kept waiting.
    const auto found =
        database_->rows({"SELECT answer FROM orders WHERE n = ?1 AND answer IS NOT NULL", {order}});
    if (!found.empty()) {
      database_->run({"DELETE FROM orders WHERE n = ?1", {order}});
      return found.front().text(0);
    }
    std::this_thread::sleep_for(kLookAgain);
  } while (std::chrono::steady_clock::now() < latest);
  return std::nullopt;
}

}  // namespace heptad
