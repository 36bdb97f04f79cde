// Reading a record: lines, header, moves, result. Every refusal names the line and where in it.
#include <algorithm>

#include "engine/record.h"
#include "engine/record_header.h"
#include "engine/record_line.h"

namespace heptad {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{4} << 20;

class Reader {
 public:
  Expected<void> line(std::string_view text);
  Expected<Replay> finish();

 private:
  enum class Part : std::uint8_t { Version, Header, Moves, Done };

  Expected<void> version(RecordLine& line);
  Expected<void> begin();
  Expected<void> move(std::string_view text, int column);
  Expected<void> result(RecordLine& line, int column);
  std::optional<GivenUp> given_up(std::string_view text) const;

  Part part_ = Part::Version;
  RecordHeader header_;
  Record record_;
  std::optional<AnyGame> game_;
};

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
  if (part_ != Part::Header) {
    return refuse(Code::BadRecord, "A move begins with its seat or with nature, and the header is over.",
                  column);
  }
  return header_.line(ahead, word, column);
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
  return line.ended();
}

Expected<void> Reader::begin() {
  auto record = header_.finish();
  if (!record) return std::unexpected(record.error());
  record_ = std::move(*record);
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
      const GivenUp end{.winners = SeatSet::of_bits(static_cast<std::uint16_t>(bits)), .how = how};
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
