// Records: refused with the exact line, column, move and reason; read and printed byte for byte.
#include "engine/record.h"

#include <gtest/gtest.h>

namespace heptad {
namespace {

constexpr std::string_view kStart =
    "heptad 1\n"
    "rules duel\n"
    "seat 0 \"Ann\"\n"
    "seat 1 bot:hard\n"
    "nature tokens law agriculture urbanism philosophy masonry\n"
    "nature wonders pyramids sphinx colossus piraeus\n"
    "0 draft sphinx\n";

RecordError refused(const std::string& text) {
  const auto replay = read_record(text);
  EXPECT_FALSE(replay) << text.substr(0, 200);
  return replay ? RecordError{} : replay.error();
}

void expect_refused(const std::string& text, int line, int column, std::string_view code) {
  const RecordError error = refused(text);
  EXPECT_EQ(error.line, line) << error.sentence();
  EXPECT_EQ(error.reason.column, column) << error.sentence();
  EXPECT_EQ(error.reason.name(), code) << error.sentence();
}

TEST(Records, AnUnfinishedGameReadsAndPrintsTheSame) {
  const auto replay = read_record(kStart);
  ASSERT_TRUE(replay) << replay.error().sentence();
  EXPECT_EQ(print_record(replay->record), kStart);
  EXPECT_EQ(replay->record.log.size(), 3U);
  EXPECT_EQ(replay->record.sitters[0].name, "Ann");
  EXPECT_EQ(replay->record.sitters[1].kind, Sitter::Kind::Bot);
}

TEST(Records, CommentsBlankLinesAndWindowsLineEndsAreAllowed) {
  const auto replay =
      read_record("# a game\r\nheptad 1\r\n\r\nrules duel # the base game\r\n  seat 0 \"A#b\" # Ann\r\n");
  ASSERT_TRUE(replay) << replay.error().sentence();
  EXPECT_EQ(print_record(replay->record), "heptad 1\nrules duel\nseat 0 \"A#b\"\n");
}

TEST(Records, QuotationMarksInNamesAreEscaped) {
  Record record{.rules = *parse_rules("duel"), .sitters = {{Sitter::Kind::Person, "A \"quoted\" \\ 安"}}};
  const auto replay = read_record(print_record(record));
  ASSERT_TRUE(replay) << replay.error().sentence();
  EXPECT_EQ(replay->record, record);
}

TEST(Records, AMisspeltCardIsNamedWithItsColumn) {
  expect_refused(std::string(kStart) + "1 draft colossos\n", 8, 9, "unknown-wonder");
  const RecordError error = refused(std::string(kStart) + "1 draft colossos\n");
  EXPECT_EQ(error.text, "1 draft colossos");
  EXPECT_EQ(error.sentence(), "Line 8, column 9, `1 draft colossos`: There is no wonder \"colossos\".");
}

TEST(Records, AnIllegalMoveIsNamedWithItsReason) {
  const RecordError error = refused(std::string(kStart) + "1 draft sphinx\n");
  EXPECT_EQ(error.line, 8);
  EXPECT_EQ(error.text, "1 draft sphinx");
  EXPECT_EQ(error.reason.name(), "illegal");
}

TEST(Records, AMoveOutOfTurnIsRefused) {
  expect_refused(std::string(kStart) + "0 draft colossus\n", 8, 0, "wrong-turn");
}

TEST(Records, HeadersAreChecked) {
  expect_refused("", 1, 0, "bad-record");
  expect_refused("hexad 1\n", 1, 1, "bad-record");
  expect_refused("heptad 2\n", 1, 8, "bad-version");
  expect_refused("heptad 1\n", 1, 0, "bad-record");
  expect_refused("heptad 1\nrules chess\n", 2, 7, "unknown-rules");
  expect_refused("heptad 1\nrules duel\nrules duel\n", 3, 7, "bad-record");
  expect_refused("heptad 1\nrules duel extra\n", 2, 12, "bad-record");
  expect_refused("heptad 1\nrules duel\nplayers 9\n", 3, 9, "bad-players");
  expect_refused("heptad 1\nrules duel\nplayers 3\n", 3, 0, "bad-players");
  expect_refused("heptad 1\nrules duel\noption colour\n", 3, 8, "bad-option");
  expect_refused("heptad 1\nrules duel\nseat 8 \"Ann\"\n", 3, 6, "unknown-seat");
  expect_refused("heptad 1\nrules duel\nseat 2 \"Ann\"\n", 3, 0, "unknown-seat");
  expect_refused("heptad 1\nrules duel\nseat 0 Ann\n", 3, 8, "bad-name");
  expect_refused("heptad 1\nrules duel\nseat 0 \"Ann\n", 3, 12, "bad-name");
  expect_refused("heptad 1\nrules duel\nseat 0 \"\"\n", 3, 8, "bad-name");
  expect_refused("heptad 1\nrules duel\nseat 0 \"A\"\nseat 0 \"B\"\n", 4, 6, "bad-record");
  expect_refused("heptad 1\nrules duel\nseed a/b\n", 3, 6, "bad-seed");
  expect_refused("heptad 1\nrules duel\nhello\n", 3, 1, "bad-record");
  expect_refused(std::string(kStart) + "seed 7\n", 8, 1, "bad-record");
}

TEST(Records, AResultThatTheMovesDoNotGiveIsRefused) {
  expect_refused(std::string(kStart) + "result 1 civilian 58 64\n", 8, 1, "bad-result");
}

TEST(Records, HostileTextIsRefused) {
  using namespace std::string_literals;
  expect_refused("heptad 1\nrules du\0el\n"s, 2, 9, "bad-text");
  expect_refused("heptad 1\nseat 0 \"\xC3\x28\"\n", 2, 9, "bad-text");
  expect_refused("heptad 1\nseat 0 \"\xED\xA0\x80\"\n", 2, 9, "bad-text");
  expect_refused("heptad 1\n" + std::string(100'000, 'x') + "\n", 2, 1001, "line-too-long");
  expect_refused(std::string(std::size_t{5} << 20, '\n'), 1, 0, "too-large");
  expect_refused("heptad 1\n\x1B[2J\n", 2, 1, "bad-text");
}

TEST(Records, LongLinesAreShortenedInTheSentence) {
  EXPECT_LT(refused("heptad 1\n" + std::string(100'000, 'x') + "\n").sentence().size(), 300U);
}

TEST(Records, EveryPrefixIsReadOrRefusedCleanly) {
  for (std::size_t size = 0; size < kStart.size(); ++size) {
    const auto replay = read_record(kStart.substr(0, size));
    if (!replay) {
      EXPECT_FALSE(replay.error().sentence().empty());
    }
  }
}

}  // namespace
}  // namespace heptad
