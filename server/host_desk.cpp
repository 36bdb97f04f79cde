#include "server/host_desk.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <thread>

#include "server/address.h"
#include "server/admin.h"
#include "server/schema.h"
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

}  // namespace

HostDesk::HostDesk(const std::filesystem::path& path)
    : database_(existing_database(path), Database::Mode::ReadWrite) {
  if (database_.number("PRAGMA application_id") != kApplicationId) {
    throw std::runtime_error(path.string() + " is not a database of Heptad.");
  }
  if (database_.number("PRAGMA user_version") != static_cast<std::int64_t>(schema_steps().size())) {
    throw std::runtime_error(path.string() +
                             " is of another version of Heptad: start this version's server with it first.");
  }
  database_.run("PRAGMA wal_autocheckpoint = 0");  // the server sees to its log
}

void HostDesk::describe(DeskTable& table) {
  Statement rows(database_,
                 "SELECT entry FROM journal WHERE table_id = ?1 AND (entry LIKE 'sit %' OR entry LIKE 'stand "
                 "%') ORDER BY n");
  rows.bind(1, table.id);
  std::map<int, DeskSeat> seats;
  while (rows.step()) {
    const auto entry = parse_entry_line(rows.text(0), 0);
    if (!entry) continue;
    if (entry->kind == EntryKind::Sit) seats[entry->seat] = {entry->seat, entry->text, to_hex(entry->owner)};
    if (entry->kind == EntryKind::Stand) seats.erase(entry->seat);
  }
  for (auto& [seat, who] : seats) table.people.push_back(std::move(who));
}

std::vector<DeskTable> HostDesk::described(Statement& rows) {
  std::vector<DeskTable> found;
  while (rows.step()) {
    DeskTable table{.id = rows.text(0), .rules = rows.text(1)};
    table.players = static_cast<int>(rows.number(2));
    table.status = static_cast<int>(rows.number(3));
    table.is_public = rows.number(4) != 0;
    table.created = rows.number(5);
    if (!rows.is_null(6)) table.ended = rows.number(6);
    describe(table);
    found.push_back(std::move(table));
  }
  return found;
}

std::vector<DeskTable> HostDesk::tables(std::optional<int> status, int most) {
  Statement rows(database_,
                 "SELECT id, rules, players, status, public, created, ended FROM tables "
                 "WHERE ?1 IS NULL OR status = ?1 ORDER BY created DESC LIMIT ?2");
  rows.bind(1, status ? std::optional<std::int64_t>(*status) : std::nullopt).bind(2, most);
  return described(rows);
}

std::vector<DeskTable> HostDesk::find(const std::string& what, int most) {
  const auto look = [&](const char* condition, auto value) {
    Statement rows(database_, (std::string("SELECT id, rules, players, status, public, created, ended "
                                           "FROM tables WHERE ") +
                               condition + " ORDER BY created DESC LIMIT ?2")
                                  .c_str());
    rows.bind(1, value).bind(2, most);
    return described(rows);
  };
  if (auto found = look("id = ?1", std::string_view(what)); !found.empty()) return found;
  if (const auto who = person(what)) {
    return look("id IN (SELECT table_id FROM seats WHERE owner = ?1)", std::span(*who));
  }
  return look(
      "id IN (SELECT table_id FROM journal WHERE entry LIKE 'sit %' AND instr(lower(substr(entry, 72)), "
      "lower(?1)))",
      std::string_view(what));
}

Expected<Digest> HostDesk::person(std::string_view text) {
  if (const auto token = token_hash(text)) {
    Statement device(database_, "SELECT lower(hex(person)) FROM devices WHERE token = ?1");
    if (device.bind(1, std::span(*token)).step()) return *digest_from_hex(device.text(0));
    return *token;
  }
  if (const auto whole = digest_from_hex(text)) return *whole;
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  if (text.size() < kLeastDigits || !std::ranges::all_of(text, is_hex)) {
    return refuse(Code::BadArguments,
                  "A person is a token, or the first eight or more digits that this command shows.");
  }
  Statement rows(database_,
                 "SELECT DISTINCT lower(hex(owner)) FROM seats WHERE lower(hex(owner)) LIKE ?1 "
                 "UNION SELECT lower(hex(person)) FROM devices WHERE lower(hex(person)) LIKE ?1 LIMIT 2");
  rows.bind(1, std::string(text) + '%');
  if (!rows.step()) return refuse(Code::NotFound, "Nobody's digits begin like this.");
  const auto found = digest_from_hex(rows.text(0));
  if (rows.step()) return refuse(Code::BadArguments, "Several people's digits begin like this: give more.");
  return *found;
}

std::vector<DeskSanction> HostDesk::sanctions() {
  std::vector<DeskSanction> found;
  Statement rows(database_, "SELECT kind, target, until, why, made FROM sanctions ORDER BY made");
  while (rows.step()) {
    DeskSanction one{
        .kind = rows.text(0), .target = rows.text(1), .why = rows.text(3), .made = rows.number(4)};
    if (!rows.is_null(2)) one.until = rows.number(2);
    found.push_back(std::move(one));
  }
  return found;
}

std::vector<DeskReport> HostDesk::reports() {
  std::vector<DeskReport> found;
  Statement rows(database_,
                 "SELECT n, made, table_id, lower(hex(person)), lower(hex(about)), name, said, why "
                 "FROM reports ORDER BY n");
  while (rows.step()) {
    found.push_back({rows.number(0), rows.number(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5),
                     rows.text(6), rows.text(7)});
  }
  return found;
}

bool HostDesk::remove_report(std::int64_t n) {
  Statement(database_, "DELETE FROM reports WHERE n = ?1").bind(1, n).run();
  return sqlite3_changes(database_.get()) > 0;
}

Expected<std::string> HostDesk::target(const std::string& text) {
  if (is_address(text)) return address_target(limit_key(text.substr(0, text.find('/'))));
  const auto who = person(text);
  if (!who) return std::unexpected(who.error());
  return person_target(*who);
}

void HostDesk::impose(Sanction kind, const std::string& target, std::optional<std::int64_t> milliseconds,
                      const std::string& why) {
  Statement(database_, "INSERT OR REPLACE INTO sanctions VALUES (?1, ?2, ?3, ?4, ?5)")
      .bind(1, sanction_word(kind))
      .bind(2, target)
      .bind(3, milliseconds ? std::optional(unix_millis() + *milliseconds) : std::nullopt)
      .bind(4, why)
      .bind(5, unix_millis())
      .run();
}

bool HostDesk::lift(Sanction kind, const std::string& target) {
  Statement(database_, "DELETE FROM sanctions WHERE kind = ?1 AND target = ?2")
      .bind(1, sanction_word(kind))
      .bind(2, target)
      .run();
  return sqlite3_changes(database_.get()) > 0;
}

std::int64_t HostDesk::order(const std::string& verb, const std::string& what) {
  Statement(database_, "INSERT INTO orders (verb, what) VALUES (?1, ?2)").bind(1, verb).bind(2, what).run();
  return sqlite3_last_insert_rowid(database_.get());
}

std::optional<std::string> HostDesk::answer_to(std::int64_t order, int milliseconds) {
  const auto latest = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  Statement answer(database_, "SELECT answer FROM orders WHERE n = ?1");
  do {
    answer.bind(1, order).step();
    const bool is_there = !answer.is_null(0);
    std::string text = answer.text(0);
    answer.reset();
    if (is_there) {
      Statement(database_, "DELETE FROM orders WHERE n = ?1").bind(1, order).run();
      return text;
    }
    std::this_thread::sleep_for(kLookAgain);
  } while (std::chrono::steady_clock::now() < latest);
  return std::nullopt;
}

bool is_served(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool is_locked = ::flock(file, LOCK_SH | LOCK_NB) != 0;
  ::close(file);
  return is_locked;
}

}  // namespace heptad
