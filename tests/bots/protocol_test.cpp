// Bots behind the line protocol, where somebody else deals: they must play as they do in a game of their own.
#include <boost/json.hpp>

#include "cli/engine_session.h"
#include "tests/bots/games.h"

namespace heptad {
namespace {

namespace json = boost::json;

json::object ask(EngineSession& session, const json::object& request) {
  json::object answer = json::parse(session.answer(json::serialize(request))).as_object();
  EXPECT_TRUE(answer.at("ok").as_bool()) << json::serialize(request) << "\n" << json::serialize(answer);
  return answer;
}

json::value seat_name(Seat seat) { return seat == kNature ? json::value("nature") : json::value(seat); }

void expect_sensible(const json::object& thought, const AnyGame& game, Seat seat) {
  const json::array& candidates = thought.at("candidates").as_array();
  ASSERT_FALSE(candidates.empty());
  EXPECT_EQ(candidates[0].at("action"), thought.at("action"));
  double lowest = 1;
  double highest = 0;
  for (const json::value& candidate : candidates) {
    const auto action = game.parse(candidate.at("action").as_string());
    ASSERT_TRUE(action) << candidate;
    EXPECT_TRUE(game.check(seat, *action)) << candidate;
    const double win = candidate.at("win").to_number<double>();
    lowest = std::min(lowest, win);
    highest = std::max(highest, win);
  }
  EXPECT_GE(lowest, 0);
  EXPECT_LE(highest, 1);
  // Before deciding, a seat's chances are a mean over what it looked at.
  const double before = thought.at("win").to_number<double>();
  EXPECT_GE(before, 0);
  EXPECT_LE(before, 1);
}

class BotProtocol : public testing::TestWithParam<RulesAndPlayers> {};

TEST_P(BotProtocol, PlaysWithManualNature) {
  const Rules rules = *parse_rules(GetParam().rules, GetParam().players);
  const auto log = play(rules, {bot("greedy")}, 21);
  EngineSession session;
  ask(session,
      {{"cmd", "new"}, {"rules", GetParam().rules}, {"players", GetParam().players}, {"nature", "manual"}});
  std::size_t line = 0;
  for (const auto& [before, entry] : replay(rules, log)) {
    const auto so_far = std::span(log).first(line++);
    if (entry.seat != kNature && so_far.size() % 5 == 0) {
      const json::object thought = ask(session, {{"cmd", "bot"},
                                                 {"seat", entry.seat},
                                                 {"level", 5},
                                                 {"iters", 30},
                                                 {"seed", 9},
                                                 {"explain", true}});
      expect_sensible(thought, before, entry.seat);
      const auto own = think(bot("level:5,iters=30"), rules, so_far, entry.seat, {.seed = 9});
      ASSERT_TRUE(own);
      EXPECT_EQ(thought.at("action").as_string(), before.text(own->best));
    }
    ask(session, {{"cmd", "act"}, {"seat", seat_name(entry.seat)}, {"action", before.text(entry.action)}});
  }
  EXPECT_TRUE(ask(session, {{"cmd", "score"}}).at("over").as_bool());
}

INSTANTIATE_TEST_SUITE_P(Bots, BotProtocol,
                         testing::Values(RulesAndPlayers{"duel", 2}, RulesAndPlayers{"duel+pantheon", 2},
                                         RulesAndPlayers{"wonders1", 2}, RulesAndPlayers{"wonders1", 3},
                                         RulesAndPlayers{"wonders1", 7}, RulesAndPlayers{"wonders2", 3},
                                         RulesAndPlayers{"wonders2", 7},
                                         RulesAndPlayers{"wonders2+armada", 4},
                                         RulesAndPlayers{"wonders1+armada+teams", 6}),
                         [](const auto& one) {
                           std::string name = one.param.rules + std::to_string(one.param.players);
                           std::erase(name, '+');
                           return name;
                         });

}  // namespace
}  // namespace heptad
