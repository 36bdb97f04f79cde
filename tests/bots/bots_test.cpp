#include "bots/bots.h"

#include "bots/duel/styled_play.h"
#include "bots/run_search.h"
#include "tests/bots/games.h"

namespace heptad {
namespace {

class EveryRuleSet : public testing::TestWithParam<RulesAndPlayers> {
 protected:
  Rules rules() const { return *parse_rules(GetParam().rules, GetParam().players); }
};

INSTANTIATE_TEST_SUITE_P(
    Bots, EveryRuleSet,
    testing::Values(RulesAndPlayers{"duel", 2}, RulesAndPlayers{"duel+pantheon", 2},
                    RulesAndPlayers{"wonders1", 2}, RulesAndPlayers{"wonders1", 3},
                    RulesAndPlayers{"wonders1", 7}, RulesAndPlayers{"wonders2", 3},
                    RulesAndPlayers{"wonders2", 5}, RulesAndPlayers{"wonders1+armada", 3},
                    RulesAndPlayers{"wonders2+armada", 5}, RulesAndPlayers{"wonders1+armada", 8},
                    RulesAndPlayers{"wonders2+armada", 8}, RulesAndPlayers{"wonders1+teams", 4},
                    RulesAndPlayers{"wonders2+teams", 6}, RulesAndPlayers{"wonders2+armada+teams", 4},
                    RulesAndPlayers{"wonders1+armada+teams", 8}),
    [](const auto& one) {
      std::string name = one.param.rules + std::to_string(one.param.players);
      std::erase(name, '+');
      return name;
    });

TEST_P(EveryRuleSet, IsPlayedByTheRulesByEveryKindOfBot) {
  for (const char* name : {"random", "greedy", "search:iters=20", "search:iters=20,mix=0.5",
                           "search:iters=20,judge=playout", "level:1"}) {
    SCOPED_TRACE(name);
    EXPECT_TRUE(outcome(rules(), play(rules(), {bot(name)}, 11)).over);
  }
}

TEST_P(EveryRuleSet, IsDecidedTheSameWayWithTheSameIterationsAndSeed) {
  const std::vector<BotSpec> bots = {bot("search:iters=30,mix=0.5"), bot("level:2"),
                                     bot("search:iters=31,threads=3")};
  EXPECT_EQ(play(rules(), bots, 5), play(rules(), bots, 5));
}

TEST_P(EveryRuleSet, IsThoughtAboutByThreadsThatShareTheIterations) {
  const auto log = play(rules(), {bot("random")}, 3);
  std::size_t first = log.size() / 2;
  while (log[first].seat == kNature) ++first;
  const auto so_far = std::span(log).first(first);
  const auto alone = think(bot("search:iters=60"), rules(), so_far, log[first].seat);
  const auto together = think_in_parallel(bot("search:iters=60,threads=4"), rules(), so_far, log[first].seat);
  ASSERT_TRUE(alone && together);
  EXPECT_EQ(together->iterations, alone->iterations);
  EXPECT_EQ(together->candidates.size(), alone->candidates.size());
  const auto visits = [](const Thought& thought) {
    std::uint32_t sum = 0;
    for (const Candidate& one : thought.candidates) sum += one.visits;
    return sum;
  };
  EXPECT_GT(visits(*together), 0U);
  EXPECT_LE(visits(*together), 60U);
  EXPECT_EQ(think_in_parallel(bot("search:iters=60,threads=4"), rules(), so_far, kNature).error().name(),
            think(bot("search:iters=60"), rules(), so_far, kNature).error().name());
}

TEST_P(EveryRuleSet, TellsEveryCandidateWithItsChances) {
  const auto log = play(rules(), {bot("random")}, 3);
  std::size_t line = 0;
  int asked = 0;
  for (const auto& [before, entry] : replay(rules(), log)) {
    const auto so_far = std::span(log).first(line++);
    if (entry.seat != kNature && so_far.size() % 7 == 0) {
      const auto thought = think(bot("search:iters=40"), rules(), so_far, entry.seat);
      ASSERT_TRUE(thought);
      ASSERT_FALSE(thought->candidates.empty());
      EXPECT_EQ(thought->candidates.front().action, thought->best);
      for (const Candidate& candidate : thought->candidates) {
        EXPECT_TRUE(before.check(entry.seat, candidate.action));
        EXPECT_GE(candidate.win_probability, 0);
        EXPECT_LE(candidate.win_probability, 1);
      }
      ++asked;
    }
  }
  EXPECT_GT(asked, 0);
}

TEST(Bots, AMoveThatWinsOnTheSpotIsFoundAtOnce) {
  // In many random games, whenever a seat can win at once, the shortest search does.
  const Rules rules = *parse_rules("duel");
  int wins = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    auto game = AnyGame::start(rules);
    Rng rng(seed);
    std::vector<LogEntry> log;
    while (!game->over()) {
      const Seat seat = game->to_act().lowest();
      Action action = seat == kNature ? game->roll(rng) : Action{};
      if (seat != kNature) {
        ActionList list;
        game->legal_actions(seat, list);
        action = list[rng.below(list.size())];
        for (const Action& winning : list) {
          AnyGame after = *game;
          after.apply(seat, winning);
          const Victory how = after.outcome().how;
          if (how != Victory::Military && how != Victory::Science) continue;
          const auto thought = think(bot("search:iters=1"), rules, log, seat);
          AnyGame end = *game;
          end.apply(seat, thought->best);
          EXPECT_TRUE(end.over() && end.outcome().winners == SeatSet::of(seat));
          ++wins;
          break;
        }
      }
      game->apply(seat, action);
      log.push_back({seat, action});
    }
  }
  EXPECT_GT(wins, 5);
}

// How many of 400 games played out in a style end that way.
int ends_by(Victory how, Style style, const Rules& rules) {
  int ends = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Rng rng(seed);
    duel::State state = *duel::Duel::start(rules);
    duel::play_out_in_style(state, style, rng);
    EXPECT_TRUE(state.over());
    ends += state.victory == how ? 1 : 0;
  }
  return ends;
}

TEST(Styles, LeadToTheWinsTheyAreAfter) {
  for (const char* name : {"duel", "duel+pantheon"}) {
    const Rules rules = *parse_rules(name);
    const int science = ends_by(Victory::Science, Style::Science, rules);
    const int war = ends_by(Victory::Military, Style::War, rules);
    EXPECT_GT(science, 2 * ends_by(Victory::Science, Style::War, rules)) << name;
    EXPECT_GT(war, 2 * ends_by(Victory::Military, Style::Science, rules)) << name;
    EXPECT_LT(ends_by(Victory::Science, Style::Mixed, rules), science) << name;
    EXPECT_LT(ends_by(Victory::Military, Style::Mixed, rules), war) << name;
  }
}

TEST(Styles, AreOfDuel) {
  const Rules rules = *parse_rules("wonders1", 3);
  const auto log = play(rules, {bot("random")}, 4);
  std::size_t first = 0;
  while (log[first].seat == kNature) ++first;
  const auto thought = think(bot("search:iters=1,judge=playout,style=war"), rules,
                             std::span(log).first(first), log[first].seat);
  EXPECT_EQ(thought.error().name(), "bad-bot");
}

// What a bot of such a character has at the end, of fixed deals all together; the others have none.
using Sums = std::array<int, kCategories>;
Sums sums(const Rules& rules, const std::string& name) {
  Sums sums = {};
  for (std::uint64_t deal = 1; deal <= 60; ++deal) {
    std::vector<BotSpec> bots(static_cast<std::size_t>(rules.players), bot("level:5"));
    bots.front() = bot(name.c_str());
    const Sheet sheet = outcome(rules, play(rules, bots, deal)).sheets[0];
    for (int category = 0; category < kCategories; ++category) sums[category] += sheet.points[category];
  }
  return sums;
}

TEST(Characters, PlayMoreOfWhatTheyLike) {
  const Rules rules = *parse_rules("duel");
  const Sums none = sums(rules, "level:5");
  const auto more = [&](Category category, const char* who) {
    const auto index = static_cast<std::size_t>(category);
    EXPECT_GT(sums(rules, std::string("level:5,character=") + who)[index], none[index]) << who;
  };
  more(Category::Military, "warrior");
  more(Category::Scientific, "scholar");
  more(Category::Civilian, "builder");
  more(Category::Commercial, "merchant");
}

TEST(Bots, KeepTheirTime) {
  const Rules rules = *parse_rules("duel");
  const auto log = play(rules, {bot("random")}, 4);
  std::size_t first = 0;
  while (log[first].seat == kNature) ++first;
  const auto thought =
      think(bot("level:8"), rules, std::span(log).first(first), log[first].seat, {.cpu_ms = 60});
  ASSERT_TRUE(thought);
  EXPECT_LT(thought->cpu_ms, 120);
  EXPECT_GT(thought->iterations, 100);
}

TEST(Bots, RefuseASeatThatIsNotToActAndALogThatIsNoGame) {
  const Rules rules = *parse_rules("duel");
  EXPECT_EQ(think(bot("greedy"), rules, {}, 0).error().name(), "wrong-turn");
  EXPECT_EQ(think(bot("greedy"), rules, {}, 7).error().name(), "unknown-seat");
  const std::vector<LogEntry> nonsense = {{0, Action{.kind = 3}}};
  EXPECT_FALSE(think(bot("greedy"), rules, nonsense, 0));
}

TEST(Levels, ThinkMoreAndErrLessFromOneToTheNext) {
  for (const char* name : {"duel", "duel+pantheon", "wonders1", "wonders2+armada"}) {
    const Rules rules = *parse_rules(name);
    for (int level = 2; level <= kLevels; ++level) {
      const auto settings = [&](int of) { return within({.kind = BotKind::Level, .level = of}, rules, {}); };
      const BotSpec lower = settings(level - 1);
      const BotSpec higher = settings(level);
      const bool by_the_clock = higher.iterations == 0 && higher.cpu_ms > 0;
      EXPECT_TRUE(by_the_clock ? level == kLevels : higher.iterations > lower.iterations) << name << level;
      EXPECT_TRUE(higher.search.noise < lower.search.noise || lower.search.noise == 0) << name << level;
      EXPECT_LE(higher.search.noise, lower.search.noise) << name << level;
    }
  }
}

TEST(Levels, WithTheSlightestMisjudgementStillTrustVisits) {
  const std::vector<Candidate> tried = {
      {.action = {.kind = 1}, .visits = 10, .win_probability = 0.5},
      {.action = {.kind = 2}, .visits = 2, .win_probability = 0.9},
  };
  BotSpec bot;
  bot.search.noise = 0.01;
  for (bot.seed = 0; bot.seed < 50; ++bot.seed) {
    EXPECT_EQ(conclude(tried, 0.5, 12, bot).best.kind, 1);
  }
  bot.search.noise = 1;
  int misjudged = 0;
  for (bot.seed = 0; bot.seed < 50; ++bot.seed) {
    misjudged += conclude(tried, 0.5, 12, bot).best.kind == 2 ? 1 : 0;
  }
  EXPECT_GT(misjudged, 5);
  EXPECT_LT(misjudged, 25) << "the more visited is still the likelier";
}

TEST(Characters, DecideBetweenMovesThatAreNearlyEven) {
  const auto best = [](std::uint32_t liked, std::uint32_t other) {
    return conclude({{.action = {.kind = 1}, .visits = liked, .suits = true},
                     {.action = {.kind = 2}, .visits = other}},
                    0.5, 100, BotSpec{})
        .best.kind;
  };
  EXPECT_EQ(best(45, 55), 1);
  EXPECT_EQ(best(20, 80), 2);
}

TEST(BotNames, AreReadBack) {
  for (const char* name :
       {"random", "greedy", "level:5", "search", "search:iters=2000,seed=7",
        "search:ms=100,judge=playout,explore=1.5", "search:mix=0.25", "level:8,ms=500",
        "search:judge=playout,style=science", "search:judge=playout,style=mixed", "level:5,character=scholar",
        "level:8,ms=500,character=merchant", "search:iters=300,threads=4"}) {
    const auto parsed = parse_bot(name);
    ASSERT_TRUE(parsed) << name;
    EXPECT_EQ(bot_name(*parsed), name);
  }
}

TEST(BotNames, RefuseWhatTheyAreNot) {
  EXPECT_EQ(parse_bot("clever").error().name(), "unknown-bot");
  EXPECT_EQ(parse_bot("level:9").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("level:").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:mix=inf").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:noise=-1").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:iters=2000,speed=7").error().column, 19);
  EXPECT_EQ(parse_bot("search:iters=-1").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:threads=0").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:judge=playout,style=").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:judge=playout,style=peace").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:style=war").error().name(), "bad-bot") << "of games played out alone";
  EXPECT_EQ(parse_bot("level:5,character=thief").error().name(), "bad-bot");
  EXPECT_EQ(parse_bot("search:threads=65").error().name(), "bad-bot");
}

}  // namespace
}  // namespace heptad
