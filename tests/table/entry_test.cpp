#include "table/entry.h"

#include <gtest/gtest.h>

#include "table/words.h"

namespace heptad {
namespace {

TEST(Journal, EveryKindOfEntryReadsBackAsWritten) {
  const Entries entries = {
      {.kind = EntryKind::Sit, .seat = 1, .text = "Ann B", .owner = sha256("t"), .at = 5},
      {.kind = EntryKind::Stand, .seat = 1},
      {.kind = EntryKind::Bot, .seat = 2, .number = 8},
      {.kind = EntryKind::Bot, .seat = 2, .number = 8, .text = "scholar"},
      {.kind = EntryKind::Act, .seat = 0, .text = "build baths", .id = "c-81"},
      {.kind = EntryKind::Act, .seat = 0, .text = "build baths"},
      {.kind = EntryKind::Nature, .text = "reveal 5 tavern"},
      {.kind = EntryKind::Undo, .seat = 0, .number = 17},
      {.kind = EntryKind::Ask, .seat = 0, .number = 17},
      {.kind = EntryKind::Agree, .seat = 1},
      {.kind = EntryKind::Decline, .seat = 1},
      {.kind = EntryKind::Cut, .seat = 0, .number = 17},
      {.kind = EntryKind::Resign, .seat = 6},
      {.kind = EntryKind::Time, .seat = 7},
      {.kind = EntryKind::StandIn, .seat = 1, .number = 4},
      {.kind = EntryKind::Back, .seat = 1},
      {.kind = EntryKind::Say, .seat = 0, .text = "good  luck - 好運 "},
      {.kind = EntryKind::Say, .text = "from the gallery"},
      {.kind = EntryKind::WantAgain, .seat = 1},
      {.kind = EntryKind::Rematch, .text = "k3"},
      {.kind = EntryKind::Number, .number = 17},
      {.kind = EntryKind::SayToTeam, .seat = 1, .text = "clay is yours "},
      {.kind = EntryKind::Import, .text = "resignation 1"},
  };
  for (const Entry& entry : entries) {
    const auto read = parse_entry_line(entry_line(entry), entry.at);
    ASSERT_TRUE(read) << entry_line(entry);
    EXPECT_EQ(*read, entry) << entry_line(entry);
  }
}

TEST(Journal, DamagedLinesAreRefused) {
  for (const char* line :
       {"", "act", "fly 0", "sit 0 abc Ann", "bot 9 3", "bot 1 x", "undo 0 -3", "resign 1 now"}) {
    EXPECT_FALSE(parse_entry_line(line, 0)) << line;
  }
}

TEST(Names, AreTrimmedAndKeptShortAndPlain) {
  EXPECT_EQ(*checked_name("  Ann  "), "Ann");
  EXPECT_EQ(*checked_name("王小明"), "王小明");
  EXPECT_TRUE(checked_name(std::string(32, 'x')));
  for (const std::string& bad :
       {std::string(), std::string("   "), std::string(33, 'x'), std::string("a\nb"), std::string("a\x7f"),
        std::string("\xff"), std::string("ab\xE2\x80\xAE"), std::string("\xF0\x9F")}) {
    EXPECT_EQ(checked_name(bad).error().name(), "bad-name") << bad;
  }
}

TEST(ActIds, AreShortAndPlain) {
  EXPECT_TRUE(checked_id(""));
  EXPECT_TRUE(checked_id("c-81_a.b:C"));
  for (const std::string& bad :
       {std::string("-"), std::string("a b"), std::string(41, 'x'), std::string("é")}) {
    EXPECT_FALSE(checked_id(bad)) << bad;
  }
}

}  // namespace
}  // namespace heptad
