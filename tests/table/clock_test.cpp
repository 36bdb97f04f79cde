#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

constexpr ClockRule kMinuteAMove{.kind = ClockKind::Move, .amount = 60};
constexpr ClockRule kGame{.kind = ClockKind::Game, .amount = 100, .increment = 5};

TEST(ClockText, ReadsBackWhatItWrites) {
  for (const ClockRule& rule :
       {ClockRule{}, kMinuteAMove, kGame, ClockRule{.kind = ClockKind::Days, .amount = 3}}) {
    EXPECT_EQ(*parse_clock(clock_text(rule)), rule);
  }
  for (const char* bad :
       {"", "move", "move 0", "move -1", "game 10 x", "days 99", "tick 3", "move 60 1", "none 3"}) {
    EXPECT_FALSE(parse_clock(bad)) << bad;
  }
}

TEST(Clocks, RunOnlyForThoseWhoMustAct) {
  PlayedTable table = duel_table(kGame);
  EXPECT_EQ(table->clocks().running(), SeatSet::of(table.turn()));
  table.now += 30'000;
  EXPECT_EQ(table->clocks().left(0, table.now), 70'000);
  EXPECT_EQ(table->clocks().left(1, table.now), 100'000);
}

TEST(Clocks, AGameClockKeepsItsRestAndGainsItsIncrement) {
  PlayedTable table = duel_table(kGame);
  table.now += 30'000;
  table.act_somehow(0);
  EXPECT_EQ(table->clocks().left(0, table.now), 75'000);
}

TEST(Clocks, AMoveClockIsFreshEveryTime) {
  PlayedTable table = duel_table(kMinuteAMove);
  table.now += 59'000;
  table.act_somehow(0);
  table.now += 10'000;
  table.act_somehow(1);
  table.now += 1'000;
  table.act_somehow(1);  // the draft gives seat 1 two choices in a row
  EXPECT_EQ(table->clocks().left(table.turn(), table.now), 60'000);
}

TEST(Clocks, UndoingAndRedoingGainsNoTime) {
  PlayedTable table = duel_table(kMinuteAMove);
  table.now += 50'000;
  table.act_somehow(0);
  EXPECT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  EXPECT_EQ(table->clocks().left(0, table.now), 10'000);
}

TEST(Clocks, ABotThatMindsASeatThinksOnItsOwnersTime) {
  for (const ClockRule& rule : {kMinuteAMove, kGame, ClockRule{.kind = ClockKind::Days, .amount = 1}}) {
    PlayedTable table = duel_table(rule);
    table.now += 20'000;
    EXPECT_EQ(table.make(table->stand_in(kAnn, 0, 4, Presence::Here, table.now)), "ok");
    table.now += 12'000;
    EXPECT_EQ(table.make(table->come_back(kAnn, {}, table.now)), "ok");
    EXPECT_EQ(table->clocks().left(0, table.now), rule.full() - 32'000) << clock_text(rule);
    EXPECT_TRUE(table->clocks().running().has(0));
  }
}

TEST(Clocks, ABotThatMindsASeatEarnsNoIncrement) {
  PlayedTable table = duel_table(kGame);
  EXPECT_EQ(table.make(table->stand_in(kAnn, 0, 4, Presence::Here, table.now)), "ok");
  table.now += 1'000;
  table.act_somehow(0);
  EXPECT_EQ(table->clocks().left(0, table.now), 99'000);
}

TEST(Clocks, AMindedSeatCanRunOutOfTime) {
  PlayedTable table = duel_table(kMinuteAMove);
  EXPECT_EQ(table.make(table->stand_in(kAnn, 0, 4, Presence::Here, table.now)), "ok");
  table.now += 60'000;
  EXPECT_EQ(table.make(table->out_of_time(table.now)), "ok");
  EXPECT_EQ(table->result()->how, "time");
}

TEST(Clocks, UndoingGivesTheIncrementBack) {
  PlayedTable table = duel_table(kGame);
  for (int i = 0; i < 10; ++i) {
    table.act_somehow(0);
    ASSERT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  }
  EXPECT_EQ(table->clocks().left(0, table.now), 100'000);
}

TEST(Clocks, UndoingTheFirstOfTwoChoicesInARowRefillsNoClock) {
  PlayedTable table = duel_table(kMinuteAMove);
  table.act_somehow(0);
  table.now += 50'000;
  table.act_somehow(1);
  ASSERT_EQ(table.turn(), 1);
  table.now += 4'000;
  ASSERT_EQ(table.make(table->undo(kBen, {}, table.now)), "ok");
  EXPECT_EQ(table->clocks().left(1, table.now), 6'000);
}

TEST(Clocks, ChangingACommitmentEarnsTheIncrementOnce) {
  PlayedTable table({person(kAnn, "Ann"), person(kBen, "Ben"), person(kEve, "Eve")}, kGame, "wonders1", 3);
  ASSERT_EQ(table->to_act().size(), 3);
  for (int i = 0; i < 10; ++i) table.make(table.somehow_again(0));
  EXPECT_EQ(table->clocks().left(0, table.now), 105'000);
  ASSERT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  EXPECT_EQ(table->clocks().left(0, table.now), 100'000);
}

TEST(Clocks, ATakeBackGivesEverybodysIncrementsBack) {
  PlayedTable table = duel_table(kGame);
  table.act_somehow(0);
  table.act_somehow(1);
  ASSERT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  ASSERT_EQ(table.make(table->consent(kBen, {}, true, table.now)), "ok");
  EXPECT_EQ(table->clocks().left(0, table.now), 100'000);
  EXPECT_EQ(table->clocks().left(1, table.now), 100'000);
}

TEST(Clocks, WhoRunsOutOfTimeLosesAgainstOneOpponent) {
  PlayedTable table = duel_table(kMinuteAMove);
  table.now += 59'999;
  EXPECT_EQ(table.make(table->out_of_time(table.now)), "bad-clock");
  table.now += 1;
  EXPECT_EQ(*table->clocks().deadline(), table.now);
  EXPECT_EQ(table.make(table->out_of_time(table.now)), "ok");
  EXPECT_EQ(table->status(), Status::Over);
  EXPECT_EQ(table->result()->winners, SeatSet::of(1));
  EXPECT_EQ(table->result()->how, "time");
}

TEST(Clocks, TimeThatRunsBackwardsTakesNothing) {
  PlayedTable table = duel_table(kMinuteAMove);
  table.now = -1'000'000;
  EXPECT_EQ(table->clocks().left(0, table.now), 60'000);
  table.act_somehow(0);
  EXPECT_EQ(table->clocks().left(1, table.now), 60'000);
}

TEST(Clocks, BotsHaveAllTheTimeTheyNeed) {
  PlayedTable table({robot(3), person(kBen, "Ben")}, kMinuteAMove);
  EXPECT_TRUE(table->clocks().running().empty());
  EXPECT_FALSE(table->clocks().deadline());
}

}  // namespace
}  // namespace heptad
