#include "table/import.h"

#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

Record played(std::string_view rules, int players, std::size_t steps) {
  std::vector<Chair> chairs = {person(kAnn, "Ann")};
  while (chairs.size() < static_cast<std::size_t>(players)) chairs.push_back(robot(3));
  PlayedTable table(chairs, {}, rules, players);
  table.play_on(steps);
  if (table->status() != Status::Over) table.make(table->resign(kAnn, std::nullopt, 0));
  return *table->record();
}

TEST(ImportedGame, IsOverShowsEverythingAndIsNobodys) {
  for (const auto& [rules, players] : {std::pair{"duel+pantheon", 2}, std::pair{"wonders1", 4}}) {
    const Record record = played(rules, players, 1000);
    const auto whole = imported(record, "k3", 0);
    ASSERT_TRUE(whole) << whole.error().message;
    EXPECT_EQ(whole->next.status(), Status::Over);
    EXPECT_EQ(whole->next.whole_log(), record.log);
    EXPECT_TRUE(whole->next.owned_by(kAnn).empty());
    EXPECT_EQ(whole->next.chair(0).name, "Ann");
    EXPECT_EQ(whole->next.chair(1).level, 3);
  }
}

TEST(ImportedGame, NeverCountsAsAFairDeal) {
  const auto whole = imported(played("duel", 2, 1000), "k3", 0);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->next.worth(), Worth::Practice);
  EXPECT_FALSE(whole->next.seed());
  EXPECT_FALSE(whole->next.record()->seed);
  const std::string update = Sight(whole->next, {}).update({});
  EXPECT_NE(update.find(R"("imported":true)"), std::string::npos);
}

TEST(ImportedGame, MayHaveBeenGivenUp) {
  const Record record = played("duel", 2, 20);
  ASSERT_TRUE(record.given_up);
  const auto whole = imported(record, "k3", 0);
  ASSERT_TRUE(whole) << whole.error().message;
  EXPECT_EQ(whole->next.record()->given_up, record.given_up);
}

TEST(ImportedGame, ThatIsNotOverIsRefused) {
  Record record = played("duel", 2, 20);
  record.given_up.reset();
  const auto whole = imported(record, "k3", 0);
  ASSERT_FALSE(whole);
  EXPECT_EQ(whole.error().code, Code::NotOver);
}

TEST(ImportedGame, ComesBackFromItsJournal) {
  const auto whole = imported(played("duel", 2, 20), "k3", 0);
  ASSERT_TRUE(whole);
  auto again = Table::open(whole->next.spec(), {});
  for (const Entry& entry : whole->entries) {
    const auto read = parse_entry_line(entry_line(entry), entry.at);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, entry);
    ASSERT_TRUE(again->apply(*read)) << entry_line(entry);
  }
  EXPECT_EQ(Sight(*again, {}).update({}), Sight(whole->next, {}).update({}));
  // A game that runs is not imported in the middle, nor one twice.
  EXPECT_FALSE(again->apply({.kind = EntryKind::Import}));
}

}  // namespace
}  // namespace heptad
