// What comes on the table with Armada, and how long an Age is.
#include <map>
#include <set>

#include "engine/core/rules.h"
#include "engine/wonders/armada/fleet_cards.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;
using wonders::Wonders;
using wonders::armada::kFleetCards;

// The cards of all hands of an Age, dealt by luck.
struct Dealt {
  std::map<std::string, int> deck;  // copies
  std::set<std::string> guilds, fleet;
  int cards = 0;
};
Dealt deal(int edition, int players, int age, int seed = 1) {
  auto game = armada_game(edition, players).before_deal(age);
  Rng rng(seed);
  Wonders::play_nature(game.state(), rng);
  Dealt dealt;
  for (int seat = 0; seat < players; ++seat) {
    for (const std::string& id : game.hand(seat)) {
      const auto& row = wonders::facts(game.state()).rows[game.card(id)];
      const bool fleet = std::ranges::find(kFleetCards, id, &wonders::CardRow::id) != kFleetCards.end();
      EXPECT_EQ(row.age, age);
      ++dealt.cards;
      if (fleet) {
        dealt.fleet.insert(id);
      } else if (row.colour == wonders::Colour::Purple) {
        dealt.guilds.insert(id);
      } else {
        ++dealt.deck[id];
      }
    }
  }
  return dealt;
}

std::set<std::string> fleet_cards_that_come(int players, int age) {
  std::set<std::string> seen;
  for (int seed = 1; seed <= 60; ++seed) seen.merge(deal(1, players, age, seed).fleet);
  return seen;
}

TEST(ArmadaSetup, AnAgeIsItsUsualDeckAndAsManyFleetCardsAsPlayers /* [armada 1, 2, 12] */) {
  for (const int edition : {1, 2}) {
    for (int players = 3; players <= 7; ++players) {
      for (const int age : {1, 2, 3}) {
        const Dealt dealt = deal(edition, players, age);
        EXPECT_EQ(dealt.cards, 8 * players);
        EXPECT_EQ(static_cast<int>(dealt.fleet.size()), players);
        EXPECT_EQ(static_cast<int>(dealt.guilds.size()), age == 3 ? players + 2 : 0);
      }
    }
  }
}

TEST(ArmadaSetup, FleetCardsAreDrawnByLuckAndNoneComesBeyondTheirNumber /* [armada 2] */) {
  for (const int age : {1, 2, 3}) EXPECT_EQ(fleet_cards_that_come(4, age).size(), 8U);
  const auto game = armada_game(1, 4).before_deal(1);
  EXPECT_TRUE(
      game.is_legal("nature hand 0 pontoon dry-hold pirate-hideout coastal-defenses "
                    "altar baths theater stockade"));
  EXPECT_FALSE(
      game.is_legal("nature hand 0 pontoon dry-hold pirate-hideout coastal-defenses "
                    "construction-zone baths theater stockade"));
}

TEST(ArmadaSetup, WithThreePlayersNoCardPointsTwoSeatsAway /* [armada 3] */) {
  const std::set<std::string> out = {"pontoon", "ballista", "pier", "eastern-emporium", "western-emporium"};
  const std::map<int, std::size_t> pools = {{1, 6U}, {2, 6U}, {3, 7U}};
  for (const auto& [age, pool] : pools) {
    const auto seen = fleet_cards_that_come(3, age);
    EXPECT_EQ(seen.size(), pool);
    for (const std::string& id : seen) EXPECT_FALSE(out.contains(id)) << id;
  }
  const auto game = armada_game(1, 3).before_deal(1);
  EXPECT_FALSE(
      game.is_legal("nature hand 0 pontoon lumber-yard altar baths theater stockade barracks loom-age-1"));
}

TEST(ArmadaSetup, EightPlayersShareTheMaterialOfSeven /* [armada 4, 13] */) {
  for (const int edition : {1, 2}) {
    for (const int age : {1, 2, 3}) {
      const Dealt eight = deal(edition, 8, age);
      EXPECT_EQ(eight.deck, deal(edition, 7, age).deck);
      EXPECT_EQ(eight.fleet.size(), 7U);
      EXPECT_EQ(eight.guilds.size(), age == 3 ? 9U : 0U);
      EXPECT_EQ(eight.cards, 8 * 7);
    }
  }
}

TEST(ArmadaSetup, TheEighthBoardComesWithEightPlayersOnlyAndThenAlways /* [armada 5] */) {
  EXPECT_FALSE(parse_rules("wonders1", 8));
  for (int players = 3; players <= 8; ++players) {
    for (int seed = 1; seed <= 20; ++seed) {
      auto state = *Wonders::start({.family = Family::Wonders, .armada = true, .players = players});
      Rng rng(seed);
      const std::string boards = Wonders::text(state, Wonders::roll(state, rng));
      EXPECT_EQ(boards.find("syracuse") != std::string::npos, players == 8) << boards;
    }
  }
  const auto seven = *Wonders::start({.family = Family::Wonders, .armada = true, .players = 3});
  const auto given = *Wonders::parse(seven, "boards syracuse:a gizah:a rhodos:a");
  EXPECT_FALSE(Wonders::check(seven, kNature, given));
}

TEST(ArmadaSetup, EverybodyBeginsWithThreeCoinsAShipyardAndFourShips /* [armada 7, 9] */) {
  for (int players = 3; players <= 8; ++players) {
    auto state = *Wonders::start({.family = Family::Wonders, .armada = true, .players = players});
    Rng rng(players);
    Wonders::play_nature(state, rng);
    std::set<int> yards;
    for (int seat = 0; seat < players; ++seat) {
      const auto& harbour = state.armada.harbours[seat];
      EXPECT_EQ(state.cities[seat].coins, 3);
      EXPECT_LT(harbour.shipyard, wonders::armada::kShipyards);
      for (const int space : harbour.ships) EXPECT_EQ(space, 0);
      EXPECT_EQ(harbour.islands, 0U);
      yards.insert(harbour.shipyard);
    }
    EXPECT_EQ(static_cast<int>(yards.size()), players);
  }
}

TEST(ArmadaSetup, AnyShipyardMayComeToAnyBoardButNoneTwice /* [armada 9] */) {
  const Rules rules{.family = Family::Wonders, .armada = true, .players = 3};
  auto state = *Wonders::start(rules);
  NoEvents quiet;
  Wonders::apply(state, kNature, *Wonders::parse(state, "boards gizah:a rhodos:a olympia:b"), quiet);
  std::set<std::string> first;
  Rng rng(5);
  for (int i = 0; i < 100; ++i) first.insert(Wonders::text(state, Wonders::roll(state, rng)).substr(10, 3));
  EXPECT_EQ(first.size(), 8U);
  const auto twice = *Wonders::parse(state, "shipyards sy1 sy4 sy1");
  EXPECT_EQ(Wonders::check(state, kNature, twice).error().message, "Each seat has a shipyard of its own.");
  EXPECT_FALSE(Wonders::parse(state, "shipyards sy1 sy4"));
  EXPECT_FALSE(Wonders::parse(state, "shipyards sy1 sy4 sy9"));
}

TEST(ArmadaSetup, ShipyardsMayBeGivenOrChosenOneAfterAnother /* [armada 9] */) {
  Rules rules{
      .family = Family::Wonders, .armada = true, .players = 3, .options = {{"shipyards", "sy3 sy8 sy1"}}};
  rules.options.emplace_back("boards", "gizah:a rhodos:a olympia:b");
  auto given = *Wonders::start(rules);
  Rng rng(1);
  NoEvents quiet;
  Wonders::apply(given, kNature, Wonders::roll(given, rng), quiet);
  EXPECT_EQ(Wonders::text(given, Wonders::roll(given, rng)), "shipyards sy3 sy8 sy1");
  EXPECT_FALSE(Wonders::check(given, kNature, *Wonders::parse(given, "shipyards sy1 sy8 sy3")));
  rules.options[0].second = "sy3 sy3 sy1";
  EXPECT_FALSE(Wonders::start(rules));
  rules.options[0].second = "choose";
  auto chosen = *Wonders::start(rules);
  Wonders::apply(chosen, kNature, Wonders::roll(chosen, rng), quiet);
  Wonders::apply(chosen, 0, *Wonders::parse(chosen, "shipyard sy5"), quiet);
  EXPECT_EQ(Wonders::to_act(chosen), SeatSet::of(1));
  EXPECT_FALSE(Wonders::check(chosen, 1, *Wonders::parse(chosen, "shipyard sy5")));
}

TEST(ArmadaSetup, TwoCannotPlayIt /* [armada 10] */) {
  for (const auto* name : {"wonders1+armada", "wonders2+armada"}) {
    const auto two = parse_rules(name, 2);
    ASSERT_FALSE(two);
    EXPECT_NE(two.error().message.find("3 to 8"), std::string::npos) << two.error().message;
    EXPECT_TRUE(parse_rules(name, 3));
  }
}

TEST(ArmadaSetup, NoSupplyOfTokensOrCoinsRunsOut /* [armada 11] */) {
  auto game = armada_game(1, 8).at(2, 6).ships(7, {.red = 1});
  game.others_sell();
  for (int seat = 0; seat < 7; ++seat) EXPECT_EQ(game.naval(seat, 2), -2);  // the box has five
  EXPECT_EQ(game.naval(7, 2), 5);
}

TEST(ArmadaAge, HasSevenTurnsAndTheEighthCardIsDiscardedForNothing /* [armada 12, 34] */) {
  auto game = armada_game(1, 3).at(1, 7).hand(0, {"altar", "baths"}).ships(0, {.yellow = 1});
  game.hand(1, {"altar", "altar"}).hand(2, {"altar", "altar"}).play("0 sell altar").others_sell();
  EXPECT_EQ(game.state().age, 2);
  EXPECT_EQ(game.coins(0), 3 + 3);
  EXPECT_EQ(game.ships(0).yellow, 1);
  EXPECT_TRUE(game.in_discard("baths"));
  auto sixth = armada_game(1, 3).at(1, 6);
  EXPECT_EQ(sixth.others_sell().state().turn, 7);
}

TEST(ArmadaAge, HasSixTurnsWithEightPlayers /* [armada 13] */) {
  auto game = armada_game(1, 8);
  EXPECT_EQ(game.hand(0).size(), 7U);
  EXPECT_EQ(game.at(1, 6).others_sell().state().age, 2);
}

TEST(ArmadaAge, HandsGoLeftRightLeft /* [armada 14] */) {
  const std::map<int, int> receiver = {{1, 1}, {2, 3}, {3, 1}};
  for (const auto& [age, seat] : receiver) {
    auto game = armada_game(1).at(age, 1).hand(0, {"altar", "stockade"}).play("0 sell altar").others_sell();
    EXPECT_EQ(game.hand(seat), Ways{"stockade"}) << "Age " << age;
  }
}

}  // namespace
}  // namespace heptad::tests
