// The line protocol as a program that speaks it sees it.
#include "cli/engine_session.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/core/rng.h"

namespace heptad {
namespace {

namespace json = boost::json;

class Session : public ::testing::Test {
 protected:
  json::object ask(std::string_view line) { return json::parse(session.answer(line)).as_object(); }
  json::object must(std::string_view line) {
    const json::object answer = ask(line);
    EXPECT_TRUE(answer.at("ok").as_bool()) << line << " -> " << json::serialize(answer);
    return answer;
  }
  std::string code(std::string_view line) {
    const json::object answer = ask(line);
    EXPECT_FALSE(answer.at("ok").as_bool()) << line;
    if (answer.at("ok").as_bool()) return "ok";
    EXPECT_FALSE(answer.at("error").at("message").as_string().empty());
    return std::string(answer.at("error").at("code").as_string());
  }
  std::string act(const json::value& seat, std::string_view action) {
    return json::serialize(json::object{{"cmd", "act"}, {"seat", seat}, {"action", action}});
  }
  // Plays to the end with the first, middle or last legal action.
  void finish(int seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    json::object answer = must(R"({"cmd":"undo"})");
    while (!answer.at("over").as_bool()) {
      const auto seat = answer.at("to_act").as_array().at(0).as_int64();
      const auto legal =
          must(R"({"cmd":"legal","seat":)" + std::to_string(seat) + "}").at("legal").as_array();
      ASSERT_FALSE(legal.empty());
      answer = must(
          act(seat, legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))].as_string()));
    }
  }

  EngineSession session;
};

constexpr std::string_view kNew = R"({"cmd":"new","rules":"duel","players":2,"seed":7})";

TEST_F(Session, ASeededGameLetsNatureActByItself) {
  const json::object answer = must(kNew);
  EXPECT_EQ(answer.at("to_act"), json::parse("[0]"));
  EXPECT_FALSE(answer.at("over").as_bool());
  EXPECT_GT(answer.at("round").as_int64(), 0);
}

TEST_F(Session, TheSameSeedGivesTheSameGame) {
  must(kNew);
  const auto first = must(R"({"cmd":"record"})").at("record");
  must(R"({"cmd":"new","rules":"duel","seed":8})");
  EXPECT_NE(must(R"({"cmd":"record"})").at("record"), first);
  must(kNew);
  EXPECT_EQ(must(R"({"cmd":"record"})").at("record"), first);
}

TEST_F(Session, ManualNatureIsTold) {
  EXPECT_EQ(must(R"({"cmd":"new","rules":"duel","nature":"manual"})").at("to_act"), json::array({"nature"}));
  EXPECT_EQ(code(act(0, "draft sphinx")), "wrong-turn");
  EXPECT_EQ(code(act("nature", "tokens law law urbanism philosophy masonry")), "illegal");
  must(act("nature", "tokens law agriculture urbanism philosophy masonry"));
  EXPECT_EQ(must(act("nature", "wonders pyramids sphinx colossus piraeus")).at("to_act"), json::parse("[0]"));
  EXPECT_EQ(must(act(0, "draft sphinx")).at("to_act"), json::parse("[1]"));
}

TEST_F(Session, WholeGamesScoreAndComeBackFromTheirRecord) {
  for (int seed = 1; seed <= 5; ++seed) {
    must(R"({"cmd":"new","rules":"duel","seed":)" + std::to_string(seed) + "}");
    const auto legal = must(R"({"cmd":"legal","seat":0})").at("legal").as_array();
    must(act(0, legal.at(0).as_string()));
    finish(seed);
    const json::object score = must(R"({"cmd":"score"})");
    EXPECT_TRUE(score.at("over").as_bool());
    EXPECT_EQ(score.at("sheets").as_array().size(), 2U);
    const auto state = must(R"({"cmd":"state"})").at("state");
    const auto record = must(R"({"cmd":"record"})").at("record");
    must(R"({"cmd":"new","rules":"duel","seed":99})");
    const json::object loaded = must(json::serialize(json::object{{"cmd", "load"}, {"record", record}}));
    EXPECT_TRUE(loaded.at("over").as_bool());
    EXPECT_EQ(must(R"({"cmd":"state"})").at("state"), state);
    EXPECT_EQ(must(R"({"cmd":"record"})").at("record"), record);
  }
}

TEST_F(Session, UndoTakesBackTheLastActionAndItsLuck) {
  must(kNew);
  const auto before = must(R"({"cmd":"state"})").at("state");
  const std::string move =
      act(0, must(R"({"cmd":"legal","seat":0})").at("legal").as_array().at(0).as_string());
  must(move);
  const auto after = must(R"({"cmd":"record"})").at("record");
  must(R"({"cmd":"undo"})");
  EXPECT_EQ(must(R"({"cmd":"state"})").at("state"), before);
  must(move);
  EXPECT_EQ(must(R"({"cmd":"record"})").at("record"), after);
  must(R"({"cmd":"undo"})");
  EXPECT_EQ(code(R"({"cmd":"undo"})"), "nothing-to-undo");
}

TEST_F(Session, ExplainAddsPricesAndReasons) {
  must(kNew);
  for (int i = 0; i < 8; ++i) {
    const auto seat = must(R"({"cmd":"state"})").at("state").at("to_act").as_array().at(0).as_int64();
    const auto legal = must(R"({"cmd":"legal","seat":)" + std::to_string(seat) + "}").at("legal").as_array();
    must(act(seat, legal.at(0).as_string()));
  }
  const json::object answer = must(R"({"cmd":"legal","seat":0,"explain":true})");
  std::size_t legal = 0;
  bool dear = false;
  for (const json::value& option : answer.at("options").as_array()) {
    if (option.at("legal").as_bool()) {
      ++legal;
      EXPECT_TRUE(option.as_object().contains("gain") || option.as_object().contains("payment"));
    } else {
      EXPECT_TRUE(option.at("why").as_object().contains("code"));
      dear |= option.at("why").at("code") == "coins" && option.at("why").at("short").as_int64() > 0;
    }
  }
  EXPECT_EQ(legal, answer.at("legal").as_array().size());
  EXPECT_TRUE(dear);
}

TEST_F(Session, SeatsThatAreNotToActHaveNoLegalActions) {
  must(kNew);
  EXPECT_TRUE(must(R"({"cmd":"legal","seat":1})").at("legal").as_array().empty());
  EXPECT_TRUE(must(R"({"cmd":"legal","seat":1,"explain":true})").at("options").as_array().empty());
}

TEST_F(Session, ViewsAreGivenToSeatsAndSpectators) {
  must(kNew);
  for (const char* seat : {"0", "1", "null"}) {
    const auto view = must(std::string(R"({"cmd":"view","seat":)") + seat + "}").at("view");
    EXPECT_EQ(view.at("rules"), "duel");
  }
  EXPECT_EQ(code(R"({"cmd":"view","seat":"nature"})"), "unknown-seat");
}

TEST_F(Session, BotsSuggestALegalAction) {
  must(kNew);
  const auto action = must(R"({"cmd":"bot","seat":0,"seed":3,"iters":50})").at("action");
  const auto legal = must(R"({"cmd":"legal","seat":0})").at("legal").as_array();
  EXPECT_NE(std::ranges::find(legal, action), legal.end());
  EXPECT_EQ(code(R"({"cmd":"bot","seat":1})"), "wrong-turn");
}

TEST_F(Session, AReviewLooksAtTheGameSoFar) {
  must(kNew);
  EXPECT_EQ(must(R"({"cmd":"review","iters":3})").at("moves").as_array().size(), 0U);
  must(act(0, must(R"({"cmd":"legal","seat":0})").at("legal").at(0).as_string()));
  const json::object review = must(R"({"cmd":"review","iters":3,"seed":4})");
  ASSERT_EQ(review.at("moves").as_array().size(), 1U);
  const json::object& move = review.at("moves").at(0).as_object();
  EXPECT_EQ(move.at("seat").as_int64(), 0);
  EXPECT_TRUE(move.at("played").as_object().contains("verb"));
  EXPECT_TRUE(move.at("better").as_object().contains("reasons"));
  EXPECT_EQ(must(R"({"cmd":"review","iters":3,"seed":4})"), review);
  EXPECT_EQ(code(R"({"cmd":"review","bot":"greedy"})"), "bad-request");
}

TEST_F(Session, BadRequestsAreAnsweredAndChangeNothing) {
  EXPECT_EQ(code(R"({"cmd":"state"})"), "no-game");
  must(kNew);
  const auto state = must(R"({"cmd":"state"})").at("state");
  EXPECT_EQ(code(""), "malformed-json");
  EXPECT_EQ(code("{"), "malformed-json");
  EXPECT_EQ(code(std::string_view("\0\0", 2)), "malformed-json");
  EXPECT_EQ(code("[1,2]"), "bad-request");
  EXPECT_EQ(code("{}"), "bad-request");
  EXPECT_EQ(code(R"({"cmd":7})"), "bad-request");
  EXPECT_EQ(code(R"({"cmd":"dance"})"), "unknown-command");
  EXPECT_EQ(code(R"({"cmd":"new"})"), "bad-request");
  EXPECT_EQ(code(R"({"cmd":"new","rules":"chess"})"), "unknown-rules");
  EXPECT_EQ(code(R"({"cmd":"new","rules":"duel","players":3})"), "bad-players");
  EXPECT_EQ(code(R"({"cmd":"new","rules":"duel","players":0})"), "bad-players");
  EXPECT_EQ(code(R"({"cmd":"new","rules":"duel","seed":-1})"), "bad-request");
  EXPECT_EQ(code(R"({"cmd":"new","rules":"duel","seed":1,"nature":"manual"})"), "bad-request");
  EXPECT_EQ(code(R"({"cmd":"new","rules":"duel","nature":"kind"})"), "bad-request");
  EXPECT_NE(code(R"({"cmd":"new","rules":"duel","seed":1,"options":{"colour":"red"}})"), "ok");
  EXPECT_EQ(code(R"({"cmd":"act","seat":2,"action":"draft sphinx"})"), "unknown-seat");
  EXPECT_EQ(code(R"({"cmd":"act","seat":0})"), "bad-request");
  EXPECT_EQ(code(R"({"cmd":"act","seat":0,"action":"draft nothing"})"), "unknown-wonder");
  EXPECT_EQ(code(R"({"cmd":"act","seat":1,"action":"draft sphinx"})"), "wrong-turn");
  EXPECT_EQ(code(R"({"cmd":"act","seat":0,"action":"build baths"})"), "illegal");
  EXPECT_EQ(code(R"({"cmd":"act","seat":"nature","action":"reveal 1 baths"})"), "wrong-turn");
  EXPECT_TRUE(must(R"({"cmd":"legal","seat":"nature"})").at("legal").as_array().empty());
  EXPECT_EQ(code(R"({"cmd":"legal","seat":0,"explain":1})"), "bad-request");
  EXPECT_EQ(code(R"({"cmd":"load","record":"heptad 1\nrules duel\n0 dance\n"})"), "unknown-action");
  EXPECT_EQ(code(R"({"cmd":"load"})"), "bad-request");
  EXPECT_EQ(must(R"({"cmd":"state"})").at("state"), state);
}

}  // namespace
}  // namespace heptad
