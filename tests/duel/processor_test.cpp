// What is written for the processor against its plain twins, in positions of random games.
#include "engine/duel/turn_list.h"
#include "tests/duel/duel_game.h"
#include "tests/duel/random_play.h"
#include "tests/slow.h"

namespace heptad::tests {
namespace {

using duel::City;
using duel::State;

std::vector<Action> copied(const ActionList& list) { return {list.begin(), list.end()}; }

template <class Visit>
void over_turns_at_random(Visit visit) {
  for (const char* rules : {"duel", "duel+pantheon"}) {
    const int games = slow_tests() ? 20'000 : 400;
    for (int seed = 1; seed <= games && !testing::Test::HasFailure(); ++seed) {
      SCOPED_TRACE(std::string(rules) + ", seed " + std::to_string(seed));
      play_at_random(
          static_cast<std::uint64_t>(seed),
          [&](const Step& step) {
            if (step.before.decision().kind == duel::DecisionKind::Turn) visit(step.before);
          },
          *parse_rules(rules));
    }
  }
}

// With other coins and tokens than the game brought, so that every price and discount is met.
TEST(DuelProcessor, ListsATurnAsThePlainListDoes) {
  Rng rng(1);
  ActionList plain, quick;
  int lists = 0;
  over_turns_at_random([&](const State& state) {
    std::array<City, 2> cities = state.cities;
    for (City& city : cities) city.tokens = static_cast<duel::TokenSet>(rng.below(1 << duel::kTokenCount));
    for (const int coins : {0, 1, 2, 3, 5, 8, 13, 40}) {
      plain.clear();
      quick.clear();
      duel::plain::list_cards(cities[0], cities[1], coins, state.structure, plain);
      duel::list_cards(cities[0], cities[1], coins, state.structure, quick);
      ASSERT_EQ(copied(plain), copied(quick));
      ++lists;
    }
  });
  EXPECT_GT(lists, 100'000);
}

TEST(DuelProcessor, FindsACardWhereThePlainSearchDoes) {
  over_turns_at_random([&](const State& state) {
    for_each_bit(state.structure.known, [&](int slot) {
      const duel::Card card = state.structure.cards[slot];
      ASSERT_EQ(duel::plain::slot_of(state.structure, card), slot);
      ASSERT_EQ(duel::slot_of(state.structure, card), slot);
    });
  });
}

}  // namespace
}  // namespace heptad::tests
