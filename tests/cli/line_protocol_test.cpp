// The line protocol as the author of another program meets it: the real program, over pipes.
#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/child_process.h"
#include "engine/core/option.h"
#include "engine/core/rng.h"
#include "engine/game.h"
#include "tests/paths.h"

namespace heptad::tests {
namespace {

namespace json = boost::json;

class LineProtocol : public ::testing::Test {
 protected:
  json::object ask(const json::object& request) {
    EXPECT_TRUE(program.write_line(json::serialize(request)));
    const auto line = program.read_line(std::chrono::minutes(5));
    if (!line) throw std::runtime_error(line.error().message);
    return json::parse(*line).as_object();
  }
  json::object must(const json::object& request) {
    json::object answer = ask(request);
    EXPECT_TRUE(answer.at("ok").as_bool()) << json::serialize(request) << " -> " << json::serialize(answer);
    return answer;
  }
  json::object error(const json::object& request) {
    json::object answer = ask(request);
    EXPECT_FALSE(answer.at("ok").as_bool()) << json::serialize(request);
    return answer.at("ok").as_bool() ? json::object{{"code", "ok"}, {"message", ""}}
                                     : answer.at("error").as_object();
  }
  std::string message(const json::object& request) {
    return std::string(error(request).at("message").as_string());
  }
  static json::object act(const json::value& seat, std::string_view action) {
    return {{"cmd", "act"}, {"seat", seat}, {"action", action}};
  }

  ChildProcess program = *ChildProcess::start(program_path() + " engine");
};

TEST_F(LineProtocol, HelloTellsWhoAnswersAndWhatCanBePlayed) {
  const json::object hello = must({{"cmd", "hello"}});
  EXPECT_EQ(hello.at("name"), "Heptad");
  EXPECT_FALSE(hello.at("version").as_string().empty());
  std::set<std::string> names;
  for (const json::value& one : hello.at("rules").as_array()) {
    names.emplace(one.at("rules").as_string());
    for (const json::value& players : one.at("players").as_array()) {
      must({{"cmd", "new"}, {"rules", one.at("rules")}, {"players", players}, {"seed", 1}});
    }
  }
  EXPECT_EQ(names, std::set<std::string>(known_rule_sets().begin(), known_rule_sets().end()));
}

TEST_F(LineProtocol, HelpListsEveryCommandWithItsFields) {
  const json::object help = must({{"cmd", "help"}});
  EXPECT_EQ(help.at("page"), "docs/cli.md");
  std::set<std::string> names;
  for (const json::value& one : help.at("commands").as_array()) {
    names.emplace(one.at("cmd").as_string());
    EXPECT_FALSE(one.at("help").as_string().empty());
    if (one.at("cmd") == "act") {
      EXPECT_EQ(one.at("fields"), json::array({"seat", "action"}));
    }
  }
  EXPECT_EQ(names, (std::set<std::string>{"hello", "help", "new", "load", "act", "legal", "view", "state",
                                          "score", "record", "undo", "bot", "review", "quit"}));
}

TEST_F(LineProtocol, QuitIsAnsweredAndEndsTheProgram) {
  must({{"cmd", "quit"}});
  EXPECT_FALSE(program.read_line(std::chrono::minutes(5)));
}

TEST_F(LineProtocol, FieldsThereAreNotAreRefusedAndChangeNothing) {
  const json::object game = {{"cmd", "new"}, {"rules", "duel"}, {"seed", 7}};
  json::object misspelt = game;
  misspelt["sead"] = 8;
  EXPECT_EQ(message(misspelt),
            "\"new\" has no field \"sead\". It has rules, players, options, seed, nature.");
  EXPECT_EQ(error({{"cmd", "state"}}).at("code"), "no-game");
  must(game);
  EXPECT_EQ(message({{"cmd", "state"}, {"seat", 0}}), "\"state\" has no field \"seat\". It has none.");
  EXPECT_EQ(error({{"cmd", "legal"}, {"seat", 0}, {"explian", true}}).at("code"), "bad-request");
}

TEST_F(LineProtocol, ABotThatIsGivenNoTimeIsRefusedAndNotTheUsualOne) {
  must({{"cmd", "new"}, {"rules", "duel"}, {"seed", 7}});
  for (const std::string field : {"ms", "iters", "level"}) {
    EXPECT_EQ(error({{"cmd", "bot"}, {"seat", 0}, {field, 0}}).at("code"), "bad-request") << field;
  }
}

TEST_F(LineProtocol, LuckThatIsDueSaysWhatAndWhere) {
  json::object answer = must({{"cmd", "new"}, {"rules", "wonders1"}, {"players", 3}, {"nature", "manual"}});
  EXPECT_EQ(answer.at("due"), (json::object{{"kind", "boards"}, {"count", 3}}));
  answer = must(act("nature", "boards gizah:a rhodos:b olympia:a"));
  EXPECT_EQ(answer.at("due"), (json::object{{"kind", "hand"}, {"seat", 0}, {"count", 7}}));
  EXPECT_EQ(must({{"cmd", "state"}}).at("state").at("decision").at("kind"), "hand");
}

TEST_F(LineProtocol, ACardThatIsNotInTheDeckIsSaidNotToBe) {
  must({{"cmd", "new"}, {"rules", "wonders1"}, {"players", 3}, {"nature", "manual"}});
  must(act("nature", "boards gizah:a rhodos:b olympia:a"));
  const std::string rest = " altar loom-age-1 clay-pit stockade barracks workshop";
  EXPECT_EQ(message(act("nature", "hand 0 palace" + rest)),
            "palace cannot come now: it is a card of Age III.");
  EXPECT_EQ(message(act("nature", "hand 0 tavern" + rest)),
            "tavern cannot come now: it is not in the deck for 3 players.");
  EXPECT_EQ(message(act("nature", "hand 0 altar" + rest)),
            "altar cannot come now: no copy of it is left in the deck.");
}

TEST_F(LineProtocol, DuelSaysWhyACardCannotLieThere) {
  must({{"cmd", "new"}, {"rules", "duel"}, {"seed", 7}});
  const auto record = std::string(must({{"cmd", "record"}}).at("record").as_string());
  must({{"cmd", "new"}, {"rules", "duel"}, {"nature", "manual"}, {"options", {{"wonders", "first-game"}}}});
  must(act("nature", "tokens law agriculture urbanism philosophy masonry"));
  const auto due = must({{"cmd", "legal"}, {"seat", "nature"}}).at("due");
  ASSERT_EQ(due.at("kind"), "reveal");
  const std::string slot = std::to_string(due.at("slot").as_int64());
  const std::string start = "That card cannot lie in slot ";
  EXPECT_EQ(message(act("nature", "reveal " + slot + " palace")),
            start + slot + ": it is not in the deck of this Age.");
  const json::object after = must(act("nature", "reveal " + slot + " baths"));
  const std::string next = std::to_string(after.at("due").at("slot").as_int64());
  EXPECT_NE(next, slot);
  EXPECT_EQ(message(act("nature", "reveal " + next + " baths")),
            start + next + ": it was turned up already.");
}

TEST_F(LineProtocol, ABuildWithoutItsPaymentNamesTheValidOnes) {
  must({{"cmd", "new"}, {"rules", "wonders1"}, {"players", 3}, {"nature", "manual"}});
  must(act("nature", "boards gizah:a rhodos:b olympia:a"));
  must(act("nature", "hand 0 baths altar loom-age-1 clay-pit stockade barracks workshop"));
  must(act(
      "nature",
      "hand 1 theater east-trading-post west-trading-post marketplace guard-tower apothecary scriptorium"));
  must(act("nature",
           "hand 2 lumber-yard stone-pit clay-pool ore-vein timber-yard glassworks-age-1 press-age-1"));
  EXPECT_EQ(message(act(0, "build stockade")),
            "It cannot be paid for in that way, but so: build stockade pay 0 2.");
  EXPECT_EQ(message(act(0, "build stockade pay 2 0")),
            "It cannot be paid for in that way, but so: build stockade pay 0 2.");
}

TEST_F(LineProtocol, HelpOfTheCommandNamesItsPage) {
  auto help = *ChildProcess::start(program_path() + " engine --help");
  std::string text;
  while (const auto line = help.read_line(std::chrono::minutes(5))) text += *line + '\n';
  EXPECT_NE(text.find("docs/cli.md"), std::string::npos) << text;
}

// Somebody who knows nothing but the answers deals and plays a whole game of every rule set.
class NatureByHand : public ::testing::TestWithParam<std::string> {
 protected:
  json::object must(const json::object& request) {
    EXPECT_TRUE(program.write_line(json::serialize(request)));
    const auto line = program.read_line(std::chrono::minutes(5));
    if (!line) throw std::runtime_error(line.error().message);
    json::object answer = json::parse(*line).as_object();
    if (!answer.at("ok").as_bool()) throw std::runtime_error(json::serialize(request) + " -> " + *line);
    return answer;
  }

  ChildProcess program = *ChildProcess::start(program_path() + " engine");
  Rng rng{5};
};

// Of `from` any `count` will do, in what order they come; a limit shows as a refusal, and other luck is
// tried.
std::string some_luck(const json::object& due, Rng& rng) {
  std::string action(due.at("kind").as_string());
  for (const char* where : {"slot", "seat"}) {
    if (due.contains(where)) action += ' ' + std::to_string(due.at(where).as_int64());
  }
  json::array from = due.at("from").as_array();
  for (auto left = due.at("count").as_int64(); left > 0; --left) {
    const auto chosen = static_cast<std::size_t>(rng.below(static_cast<int>(from.size())));
    action += ' ' + std::string(from[chosen].as_string());
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(chosen));
  }
  return action;
}

TEST_P(NatureByHand, WhatIsDueIsEnoughToDealAWholeGame) {
  json::object now = must({{"cmd", "new"}, {"rules", GetParam()}, {"nature", "manual"}});
  int refused = 0;
  while (!now.at("over").as_bool()) {
    const json::value seat = now.at("to_act").at(0);
    const json::object answer = must({{"cmd", "legal"}, {"seat", seat}});
    const json::array& legal = answer.at("legal").as_array();
    std::string action;
    if (!legal.empty()) {
      action = legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))].as_string();
    } else {
      ASSERT_EQ(seat, "nature");
      action = some_luck(answer.at("due").as_object(), rng);
    }
    if (seat == "nature") {
      const auto state = must({{"cmd", "state"}}).at("state");
      EXPECT_EQ(state.at("decision").at("kind"), now.at("due").at("kind"));
      EXPECT_TRUE(action.starts_with(std::string(now.at("due").at("kind").as_string()) + ' '));
    }
    EXPECT_TRUE(program.write_line(
        json::serialize(json::object{{"cmd", "act"}, {"seat", seat}, {"action", action}})));
    json::object next = json::parse(*program.read_line(std::chrono::minutes(5))).as_object();
    if (next.at("ok").as_bool()) {
      now = std::move(next);
    } else {
      ASSERT_EQ(seat, "nature") << action << json::serialize(next);
      ASSERT_LT(++refused, 20'000) << action << json::serialize(next);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, NatureByHand, ::testing::ValuesIn(known_rule_sets()),
                         [](const auto& set) {
                           std::string name = set.param;
                           std::ranges::replace(name, '+', '_');
                           return name;
                         });

}  // namespace
}  // namespace heptad::tests
