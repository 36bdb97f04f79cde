// Whole games kept as records with their score sheets: replayed, and compared line by line.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "engine/record.h"
#include "engine/wonders/armada/fleet_cards.h"
#include "engine/wonders/armada/islands.h"
#include "tests/paths.h"

namespace heptad {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> golden_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(tests::source_path("tests/golden"))) {
    if (entry.path().extension() == ".play") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

class Golden : public ::testing::TestWithParam<fs::path> {};

TEST_P(Golden, ReplaysToTheSameLines) {
  std::ifstream in(GetParam());
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  const auto replay = read_record(text);
  ASSERT_TRUE(replay) << replay.error().sentence();
  EXPECT_TRUE(replay->game.over());
  EXPECT_EQ(GetParam().parent_path().filename(), rules_name(replay->record.rules));
  EXPECT_EQ(lines_of(annotated_record(replay->record)), lines_of(text));
}

INSTANTIATE_TEST_SUITE_P(Games, Golden, ::testing::ValuesIn(golden_files()), [](const auto& file) {
  std::string name = file.param.parent_path().filename().string() + "_" + file.param.stem().string();
  std::ranges::replace_if(name, [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
  return name;
});

TEST(GoldenGames, EveryRuleSetWithGamesHasSix) {
  std::map<std::string, int> games;
  for (const fs::path& file : golden_files()) ++games[file.parent_path().filename().string()];
  for (const auto& [rules, count] : games) EXPECT_GE(count, 6) << rules;
  EXPECT_TRUE(games.contains("duel"));
}

// Replays the records of a rule set and collects what was done in them.
std::map<std::string, int> done_in(const std::string& rules) {
  std::map<std::string, int> done;
  for (const fs::path& file : golden_files()) {
    if (file.parent_path().filename() != rules) continue;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      const std::size_t space = line.find(' ');
      const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
      ++done[rest.substr(0, rest.find(' ', rest.find(' ') + 1))];
      if (line.starts_with("result")) ++done[rest];
      if (line.starts_with("nature island ")) ++done["turned " + line.substr(line.rfind(' ') + 1)];
    }
  }
  return done;
}

TEST(GoldenGames, DuelUsesEveryWonderEveryTokenAndEveryEnding) {
  const auto done = done_in("duel");
  for (const char* wonder :
       {"appian-way", "circus-maximus", "colossus", "great-library", "great-lighthouse", "hanging-gardens",
        "mausoleum", "piraeus", "pyramids", "sphinx", "statue-of-zeus", "temple-of-artemis"}) {
    EXPECT_TRUE(done.contains(std::string("wonder ") + wonder)) << wonder;
  }
  for (const char* token : {"agriculture", "architecture", "economy", "law", "masonry", "mathematics",
                            "philosophy", "strategy", "theology", "urbanism"}) {
    EXPECT_TRUE(done.contains(std::string("take ") + token)) << token;
  }
  for (const std::string ending : {" military ", " science ", " civilian ", " civilian-blue ", " shared "}) {
    EXPECT_TRUE(std::ranges::any_of(done, [&](const auto& item) {
      return item.first.find(ending) != std::string::npos;
    })) << ending;
  }
}

TEST(GoldenGames, ArmadaUsesEveryFleetCardEveryIslandAndEveryVerb) {
  std::map<std::string, int> done;
  for (const char* rules :
       {"wonders1+armada", "wonders2+armada", "wonders1+armada+teams", "wonders2+armada+teams"}) {
    for (const auto& [what, times] : done_in(rules)) done[what] += times;
  }
  for (const auto& row : wonders::armada::kFleetCards) {
    EXPECT_TRUE(done.contains("build " + std::string(row.id))) << row.id;
  }
  for (const auto& row : wonders::armada::kIslandRows) {
    const std::string id(row.id);
    EXPECT_TRUE(done.contains("turned " + id) || done.contains("keep " + id)) << id;
  }
  for (const char* way : {"sail red", "sail yellow", "sail blue", "sail green", "sail with", "stay-out",
                          "fight", "shipyard sy1", "pass"}) {
    EXPECT_TRUE(done.contains(way)) << way;
  }
}

TEST(GoldenGames, EveryNumberOfPlayersOfArmadaAndTeamsHasOne) {
  std::set<std::string> played;
  for (const fs::path& file : golden_files()) {
    std::ifstream in(file);
    const auto replay = read_record(std::string((std::istreambuf_iterator<char>(in)), {}));
    ASSERT_TRUE(replay) << file;
    const Rules& rules = replay->record.rules;
    played.insert(rules_name(rules) + " " + std::to_string(rules.players));
  }
  for (const std::string& name : known_rule_sets()) {
    for (int players = 2; players <= kMaxSeats; ++players) {
      if (!parse_rules(name, players)) continue;
      EXPECT_TRUE(played.contains(name + " " + std::to_string(players))) << name << " " << players;
    }
  }
}

TEST(GoldenGames, WondersUsesEveryCardEveryWayAndEveryEnding) {
  for (const Edition edition : {Edition::First, Edition::Second}) {
    const std::string rules = edition == Edition::First ? "wonders1" : "wonders2";
    const auto done = done_in(rules);
    for (const auto& row : wonders::facts_of(edition).rows) {
      EXPECT_TRUE(done.contains("build " + std::string(row.id))) << rules << " " << row.id;
    }
    for (const std::string way : {" points ", " points-coins ", " shared ", "revive "}) {
      EXPECT_TRUE(std::ranges::any_of(
          done, [&](const auto& item) { return item.first.find(way) != std::string::npos; }))
          << rules << way;
    }
    EXPECT_TRUE(done.contains("pass")) << rules;
  }
  for (const char* way : {"city build", "city stage", "city sell", "city revive"}) {
    EXPECT_TRUE(done_in("wonders1").contains(way)) << way;
  }
}

}  // namespace
}  // namespace heptad
