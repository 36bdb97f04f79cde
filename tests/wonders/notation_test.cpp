// Actions as text, refusals with their columns, the catalogue and the view as JSON.
#include <fstream>
#include <sstream>

#include "tests/paths.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Wonders;

TEST(WondersNotation, EveryFormReadsAndWritesTheSame) {
  auto game = wonders_game(1, 3);
  for (const std::string text : {"build baths", "build baths pay 2 0", "build baths free", "stage with baths",
                                 "stage with baths pay 0 4", "sell loom-age-1", "revive palace", "pass",
                                 "side a", "side b", "board gizah", "boards gizah:a rhodos:b olympia:?",
                                 "hand 1 baths altar theater stockade barracks marketplace workshop"}) {
    const auto action = Wonders::parse(game.state(), text);
    ASSERT_TRUE(action) << text << ": " << action.error().message;
    EXPECT_EQ(Wonders::text(game.state(), *action), text);
  }
  EXPECT_EQ(Wonders::parse(game.state(), "build baths pay 0 0"), Wonders::parse(game.state(), "build baths"));
}

TEST(WondersNotation, BadTextIsRefusedWhereTheTroubleBegins) {
  struct Case {
    const char* text;
    int column;
    const char* code;
  };
  auto game = wonders_game(2);
  for (const auto& [text, column, code] : {Case{"", 1, "bad-action"},
                                           {"dance", 1, "unknown-action"},
                                           {"build", 6, "bad-action"},
                                           {"build colosseum", 7, "unknown-card"},
                                           {"build pawnshop", 7, "unknown-card"},
                                           {"build baths pay", 16, "bad-action"},
                                           {"build baths pay 2", 18, "bad-action"},
                                           {"build baths pay two 0", 17, "bad-action"},
                                           {"build baths pay 2 0 now", 21, "bad-action"},
                                           {"build baths gratis", 13, "bad-action"},
                                           {"stage baths", 7, "bad-action"},
                                           {"side a", 6, "unknown-side"},
                                           {"side", 5, "bad-action"},
                                           {"city build baths", 1, "unknown-action"},
                                           {"draw baths", 1, "unknown-action"},
                                           {"boards gizah:day", 17, "bad-action"},
                                           {"boards gizah:noon", 14, "unknown-side"},
                                           {"boards atlantis:day", 8, "unknown-board"},
                                           {"hand 9", 6, "bad-action"},
                                           {"hand 0 baths", 13, "bad-action"},
                                           {"pass  ", 6, "bad-action"},
                                           {"Build baths", 1, "bad-action"}}) {
    const auto action = Wonders::parse(game.state(), text);
    ASSERT_FALSE(action) << text;
    EXPECT_EQ(action.error().column, column) << text;
    EXPECT_EQ(action.error().name(), code) << text;
  }
}

TEST(WondersNotation, RefusalsSayWhy) {
  auto game = wonders_game(1).coins(0, 1).hand(0, {"stockade", "palace", "altar"}).city(1, {"lumber-yard"});
  EXPECT_EQ(game.refusal("0 build stockade").message, "It costs 2 coins, 1 more than there are.");
  EXPECT_EQ(game.refusal("0 build palace").message, "The neighbours do not sell what is missing.");
  EXPECT_EQ(game.refusal("0 build baths").message, "That card is not in this hand.");
  EXPECT_EQ(game.refusal("0 build altar free").message, "No power builds that card for free now.");
  EXPECT_EQ(game.refusal("0 build altar pay 2 0").message,
            "It cannot be paid for in that way, but so: build altar.");
  EXPECT_EQ(game.refusal("nature boards gizah:a rhodos:a babylon:a").name(), "wrong-turn");
  EXPECT_EQ(game.refusal("7 sell altar").name(), "wrong-turn");
}

TEST(WondersOptionsList, TellsPricesSplitsAndReasons) {
  auto game =
      wonders_game(1).coins(0, 3).hand(0, {"stockade", "palace", "tree-farm"}).city(1, {"lumber-yard"});
  const auto options = Wonders::options(game.state(), 0);
  const auto find = [&](std::string_view text) {
    for (const Option& option : options) {
      if (Wonders::text(game.state(), option.action) == text) return option;
    }
    ADD_FAILURE() << text;
    return options[0];
  };
  const Option bought = find("build stockade pay 2 0");
  ASSERT_EQ(bought.payment.lines.size(), 1U);
  EXPECT_EQ(bought.payment.lines[0].source, Source::Bought);
  EXPECT_EQ(bought.payment.lines[0].receiver, 1);
  EXPECT_EQ(bought.payment.lines[0].each, 2);
  EXPECT_EQ(find("build tree-farm").payment.printed_coins, 1);
  EXPECT_EQ(find("sell palace").gain, 3);
  EXPECT_EQ(find("build palace").why_not, WhyNot::NotForSale);
  EXPECT_EQ(find("stage with palace").why_not, WhyNot::NotForSale);
}

TEST(WondersView, CarriesWhatABoardNeeds) {
  auto game =
      wonders_game(2).city(0, {"lumber-yard", "tree-farm", "caravansery", "west-trading-post", "altar"});
  game.stages(0, 1).hand(0, {"baths", "temple"}).play("0 sell baths");
  const std::string own = Wonders::json(Wonders::view(game.state(), 0));
  for (const std::string part :
       {R"("rules":"wonders2")", R"("board":"gizah","side":"day","left":1,"right":2)",
        R"("hand":["baths","temple"])",
        R"("committed":true,"order":"sell baths","ordered":{"verb":"sell","card":"baths","city":0})",
        R"("choices":[{"of":["wood","clay"],"for_sale":true},)",
        R"({"of":["wood","clay","stone","ore"],"for_sale":false}])",
        R"("prices":{"left":{"raw":1,"manufactured":2})", R"("chains":["star","market-stall","lighthouse"])",
        R"("passing":"left")", R"("to_act":[1,2])", R"("stages":1)"}) {
    EXPECT_NE(own.find(part), std::string::npos) << part << "\n" << own;
  }
  const std::string other = Wonders::json(Wonders::view(game.state(), 1));
  EXPECT_EQ(other.find("baths"), std::string::npos);
  EXPECT_EQ(other.find("temple"), std::string::npos);
  EXPECT_NE(other.find(R"("committed":true,"order":null,"ordered":null)"), std::string::npos);
}

TEST(WondersView, NamesAChainSymbolOnceHoweverManyCardsBearIt) {
  const auto game = wonders_game(2).city(0, {"west-trading-post", "east-trading-post"});
  const std::string own = Wonders::json(Wonders::view(game.state(), 0));
  EXPECT_NE(own.find(R"("chains":["market-stall"])"), std::string::npos) << own;
}

std::string text_of(const std::string& path) {
  std::ifstream file(source_path(path));
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(WondersNames, EveryCardBoardSideAndChainHasANameInBothLanguages) {
  for (const std::string language : {"en", "zh-Hant"}) {
    const std::string names = text_of("text/wonders." + language + ".json");
    const auto expect = [&](std::string_view id) {
      EXPECT_NE(names.find("\"" + std::string(id) + "\": \""), std::string::npos) << language << " " << id;
    };
    for (const Edition edition : {Edition::First, Edition::Second}) {
      for (const auto& row : wonders::facts_of(edition).rows) expect(row.id);
      for (const auto& board : wonders::facts_of(edition).boards) expect(board.id);
      for (const auto side : wonders::facts_of(edition).side_names) expect(side);
    }
    for (const auto chain : wonders::kChainNames) expect(chain);
    for (const auto power : wonders::kPowerNames) expect(power);
    for (const auto colour : wonders::kColourNames) expect(colour);
  }
}

}  // namespace
}  // namespace heptad::tests
