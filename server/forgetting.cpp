#include "server/forgetting.h"

#include <array>
#include <vector>

#include "table/entry.h"

namespace heptad {
namespace {

void run_for_table(SqlConnection& database, const char* sql, const std::string& table) {
  database.run({sql, {table}});
}

void run_for_person(SqlConnection& database, const char* sql, const Digest& person) {
  database.run({sql, {sql_bytes(person)}});
}

struct Line {
  std::int64_t n;
  Entry entry;
};

std::vector<Line> seating_and_words(SqlConnection& database, const std::string& table) {
  std::vector<Line> lines;
  const auto rows = database.rows(
      {"SELECT n, entry FROM journal WHERE table_id = ?1 AND (entry LIKE 'sit %' OR entry LIKE 'stand %' OR "
       "entry LIKE 'say%') ORDER BY n",
       {table}});
  for (const SqlRow& row : rows) {
    if (auto entry = parse_entry_line(row.text(1), 0)) lines.push_back({row.number(0), std::move(*entry)});
  }
  return lines;
}

void rewrite(SqlConnection& database, const std::string& table, const Line& line) {
  database.run({"UPDATE journal SET entry = ?3 WHERE table_id = ?1 AND n = ?2",
                {table, line.n, entry_line(line.entry)}});
}

}  // namespace

void remove_table(SqlConnection& database, const std::string& table) {
  run_for_table(database, "DELETE FROM journal WHERE table_id = ?1", table);
  run_for_table(database, "DELETE FROM seats WHERE table_id = ?1", table);
  run_for_table(database, "DELETE FROM summaries WHERE table_id = ?1", table);
  run_for_table(database, "DELETE FROM tables WHERE id = ?1", table);
  database.tell("gone " + table);
}

void forget_chat(SqlConnection& database, const std::string& table) {
  for (Line& line : seating_and_words(database, table)) {
    if (!is_talk(line.entry.kind) || line.entry.text.empty()) continue;
    line.entry.text.clear();
    rewrite(database, table, line);
  }
  run_for_table(database, "UPDATE tables SET chat = 0 WHERE id = ?1", table);
  database.tell("rewritten " + table);
}

void forget_person_at(SqlConnection& database, const std::string& table, const Digest& person) {
  std::array<Digest, kMaxSeats> owners = {};
  for (Line& line : seating_and_words(database, table)) {
    Entry& entry = line.entry;
    const bool seated = entry.seat < kMaxSeats;
    if (entry.kind == EntryKind::Sit && seated) owners[entry.seat] = entry.owner;
    if (!seated || owners[entry.seat] != person) continue;
    if (entry.kind == EntryKind::Stand) {
      owners[entry.seat] = {};
      continue;
    }
    if (entry.kind == EntryKind::Sit) {
      entry.owner = {};  // the hash of nobody's token
      entry.text = "Player " + std::to_string(entry.seat + 1);
    } else {
      entry.text.clear();
    }
    rewrite(database, table, line);
  }
  run_for_table(database, "DELETE FROM summaries WHERE table_id = ?1", table);
  database.run({"DELETE FROM seats WHERE table_id = ?1 AND owner = ?2", {table, sql_bytes(person)}});
  database.tell("rewritten " + table);
}

void forget_person(SqlConnection& database, const Digest& person) {
  run_for_person(database, "DELETE FROM devices WHERE person = ?1", person);
  run_for_person(database, "DELETE FROM blocks WHERE person = ?1 OR blocked = ?1", person);
  run_for_person(database, "DELETE FROM reports WHERE person = ?1 OR about = ?1", person);
}

}  // namespace heptad
