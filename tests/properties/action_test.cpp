// Actions as numbers and in lists.
#include "engine/core/action.h"

#include "tests/properties/random_games.h"

namespace heptad::testing {
namespace {

TEST(ActionList, ThatIsFullTakesNoMore) {
  ActionList list;
  for (int i = 0; i < ActionList::kCapacity + 100; ++i) list.push({.kind = 1, .arg = {2}});
  EXPECT_EQ(list.size(), ActionList::kCapacity);
  list.clear();
  {
    ActionList::Writer write(list);
    for (int i = 0; i < ActionList::kCapacity + 100; ++i) write(short_action(1, 2));
  }
  EXPECT_EQ(list.size(), ActionList::kCapacity);
  EXPECT_EQ(list[ActionList::kCapacity - 1], (Action{.kind = 1, .arg = {2}}));
}

class RandomActions : public ::testing::TestWithParam<Variant> {};

// So no two choices share a statistic in a search.
TEST_P(RandomActions, OfSeatsAreOneNumberAndBack) {
  with_start(GetParam().rules, []<class G>(G, const auto& start) {
    const auto watch = [](const auto& state, Seat seat, const Action&) {
      if (seat == kNature) return;
      ActionList list;
      G::legal_actions(state, seat, list);
      ASSERT_LT(list.size(), ActionList::kCapacity);
      for (const Action& action : list) ASSERT_EQ(action_of(word(action)), action) << G::text(state, action);
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, RandomActions, ::testing::ValuesIn(all_variants()), variant_name);

}  // namespace
}  // namespace heptad::testing
