#include "engine/record_header.h"

#include <algorithm>

#include "engine/core/number.h"

namespace heptad {
namespace {

constexpr std::size_t kMaxName = 80;

bool is_seed(std::string_view word) {
  return !word.empty() && word.size() <= kMaxName && std::ranges::all_of(word, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  });
}

}  // namespace

Expected<void> RecordHeader::line(RecordLine& line, std::string_view word, int column) {
  if (word == "rules") return rules(line);
  if (word == "players") return players(line);
  if (word == "option") return option(line);
  if (word == "seat") return sitter(line);
  if (word == "seed") return seed(line);
  if (word == "nonce") return nonce(line);
  if (word == "anew") return anew(line);
  if (word == "practice") return practice(line);
  return refuse(Code::BadRecord,
                "A header has rules, players, option, seat, seed, nonce, anew and practice, not \"" +
                    std::string(word) + "\".",
                column);
}

Expected<void> RecordHeader::rules(RecordLine& line) {
  const int column = line.column();
  if (rules_name_) return refuse(Code::BadRecord, "The rules are named twice.", column);
  rules_name_ = std::string(line.word());
  auto parsed = parse_rules(*rules_name_, 0);
  if (!parsed) return refuse(parsed.error().code, parsed.error().message, column);
  return line.ended();
}

Expected<void> RecordHeader::players(RecordLine& line) {
  const int column = line.column();
  const auto number = number_in<int>(line.word());
  if (!number || *number < 1 || *number > kMaxSeats) {
    return refuse(Code::BadPlayers, "The number of players is 1 to " + std::to_string(kMaxSeats) + ".",
                  column);
  }
  if (players_ != 0) return refuse(Code::BadRecord, "The number of players is given twice.", column);
  players_ = *number;
  return line.ended();
}

Expected<void> RecordHeader::option(RecordLine& line) {
  const int column = line.column();
  const std::string key(line.word());
  const std::string value(line.rest());
  if (key.empty() || value.empty()) return refuse(Code::BadOption, "An option is a key and a value.", column);
  record_.rules.options.emplace_back(key, value);
  return {};
}

Expected<void> RecordHeader::sitter(RecordLine& line) {
  const int column = line.column();
  const auto seat = number_in<unsigned>(line.word());
  if (!seat || *seat >= kMaxSeats) return refuse(Code::UnknownSeat, "Seats are numbered 0 to 7.", column);
  if (record_.sitters.size() <= *seat) record_.sitters.resize(*seat + 1);
  Sitter& sitter = record_.sitters[*seat];
  if (sitter.kind != Sitter::Kind::Nobody) return refuse(Code::BadRecord, "The seat is named twice.", column);
  const int at = line.column();
  RecordLine ahead = line;
  const std::string_view word = ahead.word();
  if (word.starts_with("bot:")) {
    line = ahead;
    sitter = {Sitter::Kind::Bot, std::string(word.substr(4))};
  } else if (word.starts_with('"')) {
    auto name = line.quoted();
    if (!name) return std::unexpected(name.error());
    sitter = {Sitter::Kind::Person, std::move(*name)};
  } else {
    return refuse(Code::BadName, "Who sits there is a name in quotation marks or bot:level.", at);
  }
  if (sitter.name.empty() || sitter.name.size() > kMaxName) {
    return refuse(Code::BadName, "A name has 1 to " + std::to_string(kMaxName) + " bytes.", at);
  }
  return line.ended();
}

Expected<void> RecordHeader::seed(RecordLine& line) {
  const int column = line.column();
  const std::string_view word = line.word();
  if (!is_seed(word)) return refuse(Code::BadSeed, "A seed is one word of letters, digits, - and _.", column);
  if (record_.seed) return refuse(Code::BadRecord, "The seed is given twice.", column);
  record_.seed = std::string(word);
  return line.ended();
}

Expected<void> RecordHeader::nonce(RecordLine& line) {
  const int column = line.column();
  const auto seat = number_in<unsigned>(line.word());
  if (!seat || *seat >= kMaxSeats) return refuse(Code::UnknownSeat, "Seats are numbered 0 to 7.", column);
  const int at = line.column();
  const std::string_view word = line.word();
  if (!is_seed(word)) return refuse(Code::BadNonce, "A nonce is one word of letters, digits, - and _.", at);
  if (record_.nonces.size() <= *seat) record_.nonces.resize(*seat + 1);
  if (!record_.nonces[*seat].empty()) return refuse(Code::BadRecord, "The nonce is given twice.", column);
  record_.nonces[*seat] = word;
  return line.ended();
}

Expected<void> RecordHeader::anew(RecordLine& line) {
  const int column = line.column();
  const auto first = number_in<std::size_t>(line.word());
  const auto count = number_in<int>(line.word());
  const Anew last = record_.anew.empty() ? Anew{} : record_.anew.back();
  const bool in_order = first && count && *count > last.count && (record_.anew.empty() || *first > last.line);
  if (!in_order) {
    return refuse(Code::BadRecord, "Luck drawn anew is a line of the log and a count, both rising.", column);
  }
  record_.anew.push_back({*first, *count});
  return line.ended();
}

Expected<void> RecordHeader::practice(RecordLine& line) {
  record_.worth = Worth::Practice;
  return line.ended();
}

Expected<Record> RecordHeader::finish() {
  if (!rules_name_) return refuse(Code::BadRecord, "The header does not name the rules.");
  auto parsed = parse_rules(*rules_name_, players_);
  if (!parsed) return std::unexpected(parsed.error());
  parsed->options = std::move(record_.rules.options);
  record_.rules = std::move(*parsed);
  const auto seats = static_cast<std::size_t>(record_.rules.players);
  if (record_.sitters.size() > seats || record_.nonces.size() > seats) {
    return refuse(Code::UnknownSeat, "More seats are named than play.");
  }
  return std::move(record_);
}

}  // namespace heptad
