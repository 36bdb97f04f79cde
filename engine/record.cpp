#include "engine/record.h"

#include <algorithm>
#include <cassert>

#include "engine/outcome_json.h"
#include "engine/replay.h"

namespace heptad {
namespace {

std::string quoted(std::string_view name) {
  std::string text = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + '"';
}

void print_header(std::string& text, const Record& record) {
  const std::string rules = rules_name(record.rules);
  text += "heptad 1\nrules " + rules + '\n';
  const auto usual = parse_rules(rules, 0);
  if (!usual || usual->players != record.rules.players) {
    text += "players " + std::to_string(record.rules.players) + '\n';
  }
  for (const auto& [key, value] : record.rules.options) text += "option " + key + ' ' + value + '\n';
  for (std::size_t seat = 0; seat < record.sitters.size(); ++seat) {
    const Sitter& sitter = record.sitters[seat];
    const std::string start = "seat " + std::to_string(seat) + ' ';
    switch (sitter.kind) {
      case Sitter::Kind::Nobody: break;
      case Sitter::Kind::Person: text += start + quoted(sitter.name) + '\n'; break;
      case Sitter::Kind::Bot: text += start + "bot:" + sitter.name + '\n'; break;
    }
  }
  if (record.seed) text += "seed " + *record.seed + '\n';
  for (std::size_t seat = 0; seat < record.nonces.size(); ++seat) {
    if (!record.nonces[seat].empty())
      text += "nonce " + std::to_string(seat) + ' ' + record.nonces[seat] + '\n';
  }
  for (const Anew& anew : record.anew) {
    text += "anew " + std::to_string(anew.line) + ' ' + std::to_string(anew.count) + '\n';
  }
  if (record.worth == Worth::Practice) text += "practice\n";
}

struct Printed {
  std::string text;
  Outcome outcome;
};

Printed print(const Record& record) {
  std::string text;
  print_header(text, record);
  Replaying steps = replay(record.rules, record.log);
  for (const auto& [before, entry] : steps) {
    assert(before.check(entry.seat, entry.action));
    text += entry_text(before, entry) + '\n';
  }
  const AnyGame& game = steps.position();
  if (game.over()) {
    text += result_text(game.outcome()) + '\n';
  } else if (record.given_up) {
    text += result_text(*record.given_up) + '\n';
  }
  return {std::move(text), game.outcome()};
}

}  // namespace

std::string seat_text(Seat seat) { return seat == kNature ? "nature" : std::to_string(seat); }

std::string entry_text(const AnyGame& before, const LogEntry& entry) {
  return seat_text(entry.seat) + ' ' + before.text(entry.action);
}

Expected<LogEntry> parse_entry(const AnyGame& before, std::string_view line) {
  const std::size_t space = line.find(' ');
  const std::string_view who = line.substr(0, space);
  LogEntry entry;
  if (who != "nature") {
    if (who.size() != 1 || who[0] < '0' || who[0] >= '0' + before.players()) {
      return refuse(Code::UnknownSeat,
                    "A move begins with its seat, 0 to " + std::to_string(before.players() - 1) +
                        " or nature, not \"" + std::string(who) + "\".",
                    1);
    }
    entry.seat = static_cast<Seat>(who[0] - '0');
  }
  if (space == std::string_view::npos) {
    return refuse(Code::NoAction, "The seat is not followed by an action.",
                  static_cast<int>(line.size()) + 1);
  }
  const int start = static_cast<int>(space) + 1;
  auto action = before.parse(line.substr(space + 1));
  if (!action) {
    Refusal refusal = std::move(action).error();
    refusal.column = start + std::max(refusal.column, 1);
    return std::unexpected(std::move(refusal));
  }
  entry.action = *action;
  if (auto checked = before.check(entry.seat, entry.action); !checked)
    return std::unexpected(checked.error());
  return entry;
}

std::string result_text(const Outcome& outcome) {
  std::string text = "result";
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    if (outcome.winners.has(seat)) text += ' ' + std::to_string(seat);
  }
  text += ' ' + std::string(name(outcome.how));
  for (int seat = 0; seat < outcome.seats; ++seat) text += ' ' + std::to_string(outcome.sheets[seat].total());
  return text;
}

std::string_view name(GivenUp::How how) {
  switch (how) {
    case GivenUp::How::Resignation: return "resignation";
    case GivenUp::How::Time: return "time";
    case GivenUp::How::Abandoned: return "abandoned";
  }
  return "";
}

std::string result_text(const GivenUp& end) {
  std::string text = "result";
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (end.winners.has(seat)) text += ' ' + std::to_string(seat);
  }
  return text + ' ' + std::string(name(end.how));
}

std::string print_record(const Record& record) { return print(record).text; }

std::string annotated_record(const Record& record) {
  auto [text, outcome] = print(record);
  const auto line = [&](std::string_view label, auto points) {
    text += "# " + std::string(label);
    for (int seat = 0; seat < outcome.seats; ++seat)
      text += ' ' + std::to_string(points(outcome.sheets[seat]));
    text += '\n';
  };
  for (const Category category : pad(record.rules)) {
    line(name(category), [&](const Sheet& sheet) { return sheet[category]; });
  }
  line("total", [](const Sheet& sheet) { return sheet.total(); });
  return text;
}

std::string RecordError::sentence() const {
  std::string start = "Line " + std::to_string(line);
  if (reason.column > 0) start += ", column " + std::to_string(reason.column);
  if (!text.empty()) start += ", `" + text + '`';
  return start + ": " + reason.message;
}

}  // namespace heptad
