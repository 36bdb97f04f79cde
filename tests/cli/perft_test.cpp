// Counts of lines of play from fixed positions: a fingerprint of the rules that says where they changed.
#include "cli/perft.h"

#include <algorithm>
#include <array>
#include <fstream>

#include <gtest/gtest.h>

#include "engine/replay.h"
#include "tests/paths.h"
#include "tests/slow.h"

namespace heptad {
namespace {

constexpr std::uint64_t kSeed = 1;

std::uint64_t lines(const AnyGame& start, int depth) {
  std::uint64_t total = 0;
  for (const auto& [action, count] : perft(start, depth, kSeed)) total += count;
  return total;
}

// A kept game after its first `step` actions.
AnyGame position(const std::string& file, std::size_t step) {
  std::ifstream in(tests::source_path("tests/golden/") + file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  const Record record = read_record(text)->record;
  return position_after(record.rules, std::span(record.log).first(step));
}

// The same count the slow and simple way: every line is played from the start again, move by move as text,
// each text parsed and checked as if it came from outside.
class OneByOne {
 public:
  OneByOne(const AnyGame& start, int depth) : start_(start), depth_(depth) {}

  std::uint64_t count() {
    const AnyGame game = replayed();
    if (game.over() || static_cast<int>(moves_.size()) == depth_) return 1;
    const Seat seat = game.to_act().lowest();
    ActionList list;
    game.legal_actions(seat, list);
    std::uint64_t total = 0;
    for (const Action& action : list) {
      moves_.emplace_back(seat, game.text(action));
      total += count();
      moves_.pop_back();
    }
    return total;
  }

 private:
  AnyGame replayed() const {
    AnyGame game = start_;
    Rng dice(kSeed);
    const auto let_nature_act = [&] {
      while (game.to_act().has(kNature)) game.apply(kNature, game.roll(dice));
    };
    let_nature_act();
    for (const auto& [seat, text] : moves_) {
      const auto action = game.parse(text);
      EXPECT_TRUE(action && game.check(seat, *action)) << text;
      game.apply(seat, *action);
      let_nature_act();
    }
    return game;
  }

  const AnyGame& start_;
  int depth_;
  std::vector<std::pair<Seat, std::string>> moves_;
};

struct Known {
  const char* file;
  std::size_t step;
  std::array<std::uint64_t, 4> lines;  // of one decision, two, …
};

std::string name_of(const ::testing::TestParamInfo<Known>& info) {
  std::string name = info.param.file;
  std::ranges::replace_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

class KnownLines : public ::testing::TestWithParam<Known> {};

TEST_P(KnownLines, AreCounted) {
  const AnyGame game = position(GetParam().file, GetParam().step);
  ASSERT_FALSE(game.to_act().has(kNature));
  const int deepest = tests::slow_tests() ? 4 : 3;
  for (int depth = 1; depth <= deepest; ++depth) {
    EXPECT_EQ(lines(game, depth), GetParam().lines[depth - 1]) << depth;
  }
}

// Three decisions: a whole turn of three players, and of two with the Free City, where its controller's
// second choice comes at another place in the line.
TEST_P(KnownLines, AreAsManyWhenPlayedOneByOne) {
  const AnyGame game = position(GetParam().file, GetParam().step);
  EXPECT_EQ(OneByOne(game, 3).count(), GetParam().lines[2]);
}

INSTANTIATE_TEST_SUITE_P(
    Perft, KnownLines,
    ::testing::Values(Known{"wonders1/2-players.play", 58, {28, 728, 12090, 242317}},
                      Known{"wonders1/3-players.play", 48, {29, 1073, 22533, 395845}},
                      Known{"wonders1/4-players.play", 63, {17, 357, 6069, 103173}},
                      Known{"wonders1/5-players.play", 79, {15, 300, 6600, 165000}},
                      Known{"wonders1/6-players.play", 91, {17, 408, 13056, 235008}},
                      Known{"wonders1/7-players.play", 108, {23, 368, 5520, 93840}},
                      Known{"wonders2/3-players.play", 50, {21, 441, 7497, 104860}},
                      Known{"wonders2/4-players.play", 65, {19, 380, 5320, 79800}},
                      Known{"wonders2/5-players.play", 84, {22, 528, 6864, 144144}},
                      Known{"wonders2/6-players.play", 98, {10, 140, 2520, 52920}},
                      Known{"wonders2/7-players.play", 115, {9, 135, 945, 18900}},
                      Known{"wonders1+armada/3-players.play", 68, {21, 245, 9205, 399388}},
                      Known{"wonders1+armada/4-players.play", 69, {5, 140, 4731, 340772}},
                      Known{"wonders1+armada/8-players.play", 86, {23, 92, 1027, 33027}},
                      Known{"wonders1+teams/4-players.play", 38, {23, 276, 4416, 59556}},
                      Known{"wonders1+armada+teams/6-players.play", 135, {7, 133, 2527, 45486}},
                      Known{"wonders2+armada/5-players.play", 127, {21, 588, 2940, 30030}},
                      Known{"wonders2+armada/6-players.play", 138, {33, 469, 6398, 63706}},
                      Known{"wonders2+armada/7-players.play", 145, {90, 2250, 11250, 127125}},
                      Known{"wonders2+teams/6-players.play", 60, {12, 132, 3072, 30720}},
                      Known{"wonders2+armada+teams/4-players.play", 92, {36, 1332, 6660, 95652}},
                      Known{"wonders2+armada+teams/8-players.play", 165, {10, 160, 480, 6720}},
                      Known{"duel/civilian.play", 82, {11, 64, 314, 2575}},
                      Known{"duel+pantheon/01-civilian.play", 100, {18, 224, 2512, 32848}}),
    name_of);

TEST(Perft, TheDraftOfDuelHas576Orders) {
  const AnyGame start = *AnyGame::start(*parse_rules("duel"));
  EXPECT_EQ(lines(start, 1), 4U);
  EXPECT_EQ(lines(start, 4), 24U);
  EXPECT_EQ(lines(start, 8), 576U);
}

TEST(Perft, OneDecisionCountsTheLegalActions) {
  const AnyGame game = position("duel/civilian.play", 82);
  ASSERT_FALSE(game.to_act().has(kNature));
  ActionList list;
  game.legal_actions(game.to_act().lowest(), list);
  EXPECT_EQ(lines(game, 1), static_cast<std::uint64_t>(list.size()));
}

TEST(Perft, SeatsThatChooseAtTheSameTimeMultiply) {
  const AnyGame game = position("wonders1/3-players.play", 4);  // boards and three hands
  ASSERT_EQ(game.to_act().size(), 3);
  std::uint64_t product = 1;
  for (Seat seat = 0; seat < 3; ++seat) {
    ActionList list;
    game.legal_actions(seat, list);
    product *= static_cast<std::uint64_t>(list.size());
  }
  EXPECT_EQ(lines(game, 3), product);
}

}  // namespace
}  // namespace heptad
