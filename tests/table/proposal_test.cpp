// What is proposed is stored and then taken over: it must be what the journal reads back to, and dropped it
// must leave nothing behind.
#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

std::string all_sights(const Table& table, Millis now) {
  std::string text;
  for (Seat seat = 0; seat < table.players(); ++seat) {
    text += Sight(table, {SeatSet::of(seat), seat}).update({.now = now}) + '\n';
  }
  for (const Said& said : table.said()) text += said_json(table.spec(), said) + '\n';
  return text;
}

TEST(Proposal, ThatIsDroppedLeavesNothingBehind) {
  PlayedTable table = duel_table({.kind = ClockKind::Game, .amount = 900, .increment = 3});
  table.play_on(30);
  table.now += 5000;
  const std::string before = all_sights(*table, table.now);
  EXPECT_TRUE(table.somehow(table.turn()));
  EXPECT_TRUE(table->say(kAnn, "hello", table.now));
  EXPECT_TRUE(table->resign(kBen, {}, table.now));
  EXPECT_TRUE(table->undo(table.owner(table.turn() ^ 1), {}, table.now));
  EXPECT_EQ(all_sights(*table, table.now), before);
}

TEST(Proposal, CopiesTheGameOnlyWhereItIsPlayedOn) {
  PlayedTable table = duel_table();
  const AnyGame* game = &table->whole_position();
  EXPECT_EQ(&table->say(kAnn, "hello", 0)->next.whole_position(), game);
  EXPECT_EQ(&table->resign(kBen, {}, 0)->next.whole_position(), game);
  EXPECT_NE(&table.somehow(table.turn())->next.whole_position(), game);
}

// People act, think again, take back, talk; one table is taken over, the other reads the journal.
void play_both(std::string_view rules, int players) {
  std::vector<Chair> chairs;
  for (int i = 0; i < players; ++i) chairs.push_back(person(sha256(std::to_string(i)), "P"));
  PlayedTable table(chairs, {.kind = ClockKind::Game, .amount = 9000, .increment = 3}, rules, players);
  Table read = *Table::open(table->spec(), sha256("seed"));
  Rng rng(5);
  for (std::size_t known = 0; table->status() == Status::Playing; ++table.now) {
    const Seat seat = table.turn();
    ActionList list;
    table->whole_position().legal_actions(seat, list);
    const std::string action = table->whole_position().text(list[rng.below(list.size())]);
    const auto any = static_cast<Seat>(rng.below(players));
    switch (rng.below(8)) {
      case 0: table.make(table->say(table.owner(any), "so", table.now)); break;
      case 1:
        if (table->undo_kind(any) == UndoKind::Free)
          table.make(table->undo(table.owner(any), any, table.now));
        break;
      case 2:
        if (table->committed().has(any)) table.make(table.somehow_again(any));
        break;
      default: ASSERT_EQ(table.act(table.owner(seat), action, "a" + std::to_string(table.now), seat), "ok");
    }
    for (; known < table.journal.size(); ++known) ASSERT_TRUE(read.apply(table.journal[known]));
    ASSERT_EQ(all_sights(read, table.now), all_sights(*table, table.now));
  }
}

TEST(Proposal, TakenOverIsWhatTheJournalReadsBackTo) {
  play_both("duel+pantheon", 2);
  play_both("wonders2", 3);
  play_both("wonders1+armada", 4);
}

}  // namespace
}  // namespace heptad
