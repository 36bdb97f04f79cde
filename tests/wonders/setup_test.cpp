// Setup: decks, guilds, boards, sides, coins, options.
#include <map>
#include <set>

#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Wonders;

Expected<wonders::State> start(int edition, int players,
                               std::vector<std::pair<std::string, std::string>> options = {}) {
  return Wonders::start({.family = Family::Wonders,
                         .edition = edition == 1 ? Edition::First : Edition::Second,
                         .players = players,
                         .options = std::move(options)});
}

// Rolls until every hand of the Age lies dealt.
void deal(wonders::State& state, Rng& rng) {
  NoEvents quiet;
  while (Wonders::to_act(state).has(kNature))
    Wonders::apply(state, kNature, Wonders::roll(state, rng), quiet);
}

TEST(WondersSetup, EveryAgeDealsSevenCardsEachFromTheCopiesForThatManyPlayers) {  // [wonders 1]
  for (const int edition : {1, 2}) {
    for (int players = 3; players <= 7; ++players) {
      auto game = wonders_game(edition, players);
      Rng rng(3);
      for (int age = 1; age <= 3; ++age) {
        game.before_deal(age);
        deal(game.state(), rng);
        std::map<wonders::Card, int> dealt;
        int guilds = 0;
        for (int seat = 0; seat < players; ++seat) {
          EXPECT_EQ(game.state().hands[seat].size, 7);
          for (int i = 0; i < 7; ++i) {
            const wonders::Card card = game.state().hands[seat].cards[i];
            const auto& row = wonders::facts(game.state()).rows[card];
            EXPECT_EQ(row.age, age);
            guilds += row.is_guild() ? 1 : 0;
            EXPECT_LE(++dealt[card], row.is_guild() ? 1 : wonders::copies_in_play(row, players));
          }
        }
        EXPECT_EQ(guilds, age == 3 ? players + 2 : 0);
      }
    }
  }
}

TEST(WondersSetup, GuildsAreDrawnAtRandomFromTen) {  // [wonders 1]
  std::set<wonders::Card> seen;
  Rng rng(5);
  for (int i = 0; i < 100; ++i) {
    auto game = wonders_game(1).before_deal(3);
    deal(game.state(), rng);
    for (int seat = 0; seat < 3; ++seat) {
      for (const wonders::Card card : game.state().hands[seat].cards) {
        if (wonders::facts(game.state()).guilds.has(card)) seen.insert(card);
      }
    }
  }
  EXPECT_EQ(seen.size(), 10U);
}

TEST(WondersSetup, ADealThatTheDeckCannotGiveIsRefused) {  // [wonders 1]
  auto game = wonders_game(1).before_deal(1);
  const std::string rest = " altar theater stockade barracks guard-tower";
  EXPECT_EQ(game.refusal("nature hand 0 baths baths" + rest).name(),
            "illegal");  // one copy with three players
  EXPECT_EQ(game.refusal("nature hand 0 tavern baths" + rest).name(), "illegal");   // four players and more
  EXPECT_EQ(game.refusal("nature hand 0 sawmill baths" + rest).name(), "illegal");  // another Age
  EXPECT_EQ(game.refusal("nature hand 3 marketplace baths" + rest).name(), "bad-action");
  game.play("nature hand 1 marketplace baths" + rest);
  EXPECT_EQ(
      game.refusal("nature hand 1 lumber-yard stone-pit clay-pool ore-vein clay-pit timber-yard loom-age-1")
          .name(),
      "illegal");  // has its hand
  EXPECT_EQ(
      game.refusal("nature hand 0 baths stone-pit clay-pool ore-vein clay-pit timber-yard loom-age-1").name(),
      "illegal");  // baths are gone
}

TEST(WondersSetup, WhichGuildsWereLeftOutIsInNoView) {  // [wonders 2]
  // Unused guilds are in no state at all: a guild that was not dealt cannot leak.
  auto game = wonders_game(1).before_deal(3);
  Rng rng(8);
  deal(game.state(), rng);
  const auto seen = Wonders::view(game.state(), 0);
  for (int seat = 1; seat < 3; ++seat) {
    for (int i = 0; i < 7; ++i) EXPECT_EQ(seen.hands[seat].cards[i], wonders::kUnknownCard);
  }
}

TEST(WondersSetup, TheFirstEditionDealsBoardAndSideTheSecondLetsTheOwnerChooseTheSide) {  // [wonders 3]
  Rng rng(2);
  NoEvents quiet;
  std::set<int> sides;
  for (int i = 0; i < 50; ++i) {
    auto first = *start(1, 3);
    Wonders::apply(first, kNature, Wonders::roll(first, rng), quiet);
    EXPECT_EQ(first.step(), wonders::Step::Deal);
    sides.insert(static_cast<int>(first.cities[0].side));
  }
  EXPECT_EQ(sides.size(), 2U);
  auto second = *start(2, 3);
  Wonders::apply(second, kNature, Wonders::roll(second, rng), quiet);
  EXPECT_EQ(second.step(), wonders::Step::Sides);
  EXPECT_EQ(Wonders::to_act(second), SeatSet::first(3));
}

TEST(WondersSetup, SidesAreChosenAtOnceAndShownTogether) {  // [wonders 3]
  auto game = wonders_game(2);
  game.state() = *start(2, 3);
  game.play("nature boards gizah:? olympia:? rhodos:night");
  EXPECT_EQ(game.to_act(), SeatSet::first(2));
  game.play("0 side night");
  EXPECT_EQ(game.to_act(), SeatSet::of(1));
  game.play("0 side day");  // may be changed while another is to choose
  const auto other = Wonders::view(game.state(), 1);
  EXPECT_EQ(other.orders[0].card, 0);
  EXPECT_TRUE(other.agenda.top().has_answered(0));
  EXPECT_FALSE(other.agenda.top().has_answered(1));
  game.play("1 side night");
  EXPECT_EQ(game.waiting_for(), "hand");
  EXPECT_EQ(game.state().cities[0].side, wonders::Side::A);
  EXPECT_EQ(game.state().cities[1].side, wonders::Side::B);
  EXPECT_EQ(game.state().cities[2].side, wonders::Side::B);
}

TEST(WondersSetup, EveryoneBeginsWithThreeCoinsAndTheBoardsResource) {  // [wonders 4]
  for (const int edition : {1, 2}) {
    auto game = wonders_game(edition, 7);
    for (int seat = 0; seat < 7; ++seat) {
      EXPECT_EQ(game.coins(seat), 3);
      EXPECT_EQ(game.state().cities[seat].sold.raw[15] + game.state().cities[seat].sold.manufactured[7], 1);
    }
  }
}

TEST(WondersSetup, CoinsAreNeverShort) {  // [wonders 4]
  auto game = wonders_game(1).coins(0, 250).coins(1, 250);
  game.play("0 sell altar").play("1 sell altar").play("2 sell altar");
  EXPECT_EQ(game.coins(0), 253);
}

TEST(WondersSetup, TwoSidesOfABoardNeverMeet) {  // [wonders 5]
  auto game = wonders_game(1);
  game.state() = *start(1, 3);
  EXPECT_EQ(game.refusal("nature boards gizah:a gizah:b rhodos:a").name(), "illegal");
  Rng rng(4);
  for (int i = 0; i < 100; ++i) {
    const Action action = Wonders::roll(game.state(), rng);
    EXPECT_TRUE(Wonders::check(game.state(), kNature, action));
  }
}

TEST(WondersOptions, GivenBoardsAreDealtAsGiven) {  // [wonders 3]
  Rng rng(1);
  auto state = *start(1, 3, {{"boards", "olympia:b gizah rhodos:a"}, {"sides", "b"}});
  EXPECT_EQ(Wonders::text(state, Wonders::roll(state, rng)), "boards olympia:b gizah:b rhodos:a");
  EXPECT_FALSE(Wonders::check(state, kNature, *Wonders::parse(state, "boards olympia:a gizah:b rhodos:a")));
  auto shuffled = *start(1, 3, {{"boards", "olympia:b gizah:a rhodos:a"}, {"seating", "random"}});
  std::set<std::string> orders;
  for (int i = 0; i < 100; ++i) {
    const Action action = Wonders::roll(shuffled, rng);
    EXPECT_TRUE(Wonders::check(shuffled, kNature, action));
    orders.insert(Wonders::text(shuffled, action));
  }
  EXPECT_EQ(orders.size(), 6U);
}

TEST(WondersOptions, PlayersMayTakeBoardsOneAfterAnother) {  // [wonders 3]
  auto game = wonders_game(2);
  game.state() = *start(2, 3, {{"boards", "choose"}});
  EXPECT_EQ(game.legal(0).size(), 7U);
  game.play("0 board rhodos");
  EXPECT_EQ(game.legal(1).size(), 6U);
  EXPECT_FALSE(game.is_legal("1 board rhodos"));
  game.play("1 board gizah").play("2 board babylon");
  Rng rng(1);
  EXPECT_EQ(Wonders::text(game.state(), Wonders::roll(game.state(), rng)),
            "boards rhodos:? gizah:? babylon:?");
}

TEST(WondersOptions, NonsenseIsRefusedWithTheReason) {
  EXPECT_EQ(start(1, 3, {{"colour", "red"}}).error().name(), "unknown-option");
  EXPECT_EQ(start(1, 3, {{"boards", "gizah"}}).error().name(), "bad-option");
  EXPECT_EQ(start(1, 3, {{"boards", "gizah gizah rhodos"}}).error().name(), "bad-option");
  EXPECT_EQ(start(1, 3, {{"boards", "gizah atlantis rhodos"}}).error().name(), "bad-option");
  EXPECT_EQ(start(1, 3, {{"sides", "day"}}).error().name(), "bad-option");
  EXPECT_EQ(start(2, 3, {{"sides", "a"}}).error().name(), "bad-option");
  EXPECT_EQ(start(2, 3, {{"seating", "odd"}}).error().name(), "bad-option");
  EXPECT_EQ(start(2, 2).error().name(), "bad-players");  // [wonders 112]
  EXPECT_EQ(start(1, 8).error().name(), "bad-players");
}

}  // namespace
}  // namespace heptad::tests
