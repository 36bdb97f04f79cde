// A table's journal has an end, whatever people do, and reads back to the same table.
#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

// Reads the journal as a table fetched from the store does.
Table read_back(const PlayedTable& table) {
  Table read = *Table::open(table->spec(), sha256("seed"));
  for (const Entry& entry : table.journal) EXPECT_TRUE(read.apply(entry)) << entry_line(entry);
  return read;
}

PlayedTable seven_people() {
  std::vector<Chair> chairs;
  for (int i = 0; i < 7; ++i) chairs.push_back(person(sha256(std::to_string(i)), "P" + std::to_string(i)));
  return PlayedTable(chairs, {}, "wonders1", 7);
}

// Chooses the first legal action for the seat; false when the table has had enough of it.
std::string choose(PlayedTable& table, Seat seat) {
  ActionList list;
  AnyGame position = table->whole_position();
  position.legal_actions(seat, list);
  return table.act(table.owner(seat), position.text(list[0]), "", seat);
}

TEST(JournalBounds, CommitmentsAreChangedSoOftenAndTheGameGoesOn) {
  PlayedTable table = seven_people();
  while (table->to_act().size() < 7) table.play_on(table->steps() + 1);
  ActionList list;
  table->whole_position().legal_actions(0, list);
  const std::string action = table->whole_position().text(list[0]);
  EXPECT_EQ(table.act(table.owner(0), action, "", 0), "ok");
  const std::size_t before = table->journal_size();
  for (int i = 0; i < Detours::kOfASeat; ++i) ASSERT_EQ(table.act(table.owner(0), action, "", 0), "ok");
  EXPECT_EQ(table.act(table.owner(0), action, "", 0), "too-many");
  EXPECT_EQ(table.make(table->undo(table.owner(0), 0, 0)), "too-many");
  EXPECT_EQ(table->journal_size(), before + Detours::kOfASeat);
  EXPECT_TRUE(table->committed().has(0));
  EXPECT_EQ(choose(table, 1), "ok");  // others are free to
  table.play_on(10'000);
  EXPECT_EQ(table->status(), Status::Over);
  EXPECT_EQ(read_back(table).whole_position().json(), table->whole_position().json());
}

TEST(JournalBounds, UndoStandInAndGettingUpEndToo) {
  PlayedTable table = duel_table();
  const Seat seat = table.turn();
  int undone = 0;
  while (undone <= Detours::kOfASeat) {
    ASSERT_EQ(table.act_somehow(seat), "ok");
    if (table.make(table->undo(table.owner(seat), seat, 0)) != "ok") break;
    ++undone;
  }
  EXPECT_EQ(undone, Detours::kOfASeat);
  PlayedTable waiting({person(kAnn, "Ann")});
  int stood = 0;
  while (stood <= Detours::kOfASeat && waiting.make(waiting->stand(kAnn, 0, 0)) == "ok") {
    ASSERT_EQ(waiting.make(waiting->sit(kAnn, 0, "Ann", {}, 0)), "ok");
    ++stood;
  }
  EXPECT_EQ(stood, Detours::kOfASeat);
}

TEST(JournalBounds, ChatEndsForSpectatorsFirst) {
  PlayedTable table = duel_table();
  for (int i = 0; i < Detours::kSaidBySpectators; ++i) ASSERT_EQ(table.make(table->say(kEve, "hm", 0)), "ok");
  EXPECT_EQ(table.make(table->say(kEve, "hm", 0)), "too-many");
  for (int i = Detours::kSaidBySpectators; i < Detours::kSaid; ++i)
    ASSERT_EQ(table.make(table->say(kAnn, "hm", 0)), "ok");
  EXPECT_EQ(table.make(table->say(kAnn, "hm", 0)), "too-many");
}

// The most that seven people can do to a table's journal. How long it takes to read is in
// docs/performance.md.
TEST(JournalBounds, TheLongestReadsBack) {
  PlayedTable table = seven_people();
  for (int i = 0; i < Detours::kSaid; ++i) table.make(table->say(sha256("0"), std::string(300, 'x'), 0));
  while (table->steps() < 700 && table->status() == Status::Playing) {
    const SeatSet due = table->to_act();
    for (Seat seat = 0; seat < 7; ++seat) {
      if (!due.has(seat) || table->status() != Status::Playing) continue;
      ASSERT_EQ(choose(table, seat), "ok");
      for (int i = 0; i < 20 && table->committed().has(seat); ++i) {
        if (table.make(table->undo(table.owner(seat), seat, 0)) != "ok") break;
        ASSERT_EQ(choose(table, seat), "ok");
      }
    }
  }
  EXPECT_GT(table.journal.size(), 4000U);
  EXPECT_LT(table.journal.size(), 10'000U);
  EXPECT_EQ(read_back(table).steps(), table->steps());
}

}  // namespace
}  // namespace heptad
