// The program itself: exit codes, help, errors on stderr.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>
#include <boost/json/parse.hpp>

#include "tests/paths.h"

namespace heptad {
namespace {

struct Finished {
  int exit = 0;
  std::string out;  // stdout and stderr together
};

Finished run(const std::string& arguments) {
  std::FILE* pipe = popen((tests::program_path() + " " + arguments + " 2>&1 < /dev/null").c_str(), "r");
  Finished finished;
  std::array<char, 4096> piece;
  while (const std::size_t read = fread(piece.data(), 1, piece.size(), pipe))
    finished.out.append(piece.data(), read);
  finished.exit = WEXITSTATUS(pclose(pipe));
  return finished;
}

std::string in_temp(const std::string& name, const std::string& content) {
  const auto path =
      std::filesystem::temp_directory_path() / ("heptad-test-" + std::to_string(getpid()) + "-" + name);
  std::ofstream(path) << content;
  return path.string();
}

TEST(Program, HelpAndVersionSucceed) {
  EXPECT_EQ(run("--help").exit, 0);
  EXPECT_EQ(run("--version").exit, 0);
  for (const char* command : {"serve", "play", "cards", "replay", "review", "bench", "perft", "engine"}) {
    const Finished help = run(std::string(command) + " --help");
    EXPECT_EQ(help.exit, 0) << command;
    EXPECT_NE(help.out.find("Usage"), std::string::npos) << command;
  }
}

TEST(Program, BadInputGivesASentenceACodeAndExitCodeTwo) {
  for (const char* arguments : {"",
                                "dance",
                                "bench chess",
                                "bench duel --players 5",
                                "bench duel --games x",
                                "bench duel --games 0",
                                "match duel random greedy --deals -1",
                                "train duel --to /nonexistent/net --passes 0",
                                "cards chess",
                                "cards --lang fr",
                                "perft duel",
                                "perft duel --depth 0",
                                "perft duel --depth 1 --record /nonexistent",
                                "replay",
                                "replay /nonexistent",
                                "review",
                                "review /nonexistent",
                                "review --level 9 -",
                                "replay /",
                                "play chess",
                                "play duel --seats a,b,c",
                                "play duel --seats bot:genius,b",
                                "play duel --option x",
                                "serve --static /nonexistent",
                                "serve --port 99999",
                                "play --resume /nonexistent",
                                "play duel --lang fr"}) {
    const Finished bad = run(arguments);
    EXPECT_EQ(bad.exit, 2) << arguments << ": " << bad.out;
    EXPECT_TRUE(bad.out.starts_with("heptad: ")) << arguments << ": " << bad.out;
    EXPECT_LT(bad.out.size(), 300U) << bad.out;
  }
  EXPECT_EQ(run("dance").out,
            "heptad: There is no command or option \"dance\". [unknown-command]\nTry `heptad --help`.\n");
  EXPECT_EQ(run("perft duel --depth 0").out,
            "heptad: --depth: Value 0 not in range 1 to 20. [bad-arguments]\nTry `heptad perft --help`.\n");
  EXPECT_EQ(run("bench duel --players 5").out, "heptad: duel is played by 2 players, not 5. [bad-players]\n");
}

TEST(Program, ARecordWithAnIllegalMoveIsRefusedNamingLineMoveAndReason) {
  const std::string path = in_temp("bad.play", "heptad 1\nrules duel\n0 draft sphinx\n");
  const Finished bad = run("replay " + path);
  EXPECT_EQ(bad.exit, 2);
  EXPECT_NE(bad.out.find("Line 3"), std::string::npos) << bad.out;
  EXPECT_NE(bad.out.find("`0 draft sphinx`"), std::string::npos) << bad.out;
  std::filesystem::remove(path);
}

TEST(Program, BotsPlayAGameWhoseRecordReplays) {
  const std::string path = in_temp("game.play", "");
  const Finished played = run("play duel --seats bot:random,bot:greedy --seed 5 --lang en --save " + path);
  EXPECT_EQ(played.exit, 0) << played.out;
  EXPECT_NE(played.out.find("wins"), std::string::npos) << played.out;
  const Finished replayed = run("replay --json " + path);
  EXPECT_EQ(replayed.exit, 0) << replayed.out;
  EXPECT_TRUE(boost::json::parse(replayed.out).at("over").as_bool());
  EXPECT_EQ(run("replay --step 3 " + path).exit, 0);
  EXPECT_EQ(run("replay --step 9999 " + path).exit, 2);
  std::filesystem::remove(path);
}

TEST(Program, AReviewIsPrintedInBothLanguagesAndForMachines) {
  const std::string record = tests::source_path("tests/golden/duel/science.play");
  const Finished english = run("review --iters 4 --lang en " + record);
  ASSERT_EQ(english.exit, 0) << english.out;
  for (const char* part : {"Chance to win", "Turning points", "Better: ", "Points at the end of each Age"}) {
    EXPECT_NE(english.out.find(part), std::string::npos) << part;
  }
  EXPECT_EQ(english.out.find('\033'), std::string::npos) << "no colours where nobody sees them";
  EXPECT_NE(run("review --iters 4 --lang zh-Hant " + record).out.find("轉捩點"), std::string::npos);
  const auto review = boost::json::parse(run("review --iters 4 --json " + record).out).as_object();
  EXPECT_TRUE(review.at("ok").as_bool());
  EXPECT_EQ(review.at("judged"), review.at("of"));
  EXPECT_EQ(review.at("moves").as_array().size(), review.at("of").to_number<std::size_t>());
  EXPECT_GT(review.at("turning_points").as_array().size(), 0U);
}

TEST(Program, BenchPrintsTheAgreedFields) {
  const Finished bench = run("bench duel --json --games 200");
  ASSERT_EQ(bench.exit, 0) << bench.out;
  const auto duel = boost::json::parse(bench.out).at("duel").as_object();
  for (const char* field : {"games_per_second", "decisions_per_second", "state_bytes", "signature"}) {
    EXPECT_TRUE(duel.contains(field)) << field;
  }
  const Finished again = run("bench duel --json --games 100 --seed 9");
  EXPECT_EQ(boost::json::parse(again.out).at("duel").at("signature"), duel.at("signature"));
}

TEST(Program, CardsPrintsEveryComponentInBothLanguages) {
  const Finished english = run("cards duel --lang en");
  EXPECT_NE(english.out.find("Lumber Yard"), std::string::npos);
  const Finished chinese = run("cards duel --lang zh-Hant");
  EXPECT_NE(chinese.out.find("伐木場"), std::string::npos);
  const auto catalogue = boost::json::parse(run("cards duel --json --lang en").out).as_object();
  EXPECT_EQ(catalogue.at("cards").as_array().size(), 73U);
  EXPECT_EQ(catalogue.at("cards").at(0).at("name"), "Lumber Yard");
}

}  // namespace
}  // namespace heptad
