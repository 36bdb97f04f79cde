// No heap in the hot path: listing and applying actions never allocates. The whole test program counts.
#include "tests/properties/allocation_count.h"
#include "tests/properties/random_games.h"

namespace heptad::testing {
namespace {

class RandomAllocations : public ::testing::TestWithParam<Variant> {};

TEST(Allocations, AreCounted) {
  const long before = allocations();
  const std::vector<int> some(static_cast<std::size_t>(GTEST_FLAG_GET(random_seed)) + 7);
  EXPECT_FALSE(some.empty());
  EXPECT_GT(allocations(), before);
}

TEST_P(RandomAllocations, NeitherListingNorApplyingNorRollingAllocates) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    using G = decltype(game);
    for (int number = 0; number < GetParam().games; ++number) {
      Rng rng = rng_of_game(4, static_cast<std::uint64_t>(number));
      auto state = start;
      const long before = allocations();
      play_out<G>(state, rng, [](const auto&, Seat, const Action&, int) {});
      ASSERT_EQ(allocations(), before);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, RandomAllocations, ::testing::ValuesIn(all_variants()), variant_name);

}  // namespace
}  // namespace heptad::testing
