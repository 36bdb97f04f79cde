#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

TEST(DuelSelling, PaysTwoCoinsPlusOnePerYellowCardAndTheSoldCardDoesNotCount) {  // [duel 42]
  auto game = duel_game().city(0, {"tavern", "brewery"}).coins(0, 5).structure({"wood-reserve"});
  game.play("0 sell wood-reserve");
  EXPECT_EQ(game.coins(0), 9);
  EXPECT_TRUE(game.discarded("wood-reserve"));
}

}  // namespace
}  // namespace heptad::tests
