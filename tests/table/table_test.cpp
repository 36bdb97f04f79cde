#include "tests/table/table_fixture.h"

namespace heptad {
namespace {

TEST(Seats, TheGameBeginsWhenNoSeatIsOpen) {
  PlayedTable table({person(kAnn, "Ann")});
  EXPECT_EQ(table->status(), Status::Waiting);
  EXPECT_TRUE(table->to_act().empty());
  EXPECT_EQ(table.act(kAnn, "draft sphinx"), "not-playing");
  EXPECT_EQ(table.make(table->sit(kBen, 0, "Ben", {}, 0)), "seat-taken");
  EXPECT_EQ(table.make(table->sit(kBen, {}, "Ben", {}, 0)), "ok");
  EXPECT_EQ(table->status(), Status::Playing);
  EXPECT_GT(table->steps(), 0U);  // luck has been dealt
  EXPECT_EQ(table.make(table->sit(kEve, {}, "Eve", {}, 0)), "seat-taken");
}

TEST(Nonces, TheGameBeginsWhenEverybodyHasAddedWhatTheyPromised) {
  Chair ann = person(kAnn, "Ann");
  ann.awaits_nonce = true;
  PlayedTable table({robot(1), ann});
  EXPECT_EQ(table->status(), Status::Waiting);
  EXPECT_EQ(table->steps(), 0U);
  const std::string nonce(32, 'a');
  EXPECT_EQ(table.make(table->add_nonce(kBen, nonce, 0)), "not-yours");
  for (const char* bad :
       {"", "aa", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
    EXPECT_EQ(table.make(table->add_nonce(kAnn, bad, 0)), "bad-nonce") << bad;
  }
  EXPECT_EQ(table.make(table->add_nonce(kAnn, nonce, 0)), "ok");
  EXPECT_EQ(table->status(), Status::Playing);
  EXPECT_GT(table->steps(), 0U);
  EXPECT_EQ(table.make(table->add_nonce(kAnn, nonce, 0)), "frozen");
  EXPECT_NE(table.update(kBen).find("\"nonce\":\"" + nonce + "\""), std::string::npos);
}

TEST(Nonces, AreFrozenWhenTheFirstCardIsDealt) {
  PlayedTable table = duel_table();
  EXPECT_EQ(table.make(table->add_nonce(kAnn, std::string(32, 'a'), 0)), "frozen");
}

TEST(Nonces, AreTakenAlongByWhoeverStandsUp) {
  PlayedTable table({person(kAnn, "Ann")});
  table.make(table->add_nonce(kAnn, std::string(32, 'a'), 0));
  table.make(table->stand(kAnn, {}, 0));
  EXPECT_FALSE(table->deal().nonces[0]);
  EXPECT_EQ(table.make(table->sit(kBen, 0, "Ben", {}, 0)), "ok");
  EXPECT_FALSE(table->deal().nonces[0]);
}

TEST(Nonces, AreForAllSeatsOfOnePerson) {
  Chair both = person(kAnn, "Ann");
  both.awaits_nonce = true;
  PlayedTable table({both, both});
  EXPECT_EQ(table.make(table->add_nonce(kAnn, std::string(32, 'a'), 0)), "ok");
  EXPECT_TRUE(table->deal().nonces[0] && table->deal().nonces[1]);
  EXPECT_EQ(table->status(), Status::Playing);
}

// The server draws the rematch's seed before it hears what is added to it.
TEST(Nonces, AreAddedAnewToARematch) {
  PlayedTable table({person(kAnn, "Ann")});
  table.make(table->sit(kBen, {}, "Ben", std::string(32, 'b'), 0));
  EXPECT_TRUE(table->next_chairs()[0].awaits_nonce);   // Ben's
  EXPECT_FALSE(table->next_chairs()[1].awaits_nonce);  // Ann's program adds none
}

TEST(Seats, CanBeGivenBackBeforeTheBeginning) {
  PlayedTable table({person(kAnn, "Ann")});
  EXPECT_EQ(table.make(table->stand(kBen, {}, 0)), "not-yours");
  EXPECT_EQ(table.make(table->stand(kAnn, {}, 0)), "ok");
  EXPECT_EQ(table->chair(0).kind, SeatKind::Open);
}

TEST(Seats, BelongToTheirTokenAlone) {
  PlayedTable table = duel_table();
  ASSERT_EQ(table.turn(), 0);
  ActionList list;
  table->whole_position().legal_actions(0, list);
  const std::string action = table->whole_position().text(list[0]);
  EXPECT_EQ(table.act(kEve, action), "not-yours");
  EXPECT_EQ(table.act(kBen, action, "", 0), "not-yours");
  EXPECT_EQ(table.act(kAnn, action, "", 7), "unknown-seat");
  EXPECT_EQ(table.act(kAnn, action), "ok");
}

TEST(Acts, StaleIllegalAndUnreadableOnesChangeNothing) {
  PlayedTable table = duel_table();
  const std::string before = table.update(kAnn);
  EXPECT_EQ(table.make(table->act(kAnn, {}, table->round() + 1, "draft sphinx", "", 0)), "stale");
  EXPECT_EQ(table.act(kBen, "draft sphinx"), "wrong-turn");
  EXPECT_NE(table.act(kAnn, "build baths"), "ok");
  EXPECT_NE(table.act(kAnn, "fly to the moon"), "ok");
  EXPECT_NE(table.act(kAnn, ""), "ok");
  EXPECT_EQ(table.update(kAnn), before);
}

TEST(Acts, AreRememberedByTheirId) {
  PlayedTable table = duel_table();
  ActionList list;
  table->whole_position().legal_actions(0, list);
  EXPECT_FALSE(table->did(kAnn, "c-1"));
  EXPECT_EQ(table.act(kAnn, table->whole_position().text(list[0]), "c-1"), "ok");
  EXPECT_TRUE(table->did(kAnn, "c-1"));
  EXPECT_FALSE(table->did(kBen, "c-1"));  // ids are each person's own
  EXPECT_FALSE(table->did(kAnn, ""));
}

TEST(Undo, IsFreeWhileNobodyElseActedAndNothingWasRevealed) {
  PlayedTable table = duel_table();
  EXPECT_EQ(table->undo_kind(0), UndoKind::Nothing);
  const std::string before = table.update(kAnn);
  table.act_somehow(0);
  EXPECT_EQ(table->undo_kind(0), UndoKind::Free);
  EXPECT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  EXPECT_EQ(table.update(kAnn), before);
}

TEST(Undo, AsksWhenSomethingWasRevealed) {
  PlayedTable table = duel_table();
  table.play_on(40);
  // Play until an action of a seat was followed by luck: the last line is nature's.
  while (table->whole_log().back().seat != kNature && table->status() == Status::Playing)
    table.act_somehow(table.turn());
  ASSERT_EQ(table->status(), Status::Playing);
  const auto log = table->whole_log();
  Seat last = kNature;
  for (const LogEntry& line : log) last = line.seat == kNature ? last : line.seat;
  EXPECT_EQ(table->undo_kind(last), UndoKind::Ask);
}

TEST(TakeBack, HappensWhenTheOtherAgrees) {
  PlayedTable table = duel_table();
  table.act_somehow(0);
  const std::size_t before = table->steps();
  table.act_somehow(1);
  ASSERT_EQ(table->undo_kind(0), UndoKind::Ask);
  EXPECT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  EXPECT_EQ(table->take_back_waits_for(), SeatSet::of(1));
  EXPECT_EQ(table.make(table->consent(kAnn, {}, true, table.now)), "nothing-asked");
  EXPECT_EQ(table.make(table->consent(kBen, {}, true, table.now)), "ok");
  EXPECT_EQ(table->steps(), before - 1);
  EXPECT_EQ(table.turn(), 0);
  EXPECT_FALSE(table->take_back());
}

TEST(TakeBack, EndsWhenDeclinedOrWhenAnybodyActs) {
  PlayedTable table = duel_table();
  table.act_somehow(0);
  table.act_somehow(1);
  EXPECT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  EXPECT_EQ(table.make(table->consent(kBen, {}, false, table.now)), "ok");
  EXPECT_FALSE(table->take_back());
  EXPECT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  table.act_somehow(table.turn());
  EXPECT_FALSE(table->take_back());
  EXPECT_EQ(table.make(table->consent(kBen, {}, true, table.now)), "nothing-asked");
}

TEST(TakeBack, BotsAndOnesOwnOtherSeatsAlwaysAgree) {
  PlayedTable alone({person(kAnn, "Ann"), robot(3)});
  alone.act_somehow(0);
  alone.act_somehow(1);
  const std::size_t before = alone->steps();
  EXPECT_EQ(alone.make(alone->undo(kAnn, {}, alone.now)), "ok");
  EXPECT_LT(alone->steps(), before);

  PlayedTable both({person(kAnn, "Ann"), person(kAnn, "Anne")});
  both.act_somehow(0);
  both.act_somehow(1);
  EXPECT_EQ(both.make(both->undo(kAnn, 0, both.now)), "ok");
  EXPECT_EQ(both.turn(), 0);
}

TEST(TakeBack, TheSameActionAgainMeetsTheSameLuck) {
  PlayedTable table({person(kAnn, "Ann"), robot(3)});
  table.play_on(60);
  while (table.turn() != 0) table.act_somehow(table.turn());
  table.act_somehow(0);
  const auto log = table->whole_log();
  EXPECT_EQ(table.make(table->undo(kAnn, {}, table.now)), "ok");
  table.act_somehow(0);
  EXPECT_EQ(table->whole_log(), log);
}

TEST(Resigning, EndsAGameOfTwo) {
  PlayedTable table = duel_table();
  EXPECT_FALSE(table->seed());
  EXPECT_FALSE(table->record());
  EXPECT_EQ(table.make(table->resign(kAnn, {}, 0)), "ok");
  EXPECT_EQ(table->status(), Status::Over);
  EXPECT_EQ(table->result()->winners, SeatSet::of(1));
  EXPECT_EQ(table->result()->how, "resignation");
  EXPECT_EQ(table.make(table->resign(kBen, {}, 0)), "not-playing");
  EXPECT_TRUE(table->to_act().empty());
  EXPECT_TRUE(table->seed());
}

TEST(StandIn, MindsMySeatAndGivesItBack) {
  PlayedTable table = duel_table();
  EXPECT_EQ(table.make(table->stand_in(kAnn, 0, 9, Presence::Here, 0)), "bad-level");
  EXPECT_EQ(table.make(table->stand_in(kAnn, 0, 4, Presence::Here, 0)), "ok");
  EXPECT_EQ(table->bot_level(0), 4);
  EXPECT_EQ(table.make(table->come_back(kBen, {}, 0)), "not-absent");
  EXPECT_EQ(table.make(table->come_back(kAnn, {}, 0)), "ok");
  EXPECT_FALSE(table->bot_level(0));
}

TEST(StandIn, ActingGivesTheSeatBackToo) {
  PlayedTable table = duel_table();
  EXPECT_EQ(table.make(table->stand_in(kAnn, 0, 4, Presence::Here, 0)), "ok");  // my own seat at any time
  ActionList list;
  table->whole_position().legal_actions(0, list);
  EXPECT_EQ(table.act(kAnn, table->whole_position().text(list[0])), "ok");
  EXPECT_FALSE(table->chair(0).stand_in);
}

TEST(Rematch, IsMadeWhenEveryPersonWantsItWithSeatsRotated) {
  PlayedTable table = duel_table();
  EXPECT_EQ(table.make(table->want_again(kAnn, {}, 0)), "not-over");
  table.make(table->resign(kAnn, {}, 0));
  EXPECT_EQ(table.make(table->want_again(kAnn, {}, 0)), "ok");
  EXPECT_FALSE(table->all_want_again());
  EXPECT_EQ(table.make(table->rematch("t2", 0)), "nothing-asked");
  EXPECT_EQ(table.make(table->want_again(kBen, {}, 0)), "ok");
  EXPECT_TRUE(table->all_want_again());
  EXPECT_EQ(table.make(table->rematch("t2", 0)), "ok");
  EXPECT_EQ(table->next_table(), "t2");
  EXPECT_EQ(table->next_chairs()[0].name, "Ben");
  EXPECT_FALSE(table->next_chairs()[1].forfeit);
}

TEST(Chat, IsCheckedAndKept) {
  PlayedTable table = duel_table();
  EXPECT_EQ(table.make(table->say(kAnn, "good luck", 0)), "ok");
  EXPECT_EQ(table.make(table->say(kEve, "hello", 0)), "ok");
  EXPECT_EQ(table.make(table->say(kAnn, std::string(301, 'x'), 0)), "bad-text");
  const auto& said = table->said();
  EXPECT_EQ(said[said.size() - 2].name, "Ann");
  EXPECT_EQ(said.back().seat, kNature);
  EXPECT_EQ(said_json(table->spec(), said.back()).find("\"seat\":null") == std::string::npos, false);
}

TEST(Chat, OfATeamIsForItsOwnPeopleAlone) {
  const Digest cid = sha256("cid");
  PlayedTable table({person(kAnn, "Ann"), person(kBen, "Ben"), person(cid, "Cid"), robot(1)}, {},
                    "wonders2+teams", 4);
  EXPECT_EQ(table.make(table->say_to_team(kBen, {}, "clay is yours", 0)), "ok");
  const Said& said = table->said().back();
  for (const Digest& who : {kAnn, kBen, cid, kEve})
    EXPECT_EQ(may_hear(*table, table->owned_by(who), said), who == kAnn || who == kBen);
  EXPECT_NE(said_json(table->spec(), said).find("\"to\":\"team\""), std::string::npos);
  EXPECT_EQ(table.make(table->say_to_team(kBen, Seat{2}, "to the others", 0)), "not-yours");
  EXPECT_EQ(table.make(table->say_to_team(kEve, {}, "hm", 0)), "not-yours");
  EXPECT_EQ(table.make(table->say_to_team(kAnn, {}, std::string(301, 'x'), 0)), "bad-text");
  EXPECT_EQ(duel_table().make(duel_table()->say_to_team(kAnn, {}, "hm", 0)), "forbidden");
}

// Or one could sit down beside somebody, listen, and get up again.
TEST(Chat, OfATeamBeginsWithTheGame) {
  PlayedTable table({person(kAnn, "Ann"), person(kBen, "Ben"), robot(1), {}}, {}, "wonders2+teams", 4);
  EXPECT_EQ(table.make(table->say_to_team(kAnn, {}, "psst", 0)), "forbidden");
  EXPECT_EQ(table.make(table->sit(kEve, {}, "Eve", {}, 0)), "ok");
  EXPECT_EQ(table.make(table->say_to_team(kAnn, {}, "psst", 0)), "ok");
}

TEST(Journal, ReplayingItGivesTheSameTable) {
  PlayedTable table = duel_table({.kind = ClockKind::Game, .amount = 900, .increment = 3});
  for (int i = 0; i < 60 && table->status() == Status::Playing; ++i) {
    table.now += 700;
    const Seat seat = table.turn();
    table.act_somehow(seat);
    if (i % 7 == 3 && table->undo_kind(seat) == UndoKind::Free)
      table.make(table->undo(table.owner(seat), seat, table.now));
    if (i % 11 == 5) table.make(table->undo(kAnn, {}, table.now));
    if (i % 11 == 6 && table->take_back()) {
      const Digest other = table->take_back()->seat == 0 ? kBen : kAnn;
      table.make(table->consent(other, {}, i % 2 == 0, table.now));
    }
  }
  auto again = Table::open(table->spec(), sha256("seed"));
  for (const Entry& entry : table.journal) {
    const auto read = parse_entry_line(entry_line(entry), entry.at);
    ASSERT_TRUE(read);
    ASSERT_TRUE(again->apply(*read)) << entry_line(entry);
  }
  for (const Digest& who : {kAnn, kBen, kEve}) {
    const Sight sight(*again, eyes_of(*again, who, std::nullopt));
    EXPECT_EQ(sight.update({.now = table.now}), table.update(who));
  }
}

TEST(Journal, EntriesThatCannotHaveHappenedAreRefused) {
  PlayedTable table = duel_table();
  Table copy = *table;
  EXPECT_FALSE(copy.apply({.kind = EntryKind::Nature, .text = "reveal 3 baths"}));
  EXPECT_FALSE(copy.apply({.kind = EntryKind::Act, .seat = 1, .text = "draft sphinx"}));
  EXPECT_FALSE(copy.apply({.kind = EntryKind::Act, .seat = 5, .text = "draft sphinx"}));
  EXPECT_FALSE(copy.apply({.kind = EntryKind::Cut, .seat = 0, .number = 0}));
  EXPECT_FALSE(copy.apply({.kind = EntryKind::Cut, .number = 0}));  // only where luck is told
  EXPECT_FALSE(copy.apply({.kind = EntryKind::Time, .seat = 0}));
  EXPECT_FALSE(copy.apply({.kind = EntryKind::Sit, .seat = 0, .text = "Eve", .owner = kEve}));
}

TEST(Sight, SpectatorsAndLateComersSeeOneAndTheSame) {
  PlayedTable table = duel_table();
  table.play_on(50);
  EXPECT_EQ(table.update(kEve), table.update(sha256("somebody else")));
  EXPECT_NE(table.update(kEve).find("\"as\":null"), std::string::npos);
  EXPECT_NE(table.update(kEve).find("\"legal\":[]"), std::string::npos);
  EXPECT_EQ(table.update(kAnn).find(to_hex(sha256("seed"))),
            std::string::npos);  // the seed itself stays hidden
}

TEST(Sight, PassAndPlayLooksThroughWhoeverIsToAct) {
  PlayedTable table({person(kAnn, "Ann"), person(kAnn, "Anne")});
  EXPECT_EQ(eyes_of(*table, kAnn, {}).as, table.turn());
  table.act_somehow(0);
  EXPECT_EQ(eyes_of(*table, kAnn, {}).as, table.turn());
  EXPECT_EQ(eyes_of(*table, kAnn, Seat{0}).as, Seat{0});
  EXPECT_EQ(eyes_of(*table, kEve, Seat{0}).as, std::nullopt);
}

}  // namespace
}  // namespace heptad
