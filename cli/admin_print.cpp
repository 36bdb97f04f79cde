#include "cli/admin_print.h"

#include <chrono>

#include <fmt/chrono.h>
#include <fmt/core.h>

#include "engine/core/json_writer.h"

namespace heptad {
namespace {

constexpr std::size_t kShortDigits = 16;

std::string moment(std::int64_t millis) {
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(static_cast<std::time_t>(millis / 1000)));
}

std::string digits(const std::string& hash) { return hash.substr(0, kShortDigits); }

template <class Rows, class Write>
void print_rows(std::string_view key, const Rows& rows, Write write) {
  JsonWriter json;
  json.begin_object().field("ok", true).key(key).begin_array();
  for (const auto& row : rows) write(json.begin_object(), row), json.end_object();
  fmt::print("{}\n", json.end_array().end_object().text());
}

void write_table(JsonWriter& json, const DeskTable& table) {
  json.field("table", table.id).field("rules", table.rules).field("players", table.players);
  json.field("status", kStatusWords.at(static_cast<std::size_t>(table.status)));
  json.field("public", table.is_public).field("created", table.created).key("ended");
  table.ended ? json.value(*table.ended) : json.null();
  json.key("people").begin_array();
  for (const DeskSeat& seat : table.people) {
    json.begin_object().field("seat", seat.seat).field("name", seat.name);
    json.field("person", seat.person).end_object();
  }
  json.end_array();
}

}  // namespace

void print_done(Output output, const std::string& sentence, Progress progress) {
  if (output == Output::Human) return fmt::print("{}\n", sentence);
  JsonWriter json;
  json.begin_object().field("ok", true).field("done", progress == Progress::Done);
  fmt::print("{}\n", json.field("message", sentence).end_object().text());
}

void print_failure(Output output, const std::string& sentence) {
  if (output == Output::Json) {
    JsonWriter json;
    json.begin_object().field("ok", false).key("error").begin_object().field("message", sentence);
    fmt::print("{}\n", json.end_object().end_object().text());
  }
  fmt::print(stderr, "heptad: {}\n", sentence);
}

void print_tables(const std::vector<DeskTable>& tables, Output output) {
  if (output == Output::Json) return print_rows("tables", tables, write_table);
  for (const DeskTable& table : tables) {
    fmt::print("{}  {:<8} {:<14} {}\n", table.id, kStatusWords.at(static_cast<std::size_t>(table.status)),
               table.rules, moment(table.created));
    for (const DeskSeat& seat : table.people) {
      fmt::print("  {}  {}  {}\n", seat.seat, digits(seat.person), seat.name);
    }
  }
}

void print_reports(const std::vector<DeskReport>& reports, Output output) {
  if (output == Output::Json) {
    return print_rows("reports", reports, [](JsonWriter& json, const DeskReport& report) {
      json.field("n", report.n).field("made", report.made).field("table", report.table);
      json.field("by", report.by).field("about", report.about).field("name", report.name);
      json.field("said", report.said).field("why", report.why);
    });
  }
  for (const DeskReport& report : reports) {
    fmt::print("{}  {}  table {}  {} {} ← {}\n", report.n, moment(report.made), report.table,
               digits(report.about), report.name, digits(report.by));
    if (!report.said.empty()) fmt::print("  said: {}\n", report.said);
    if (!report.why.empty()) fmt::print("  why: {}\n", report.why);
  }
}

void print_sanctions(const std::vector<DeskSanction>& sanctions, Output output) {
  if (output == Output::Json) {
    return print_rows("sanctions", sanctions, [](JsonWriter& json, const DeskSanction& one) {
      json.field("kind", one.kind).field("target", one.target).field("why", one.why);
      json.field("made", one.made).key("until");
      one.until ? json.value(*one.until) : json.null();
    });
  }
  for (const DeskSanction& one : sanctions) {
    fmt::print("{:<5} {}  {}  {}\n", one.kind, one.target,
               one.until ? "until " + moment(*one.until) : "for good", one.why);
  }
}

}  // namespace heptad
