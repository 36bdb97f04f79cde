// The golden games of Pantheon, tests/golden/duel+pantheon, together use all of it. That each replays to the
// same lines is tested with the others.
#include <filesystem>
#include <fstream>
#include <set>

#include "engine/duel/moments.h"
#include "engine/replay.h"
#include "tests/duel/pantheon/pantheon_game.h"
#include "tests/paths.h"

namespace heptad::tests {
namespace {

using duel::State;

std::vector<Replay> golden_games() {
  std::vector<Replay> games;
  for (const auto& entry : std::filesystem::directory_iterator(source_path("tests/golden/duel+pantheon"))) {
    std::ifstream in(entry.path());
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    if (const auto replay = read_record(text)) games.push_back(*replay);
  }
  return games;
}

const State& last_position(const Replay& replay) { return std::get<State>(replay.game.state()); }

TEST(PantheonGolden, EveryDivinityAndTheGateAreActivatedFromASlot) {
  unsigned activated = 0;
  for (const Replay& replay : golden_games()) {
    Replaying steps = heptad::replay(replay.record.rules, replay.record.log);
    for (auto step = steps.begin(); step != steps.end();) {
      ++step;
      for (const Event& event : steps.events()) {
        const bool from_slot = event.kind == EventKind::DivinityActivated && event.other != kNothing;
        if (from_slot) activated |= 1U << event.subject;
      }
    }
  }
  EXPECT_EQ(activated, 0xFFFFU);
}

TEST(PantheonGolden, EveryNumberOfTemplesIsScored) {
  std::set<int> temples;
  for (const Replay& replay : golden_games()) {
    for (const duel::City& city : last_position(replay).cities) {
      temples.insert(city.colours[static_cast<int>(duel::Colour::Temple)]);
    }
  }
  EXPECT_EQ(temples, (std::set<int>{0, 1, 2, 3}));
}

TEST(PantheonGolden, EveryProgressTokenAndWonderIsUsed) {
  unsigned tokens = 0, wonders = 0;
  for (const Replay& replay : golden_games()) {
    for (const duel::City& city : last_position(replay).cities) {
      tokens |= city.tokens;
      wonders |= city.built;
    }
  }
  EXPECT_EQ(tokens, (1U << duel::kTokenCount) - 1);
  EXPECT_EQ(wonders, (1U << duel::kWonderCount) - 1);
}

TEST(PantheonGolden, EveryKindOfActionAndEveryEndingIsThere) {
  std::set<int> kinds;
  std::set<Victory> endings;
  for (const Replay& replay : golden_games()) {
    for (const LogEntry& entry : replay.record.log) kinds.insert(entry.action.kind);
    endings.insert(last_position(replay).victory);
  }
  EXPECT_EQ(kinds.size(), duel::moments::kForms.size());
  EXPECT_EQ(endings, (std::set<Victory>{Victory::Military, Victory::Science, Victory::Civilian,
                                        Victory::CivilianBlue, Victory::Shared}));
}

}  // namespace
}  // namespace heptad::tests
