// Actions as numbers and in lists.
#include "engine/core/action.h"

#include "tests/properties/random_games.h"

namespace heptad::testing {
namespace {

TEST(ActionList, ThatIsFullTakesNoMoreAndSaysSo) {
  ActionList list;
  for (int i = 0; i < ActionList::kCapacity + 100; ++i) list.push({.kind = 1, .arg = {2}});
  EXPECT_EQ(list.size(), ActionList::kCapacity);
  EXPECT_TRUE(list.full());
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
      ASSERT_FALSE(list.full());
      for (const Action& action : list) ASSERT_EQ(action_of(word(action)), action) << G::text(state, action);
    };
    play_games<G>(GetParam(), start, watch, [](const auto&, int) {});
  });
}

// What the parts say is what the text says, so that nobody need read the text.
TEST_P(RandomActions, OfSeatsHaveThePartsThatTheirTextNames) {
  with_start(GetParam().rules, []<class G>(G, const auto& start) {
    const auto watch = [](const auto& state, Seat seat, const Action&) {
      if (seat == kNature) return;
      ActionList list;
      G::legal_actions(state, seat, list);
      for (const Action& action : list) {
        const std::string text = " " + G::text(state, action) + " ";
        const ActionParts parts = G::parts(state, seat, action);
        const auto says = [&](std::string_view word) {
          return text.find(" " + std::string(word) + " ") != std::string::npos;
        };
        ASSERT_TRUE(says(parts.verb)) << text;
        for (const auto& [key, what] : parts.named) {
          const auto* id = std::get_if<std::string>(&what);
          const bool implied = key == "ship" && parts.verb == "sail";  // always the yellow one
          ASSERT_TRUE(id == nullptr || says(*id) || implied) << text << key;
          const auto* number = std::get_if<int>(&what);
          ASSERT_TRUE(number == nullptr || says(std::to_string(*number))) << text << key;
        }
        ASSERT_EQ(says("pay"), !parts.pay.empty()) << text;
        for (const auto& [to, coins] : parts.pay) ASSERT_TRUE(says(std::to_string(coins))) << text << to;
      }
    };
    Variant few = GetParam();
    few.games = std::min(few.games, 100);
    play_games<G>(few, start, watch, [](const auto&, int) {});
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, RandomActions, ::testing::ValuesIn(all_variants()), variant_name);

}  // namespace
}  // namespace heptad::testing
