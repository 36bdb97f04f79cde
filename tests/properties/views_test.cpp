// What a seat may know: a view hides, hides no more the second time, and any world a seat can imagine from
// what it has seen looks to that seat exactly like the real one. The last is non-interference: the real
// position and the guessed one differ only in what the seat may not know, and their views are the same bytes.
#include "tests/properties/random_games.h"

namespace heptad::testing {
namespace {

class RandomViews : public ::testing::TestWithParam<Variant> {};

TEST_P(RandomViews, AViewOfAViewIsThatView) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const int players = GetParam().rules.players;
    const auto watch = [&](const auto& state, Seat, const Action&) {
      for (int seat = -1; seat < players; ++seat) {
        const auto viewer = seat < 0 ? std::nullopt : std::optional(static_cast<Seat>(seat));
        const auto seen = G::view(state, viewer);
        ASSERT_TRUE(same(G::view(seen, viewer), seen)) << "seat " << seat;
      }
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

TEST_P(RandomViews, GuessedWorldsLookLikeTheRealOne) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const int players = GetParam().rules.players;
    Rng dice(9);
    for (int number = 0; number < GetParam().games && !HasFailure(); ++number) {
      SCOPED_TRACE("game " + std::to_string(number));
      Rng rng = rng_of_game(2, static_cast<std::uint64_t>(number));
      const Seat seat = static_cast<Seat>(number % players);
      auto state = start;
      play_out<G>(state, rng, [&](const auto& position, Seat acting, const Action&, int) {
        if (acting != seat) return;
        const auto guessed = G::guess(G::view(position, seat), dice);
        ASSERT_TRUE(same(G::view(guessed, seat), G::view(position, seat)));
        ASSERT_EQ(G::to_act(guessed), G::to_act(position));
        ActionList real, imagined;
        G::legal_actions(position, seat, real);
        G::legal_actions(guessed, seat, imagined);
        ASSERT_TRUE(std::ranges::equal(real, imagined));
      });
    }
  });
}

TEST_P(RandomViews, GuessedWorldsCanBePlayedToTheEnd) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    const int players = GetParam().rules.players;
    Rng dice(10);
    for (int number = 0; number < GetParam().games && !HasFailure(); ++number) {
      Rng rng = rng_of_game(3, static_cast<std::uint64_t>(number));
      const Seat seat = static_cast<Seat>(number % players);
      auto state = start;
      const int stop = dice.below(80);
      int turns = 0;
      play_out<G>(state, rng, [&](const auto& position, Seat acting, const Action&, int) {
        if (acting != seat || turns++ != stop) return;
        auto guessed = G::guess(G::view(position, seat), dice);
        play_out<G>(guessed, dice, [](const auto&, Seat, const Action&, int) {});
        ASSERT_TRUE(G::outcome(guessed).over);
      });
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, RandomViews, ::testing::ValuesIn(all_variants()), variant_name);

}  // namespace
}  // namespace heptad::testing
