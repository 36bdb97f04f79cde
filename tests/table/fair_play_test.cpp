// What a cheat would try with stand-ins and take-backs.
#include "table/deal.h"
#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

constexpr ClockRule kMinutes{.kind = ClockKind::Move, .amount = 60};
const Digest kZoe = sha256("zoe");

PlayedTable table_of_three(ClockRule clock = kMinutes) {
  return PlayedTable({person(kAnn, "Ann"), person(kBen, "Ben"), person(kEve, "Eve")}, clock, "wonders1", 3);
}

// Plays until the last action was followed by luck that turned up a card. Returns who acted.
Seat play_to_luck(PlayedTable& table) {
  table.play_on(40);
  while (table->whole_log().back().seat != kNature) table.act_somehow(table.turn());
  const auto log = table->whole_log();
  std::size_t i = log.size();
  while (log[i - 1].seat == kNature) --i;
  return log[i - 1].seat;
}

TEST(Absence, OfOneAmongThreeIsMindedWhenAllOthersAgree) {
  PlayedTable table = table_of_three();
  EXPECT_EQ(table.make(table->stand_in(kBen, 0, 1, Presence::Here, 0)), "not-absent");
  EXPECT_EQ(table.make(table->stand_in(kZoe, 0, 1, Presence::Missed, 0)), "not-yours");
  EXPECT_EQ(table.make(table->stand_in(kBen, 0, 1, Presence::Missed, 0)), "ok");
  EXPECT_FALSE(table->chair(0).stand_in);
  EXPECT_EQ(table->chair(0).missed_by, SeatSet::of(1));
  EXPECT_EQ(table.make(table->stand_in(kBen, 0, 1, Presence::Missed, 0)), "asked-already");
  EXPECT_EQ(table.make(table->stand_in(kEve, 0, 1, Presence::Missed, 0)), "ok");
  EXPECT_EQ(table->chair(0).stand_in, kMindingLevel);  // not as weak as the others would like
}

TEST(Absence, EndsWhenTheOwnerIsBack) {
  PlayedTable table = table_of_three();
  table.make(table->stand_in(kBen, 0, 1, Presence::Missed, 0));
  EXPECT_EQ(table.make(table->come_back(kAnn, {}, 0)), "ok");
  EXPECT_TRUE(table->chair(0).missed_by.empty());
  table.make(table->stand_in(kBen, 0, 1, Presence::Missed, 0));
  table.act_somehow(0);
  EXPECT_TRUE(table->chair(0).missed_by.empty());
  EXPECT_EQ(table.make(table->stand_in(kEve, 0, 1, Presence::Missed, 0)), "ok");
  EXPECT_FALSE(table->chair(0).stand_in);
}

TEST(Absence, InAGameWithoutAClockOfMinutesIsTheOwnersAffair) {
  const ClockRule whole_day{.kind = ClockKind::Move, .amount = 24 * 60 * 60};
  for (const ClockRule& clock : {ClockRule{}, ClockRule{.kind = ClockKind::Days, .amount = 3}, whole_day}) {
    PlayedTable table = table_of_three(clock);
    EXPECT_EQ(table.make(table->stand_in(kBen, 0, 1, Presence::Missed, 0)), "not-live");
  }
}

TEST(Absence, OfTheOnlyOpponentIsDecidedByTheClock) {
  PlayedTable table = duel_table(kMinutes);
  EXPECT_EQ(table.make(table->stand_in(kBen, 0, 1, Presence::Missed, 0)), "forbidden");
  // Two seats of one person are one person.
  PlayedTable both({person(kAnn, "Ann"), person(kBen, "Ben"), person(kBen, "Benny")}, kMinutes, "wonders1",
                   3);
  EXPECT_EQ(both.make(both->stand_in(kBen, 0, 1, Presence::Missed, 0)), "forbidden");
}

TEST(TakeBack, AMindedSeatNeverConsentsForItsOwner) {
  PlayedTable table = duel_table();
  table.act_somehow(0);
  EXPECT_EQ(table.make(table->stand_in(kBen, 1, 1, Presence::Here, 0)), "ok");
  table.act_somehow(1);
  EXPECT_EQ(table.make(table->undo(kAnn, {}, 0)), "ok");
  EXPECT_EQ(table->take_back_waits_for(), SeatSet::of(1));
  EXPECT_TRUE(table->take_back());
}

TEST(TakeBack, OfAJournalInWhichABotConsentedIsStillRead) {
  PlayedTable table = duel_table();
  table.act_somehow(0);
  table.make(table->stand_in(kBen, 1, 1, Presence::Here, 0));
  table.act_somehow(1);
  table.make(table->undo(kAnn, {}, 0));
  Table old = *table;
  EXPECT_TRUE(
      old.apply({.kind = EntryKind::Cut, .seat = 0, .number = static_cast<int>(old.take_back()->line)}));
}

TEST(TakeBack, AgainstBotsMakesTheGamePractice) {
  PlayedTable table({person(kAnn, "Ann"), robot(1)});
  table.act_somehow(0);
  EXPECT_EQ(table.make(table->undo(kAnn, {}, 0)), "ok");  // free: it had shown nothing
  EXPECT_EQ(table->worth(), Worth::Full);
  EXPECT_NE(table.update(kAnn).find("\"practice\":false"), std::string::npos);
  table.act_somehow(0);
  table.act_somehow(1);
  EXPECT_EQ(table.make(table->undo(kAnn, {}, 0)), "ok");
  EXPECT_EQ(table->worth(), Worth::Practice);
  EXPECT_NE(table.update(kAnn).find("\"practice\":true"), std::string::npos);
  table.play_on(10'000);
  const std::string text = print_record(*table->record());
  EXPECT_NE(text.find("\npractice\n"), std::string::npos);
  EXPECT_EQ(read_record(text)->record, *table->record());
}

TEST(TakeBack, BetweenPeopleDrawsLuckAnew) {
  PlayedTable table = duel_table();
  const Seat mover = play_to_luck(table);
  const auto seen = table->whole_log();
  bool luck_changed = false;
  for (int i = 0; i < 8; ++i) {  // one card may come twice, hardly so often
    ASSERT_EQ(table.make(table->undo(table.owner(mover), {}, 0)), "ok");
    ASSERT_EQ(table.make(table->consent(table.owner(1 - mover), {}, true, 0)), "ok");
    ASSERT_EQ(table.turn(), mover);
    table.act_somehow(mover);
    luck_changed |= table->whole_log() != seen;
  }
  EXPECT_TRUE(luck_changed);
  EXPECT_EQ(table->worth(), Worth::Full);
  ASSERT_EQ(table->deal().anew.size(), 1U);
  EXPECT_EQ(table->deal().anew[0].count, 8);
  table.play_on(10'000);
  const auto read = read_record(print_record(*table->record()));
  ASSERT_TRUE(read);
  EXPECT_TRUE(check_deal(read->record, table->seed_hash()));
  Record hidden = read->record;
  hidden.anew.clear();
  EXPECT_FALSE(check_deal(hidden, table->seed_hash()));
}

TEST(TakeBack, AnEarlierOneForgetsWhatWasDrawnAnewAfterIt) {
  Deal deal{.seed = sha256("seed")};
  deal.draw_anew(40);
  deal.draw_anew(60);
  EXPECT_NE(deal.dice(40).next(), Deal{.seed = deal.seed}.dice(40).next());
  EXPECT_EQ(deal.dice(39).next(), Deal{.seed = deal.seed}.dice(39).next());
  deal.draw_anew(50);
  EXPECT_EQ(deal.anew, (std::vector<Anew>{{40, 1}, {50, 3}}));
  deal.draw_anew(10);
  EXPECT_EQ(deal.anew, (std::vector<Anew>{{10, 4}}));
}

TEST(StandIn, GivesNoHintAgainstPeople) {
  PlayedTable table = table_of_three();
  ASSERT_EQ(table->to_act().size(), 3);
  EXPECT_EQ(table.make(table->stand_in(kAnn, 0, 8, Presence::Here, 0)), "ok");
  table.act_somehow(0);
  EXPECT_EQ(table.make(table->come_back(kAnn, {}, 0)), "ok");
  EXPECT_TRUE(table->committed().has(0));
  EXPECT_EQ(table.make(table.somehow_again(0)), "wrong-turn");
  EXPECT_EQ(table.make(table->undo(kAnn, {}, 0)), "nothing-to-undo");
  EXPECT_NE(table.update(kAnn).find("\"legal\":[]"), std::string::npos);

  PlayedTable two = duel_table();
  two.make(two->stand_in(kAnn, 0, 8, Presence::Here, 0));
  two.act_somehow(0);
  two.make(two->come_back(kAnn, {}, 0));
  EXPECT_EQ(two->undo_kind(0), UndoKind::Ask);

  PlayedTable alone({person(kAnn, "Ann"), robot(1)});
  alone.make(alone->stand_in(kAnn, 0, 8, Presence::Here, 0));
  alone.act_somehow(0);
  EXPECT_EQ(alone->undo_kind(0), UndoKind::Free);
}

}  // namespace
}  // namespace heptad
