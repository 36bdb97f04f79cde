#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

std::string turns_of(const PlayedTable& table) { return Sight(*table, {}).replay_turns(); }

TEST(ReplayTurns, BeginWithADecisionNotWithTheLuckBeforeIt) {
  const PlayedTable table = duel_table();
  EXPECT_EQ(turns_of(table), R"([{"step":2,"age":0}])");  // after the tokens and the first four wonders
}

TEST(ReplayTurns, EndWithTheLastPositionAndKnowTheirAge) {
  PlayedTable table = duel_table();
  table.play_on(400);
  ASSERT_EQ(table->status(), Status::Over);
  const std::string turns = turns_of(table);
  EXPECT_TRUE(turns.starts_with(R"([{"step":2,"age":0},{"step":3,"age":0})"));
  EXPECT_NE(turns.find(R"("age":1)"), std::string::npos);
  EXPECT_NE(turns.find(R"({"step":)" + std::to_string(table->steps()) + ","), std::string::npos);
}

TEST(ReplayTurns, TakeARoundOfSimultaneousChoicesAsOne) {
  PlayedTable table({person(kAnn, "Ann"), person(kBen, "Ben"), robot(1)}, {}, "wonders2", 3);
  table.play_on(10);
  // boards | three sides, three hands | three cards | …
  EXPECT_TRUE(turns_of(table).starts_with(R"([{"step":1,"age":0},{"step":7,"age":1},{"step":10,"age":1})"))
      << turns_of(table);
}

}  // namespace
}  // namespace heptad
