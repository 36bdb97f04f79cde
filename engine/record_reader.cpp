// Reading a record: lines, header, moves, result. Every refusal names the line and where in it.
#include <algorithm>
#include <charconv>
#include <limits>

#include "engine/record.h"
#include "engine/record_line.h"

namespace heptad {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{4} << 20;
constexpr std::size_t kMaxName = 80;

template <class Number>
std::optional<Number> number_in(std::string_view word) {
  Number number{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

bool is_seed(std::string_view word) {
  return !word.empty() && word.size() <= kMaxName && std::ranges::all_of(word, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  });
}

class Reader {
 public:
  Expected<void> line(std::string_view text);
  Expected<Replay> finish();

 private:
  enum class Part : std::uint8_t { Version, Header, Moves, Done };

  Expected<void> version(RecordLine& line);
  Expected<void> header(RecordLine& line, std::string_view word, int column);
  Expected<void> rules(RecordLine& line);
  Expected<void> players(RecordLine& line);
  Expected<void> option(RecordLine& line);
  Expected<void> sitter(RecordLine& line);
  Expected<void> seed(RecordLine& line);
  Expected<void> nonce(RecordLine& line);
  Expected<void> anew(RecordLine& line);
  Expected<void> practice(RecordLine& line);
  Expected<void> begin();
  Expected<void> move(std::string_view text, int column);
  Expected<void> result(RecordLine& line, int column);
  std::optional<GivenUp> given_up(std::string_view text) const;

  Part part_ = Part::Version;
  std::optional<std::string> rules_name_;
  int players_ = 0;
  Record record_;
  std::optional<AnyGame> game_;
};

Expected<void> ended(RecordLine& line) {
  if (line.at_end()) return {};
  return refuse(Code::BadRecord, "There is more on the line than belongs there.", line.column());
}

Expected<void> Reader::line(std::string_view text) {
  RecordLine line(text);
  if (line.at_end()) return {};
  const int column = line.column();
  if (part_ == Part::Version) return version(line);
  if (part_ == Part::Done) return refuse(Code::BadRecord, "Nothing may follow the result.", column);
  RecordLine ahead = line;
  const std::string_view word = ahead.word();
  if (word == "result") return result(ahead, column);
  const bool is_move = word == "nature" || (word[0] >= '0' && word[0] <= '9');
  if (is_move) return move(line.rest(), column);
  return header(ahead, word, column);
}

Expected<void> Reader::version(RecordLine& line) {
  const int column = line.column();
  if (line.word() != "heptad") return refuse(Code::BadRecord, "A record begins with `heptad 1`.", column);
  const int at = line.column();
  const auto word = line.word();
  if (word != "1") {
    return refuse(Code::BadVersion,
                  "This program reads records of version 1, not \"" + std::string(word) + "\".", at);
  }
  part_ = Part::Header;
  return ended(line);
}

Expected<void> Reader::header(RecordLine& line, std::string_view word, int column) {
  if (part_ != Part::Header) {
    return refuse(Code::BadRecord, "A move begins with its seat or with nature, and the header is over.",
                  column);
  }
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

Expected<void> Reader::rules(RecordLine& line) {
  const int column = line.column();
  if (rules_name_) return refuse(Code::BadRecord, "The rules are named twice.", column);
  rules_name_ = std::string(line.word());
  auto parsed = parse_rules(*rules_name_, 0, Among::All);
  if (!parsed) return refuse(parsed.error().code, parsed.error().message, column);
  return ended(line);
}

Expected<void> Reader::players(RecordLine& line) {
  const int column = line.column();
  const auto number = number_in<int>(line.word());
  if (!number || *number < 1 || *number > kMaxSeats) {
    return refuse(Code::BadPlayers, "The number of players is 1 to " + std::to_string(kMaxSeats) + ".",
                  column);
  }
  if (players_ != 0) return refuse(Code::BadRecord, "The number of players is given twice.", column);
  players_ = *number;
  return ended(line);
}

Expected<void> Reader::option(RecordLine& line) {
  const int column = line.column();
  const std::string key(line.word());
  const std::string value(line.rest());
  if (key.empty() || value.empty()) return refuse(Code::BadOption, "An option is a key and a value.", column);
  record_.rules.options.emplace_back(key, value);
  return {};
}

Expected<void> Reader::sitter(RecordLine& line) {
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
  return ended(line);
}

Expected<void> Reader::seed(RecordLine& line) {
  const int column = line.column();
  const std::string_view word = line.word();
  if (!is_seed(word)) return refuse(Code::BadSeed, "A seed is one word of letters, digits, - and _.", column);
  if (record_.seed) return refuse(Code::BadRecord, "The seed is given twice.", column);
  record_.seed = std::string(word);
  return ended(line);
}

Expected<void> Reader::nonce(RecordLine& line) {
  const int column = line.column();
  const auto seat = number_in<unsigned>(line.word());
  if (!seat || *seat >= kMaxSeats) return refuse(Code::UnknownSeat, "Seats are numbered 0 to 7.", column);
  const int at = line.column();
  const std::string_view word = line.word();
  if (!is_seed(word)) return refuse(Code::BadNonce, "A nonce is one word of letters, digits, - and _.", at);
  if (record_.nonces.size() <= *seat) record_.nonces.resize(*seat + 1);
  if (!record_.nonces[*seat].empty()) return refuse(Code::BadRecord, "The nonce is given twice.", column);
  record_.nonces[*seat] = word;
  return ended(line);
}

Expected<void> Reader::anew(RecordLine& line) {
  const int column = line.column();
  const auto first = number_in<std::size_t>(line.word());
  const auto count = number_in<int>(line.word());
  const Anew last = record_.anew.empty() ? Anew{} : record_.anew.back();
  const bool in_order = first && count && *count > last.count && (record_.anew.empty() || *first > last.line);
  if (!in_order) {
    return refuse(Code::BadRecord, "Luck drawn anew is a line of the log and a count, both rising.", column);
  }
  record_.anew.push_back({*first, *count});
  return ended(line);
}

Expected<void> Reader::practice(RecordLine& line) {
  record_.worth = Worth::Practice;
  return ended(line);
}

Expected<void> Reader::begin() {
  if (!rules_name_) return refuse(Code::BadRecord, "The header does not name the rules.");
  auto parsed = parse_rules(*rules_name_, players_, Among::All);
  if (!parsed) return std::unexpected(parsed.error());
  parsed->options = std::move(record_.rules.options);
  record_.rules = std::move(*parsed);
  const auto seats = static_cast<std::size_t>(record_.rules.players);
  if (record_.sitters.size() > seats || record_.nonces.size() > seats) {
    return refuse(Code::UnknownSeat, "More seats are named than play.");
  }
  auto game = AnyGame::start(record_.rules);
  if (!game) return std::unexpected(game.error());
  game_ = std::move(*game);
  part_ = Part::Moves;
  return {};
}

Expected<void> Reader::move(std::string_view text, int column) {
  if (part_ == Part::Header) {
    if (auto begun = begin(); !begun) return begun;
  }
  auto entry = parse_entry(*game_, text);
  if (!entry) {
    Refusal refusal = std::move(entry).error();
    if (refusal.column > 0) refusal.column += column - 1;
    return std::unexpected(std::move(refusal));
  }
  game_->apply(entry->seat, entry->action);
  record_.log.push_back(*entry);
  return {};
}

// What `result_text` writes of one, and nothing else.
std::optional<GivenUp> Reader::given_up(std::string_view text) const {
  for (const auto how : {GivenUp::How::Resignation, GivenUp::How::Time, GivenUp::How::Abandoned}) {
    for (unsigned bits = 0; bits < 1U << record_.rules.players; ++bits) {
      GivenUp end{.how = how};
      for (Seat seat = 0; seat < record_.rules.players; ++seat) {
        if ((bits >> seat & 1) != 0) end.winners.add(seat);
      }
      if (result_text(end) == text) return end;
    }
  }
  return std::nullopt;
}

Expected<void> Reader::result(RecordLine& line, int column) {
  if (game_ && !game_->over()) record_.given_up = given_up("result " + std::string(line.rest()));
  if (record_.given_up) {
    part_ = Part::Done;
    return {};
  }
  if (!game_ || !game_->over())
    return refuse(Code::BadResult, "There is a result, but the game is not over.", column);
  const std::string due = result_text(game_->outcome());
  if ("result " + std::string(line.rest()) != due) {
    return refuse(Code::BadResult, "The moves end in `" + due + "`.", column);
  }
  part_ = Part::Done;
  return {};
}

Expected<Replay> Reader::finish() {
  if (part_ == Part::Version)
    return refuse(Code::BadRecord, "The record is empty: it begins with `heptad 1`.");
  if (part_ == Part::Header) {
    if (auto begun = begin(); !begun) return std::unexpected(begun.error());
  }
  return Replay{std::move(record_), std::move(*game_)};
}

}  // namespace

std::expected<Replay, RecordError> read_record(std::string_view text) {
  const auto fail = [](int number, std::string_view line, const Refusal& reason) {
    return std::unexpected(RecordError{number, shown(line), reason});
  };
  if (text.size() > kMaxBytes) {
    return fail(1, "", {Code::TooLarge, "A record has at most " + std::to_string(kMaxBytes >> 20) + " MiB."});
  }
  Reader reader;
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    auto done = check_bytes(line);
    if (done) done = reader.line(line);
    if (!done) return fail(number, line, done.error());
  }
  auto replay = reader.finish();
  if (!replay) return fail(std::max(number, 1), "", replay.error());
  return std::move(*replay);
}

}  // namespace heptad
