#include "bots/match/match.h"

#include "bots/match/dealer.h"
#include "bots/match/results_file.h"
#include "bots/match/standings.h"
#include "tests/bots/games.h"

namespace heptad {
namespace {

MatchPlan small_plan(const char* rules = "duel", int players = 2) {
  return {.rules = *parse_rules(rules, players),
          .bots = {contestant("greedy", bot("greedy")), contestant("random", bot("random"))},
          .deals = 3,
          .seed = 4};
}

std::vector<MatchGame> play_all(const MatchPlan& plan, const std::vector<Fixture>& done = {}) {
  std::vector<MatchGame> games;
  play_match(plan, done, [&](const MatchGame& game) {
    games.push_back(game);
    return true;
  });
  return games;
}

// Times differ from run to run; everything else may not.
std::string without_times(MatchGame game) {
  game.cpu_ms = {};
  return results_line(game);
}

TEST(Match, EveryDealIsPlayedFromEverySeat) {
  EXPECT_EQ(fixtures(small_plan()).size(), 6U);
  MatchPlan plan = small_plan("wonders1", 3);
  EXPECT_EQ(fixtures(plan).size(), 3U * 2 * 3);
  plan.only_first_alone = true;
  EXPECT_EQ(fixtures(plan).size(), 3U * 3);
}

TEST(Match, PartnersAreOneBotAndWinTogether) {
  MatchPlan plan = small_plan("wonders1+teams", 4);
  plan.only_first_alone = true;
  const auto games = play_all(plan);
  ASSERT_EQ(games.size(), 3U * 2);
  for (const MatchGame& game : games) {
    for (Seat seat = 0; seat < 4; ++seat)
      EXPECT_EQ(game.bot_at(seat), seat / 2 == game.fixture.seat / 2 ? 0 : 1);
    const auto read = read_results(plan, results_header(plan) + results_line(game));
    ASSERT_TRUE(read && read->games.size() == 1);
    EXPECT_EQ(read->games.front().bot_at(static_cast<Seat>(game.fixture.seat + 1)), 0);
  }
  const Standings table = standings(plan, games);
  EXPECT_EQ(table.pairs.front().score.value, 1.0) << "greedy against random, a whole win each";
  EXPECT_EQ(table.bots[0].wins, table.bots[0].games);
}

TEST(Match, IslandsFoundInOneSeatingDoNotChangeTheHandsOfAnother) {
  const Rules rules = *parse_rules("wonders2+armada", 4);
  const auto hands = [&](const char* player) {
    std::vector<std::string> lines;
    const auto decide = [&](const AnyGame& game, std::span<const LogEntry> log, Seat seat) {
      return std::optional(think(bot(player), game.rules(), log, seat, {.seed = 3})->best);
    };
    const auto played = play_game(rules, 9, decide);
    for (const auto& [before, entry] : replay(rules, played->log)) {
      const std::string text = before.text(entry.action);
      if (entry.seat == kNature && text.starts_with("hand")) lines.push_back(text);
    }
    return lines;
  };
  EXPECT_EQ(hands("greedy"), hands("random"));
}

TEST(Match, BothSeatingsOfADealSeeTheSameCards) {
  // Every card that lies in a slot of the first age is the same, whatever is played in between.
  const Rules rules = *parse_rules("duel");
  const auto slots = [&](const std::vector<BotSpec>& bots) {
    std::vector<int> cards(60, -1);
    auto game = AnyGame::start(rules);
    Dealer dealer(77);
    Rng rng(5);
    int age = 0;
    while (!game->over()) {
      const Seat seat = game->to_act().lowest();
      if (seat == kNature) {
        const Action action = dealer.roll(*game);
        const std::string text = game->text(action);
        game->apply(seat, action);
        age = std::get<duel::State>(game->state()).age;
        if (text.starts_with("reveal"))
          cards[static_cast<std::size_t>((age - 1) * 20 + action.arg[0])] = action.arg[1];
        continue;
      }
      ActionList list;
      game->legal_actions(seat, list);
      game->apply(seat, bots[seat].kind == BotKind::Random ? list[rng.below(list.size())] : list[0]);
    }
    return cards;
  };
  const auto one = slots({bot("random"), bot("greedy")});
  const auto other = slots({bot("greedy"), bot("random")});
  int same = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] >= 0 && other[i] >= 0) {
      EXPECT_EQ(one[i], other[i]) << "slot " << i;
    }
    same += one[i] >= 0 && one[i] == other[i] ? 1 : 0;
  }
  EXPECT_GT(same, 20);
}

TEST(Match, GoesOnWhereItWasInterrupted) {
  const MatchPlan plan = small_plan();
  const auto whole = play_all(plan);
  std::string file = results_header(plan);
  for (int i = 0; i < 2; ++i) file += results_line(whole[static_cast<std::size_t>(i)]);
  file += "1 0 1 0 3";  // cut off while being written
  const auto read = read_results(plan, file);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->games.size(), 2U);
  std::vector<Fixture> done;
  for (const MatchGame& game : read->games) done.push_back(game.fixture);
  std::vector<MatchGame> resumed = read->games;
  for (const MatchGame& game : play_all(plan, done)) resumed.push_back(game);
  ASSERT_EQ(resumed.size(), whole.size());
  for (std::size_t i = 0; i < whole.size(); ++i)
    EXPECT_EQ(without_times(resumed[i]), without_times(whole[i]));
}

TEST(Match, ThreadsDoNotChangeTheGames) {
  MatchPlan plan = small_plan("wonders1", 3);
  plan.deals = 1;
  auto one = play_all(plan);
  plan.threads = 3;
  auto three = play_all(plan);
  const auto by_fixture = [](const MatchGame& a, const MatchGame& b) { return a.fixture < b.fixture; };
  std::sort(three.begin(), three.end(), by_fixture);
  std::sort(one.begin(), one.end(), by_fixture);
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(without_times(one[i]), without_times(three[i]));
}

TEST(Match, ResultsOfAnotherMatchAreRefused) {
  MatchPlan other = small_plan();
  other.seed = 5;
  EXPECT_EQ(read_results(small_plan(), results_header(other)).error().name(), "other-match");
  EXPECT_EQ(read_results(small_plan(), results_header(small_plan()) + "nonsense\n").error().name(),
            "bad-results");
  EXPECT_TRUE(read_results(small_plan(), ""));
}

TEST(Standings, TellTheStrongerFromTheWeaker) {
  MatchPlan plan = small_plan();
  plan.deals = 12;
  const auto games = play_all(plan);
  const Standings table = standings(plan, games);
  ASSERT_EQ(table.bots.size(), 2U);
  EXPECT_GT(table.bots[0].elo.low, 0);
  EXPECT_LT(table.bots[1].elo.high, 0);
  ASSERT_EQ(table.pairs.size(), 1U);
  EXPECT_EQ(table.pairs[0].games, 24);
  EXPECT_GT(table.pairs[0].score.low, 0.5);
  EXPECT_DOUBLE_EQ(table.bots[0].wins + table.bots[1].wins, 24);
}

TEST(Standings, EqualsAreEqual) {
  MatchPlan plan = small_plan();
  std::vector<MatchGame> games;
  for (int deal = 0; deal < 20; ++deal) {
    for (Seat seat = 0; seat < 2; ++seat) {
      MatchGame game{.fixture = {deal, 0, 1, seat}};
      game.outcome = {.over = true, .how = Victory::Civilian, .winners = SeatSet::of(0), .seats = 2};
      game.outcome.rank = {1, 2};
      games.push_back(game);
    }
  }
  const Standings table = standings(plan, games);
  EXPECT_NEAR(table.bots[0].elo.value, 0, 1);
  EXPECT_NEAR(table.pairs[0].score.value, 0.5, 1e-9);
  EXPECT_NEAR(table.pairs[0].above.value, 0.5, 1e-9);
}

TEST(Standings, TellHowGamesWereWonAndLost) {
  MatchPlan plan = small_plan();
  MatchGame game{.fixture = {0, 0, 1, 1}};  // the first bot sits in seat 1
  game.outcome = {.over = true, .how = Victory::Science, .winners = SeatSet::of(0), .seats = 2};
  const Standings table = standings(plan, std::array{game});
  EXPECT_EQ(table.bots[1].won_by[static_cast<std::size_t>(Victory::Science)], 1);
  EXPECT_EQ(table.bots[0].lost_by[static_cast<std::size_t>(Victory::Science)], 1);
  EXPECT_EQ(table.bots[0].won_by[static_cast<std::size_t>(Victory::Science)], 0);
}

TEST(Standings, TellHowOftenWhatWasJudgedSoWasWon) {
  MatchPlan plan = small_plan();
  std::vector<MatchGame> games;
  for (const int winner : {0, 0, 0, 1}) {
    MatchGame game{.fixture = {static_cast<int>(games.size()), 0, 1, 0}};
    game.outcome = {.over = true,
                    .how = Victory::Civilian,
                    .winners = SeatSet::of(static_cast<Seat>(winner)),
                    .seats = 2};
    game.judged[0][7] = 5;
    games.push_back(game);
  }
  const Standings table = standings(plan, games);
  EXPECT_EQ(table.bots[0].calibration[7].judged, 20);
  EXPECT_EQ(table.bots[0].calibration[7].won, 15);
  EXPECT_EQ(table.bots[0].calibration[6].judged, 0);
}

TEST(Match, NotesWhatASearchGivesItself) {
  MatchPlan plan = small_plan();
  plan.deals = 1;
  plan.bots[0] = contestant("search", bot("search:iters=16,seed=1"));
  for (const MatchGame& game : play_all(plan)) {
    int judged = 0;
    for (const int times : game.judged[game.fixture.seat]) judged += times;
    EXPECT_EQ(judged, game.decisions[game.fixture.seat]);
    EXPECT_EQ(game.judged[game.fixture.seat ^ 1], Judged{});  // the random player judges nothing
    const auto read = read_results(plan, results_header(plan) + results_line(game));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->games[0].judged, game.judged);
  }
}

TEST(Standings, CountWhomTheLoneBotFinishesAbove) {
  MatchPlan plan = small_plan();
  std::vector<MatchGame> games;
  for (const auto& rank :
       {std::array{1, 2, 3}, std::array{2, 1, 3}, std::array{2, 2, 1}, std::array{3, 1, 2}}) {
    MatchGame game{.fixture = {static_cast<int>(games.size()), 0, 1, 0}};
    game.outcome = {.over = true, .how = Victory::Points, .seats = 3};
    for (Seat seat = 0; seat < 3; ++seat) {
      game.outcome.rank[seat] = rank[seat];
      if (rank[seat] == 1) game.outcome.winners.add(seat);
    }
    games.push_back(game);
  }
  const Duellists pair = standings(plan, games).pairs.at(0);
  EXPECT_NEAR(pair.score.value, 1.0 / 4, 1e-9);
  EXPECT_NEAR(pair.above.value, (1 + 0.5 + 0.25 + 0) / 4, 1e-9);  // the third game: a tie and a defeat
  EXPECT_LT(pair.above.low, pair.above.value);
  EXPECT_GT(pair.above.high, pair.above.value);
}

}  // namespace
}  // namespace heptad
