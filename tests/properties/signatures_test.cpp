// "The rules have not changed" as numbers: every rule set and player count has the signature that stands in
// tests/signatures.txt. The WebAssembly engine is held to the same file (tests/wasm/signature.test.mjs).
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>

#include "tests/paths.h"
#include "tests/properties/random_games.h"

namespace heptad::testing {
namespace {

using Signatures = std::map<std::string, std::string>;  // "wonders1 3" and sixteen hexadecimal digits

Signatures pinned() {
  Signatures all;
  std::ifstream file(tests::source_path("tests/signatures.txt"));
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    std::string rules, players, signature;
    words >> rules >> players >> signature;
    all[rules + " " + players] = signature;
  }
  return all;
}

std::string key_of(const Rules& rules) { return rules_name(rules) + " " + std::to_string(rules.players); }

TEST(Signatures, ArePinnedForEveryRuleSetAndPlayerCountAndForNothingElse) {
  Signatures left = pinned();
  for (const Variant& variant : all_variants())
    EXPECT_EQ(left.erase(key_of(variant.rules)), 1U) << key_of(variant.rules);
  for (const auto& [key, signature] : left) ADD_FAILURE() << key << " is pinned and cannot be played";
}

class PinnedSignature : public ::testing::TestWithParam<Variant> {};

TEST_P(PinnedSignature, Stays) {
  with_start(GetParam().rules, [](auto game, const auto& start) {
    std::array<char, 17> digits = {};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(signature<decltype(game)>(start)));
    EXPECT_EQ(std::string(digits.data()), pinned()[key_of(GetParam().rules)]);
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, PinnedSignature, ::testing::ValuesIn(all_variants()), variant_name);

}  // namespace
}  // namespace heptad::testing
