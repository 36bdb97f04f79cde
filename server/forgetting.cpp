#include "server/forgetting.h"

#include <array>
#include <vector>

#include "table/entry.h"

namespace heptad {
namespace {

void run_for_table(Database& database, const char* sql, const std::string& table) {
  Statement(database, sql).bind(1, table).run();
}

void run_for_person(Database& database, const char* sql, const Digest& person) {
  Statement(database, sql).bind(1, std::span(person)).run();
}

struct Line {
  std::int64_t n;
  Entry entry;
};

std::vector<Line> seating_and_words(Database& database, const std::string& table) {
  std::vector<Line> lines;
  Statement rows(database,
                 "SELECT n, entry FROM journal WHERE table_id = ?1 AND (entry LIKE 'sit %' OR entry LIKE "
                 "'stand %' OR entry LIKE 'say%') ORDER BY n");
  rows.bind(1, table);
  while (rows.step()) {
    if (auto entry = parse_entry_line(rows.text(1), 0)) lines.push_back({rows.number(0), std::move(*entry)});
  }
  return lines;
}

void rewrite(Database& database, const std::string& table, const Line& line) {
  Statement(database, "UPDATE journal SET entry = ?3 WHERE table_id = ?1 AND n = ?2")
      .bind(1, table)
      .bind(2, line.n)
      .bind(3, entry_line(line.entry))
      .run();
}

}  // namespace

void remove_table(Database& database, const std::string& table) {
  run_for_table(database, "DELETE FROM journal WHERE table_id = ?1", table);
  run_for_table(database, "DELETE FROM seats WHERE table_id = ?1", table);
  run_for_table(database, "DELETE FROM summaries WHERE table_id = ?1", table);
  run_for_table(database, "DELETE FROM tables WHERE id = ?1", table);
}

void forget_chat(Database& database, const std::string& table) {
  for (Line& line : seating_and_words(database, table)) {
    if (!is_talk(line.entry.kind) || line.entry.text.empty()) continue;
    line.entry.text.clear();
    rewrite(database, table, line);
  }
  run_for_table(database, "UPDATE tables SET chat = 0 WHERE id = ?1", table);
}

void forget_person_at(Database& database, const std::string& table, const Digest& person) {
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
  Statement(database, "DELETE FROM seats WHERE table_id = ?1 AND owner = ?2")
      .bind(1, table)
      .bind(2, std::span(person))
      .run();
}

void forget_person(Database& database, const Digest& person) {
  run_for_person(database, "DELETE FROM devices WHERE person = ?1", person);
  run_for_person(database, "DELETE FROM blocks WHERE person = ?1 OR blocked = ?1", person);
  run_for_person(database, "DELETE FROM reports WHERE person = ?1 OR about = ?1", person);
}

}  // namespace heptad
