#include "server/thought_queue.h"

#include <gtest/gtest.h>

namespace heptad {
namespace {

constexpr Millis kShort = 50, kLong = 2000, kMost = 1'000'000;

Ask ask(std::string table, std::string address, Millis cost, bool live = true, Millis since = 0) {
  static const AnyGame game = *AnyGame::start(*parse_rules("duel", 2));
  return {.question = {.position = game, .log = {}},
          .by = {std::move(table), std::move(address), live},
          .answer = {},
          .cost = cost,
          .since = since};
}

// The tables in the order in which they are thought about.
std::string order(ThoughtQueue& queue, Lane lane = Lane::Any, Millis now = 0) {
  std::string tables;
  while (const auto next = queue.pop(lane, now)) tables += next->by.table;
  return tables;
}

TEST(ThoughtQueue, EveryAddressHasItsTurnHoweverMuchAnotherAsks) {
  ThoughtQueue queue(kMost);
  for (int i = 0; i < 60; ++i) queue.push(ask("a", "attacker", kLong));
  queue.push(ask("v", "visitor", kLong));
  queue.push(ask("w", "visitor", kLong));
  EXPECT_EQ(order(queue).substr(0, 4), "avaw");
}

TEST(ThoughtQueue, WhoAsksOneByOneIsNotAlwaysFirst) {
  ThoughtQueue queue(kMost);
  queue.push(ask("b", "patient", kLong));
  queue.push(ask("b", "patient", kLong));
  std::string tables;
  for (int i = 0; i < 3; ++i) {
    queue.push(ask("a", "quick", kLong));
    tables += queue.pop(Lane::Any, i)->by.table;
  }
  EXPECT_EQ(tables, "bab");
}

TEST(ThoughtQueue, TablesOfOneAddressTakeTurns) {
  ThoughtQueue queue(kMost);
  for (const char* table : {"a", "a", "a", "b", "c"}) queue.push(ask(table, "x", kLong));
  EXPECT_EQ(order(queue), "abcaa");
}

TEST(ThoughtQueue, ShortThoughtsGoBeforeLongOnesAndHaveALaneOfTheirOwn) {
  ThoughtQueue queue(kMost);
  queue.push(ask("l", "x", kLong));
  queue.push(ask("s", "x", kShort));
  EXPECT_EQ(order(queue), "sl");
  queue.push(ask("l", "x", kLong));
  EXPECT_FALSE(queue.has(Lane::Short));
  EXPECT_FALSE(queue.pop(Lane::Short, 0));
  queue.push(ask("s", "x", kShort));
  EXPECT_EQ(order(queue, Lane::Short), "s");
}

TEST(ThoughtQueue, PeopleWhoAreThereGoFirstAndNobodyWaitsForEver) {
  ThoughtQueue queue(kMost);
  queue.push(ask("n", "x", kShort, false));
  queue.push(ask("p", "y", kLong, true));
  EXPECT_EQ(order(queue), "pn");
  // After a minute it counts as theirs, and its address has not had a turn yet.
  queue.push(ask("p", "y", kLong, true, 60'000));
  queue.push(ask("n", "z", kShort, false, 0));
  EXPECT_EQ(order(queue, Lane::Any, 60'000), "np");
}

TEST(ThoughtQueue, AnAddressHasSoMuchWaitingAndNoMore) {
  ThoughtQueue queue(3 * kLong);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.push(ask("a", "x", kLong)));
  EXPECT_TRUE(queue.is_full_for("x"));
  EXPECT_FALSE(queue.push(ask("a", "x", kShort)));
  EXPECT_TRUE(queue.push(ask("b", "y", kShort)));
  EXPECT_EQ(queue.pop(Lane::Any, 0)->by.address, "y");
  EXPECT_EQ(queue.pop(Lane::Any, 0)->by.address, "x");
  EXPECT_FALSE(queue.is_full_for("x"));
  EXPECT_TRUE(queue.push(ask("a", "x", kShort)));
}

}  // namespace
}  // namespace heptad
