// A record of a game with Armada names the set of costs that it was played with.
#include "engine/record.h"

#include <gtest/gtest.h>

#include "engine/wonders/armada/shipyards.h"

namespace heptad::tests::armada_records {
namespace {

std::string header(std::string_view lines) {
  return "heptad 1\nrules wonders1+armada\nplayers 3\n" + std::string(lines);
}

TEST(ArmadaRecord, NamesItsCostSet) {
  for (const char* name : {"wonders1+armada", "wonders2+armada+teams"}) {
    const Record record{.rules = *parse_rules(name, 4)};
    const std::string text = print_record(record);
    EXPECT_NE(text.find("\noption costs house-1\n"), std::string::npos) << text;
    const auto read = read_record(text);
    ASSERT_TRUE(read) << read.error().sentence();
    EXPECT_EQ(read->record, record);
    EXPECT_EQ(print_record(read->record), text);
  }
  EXPECT_EQ(print_record({.rules = *parse_rules("wonders1", 4)}).find("costs"), std::string::npos);
  EXPECT_EQ(print_record({.rules = *parse_rules("wonders1+teams", 4)}).find("costs"), std::string::npos);
}

TEST(ArmadaRecord, NewGamesArePlayedWithTheNewestSet) {
  const auto options = parse_rules("wonders1+armada", 3)->options;
  ASSERT_EQ(options.size(), 1U);
  EXPECT_EQ(options[0].second, wonders::armada::kCostSets.back()->name);
}

TEST(ArmadaRecord, RefusesASetThatItDoesNotKnow) {
  const auto read = read_record(header("option costs house-2\n"));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().reason.message,
            "There is no cost set \"house-2\" for shipyards; there is: house-1.");
}

TEST(ArmadaRecord, WithoutANameIsOfTheFirstSet) {
  const auto read = read_record(header(""));
  ASSERT_TRUE(read) << read.error().sentence();
  EXPECT_TRUE(read->record.rules.options.empty());
}

TEST(ArmadaRecord, OtherGamesHaveNoCostSet) {
  EXPECT_FALSE(read_record("heptad 1\nrules wonders1\noption costs house-1\n"));
}

}  // namespace
}  // namespace heptad::tests::armada_records
