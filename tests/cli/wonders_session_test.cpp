// The line protocol with 7 Wonders: hands dealt by hand, secret choices, splits, sheets.
#include <algorithm>

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/engine_session.h"

namespace heptad {
namespace {

namespace json = boost::json;

class WondersSession : public ::testing::Test {
 protected:
  json::object ask(const json::object& request) {
    return json::parse(session.answer(json::serialize(request))).as_object();
  }
  json::object act(const json::value& seat, std::string_view action) {
    return ask({{"cmd", "act"}, {"seat", seat}, {"action", action}});
  }
  json::object must_act(const json::value& seat, std::string_view action) {
    json::object answer = act(seat, action);
    EXPECT_TRUE(answer.at("ok").as_bool()) << action << " -> " << json::serialize(answer);
    return answer;
  }
  json::array legal(int seat) { return ask({{"cmd", "legal"}, {"seat", seat}}).at("legal").as_array(); }
  json::object state() { return ask({{"cmd", "state"}}).at("state").as_object(); }
  static std::string code(const json::object& answer) {
    return answer.at("ok").as_bool() ? "ok" : std::string(answer.at("error").at("code").as_string());
  }
  static bool has(const json::array& list, std::string_view text) {
    return std::ranges::any_of(list, [&](const json::value& one) { return one.as_string() == text; });
  }

  void deal() {
    ask({{"cmd", "new"}, {"rules", "wonders1"}, {"players", 3}, {"nature", "manual"}});
    must_act("nature", "boards gizah:a rhodos:b olympia:a");
    must_act("nature",
             "hand 2 lumber-yard stone-pit clay-pool ore-vein timber-yard glassworks-age-1 press-age-1");
    must_act("nature", "hand 0 baths altar loom-age-1 clay-pit stockade barracks workshop");
    must_act(
        "nature",
        "hand 1 theater east-trading-post west-trading-post marketplace guard-tower apothecary scriptorium");
  }

  EngineSession session;
};

TEST_F(WondersSession, BoardsAndHandsAreGivenByHandInAnyOrderOfSeats) {
  deal();
  const json::object now = state();
  EXPECT_EQ(now.at("to_act"), json::array({0, 1, 2}));
  EXPECT_EQ(now.at("coins"), json::array({3, 3, 3}));
  EXPECT_EQ(now.at("seats").at(1).at("board").as_string(), "rhodos");
  EXPECT_EQ(now.at("seats").at(1).at("side").as_string(), "b");
  EXPECT_EQ(now.at("seats").at(1).at("left").as_int64(), 2);
}

TEST_F(WondersSession, EachSplitIsAnActionAndNothingToPayMayBeWrittenOut) {
  deal();
  const json::array options = legal(0);
  EXPECT_TRUE(has(options, "build baths"));             // own stone
  EXPECT_TRUE(has(options, "build barracks pay 2 0"));  // ore of Rhodos, the left neighbour
  EXPECT_TRUE(has(options, "build stockade pay 0 2"));  // wood of Olympia, the right one
  EXPECT_FALSE(has(options, "build stockade"));
  must_act(0, "build baths pay 0 0");
}

TEST_F(WondersSession, OptionsCarryTheirPartsAndThoseOfACardStandTogether) {
  deal();
  const json::object answer = ask({{"cmd", "legal"}, {"seat", 0}, {"explain", true}});
  const json::array& options = answer.at("options").as_array();
  std::vector<std::string> cards;
  for (const json::value& option : options) {
    const auto card = std::string(option.at("card").as_string());
    if (cards.empty() || cards.back() != card) cards.push_back(card);
    EXPECT_EQ(option.at("city").as_int64(), 0);
    if (option.at("action").as_string() != "build barracks pay 2 0") continue;
    EXPECT_EQ(option.at("verb").as_string(), "build");
    EXPECT_EQ(card, "barracks");
    EXPECT_EQ(option.at("pay"), json::array({json::object{{"to", 1}, {"coins", 2}}}));
    EXPECT_EQ(option.at("price").as_int64(), 2);
  }
  EXPECT_EQ(cards.size(), 7U);  // one group a card
}

TEST_F(WondersSession, AChoiceMayChangeUntilTheLastSeatHasChosen) {
  deal();
  EXPECT_EQ(must_act(0, "build baths").at("to_act"), json::array({1, 2}));
  EXPECT_EQ(must_act(0, "build barracks pay 2 0").at("to_act"), json::array({1, 2}));
  EXPECT_EQ(code(act(0, "build  altar")), "bad-action");  // a slip of the pen, not the wrong turn
  EXPECT_EQ(code(act(0, "build palace")), "illegal");
  must_act(1, "build theater");
  EXPECT_EQ(state().at("coins"), json::array({3, 3, 3}));  // nothing happens before all have chosen
  const auto before = state().at("round").as_int64();
  must_act(2, "sell ore-vein");
  EXPECT_EQ(state().at("coins"), json::array({1, 5, 6}));
  EXPECT_EQ(state().at("shields"), json::array({1, 0, 0}));
  EXPECT_GT(state().at("round").as_int64(), before);
}

TEST_F(WondersSession, SheetsStandInTheOrderOfThePad) {
  const auto keys = [&](const json::value& sheet) {
    std::string all;
    for (const auto& entry : sheet.as_object()) all += std::string(entry.key()) + " ";
    return all;
  };
  deal();
  const std::string first = "military treasury wonders civilian scientific commercial guilds total ";
  EXPECT_EQ(keys(ask({{"cmd", "score"}}).at("sheets").at(0)), first);
  EXPECT_EQ(keys(state().at("sheets").at(0)), first);
  ask({{"cmd", "new"}, {"rules", "wonders2"}, {"players", 3}, {"seed", 1}});
  const std::string second = "wonders treasury military civilian commercial scientific guilds total ";
  EXPECT_EQ(keys(ask({{"cmd", "score"}}).at("sheets").at(0)), second);
  EXPECT_EQ(keys(state().at("sheets").at(0)), second);
}

TEST_F(WondersSession, BoardsMayBeGivenAsATextOrAsAList) {
  const auto begin = [&](const json::value& boards) {
    return ask({{"cmd", "new"},
                {"rules", "wonders1"},
                {"players", 3},
                {"seed", 1},
                {"options", json::object{{"boards", boards}}}});
  };
  EXPECT_EQ(code(begin("gizah:a rhodos:b olympia:a")), "ok");
  const json::object as_text = state();
  EXPECT_EQ(code(begin(json::array({"gizah:a", "rhodos:b", "olympia:a"}))), "ok");
  EXPECT_EQ(state(), as_text);
  EXPECT_EQ(code(begin(json::array({"gizah:a", 1}))), "bad-request");
  EXPECT_EQ(code(begin(nullptr)), "bad-request");
}

}  // namespace
}  // namespace heptad
