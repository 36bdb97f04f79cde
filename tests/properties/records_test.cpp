// Notation, logs and records give the same game again, byte for byte.
#include "engine/replay.h"
#include "tests/properties/random_games.h"

namespace heptad::testing {
namespace {

class RandomRecords : public ::testing::TestWithParam<Variant> {};

TEST_P(RandomRecords, EveryActionSurvivesItsText) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const auto watch = [](const auto& state, Seat, const Action& action) {
      const std::string text = G::text(state, action);
      const auto parsed = G::parse(state, text);
      ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
      ASSERT_EQ(*parsed, action) << text;
      ASSERT_EQ(G::text(state, *parsed), text);
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

TEST_P(RandomRecords, ReplayingTheLogGivesTheSamePositionByteForByte) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    std::vector<LogEntry> log;
    const auto watch = [&](const auto&, Seat seat, const Action& action) { log.push_back({seat, action}); };
    const auto ended = [&](const auto& state, int) {
      const AnyGame again = position_after(GetParam().rules, log);
      ASSERT_TRUE(same(std::get<typename G::State>(again.state()), state));
      log.clear();
    };
    play_games<G>(GetParam(), start, watch, ended);
  });
}

TEST_P(RandomRecords, PrintedRecordsReadBackAndReplay) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    Record record{.rules = GetParam().rules,
                  .sitters = {{Sitter::Kind::Person, "Ann \"A\" 安"}, {Sitter::Kind::Bot, "hard"}},
                  .seed = "1"};
    const auto watch = [&](const auto&, Seat seat, const Action& action) {
      record.log.push_back({seat, action});
    };
    const auto ended = [&](const auto& state, int) {
      const std::string text = print_record(record);
      const auto read = read_record(text);
      ASSERT_TRUE(read) << read.error().sentence();
      ASSERT_EQ(read->record, record);
      ASSERT_EQ(print_record(read->record), text);
      ASSERT_TRUE(same(std::get<typename G::State>(read->game.state()), state));
      record.log.clear();
    };
    Variant fewer = GetParam();  // texts are slow: a tenth of the games
    fewer.games = std::max(1, fewer.games / 10);
    play_games<G>(fewer, start, watch, ended);
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, RandomRecords, ::testing::ValuesIn(all_variants()), variant_name);

}  // namespace
}  // namespace heptad::testing
