#include "table/bot_luck.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace heptad {
namespace {

TEST(BotLuck, IsAnotherForEveryQuestionOfTheSameMillisecond) {
  const auto table = *Table::open({.id = "t1", .rules = *parse_rules("wonders2", 5)}, sha256("seed"));
  BotLuck luck(1'700'000'000'000);
  std::vector<std::uint64_t> seeds;
  for (Seat seat = 0; seat < 5; ++seat) seeds.push_back(luck.of(table, seat));
  seeds.push_back(luck.of(table, 0));  // of another table, or thought about again
  std::ranges::sort(seeds);
  EXPECT_EQ(std::ranges::adjacent_find(seeds), seeds.end());
}

TEST(BotLuck, IsTheSameAgainInADealByNumber) {
  const auto open = *Table::open({.id = "t1", .rules = *parse_rules("duel", 2)}, numbered_seed(17));
  const Table table = open.arrange({}, 0, 17)->next;
  BotLuck one(1), other(2);
  EXPECT_EQ(one.of(table, 0), other.of(table, 0));
  EXPECT_NE(one.of(table, 0), one.of(table, 1));
}

}  // namespace
}  // namespace heptad
