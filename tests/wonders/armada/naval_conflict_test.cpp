#include "engine/wonders/armada/naval_conflict.h"

#include <gtest/gtest.h>

#include <vector>

namespace heptad::wonders::armada {
namespace {

constexpr std::optional<int> kOut = std::nullopt;

std::vector<int> tokens(const std::vector<std::optional<int>>& strengths, int age) {
  const auto result = naval_conflict(strengths, age);
  return {result.begin(), result.begin() + static_cast<std::ptrdiff_t>(strengths.size())};
}
using Tokens = std::vector<int>;

TEST(NavalConflict, RewardsTheStrongestAndBeatsTheWeakest /* [armada 108, 110, 111] */) {
  EXPECT_EQ(tokens({4, 1, 3, 2}, 1), Tokens({3, -1, 1, 0}));
  EXPECT_EQ(tokens({4, 1, 3, 2}, 2), Tokens({5, -2, 3, 0}));
  EXPECT_EQ(tokens({4, 1, 3, 2}, 3), Tokens({7, -3, 5, 3}));
}

TEST(NavalConflict, GivesNobodyATokenWhenAllAreEqual /* [armada 109] */) {
  for (int age = 1; age <= 3; ++age) EXPECT_EQ(tokens({2, 2, 2, 2}, age), Tokens({0, 0, 0, 0}));
}

TEST(NavalConflict, BeatsEveryOneOfTheWeakest /* [armada 110, 114] */) {
  EXPECT_EQ(tokens({2, 8, 6, 6, 2}, 2), Tokens({-2, 5, 0, 0, -2}));
}

TEST(NavalConflict, GivesTiedStrongestTheSecondReward /* [armada 112] */) {
  EXPECT_EQ(tokens({5, 5, 3, 1}, 1), Tokens({1, 1, 0, -1}));
  EXPECT_EQ(tokens({5, 5, 3, 1}, 2), Tokens({3, 3, 0, -2}));
  EXPECT_EQ(tokens({5, 5, 3, 1}, 3), Tokens({5, 5, 3, -3}));
  EXPECT_EQ(tokens({5, 5, 3, 3, 1}, 3), Tokens({5, 5, 0, 0, -3}));
}

TEST(NavalConflict, GivesTiedSecondsTheThirdReward /* [armada 112] */) {
  EXPECT_EQ(tokens({5, 3, 3, 1}, 1), Tokens({3, 0, 0, -1}));
  EXPECT_EQ(tokens({5, 3, 3, 1}, 2), Tokens({5, 0, 0, -2}));
  EXPECT_EQ(tokens({5, 3, 3, 1}, 3), Tokens({7, 3, 3, -3}));
  EXPECT_EQ(tokens({5, 3, 3, 2, 1}, 3), Tokens({7, 3, 3, 0, -3}));
}

TEST(NavalConflict, GivesTiedThirdsNothing /* [armada 112, 113] */) {
  EXPECT_EQ(tokens({5, 4, 3, 3, 1}, 3), Tokens({7, 5, 0, 0, -3}));
}

TEST(NavalConflict, NeverRewardsTheWeakest /* [armada 110, 115] */) {
  EXPECT_EQ(tokens({2, 1, 0}, 3), Tokens({7, 5, -3}));
  EXPECT_EQ(tokens({1, 0, 0}, 3), Tokens({7, -3, -3}));
  EXPECT_EQ(tokens({1, 1, 0}, 2), Tokens({3, 3, -2}));
}

TEST(NavalConflict, IgnoresWhoStaysOut /* [armada 82, 115] */) {
  EXPECT_EQ(tokens({kOut, 4, 1}, 1), Tokens({0, 3, -1}));
  EXPECT_EQ(tokens({0, 2, kOut}, 3), Tokens({-3, 7, 0}));
  EXPECT_EQ(tokens({kOut, 2, 2}, 2), Tokens({0, 0, 0}));
}

}  // namespace
}  // namespace heptad::wonders::armada
