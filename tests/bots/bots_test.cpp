#include "bots/bots.h"

#include <gtest/gtest.h>

#include "engine/game.h"

namespace heptad {
namespace {

// Plays one game between two bots; nature's dice and the bots' seeds follow from `seed`.
std::vector<LogEntry> play(const Rules& rules, const std::vector<BotSpec>& bots, std::uint64_t seed) {
  auto game = AnyGame::start(rules);
  Rng dice(seed);
  std::vector<LogEntry> log;
  while (!game->over()) {
    const Seat seat = game->to_act().lowest();
    Action action;
    if (seat == kNature) {
      action = game->roll(dice);
    } else {
      const auto thought = think(bots[seat], rules, log, seat, {.seed = dice.next()});
      EXPECT_TRUE(thought) << thought.error().message;
      action = thought->best;
      EXPECT_TRUE(game->check(seat, action));
    }
    game->apply(seat, action);
    log.push_back({seat, action});
  }
  return log;
}

SeatSet winners(const Rules& rules, const std::vector<LogEntry>& log) {
  auto game = AnyGame::start(rules);
  for (const LogEntry& entry : log) game->apply(entry.seat, entry.action);
  return game->outcome().winners;
}

TEST(Bots, PlayWholeGamesOfDuelByTheRules) {
  const Rules rules = *parse_rules("duel");
  for (const char* name :
       {"random", "greedy", "search:iters=50", "search:iters=50,judge=playout", "level:1"}) {
    const BotSpec bot = *parse_bot(name);
    play(rules, {bot, bot}, 11);
  }
}

TEST(Bots, DecideTheSameWayWithTheSameIterationsAndSeed) {
  const Rules rules = *parse_rules("duel");
  const BotSpec bot = *parse_bot("search:iters=200");
  EXPECT_EQ(play(rules, {bot, bot}, 5), play(rules, {bot, bot}, 5));
}

TEST(Bots, SearchBeatsGreedyAndGreedyBeatsRandom) {
  const Rules rules = *parse_rules("duel");
  const auto wins = [&](const char* stronger, const char* weaker, int pairs) {
    const BotSpec strong = *parse_bot(stronger);
    const BotSpec weak = *parse_bot(weaker);
    int won = 0;
    for (int pair = 0; pair < pairs; ++pair) {
      const auto seed = static_cast<std::uint64_t>(pair) + 1;
      won += winners(rules, play(rules, {strong, weak}, seed)).has(0);
      won += winners(rules, play(rules, {weak, strong}, seed)).has(1);
    }
    return won;
  };
  EXPECT_GE(wins("greedy", "random", 25), 45);
  EXPECT_GE(wins("search:iters=1000", "greedy", 10), 16);
}

TEST(BotNames, AreReadBack) {
  for (const char* name : {"random", "greedy", "level:5", "search", "search:iters=2000,seed=7",
                           "search:ms=100,judge=playout,explore=1.5", "level:8,ms=500"}) {
    const auto bot = parse_bot(name);
    ASSERT_TRUE(bot) << name;
    EXPECT_EQ(bot_name(*bot), name);
  }
}

TEST(BotNames, RefuseWhatTheyAreNot) {
  EXPECT_EQ(parse_bot("clever").error().code, "unknown-bot");
  EXPECT_EQ(parse_bot("level:9").error().code, "bad-bot");
  EXPECT_EQ(parse_bot("level:").error().code, "bad-bot");
  EXPECT_EQ(parse_bot("search:iters=2000,speed=7").error().column, 19);
  EXPECT_EQ(parse_bot("search:iters=-1").error().code, "bad-bot");
}

TEST(Bots, RefuseASeatThatIsNotToAct) {
  const Rules rules = *parse_rules("duel");
  EXPECT_EQ(think(*parse_bot("greedy"), rules, {}, 0).error().code, "wrong-turn");
  EXPECT_EQ(think(*parse_bot("greedy"), rules, {}, 7).error().code, "unknown-seat");
}

}  // namespace
}  // namespace heptad
