// Other people's programs in matches.
#include "cli/program_player.h"

#include <gtest/gtest.h>

#include <vector>

#include "bots/match/match.h"
#include "bots/match/results_file.h"
#include "bots/match/standings.h"
#include "cli/child_process.h"
#include "tests/bots/games.h"
#include "tests/paths.h"

namespace heptad {
namespace {

MatchPlan plan_against_random(const std::string& command, const char* rules = "duel", int players = 2) {
  return {.rules = *parse_rules(rules, players),
          .bots = {program_contestant("program", command, 100, std::chrono::milliseconds(200)),
                   contestant("random", bot("random"))},
          .deals = 1,
          .only_first_alone = true};
}

std::vector<MatchGame> play_all(const MatchPlan& plan) {
  std::vector<MatchGame> games;
  play_match(plan, {}, [&](const MatchGame& game) {
    games.push_back(game);
    return true;
  });
  return games;
}

// Loses every game, for a reason that says so.
void expect_losses(const std::string& command, const std::string& why) {
  const MatchPlan plan = plan_against_random(command);
  const auto games = play_all(plan);
  ASSERT_EQ(games.size(), 2U);
  for (const MatchGame& game : games) {
    ASSERT_TRUE(game.broken_off);
    EXPECT_EQ(game.broken_off->seat, game.fixture.seat);
    EXPECT_NE(game.broken_off->why.find(why), std::string::npos) << game.broken_off->why;
    EXPECT_FALSE(game.outcome.winners.has(game.fixture.seat));
  }
  const Standings table = standings(plan, games);
  EXPECT_EQ(table.bots[0].forfeits, 2);
  EXPECT_EQ(table.bots[0].wins, 0);
  EXPECT_EQ(table.bots[1].wins, 2);
}

class ExamplePrograms : public testing::TestWithParam<RulesAndPlayers> {};

TEST_P(ExamplePrograms, PlayWholeGames) {
  const auto [rules, players] = GetParam();
  for (const auto& command : {tests::source_path("examples/bot.py"), tests::example_bot_path()}) {
    MatchPlan plan = plan_against_random(command, rules, players);
    plan.bots[0] = program_contestant("program", command, 100);
    const auto games = play_all(plan);
    ASSERT_EQ(games.size(), static_cast<std::size_t>(players));
    for (const MatchGame& game : games) {
      EXPECT_FALSE(game.broken_off) << command << ": " << game.broken_off->why;
      EXPECT_GT(game.decisions[game.fixture.seat], 0);
      EXPECT_GT(game.cpu_ms[game.fixture.seat], 0);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, ExamplePrograms,
                         testing::Values(RulesAndPlayers{"duel", 2}, RulesAndPlayers{"duel+pantheon", 2},
                                         RulesAndPlayers{"wonders1", 2}, RulesAndPlayers{"wonders2", 3}));

TEST(ProgramPlayer, LosesByAnIllegalMove) {
  expect_losses(R"(sh -c 'while read q; do echo "{\"action\":\"build palace\"}"; done')", "build palace");
}

TEST(ProgramPlayer, LosesByAnAnswerThatIsNone) {
  expect_losses("yes", "no JSON object: y");
  expect_losses(R"(sh -c 'while read q; do echo "{\"ok\":true}"; done')", "no action");
}

TEST(ProgramPlayer, LosesByEnding) {
  expect_losses("true", "has ended");
  expect_losses("no-such-program-anywhere 2>/dev/null", "has ended");
}

TEST(ProgramPlayer, LosesByNotAnswering) { expect_losses("sleep 60", "in time"); }

TEST(ProgramPlayer, LosesByALineWithoutEnd) { expect_losses("sh -c 'read q; exec cat /dev/zero'", "no end"); }

TEST(ProgramPlayer, HasItsLossesInTheResultsFile) {
  const MatchPlan plan = plan_against_random("true");
  std::string text = results_header(plan);
  for (const MatchGame& game : play_all(plan)) text += results_line(game);
  const auto read = read_results(plan, text);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->games.size(), 2U);
  EXPECT_EQ(read->games[0].broken_off->seat, 0);
  EXPECT_EQ(read->games[1].broken_off->seat, 1);
}

TEST(ChildProcess, IsGoneWhenNobodyNeedsIt) {
  auto child = ChildProcess::start("sh -c 'echo $$; exec sleep 60'");
  ASSERT_TRUE(child);
  const auto pid = child->read_line(std::chrono::seconds(10));
  ASSERT_TRUE(pid);
  EXPECT_EQ(kill(std::stoi(*pid), 0), 0);
  {
    const ChildProcess last = std::move(*child);
  }
  EXPECT_NE(kill(std::stoi(*pid), 0), 0);
}

}  // namespace
}  // namespace heptad
