// A table on this machine: the same dice for the same seed for ever, luck by hand, undo without end.
#include "table/local_table.h"

#include <gtest/gtest.h>

#include <map>

namespace heptad {
namespace {

Action some_action(const LocalTable& table, Seat seat, Rng& rng) {
  ActionList list;
  table.position().legal_actions(seat, list);
  return list[rng.below(list.size())];
}

// Plays until the game is over, or as many lines as that are in the log.
void play(LocalTable& table, Rng& rng, std::size_t lines = 10'000) {
  while (!table.position().over() && table.table().steps() < lines) {
    const Seat seat = table.position().to_act().lowest();
    ASSERT_TRUE(table.act(seat, some_action(table, seat, rng)));
  }
}

LocalTable begun(std::string_view rules, std::optional<std::uint64_t> seed = 7) {
  return *LocalTable::open(*parse_rules(rules), seed);
}

// A seed is a promise to whoever wrote it down.
TEST(LocalTable, TheSameSeedGivesTheSameGameInEveryVersion) {
  const std::map<std::string, std::string> games = {
      {"duel", "6f23263e1b929844"},
      {"duel+pantheon", "02320858a5dcc0eb"},
      {"wonders1", "1f9bede7845774c7"},
      {"wonders2", "5c99dca5e16782c0"},
      {"wonders1+armada", "ec7d26399a27aa0b"},
      {"wonders2+armada", "15ae939fcd33dae5"},
      {"wonders1+teams", "ead6de80224459c1"},
      {"wonders1+armada+teams", "75350d02dd8e6327"},
      {"wonders2+teams", "fdfe8d441379726f"},
      {"wonders2+armada+teams", "9fe0e2678765e497"},
  };
  for (const std::string& rules : known_rule_sets()) {
    LocalTable table = begun(rules);
    Rng rng(1);
    play(table, rng);
    EXPECT_EQ(to_hex(sha256(print_record(table.record()))).substr(0, 16), games.at(rules)) << rules;
  }
}

TEST(LocalTable, GoesOnWithTheSameDiceFromItsRecord) {
  for (const std::string& rules : known_rule_sets()) {
    LocalTable table = begun(rules);
    Rng rng(2);
    play(table, rng, 40);
    LocalTable again = LocalTable::resume(table.record());
    Rng same = rng;
    play(table, rng);
    play(again, same);
    EXPECT_EQ(print_record(again.record()), print_record(table.record())) << rules;
  }
}

// The engine takes a choice given again and logs both; so do records of earlier versions.
Record with_choices_given_again(const Rules& rules, AnyGame& game) {
  Record record{.rules = rules};
  Rng rng(8);
  while (!game.over()) {
    Seat seat = game.to_act().lowest();
    ActionList list;
    if (seat != kNature) {
      const auto any = static_cast<Seat>(rng.below(rules.players));
      game.legal_actions(any, list);
      if (list.empty()) {
        game.legal_actions(seat, list);
      } else {
        seat = any;
      }
    }
    const Action action = seat == kNature ? game.roll(rng) : list[rng.below(list.size())];
    game.apply(seat, action);
    record.log.push_back({seat, action});
  }
  return record;
}

TEST(LocalTable, ReadsRecordsInWhichChoicesWereGivenAgain) {
  for (const std::string& name : known_rule_sets()) {
    const Rules rules = *parse_rules(name);
    for (const int players : {rules.players, 2}) {
      const auto those = parse_rules(name, players);
      if (!those) continue;
      AnyGame game = *AnyGame::start(*those);
      const Record record = with_choices_given_again(*those, game);
      const LocalTable table = LocalTable::resume(record);
      EXPECT_EQ(table.position().json(), game.json()) << name;
      const bool simultaneous = those->family == Family::Wonders;
      EXPECT_EQ(table.table().steps() < record.log.size(), simultaneous) << name;
    }
  }
}

TEST(LocalTable, UndoGoesBackToTheStartAndLuckFallsTheSameWayAgain) {
  for (const std::string& rules : known_rule_sets()) {
    LocalTable table = begun(rules);
    const std::string start = print_record(table.record());
    Rng rng(3);
    play(table, rng);
    const std::string end = print_record(table.record());
    while (table.undo()) {
    }
    EXPECT_EQ(print_record(table.record()), start) << rules;
    Rng same(3);
    play(table, same);
    EXPECT_EQ(print_record(table.record()), end) << rules;
  }
}

TEST(LocalTable, NobodyCountsHowOftenSomethingIsTakenBackOrChosenAnew) {
  LocalTable table = begun("wonders1");
  Rng rng(4);
  const Action first = some_action(table, 0, rng);
  for (int i = 0; i < 2 * Detours::kOfASeat; ++i) {
    ASSERT_TRUE(table.act(0, first));
    if (i % 2 == 1) {
      ASSERT_TRUE(table.undo());
    }
  }
}

TEST(LocalTable, LuckByHandStaysDueAndIsTakenBackByItself) {
  LocalTable table = begun("duel", std::nullopt);
  EXPECT_TRUE(table.position().to_act().has(kNature));
  EXPECT_EQ(table.act(0, "draft sphinx").error().code, Code::WrongTurn);
  EXPECT_FALSE(table.act(kNature, "wonders pyramids sphinx colossus piraeus"));
  ASSERT_TRUE(table.act(kNature, "tokens law agriculture urbanism philosophy masonry"));
  ASSERT_TRUE(table.act(kNature, "wonders pyramids sphinx colossus piraeus"));
  EXPECT_EQ(table.position().to_act().lowest(), 0);
  ASSERT_TRUE(table.undo());
  EXPECT_TRUE(table.position().to_act().has(kNature));
  EXPECT_EQ(table.table().steps(), 1U);
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(table.undo().error().code, Code::NothingToUndo);
}

TEST(LocalTable, ARefusedActionChangesNothing) {
  LocalTable table = begun("wonders1");
  const auto journal = table.table().journal_size();
  EXPECT_FALSE(table.act(0, "dance"));
  EXPECT_FALSE(table.act(0, "build atlantis"));
  EXPECT_FALSE(table.act(kNature, "hand 0 baths"));
  EXPECT_EQ(table.table().journal_size(), journal);
  Rng rng(5);
  play(table, rng);
  EXPECT_EQ(table.act(0, "dance").error().code, Code::Over);
  EXPECT_EQ(table.act(kNature, "dance").error().code, Code::Over);
}

TEST(LocalTable, AnActionTellsWhatItAndTheLuckAfterItCaused) {
  LocalTable table = begun("duel");
  Rng rng(6);
  std::size_t told = table.table().whole_game().events().size();
  while (!table.position().over()) {
    const auto events = table.act(table.position().to_act().lowest(),
                                  some_action(table, table.position().to_act().lowest(), rng));
    ASSERT_TRUE(events);
    told += events->size();
    ASSERT_EQ(told, table.table().whole_game().events().size());
  }
}

TEST(LocalTable, WhoeverPlaysOnAGameThatWasGivenUpHasNotGivenItUp) {
  LocalTable table = begun("duel");
  Record record = table.record();
  record.given_up = GivenUp{.winners = SeatSet::of(1)};
  LocalTable again = LocalTable::resume(record);
  EXPECT_EQ(again.record(), record);
  Rng rng(7);
  ASSERT_TRUE(again.act(0, some_action(again, 0, rng)));
  EXPECT_FALSE(again.record().given_up);
}

}  // namespace
}  // namespace heptad
