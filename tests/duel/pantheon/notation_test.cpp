// Pantheon's actions as text: every form, and where exactly a bad one goes wrong.
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::Duel;

TEST(PantheonNotation, EveryFormReadsBack) {
  auto game = pantheon_game();
  for (const auto* text : {"activate 2",
                           "activate 0 offering 3",
                           "activate 5 offering 2 3 4",
                           "place enki 3",
                           "invoke mars",
                           "deck greek",
                           "top hades",
                           "nisaba school",
                           "baal brickyard",
                           "zeus 14",
                           "anubis sphinx",
                           "isis sphinx",
                           "with baths",
                           "ra divine-theater",
                           "minerva -9",
                           "minerva 0",
                           "minerva 9",
                           "drop -6",
                           "fire 3",
                           "myths greek roman greek egyptian phoenician",
                           "offerings 4 2 3",
                           "divinities enki nisaba",
                           "tops ishtar tanit zeus isis mars",
                           "tops mars",
                           "enki law economy",
                           "temples 3 7 12",
                           "take mysticism",
                           "wonder sanctuary with grand-temple-greek"}) {
    const auto action = Duel::parse(game.state(), text);
    ASSERT_TRUE(action) << text << ": " << action.error().message;
    EXPECT_EQ(Duel::text(game.state(), *action), text);
  }
}

struct Bad {
  const char* text;
  const char* code;
  int column;
};

TEST(PantheonNotation, NamesTheColumnWhereATextGoesWrong) {
  auto game = pantheon_game();
  for (const Bad& bad : std::initializer_list<Bad>{
           {"activate", "bad-action", 9},
           {"activate 6", "bad-action", 10},
           {"activate 2 offering", "bad-action", 12},
           {"activate 2 with 3", "bad-action", 12},
           {"activate 2 offering 5", "unknown-offering", 21},
           {"activate 2 offering 4 3", "bad-action", 23},
           {"activate 2 offering 3 3", "bad-action", 23},
           {"place enki", "bad-action", 11},
           {"place gate 3", "unknown-divinity", 7},
           {"place enki 3 4", "bad-action", 14},
           {"invoke jupiter", "unknown-divinity", 8},
           {"deck norse", "unknown-mythology", 6},
           {"minerva 10", "unknown-space", 9},
           {"minerva +1", "bad-action", 9},
           {"drop 4", "unknown-military-token", 6},
           {"zeus 20", "bad-action", 6},
           {"myths greek roman greek egyptian", "bad-action", 33},
           {"myths greek roman greek egyptian zulu", "unknown-mythology", 34},
           {"offerings 2 3 5", "unknown-offering", 15},
           {"tops", "bad-action", 5},
           {"enki law law law law law law law law law law law", "bad-action", 6},
           {"guilds 3 7 12", "unknown-action", 1},
       }) {
    const auto action = Duel::parse(game.state(), bad.text);
    ASSERT_FALSE(action) << bad.text;
    EXPECT_EQ(action.error().name(), bad.code) << bad.text;
    EXPECT_EQ(action.error().column, bad.column) << bad.text;
  }
}

TEST(PantheonNotation, BaseDuelHasNoneOfItsWords) {
  auto base = duel_game();
  for (const auto* text :
       {"activate 2", "place enki 3", "with baths", "temples 3 7 12", "enki law economy"}) {
    const auto action = Duel::parse(base.state(), text);
    ASSERT_FALSE(action) << text;
    EXPECT_EQ(action.error().name(), "unknown-action");
    EXPECT_EQ(action.error().column, 1);
  }
}

TEST(PantheonCatalogue, ListsDivinitiesPricesAndTokens) {
  const std::string json = duel::catalogue_json(*parse_rules("duel+pantheon"));
  for (const auto* part :
       {R"({"id":"enki","mythology":"mesopotamian","effects":[{"kind":"token-of-card","tokens":2}]})",
        R"({"id":"gate","effects":[{"kind":"open-gate"}]})",
        R"("prices":[[3,8],[4,7],[5,6],[6,5],[7,4],[8,3]],"gate":2,"offerings":[2,3,4])",
        R"("mythology_slots":[2,4,9,11,13],"offering_slots":[6,8,10],"temple_points":[0,5,12,21])"}) {
    EXPECT_NE(json.find(part), std::string::npos) << part;
  }
  EXPECT_EQ(json.find("guild\""), std::string::npos);
  EXPECT_EQ(duel::catalogue_json(Rules{}).find("enki"), std::string::npos);
}

TEST(PantheonJson, ShowsThePantheonWithBothPrices) {
  auto game = pantheon_game().coins(0, 20).built(1, {"sanctuary"}).structure({"brewery"});
  game.edit(opened({{0, "mars"}, {4, "gate"}}))
      .edit(offerings(1, {2, 4}))
      .edit(guarded(0, 6))
      .edit(minerva(-4));
  const std::string json = json_for(game, 0);
  for (const auto* part : {R"("rules":"duel+pantheon")",
                           R"({"slot":0,"card":"mars","mythology":"roman","open":true,"prices":[3,6]})",
                           R"({"slot":1,"card":null,"mythology":null,"open":false,"prices":[4,5]})",
                           R"({"slot":4,"card":"gate","mythology":null,"open":true,"prices":[14,6]})",
                           R"({"mythology":"greek","cards":3,"top":null})", R"("minerva":-4,"snake":null)",
                           R"({"mythologies":[],"offerings":[],"divinities":["astarte"],"astarte":6})",
                           R"({"mythologies":[],"offerings":[2,4],"divinities":[],"astarte":0})"}) {
    EXPECT_NE(json.find(part), std::string::npos) << part << " in " << json;
  }
}

TEST(PantheonJson, NamesWhatIsDecided) {
  auto game = pantheon_game().coins(0, 20).structure({"brewery"}).edit(opened({{0, "neptune"}}));
  game.play("0 activate 0");
  EXPECT_NE(json_for(game, 1).find(R"("decision":{"kind":"neptune-drop","seat":0})"), std::string::npos);
  game.play("0 drop 3");
  EXPECT_NE(json_for(game, 1).find(R"("decision":{"kind":"neptune-fire","seat":0})"), std::string::npos);
}

TEST(PantheonJson, WritesItsEvents) {
  auto game = pantheon_game().coins(0, 20).structure({"brewery"}).edit(opened({{1, "mars"}}));
  game.edit(offerings(0, {3})).play("0 activate 1 offering 3");
  Texts events;
  for (const Event& event : game.events()) events.push_back(Duel::event_json(game.state(), event));
  EXPECT_EQ(events, (Texts{R"({"event":"offering-spent","seat":0,"coins":3})",
                           R"({"event":"divinity-activated","seat":0,"divinity":"mars","slot":1,"coins":1})",
                           R"({"event":"pawn-moved","seat":0,"position":2})"}));
}

}  // namespace
}  // namespace heptad::tests
