// Lists of fixed size have room for the richest positions, and are safe beyond that.
#include "engine/wonders/flow.h"
#include "engine/wonders/market.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Bills;
using wonders::Card;
using wonders::Wonders;

TEST(WondersBounds, AFullListOfBillsTakesNoMore) {
  Bills pushed;
  Bills inserted;
  for (int i = 0; i < 2 * Bills::kCapacity; ++i) {
    pushed.push({{static_cast<std::uint8_t>(i)}});
    inserted.insert({{static_cast<std::uint8_t>(255 - i)}});
  }
  EXPECT_EQ(pushed.size(), Bills::kCapacity);
  EXPECT_EQ(inserted.size(), Bills::kCapacity);
  EXPECT_EQ(inserted[0].to[0], 255 - 2 * Bills::kCapacity + 1);  // the cheapest are kept
}

// Cities that trade in everything, a rich buyer, and a hand of dear cards.
TEST(WondersBounds, TheRichestPositionsFit) {
  int most_actions = 0;
  int most_bills = 0;
  for (const int edition : {1, 2}) {
    for (int trial = 0; trial < 3000; ++trial) {
      Rng rng(static_cast<std::uint64_t>(trial));
      WondersGame game(edition, trial % 2 == 0 && edition == 1 ? 2 : 4);
      wonders::State& state = game.at(3, 1).state();
      const auto& facts = wonders::facts(state);
      const auto cards = static_cast<int>(facts.rows.size());
      NoEvents quiet;
      wonders::Flow<NoEvents> flow(state, quiet);
      for (int city = 0; city < state.city_count; ++city) {
        state.cities[city].coins = 99;
        for (int card = 0; card < cards; ++card) {
          if (facts.gifts[card].produces && city != 0 && rng.below(4) != 0)
            flow.gain_card(city, static_cast<Card>(card));
        }
      }
      wonders::Hand& hand = state.hands[0];
      hand = {};
      while (hand.size < state.hand_size) hand.add(static_cast<Card>(cards - 1 - rng.below(cards / 2)));
      const wonders::Buyer buyer = wonders::buyer_of(state, 0);
      for (int card = 0; card < cards; ++card) {
        most_bills = std::max(most_bills, wonders::bills_for(buyer, facts.cards[card].need, 99).size());
      }
      ActionList list;
      Wonders::legal_actions(state, 0, list);
      most_actions = std::max(most_actions, list.size());
    }
  }
  EXPECT_GT(most_bills, 6);
  EXPECT_LT(most_bills, wonders::kMostBills);
  EXPECT_GT(most_actions, 60);
  EXPECT_LT(most_actions, ActionList::kCapacity);
}

}  // namespace
}  // namespace heptad::tests
