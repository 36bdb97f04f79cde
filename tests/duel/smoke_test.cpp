#include <gtest/gtest.h>

#include "engine/game.h"

namespace heptad {
namespace {

TEST(DuelFlow, ARandomGameEnds) {
  const auto rules = parse_rules("duel");
  ASSERT_TRUE(rules);
  auto game = AnyGame::start(*rules);
  ASSERT_TRUE(game);
  Rng rng(7);
  ActionList list;
  for (int i = 0; i < 500 && !game->over(); ++i) {
    const Seat seat = game->to_act().lowest();
    if (seat == kNature) {
      game->apply(seat, game->roll(rng));
      continue;
    }
    game->legal_actions(seat, list);
    const Action action = list[rng.below(list.size())];
    EXPECT_EQ(game->parse(game->text(action)), action);
    game->apply(seat, action);
  }
  EXPECT_TRUE(game->over());
}

}  // namespace
}  // namespace heptad
