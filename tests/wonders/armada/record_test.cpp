// A record of a game with Armada names the set of costs that it was played with.
#include "engine/record.h"

#include <gtest/gtest.h>

#include "engine/game.h"
#include "engine/wonders/armada/harbour.h"

namespace heptad::tests::armada_records {
namespace {

std::string header(std::string_view lines) {
  return "heptad 1\nrules wonders1+armada\nplayers 3\n" + std::string(lines);
}

TEST(ArmadaRecord, NamesItsCostSet) {
  for (const char* name : {"wonders1+armada", "wonders2+armada+teams"}) {
    const Record record{.rules = *parse_rules(name, 4)};
    const std::string text = print_record(record);
    EXPECT_NE(text.find("\noption costs house-2\n"), std::string::npos) << text;
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
  const auto read = read_record(header("option costs house-9\n"));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().reason.message,
            "There is no cost set \"house-9\" for shipyards; there are: house-1, house-2.");
}

TEST(ArmadaRecord, WithoutANameIsOfTheFirstSet) {
  const auto read = read_record(header(""));
  ASSERT_TRUE(read) << read.error().sentence();
  EXPECT_TRUE(read->record.rules.options.empty());
}

// The red ship of sy1, on its first space, in a game of three whose header says this about costs.
Cost second_space_of_red(std::string_view costs) {
  const auto read = read_record(header(costs));
  wonders::State state = std::get<wonders::State>(AnyGame::start(read->record.rules)->state());
  state.armada.harbours[0].shipyard = 0;
  state.armada.harbours[0].ships = {1, 0, 0, 0};
  return next_cost(state.armada, 0, wonders::armada::Fleet::Red);
}

TEST(ArmadaRecord, IsPlayedWithTheCostsItNames) {
  EXPECT_EQ(second_space_of_red("option costs house-1\n"), Cost{.clay = 1});
  EXPECT_EQ(second_space_of_red("option costs house-2\n"), (Cost{.clay = 1, .glass = 1}));
  EXPECT_EQ(second_space_of_red(""), Cost{.clay = 1});
}

TEST(ArmadaRecord, AnOptionGivenTakesThePlaceOfTheUsualOne) {
  Rules rules = *parse_rules("wonders1+armada", 3);
  set_option(rules, "costs", "house-1");
  ASSERT_EQ(rules.options.size(), 1U);
  EXPECT_EQ(rules.options[0].second, "house-1");
  EXPECT_NE(catalogue_json(rules).find(R"("costs":"house-1","shipyards":[)"), std::string::npos);
  EXPECT_NE(catalogue_json(rules).find(R"("other_costs":[{"costs":"house-2","shipyards":[)"),
            std::string::npos);
  EXPECT_NE(AnyGame::start(rules)->json().find(R"("costs":"house-1")"), std::string::npos);
}

TEST(ArmadaRecord, OtherGamesHaveNoCostSet) {
  EXPECT_FALSE(read_record("heptad 1\nrules wonders1\noption costs house-1\n"));
}

}  // namespace
}  // namespace heptad::tests::armada_records
