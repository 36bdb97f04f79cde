#include "table/deal.h"

#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

Record finished_record(std::string_view rules, int players) {
  std::vector<Chair> chairs;
  for (int i = 0; i < players; ++i) chairs.push_back(person(kAnn, "Ann"));
  PlayedTable table(chairs, {}, rules, players);
  table.play_on(10'000);
  return *table->record();
}

std::string code(const Expected<void>& checked) { return checked ? "ok" : checked.error().code; }

TEST(Deal, OfEveryFinishedGameFollowsFromItsSeed) {
  const Digest promised = Deal{sha256("seed")}.seed_hash();
  for (const auto& [rules, players] :
       {std::pair("duel", 2), {"duel+pantheon", 2}, {"wonders1", 2}, {"wonders1", 7}, {"wonders2", 3}}) {
    const Record record = finished_record(rules, players);
    EXPECT_EQ(code(check_deal(record, promised)), "ok") << rules;
    // As anyone reads it, from the text.
    const auto read = read_record(print_record(record));
    ASSERT_TRUE(read) << rules;
    EXPECT_EQ(code(check_deal(read->record, promised)), "ok") << rules;
  }
}

TEST(Deal, FollowsFromTheSeedAlsoAfterATakeBack) {
  PlayedTable table({person(kAnn, "Ann"), robot(1)});
  for (int i = 0; i < 40; ++i) {
    table.play_on(table->steps() + 3);
    table.make(table->undo(kAnn, std::nullopt, table.now));
    table.play_on(table->steps() + 2);
  }
  table.play_on(10'000);
  EXPECT_EQ(code(check_deal(*table->record(), table->seed_hash())), "ok");
}

TEST(Deal, OfAnotherSeedOrWithoutOneIsFound) {
  Record record = finished_record("duel", 2);
  EXPECT_EQ(code(check_deal(record, sha256("another"))), "other-seed");
  record.seed = to_hex(sha256("other"));
  EXPECT_EQ(code(check_deal(record, Deal{sha256("other")}.seed_hash())), "other-deal");
  record.seed = "7";
  EXPECT_EQ(code(check_deal(record, Deal{sha256("seed")}.seed_hash())), "no-seed");
  record.seed.reset();
  EXPECT_EQ(code(check_deal(record, Deal{sha256("seed")}.seed_hash())), "no-seed");
}

}  // namespace
}  // namespace heptad
