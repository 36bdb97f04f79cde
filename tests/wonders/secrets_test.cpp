// What a seat may know, and what the engine promises about it.
#include <cstring>

#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::kUnknownCard;
using wonders::State;
using wonders::Wonders;

bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

TEST(WondersSecrets, CitiesCoinsAndTokensAreOpenHandsStageCardsAndTheDiscardPileAreNot) {  // [wonders 113]
  auto game = wonders_game(1, 4).city(1, {"quarry"}).hand(1, {"altar", "theater", "stockade"});
  game.play("1 stage with theater").others_sell();
  const State seen = Wonders::view(game.state(), 3);
  EXPECT_EQ(seen.cities[1].stages, 1);
  EXPECT_EQ(seen.cities[1].stage_age[0], 1);  // the back shows its Age
  EXPECT_EQ(seen.cities[1].coins, game.coins(1));
  EXPECT_EQ(seen.takes.card[0][1], kUnknownCard);
  EXPECT_EQ(seen.takes.card[0][0], kUnknownCard);        // sold by seat 0
  EXPECT_EQ(seen.takes.card[0][3], game.card("altar"));  // sold by the viewer itself
  for (int i = 0; i < seen.hands[2].size; ++i) EXPECT_EQ(seen.hands[2].cards[i], kUnknownCard);
  EXPECT_EQ(seen.hands[3].cards, game.state().hands[3].cards);
}

TEST(WondersSecrets, OthersSeeThatASeatHasCommittedAndNothingMore) {  // [wonders 113, 114]
  auto one = wonders_game(1).city(1, {"lumber-yard"}).hand(0, {"altar", "stockade"});
  auto other = one;
  one.play("0 build stockade pay 2 0");
  other.play("0 sell altar");
  for (const std::optional<Seat> viewer :
       {std::optional<Seat>(1), std::optional<Seat>(2), std::optional<Seat>()}) {
    EXPECT_TRUE(same(Wonders::view(one.state(), viewer), Wonders::view(other.state(), viewer)));
  }
  EXPECT_FALSE(same(Wonders::view(one.state(), 0), Wonders::view(other.state(), 0)));
  EXPECT_TRUE(Wonders::view(one.state(), 1).agenda.top().has_answered(0));
}

TEST(WondersSecrets, NoOrderDependsOnWhatOthersDoThisTurn) {  // [wonders 115]
  auto game = wonders_game(1).hand(0, {"vineyard", "stockade"}).hand(1, {"lumber-yard", "altar"});
  const auto before = game.legal(0);
  game.play("1 build lumber-yard").play("2 sell altar");
  EXPECT_EQ(game.legal(0), before);
}

TEST(WondersSecrets, AHandPassedOnIsRememberedAsAGroup) {  // [wonders 113]
  auto game = wonders_game(1, 4).hand(0, {"altar", "baths", "theater", "stockade"});
  game.city(1, {"quarry"}).play("0 sell altar").others_sell();
  // Seat 1 now holds what seat 0 passed on, and seat 0 knows it.
  State seen = Wonders::view(game.state(), 0);
  EXPECT_EQ(seen.hands[1].cards, game.state().hands[1].cards);
  auto one = game, other = game;
  one.play("1 stage with theater pay 0 0").others_sell();
  other.play("1 stage with baths").others_sell();
  // One card went under the wonder; which one, seat 0 cannot know: the two worlds look the same.
  EXPECT_TRUE(same(Wonders::view(one.state(), 0), Wonders::view(other.state(), 0)));
  EXPECT_FALSE(
      same(Wonders::view(one.state(), 2), Wonders::view(other.state(), 2)));  // seat 2 holds the rest
}

TEST(WondersSecrets, WhatIsBuiltFromAHandSeenBeforeIsTakenOffTheMemory) {  // [wonders 113]
  auto game = wonders_game(1, 4).hand(0, {"altar", "marketplace", "theater", "tavern"});
  game.play("0 sell altar").others_sell();
  game.play("1 build theater").others_sell();
  const State seen = Wonders::view(game.state(), 0);
  EXPECT_EQ(seen.hands[2].size, 2);
  EXPECT_EQ(seen.hands[2].cards, game.state().hands[2].cards);  // exactly known
}

TEST(WondersSecrets, GuessesPermuteWhatIsKnownTogetherAndDealTheRest) {  // [wonders 113]
  auto game = wonders_game(1, 4).before_deal(1);
  sell_until(game, 1, 4);
  Rng rng(5);
  const State seen = Wonders::view(game.state(), 0);
  bool differ = false;
  for (int i = 0; i < 20; ++i) {
    const State world = Wonders::guess(seen, rng);
    EXPECT_TRUE(same(Wonders::view(world, 0), seen));
    differ |= !same(world, game.state());
    // What seat 0 held first went through three hands; each took one of the six it had passed on.
    EXPECT_EQ(world.hands[0].cards, game.state().hands[0].cards);
  }
  EXPECT_TRUE(differ);
}

TEST(WondersSecrets, EventsTellASaleToItsSellerOnly) {  // [wonders 11, 12, 113]
  auto game = wonders_game(1).city(1, {"quarry"});
  game.play("0 sell altar").play("1 stage with altar").play("2 build altar");
  const auto known_to = [&](EventKind kind) {
    for (const Event& event : game.events()) {
      if (event.kind == kind) return event.subject_known_to;
    }
    return SeatSet();
  };
  EXPECT_EQ(known_to(EventKind::Sold), SeatSet::of(0));
  EXPECT_EQ(known_to(EventKind::StageBuilt), SeatSet::of(1));
  EXPECT_EQ(known_to(EventKind::Built), SeatSet::everyone());
  Event hidden = game.events()[0];
  hidden.subject = kNothing;
  EXPECT_EQ(Wonders::event_json(game.state(), hidden), R"({"event":"sold","seat":0,"coins":3})");
}

TEST(WondersSecrets, ACityHoldsAtMostTwentyOneCards) {  // [wonders 116]
  // Babylon plays seven cards an Age; Halikarnassos revives at most three. Both fit the record of takes.
  auto game = wonders_game(1).boards("babylon:b gizah:a rhodos:a").stages(0, 2);
  for (const int age : {1, 2, 3}) {
    for (int turn = 1; turn <= 6; ++turn) {
      game.at(age, turn).refill();
      game.others_sell();
    }
    EXPECT_EQ(game.waiting_for(), "last-card");
    game.play("0 sell altar");
  }
  int taken = 0;
  for (int row = 0; row < wonders::kAges * wonders::kMaxHand; ++row) {
    taken += game.state().takes.fate(row, 0) != wonders::Fate::None ? 1 : 0;
  }
  EXPECT_EQ(taken, 21);
  EXPECT_EQ(game.coins(0), 3 + 21 * 3);
}

}  // namespace
}  // namespace heptad::tests
