// The terminal: columns, languages, and whole games typed by hand.
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/catalogue.h"
#include "cli/embedded_text.h"
#include "cli/json_fields.h"
#include "cli/play.h"
#include "cli/terminal/canvas.h"
#include "cli/terminal/tell.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

namespace json = boost::json;

TEST(Width, ChineseTakesTwoColumnsAndColourNone) {
  EXPECT_EQ(display_width("baths"), 5);
  EXPECT_EQ(display_width("浴場"), 4);
  EXPECT_EQ(display_width("\033[1m浴場\033[0m·¢"), 6);
  EXPECT_EQ(cut_to("浴場浴場", 6), "浴場…");
  EXPECT_EQ(cut_to("浴場浴場", 8), "浴場浴場");
  EXPECT_EQ(pad_right("浴", 4), "浴  ");
  EXPECT_EQ(pad_left("浴", 4), "  浴");
  EXPECT_EQ(centred("浴", 6), "  浴  ");
}

TEST(Canvas, WideCharactersAreNeverHalf) {
  Canvas canvas(6, 1);
  canvas.put(0, 0, "浴場浴", Ink::Plain);
  canvas.put(1, 0, "xx", Ink::Plain);
  EXPECT_EQ(canvas.lines(Paint(Paint::Colours::Off)).front(), " xx 浴");
}

// Every key of one language is in the other, so that neither is incomplete.
void collect(const json::value& value, const std::string& path, std::vector<std::string>& keys) {
  if (!value.is_object()) {
    keys.push_back(path);
    return;
  }
  for (const auto& [key, item] : value.get_object()) collect(item, path + "/" + std::string(key), keys);
}

TEST(Languages, EnglishAndChineseHaveTheSameKeys) {
  std::map<std::string, std::vector<std::string>> keys;
  for (const EmbeddedText& text : embedded_texts()) {
    auto& found = keys[std::string(text.name)];
    collect(json::parse(text.json), "", found);
    std::erase_if(found, [](const std::string& key) { return key.find("-short/") != std::string::npos; });
    std::ranges::sort(found);
  }
  for (const auto& [name, found] : keys) {
    const std::size_t dot = name.find('.');
    ASSERT_NE(dot, std::string::npos) << name;
    EXPECT_EQ(found, keys[name.substr(0, dot) + ".en"]) << name;
    EXPECT_EQ(found, keys[name.substr(0, dot) + ".zh-Hant"]) << name;
  }
}

TEST(Languages, EveryComponentHasANameAndEveryEffectItsWords) {
  for (const std::string& rules_text : known_rule_sets()) {
    const auto rules = parse_rules(rules_text);
    if (!AnyGame::start(*rules)) continue;
    const Catalogue catalogue(*rules);
    for (const char* language : {"en", "zh-Hant"}) {
      const auto names = Names::load(*rules, language);
      ASSERT_TRUE(names);
      for (const auto& [group, rows] : catalogue.json()) {
        if (!rows.is_array()) continue;
        for (const json::value& row : rows.get_array()) {
          if (!row.is_object() || !row.get_object().contains("id")) continue;
          EXPECT_TRUE(names->has(group, text_in(row.get_object(), "id")))
              << language << " " << json::serialize(row);
          for (const json::value& effect : list_in(row.get_object(), "effects")) {
            EXPECT_TRUE(names->has("effects", text_in(effect.get_object(), "kind")))
                << language << json::serialize(effect);
          }
        }
      }
    }
  }
}

class Terminal : public ::testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(path); }

  // Types the lines and returns everything that was printed.
  std::string type(const std::string& lines, const char* language = "en", const char* rules = "duel") {
    return type_against_bots(lines, language, *parse_rules(rules));
  }
  std::string type_against_bots(const std::string& lines, const char* language, const Rules& rules) {
    std::vector<Sitter> sitters = {{Sitter::Kind::Person, "Ann"}};
    // Where hands are hidden the bots should also sell and raise stages, which a greedy one seldom does.
    const char* bot = rules.family == Family::Duel ? "greedy" : "random";
    sitters.resize(static_cast<std::size_t>(rules.players), {Sitter::Kind::Bot, bot});
    return type(begun(rules, std::move(sitters)), lines, language);
  }
  std::string type(LocalTable game, const std::string& lines, const char* language) {
    std::istringstream in(lines);
    std::ostringstream out;
    const Rules rules = game.position().rules();
    TerminalGame terminal(std::move(game), *Names::load(rules, language),
                          {in, out, Paint(Paint::Colours::Off)}, path);
    EXPECT_TRUE(terminal.run());
    record = terminal.table().record();
    return out.str();
  }
  LocalTable begun(const Rules& rules, std::vector<Sitter> sitters) {
    auto game = LocalTable::open(rules, 7);
    game->name_seats(std::move(sitters));
    return std::move(*game);
  }
  std::string path =
      (std::filesystem::temp_directory_path() / ("heptad-terminal-" + std::to_string(getpid()))).string();
  Record record;
};

// The screens between two prompts.
std::vector<std::string> screens_of(const std::string& out) {
  std::vector<std::string> screens;
  std::size_t from = 0;
  for (std::size_t to; (to = out.find("\n> ", from)) != std::string::npos; from = to + 3) {
    screens.push_back(out.substr(from, to - from));
  }
  return screens;
}

void expect_to_fit(const std::string& screen) {
  std::istringstream in(screen);
  int height = 1;
  for (std::string line; std::getline(in, line); ++height) ASSERT_LE(display_width(line), 100) << line;
  ASSERT_LE(height, 40) << screen;
}

TEST_F(Terminal, WholeGamesTypedByNumbersFitTheScreenInBothLanguages) {
  for (const std::string& name : known_rule_sets()) {
    for (int players = 2; players <= kMaxSeats; ++players) {
      const auto rules = parse_rules(name, players);
      if (!rules) continue;
      for (const char* language : {"en", "zh-Hant"}) {
        SCOPED_TRACE(name + " " + std::to_string(players) + " " + language);
        // A card, its first use, its second, then back and the next card: one of them can be done.
        std::string lines;
        for (int i = 0; i < 240; ++i) lines += std::to_string(i % 8 + 1) + "\n1\n2\nb\n";
        const std::string out = type_against_bots(lines, language, *rules);
        EXPECT_TRUE(read_record(print_record(record))->game.over());
        for (const std::string& screen : screens_of(out)) expect_to_fit(screen);
        expect_to_fit(out.substr(out.rfind("\n> ") + 3));  // the score sheet
      }
    }
  }
}

TEST_F(Terminal, TheHelpOfEveryRuleSetIsAsWideAsTheScreen) {
  for (const std::string& name : known_rule_sets()) {
    for (const char* language : {"en", "zh-Hant"}) {
      SCOPED_TRACE(name + " " + language);
      std::istringstream out(type("?\n\nq\n", language, name.c_str()));
      for (std::string line; std::getline(out, line);) EXPECT_LE(display_width(line), 100) << line;
    }
  }
}

TEST_F(Terminal, WhatTheFreeCityDoesIsAskedInItsName) {
  const std::string out = type_against_bots("1\n1\nq\n", "en", *parse_rules("wonders1", 2));
  EXPECT_NE(out.find("Ann: Free City: "), std::string::npos) << out;
}

TEST_F(Terminal, TheOwnLanesSayWhatTheNextSpaceCostsAndGivesAndWhichNumbersAreOurs) {
  Rules rules = *parse_rules("wonders1+armada", 3);
  rules.options = {{"shipyards", "sy1 sy2 sy3"}, {"boards", "gizah rhodos babylon"}, {"sides", "a"}};
  const std::string out = type_against_bots("?\n\nq\n", "en", rules);
  // Read from the board, so without a mark; one may be bought or not.
  EXPECT_NE(out.find("red ship* 0/6 → W ("), std::string::npos) << out;
  EXPECT_NE(out.find("blue ship 0/6 → C° ("), std::string::npos) << out;
  EXPECT_NE(out.find("ships R0 Y0 B0 G0"), std::string::npos) << out;
  EXPECT_NE(out.find("° marks our own stand-ins"), std::string::npos);
  EXPECT_NE(type_against_bots("?\n\nq\n", "zh-Hant", rules).find("自訂的代用值"), std::string::npos);
}

TEST_F(Terminal, ShipsSailWithCardsAndTheLogTellsWhereTheyAre) {
  std::string lines;
  for (int i = 0; i < 200; ++i) lines += std::to_string(i % 8 + 1) + "\n2\n1\nb\nl\n\n";
  std::string out;
  for (const int players : {3, 4, 5, 6, 7}) {
    out += type_against_bots(lines, "en", *parse_rules("wonders2+armada", players));
    EXPECT_TRUE(read_record(print_record(record))->game.over());
  }
  for (const char* told : {"» ", "and sail the ", "discard ", " ship to space ", "gains ",
                           "explores and looks at ", "naval conflict ", "levies a tax of "}) {
    EXPECT_NE(out.find(told), std::string::npos) << told;
  }
}

TEST_F(Terminal, ThePartnersHandIsShownUnlessItIsClosed) {
  Rules rules = *parse_rules("wonders2+teams", 4);
  rules.options = {{"sides", "day"}};
  const std::string open = type_against_bots("?\n\nq\n", "en", rules);
  EXPECT_NE(open.find("bot random #1 holds: "), std::string::npos) << open;
  EXPECT_NE(open.find("←+"), std::string::npos);
  EXPECT_EQ(open.find("#2 holds"), std::string::npos);
  rules.options.emplace_back("partners", "closed");
  EXPECT_EQ(type_against_bots("q\n", "en", rules).find("holds: "), std::string::npos);
}

TEST_F(Terminal, PartnersPointsAreAddedUp) {
  std::string lines;
  for (int i = 0; i < 240; ++i) lines += std::to_string(i % 8 + 1) + "\n1\n2\nb\n";
  const std::string out = type_against_bots(lines, "en", *parse_rules("wonders1+teams", 4));
  EXPECT_NE(out.find("Ann and bot random #1 together: "), std::string::npos) << out.substr(out.size() - 900);
}

TEST_F(Terminal, AChoiceOfTheSameTurnIsNotToldToTheNextAtTheKeyboard) {
  LocalTable game =
      begun(*parse_rules("wonders1"),
            {{Sitter::Kind::Person, "Ann"}, {Sitter::Kind::Person, "Bob"}, {Sitter::Kind::Person, "Cy"}});
  // Enter shows Ann's screen; she chooses; Enter shows Bob's, who looks at the log and leaves.
  const std::string out = type(std::move(game), "\n1\n1\n\nl\n\nq\n", "en");
  ASSERT_EQ(record.log.back().seat, 0);
  EXPECT_EQ(out.find("Ann: build"), std::string::npos);
  EXPECT_EQ(out.find("Ann: sell"), std::string::npos);
}

TEST_F(Terminal, WhatOthersLaidFaceDownIsNotTold) {
  std::string lines;
  for (int i = 0; i < 90; ++i) lines += "1\n1\n2\nl\n\n";
  const std::string out = type(lines, "en", "wonders1");
  EXPECT_NE(out.find("#1: sell ?"), std::string::npos);
  for (std::size_t at = 0; (at = out.find("#1: sell ", at)) != std::string::npos; ++at) {
    ASSERT_EQ(out.substr(at, 10), "#1: sell ?");
  }
}

// Whatever a rule set hides stays hidden without a word from the terminal: it tells what a seat may know of
// an event, and an event says who that is.
TEST(TerminalLog, NamesNothingThatTheViewerMayNotKnow) {
  int hidden = 0;
  for (const std::string& name : known_rule_sets()) {
    const Rules rules = *parse_rules(name);
    const auto names = Names::load(rules, "en");
    const std::vector<std::string> labels(static_cast<std::size_t>(rules.players), "somebody");
    for (std::uint64_t number = 0; number < 20; ++number) {
      AnyGame game = *AnyGame::start(rules);
      Rng rng(number);
      while (!game.over()) {
        const Seat seat = game.to_act().lowest();
        ActionList list;
        game.legal_actions(seat, list);
        const Action action = seat == kNature ? game.roll(rng) : list[rng.below(list.size())];
        for (const Event& event : game.apply(seat, action)) {
          for (Seat viewer = 0; viewer < rules.players; ++viewer) {
            if (event.subject == kNothing || event.subject_known_to.has(viewer)) continue;
            Event open = event;
            open.subject_known_to = SeatSet::everyone();
            const std::string told = tell(*names, labels, game, event, viewer);
            if (told.empty()) continue;
            EXPECT_NE(told, tell(*names, labels, game, open, viewer)) << told;
            EXPECT_NE(told.find('?'), std::string::npos) << told;
            ++hidden;
          }
        }
      }
    }
  }
  EXPECT_GT(hidden, 1000);
}

TEST_F(Terminal, UndoTakesBackTheBotsMoveToo) {
  type("1\nq\n");
  const std::size_t after_one = record.log.size();
  type("1\nu\nq\n");
  EXPECT_LT(record.log.size(), after_one);
  const std::string out = type("u\nq\n");
  EXPECT_NE(out.find("nothing to take back"), std::string::npos);
}

TEST_F(Terminal, ActionsMayBeTypedAndRefusalsAreExplained) {
  const std::string out = type("draft sphinks\ndance\n99\nbuild baths\nq\n");
  EXPECT_NE(out.find("There is no wonder \"sphinks\""), std::string::npos);
  EXPECT_NE(out.find("There is no choice \"dance\""), std::string::npos);
  EXPECT_NE(out.find("There is no choice \"99\""), std::string::npos);
}

TEST_F(Terminal, LeavingSavesAndTheGameGoesOnFromThere) {
  type("1\n1\nq\n");
  std::ifstream in(path);
  const std::string saved((std::istreambuf_iterator<char>(in)), {});
  auto replay = read_record(saved);
  ASSERT_TRUE(replay) << replay.error().sentence();
  const std::size_t before = replay->record.log.size();
  type(LocalTable::resume(std::move(replay->record)), "1\nq\n", "en");
  EXPECT_GT(record.log.size(), before);
}

TEST_F(Terminal, HelpLogDiscardsAndInfoAreShown) {
  const std::string out = type("1\n?\n\nl\n\nd\n\ni\n\nq\n");
  EXPECT_NE(out.find("take back"), std::string::npos);
  EXPECT_NE(out.find("Ann: take"), std::string::npos);
  EXPECT_NE(out.find("Discard pile"), std::string::npos);
  EXPECT_NE(out.find("blue cards cost 2 resources less"), std::string::npos);
}

}  // namespace
}  // namespace heptad
