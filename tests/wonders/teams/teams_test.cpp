// Teams of two, with and without Armada.
#include "engine/core/rules.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;
using wonders::Wonders;

WondersGame teams_at_sea(int players = 4) { return teams_game(1, players, With::Armada); }

TEST(Teams, AreFourSixOrWithArmadaEightPlayers /* [armada 122] */) {
  for (const std::string game : {"wonders1", "wonders2"}) {
    for (int players = 2; players <= 8; ++players) {
      const bool even = players == 4 || players == 6;
      EXPECT_EQ(parse_rules(game + "+teams", players).has_value(), even);
      EXPECT_EQ(parse_rules(game + "+armada+teams", players).has_value(), even || players == 8);
    }
  }
}

TEST(Teams, PartnersSitSideBySideAndShowEachOtherTheirHands /* [armada 122] */) {
  auto game = teams_game(1).hand(0, {"altar"}).hand(1, {"baths"}).hand(2, {"theater"}).hand(3, {"tavern"});
  const auto sees = [&](Seat eyes, int seat) {
    return Wonders::view(game.state(), eyes).hands[seat] == game.state().hands[seat];
  };
  for (const Seat eyes : {0, 1, 2, 3}) {
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(sees(eyes, seat), eyes / 2 == seat / 2);
  }
  // Hands only: no order.
  game.play("0 build altar");
  EXPECT_EQ(Wonders::view(game.state(), 1).orders[0].card, 0);
}

TEST(Teams, PartnersMayKeepTheirHandsClosed /* [armada 122] */) {
  Rules rules = wonders_rules(1, 4);
  rules.teams = true;
  rules.options = {{"partners", "closed"}};
  auto game = WondersGame(rules).hand(1, {"baths"});
  EXPECT_NE(Wonders::view(game.state(), 0).hands[1], game.state().hands[1]);
  rules.options = {{"partners", "sometimes"}};
  EXPECT_FALSE(Wonders::start(rules));
}

TEST(Teams, OwnResourcesAreUsedBeforeAnyIsBought /* [armada 123] */) {
  for (const With with : {With::Nothing, With::Armada}) {
    auto game = teams_game(1, 4, with).hand(0, {"baths", "library"}).coins(0, 20).city(1, {"stone-pit"});
    EXPECT_EQ(game.ways(0, "build baths"), Ways{""});
    // Two stones and a cloth: the own stone is used, the other bought where one likes.
    game.city(0, {"loom-age-1"}).city(3, {"stone-pit"});
    EXPECT_EQ(game.ways(0, "build library"), (Ways{"pay 0 2", "pay 2 0"}));
  }
}

TEST(Teams, AlsoABeatenWayToPayIsOfferedBecauseItMayFeedThePartner /* [armada 123] */) {
  // A wood, which the left neighbour sells for one, and a papyrus; both neighbours have both.
  const auto school = [](WondersGame game) {
    game.hand(0, {"school"}).coins(0, 20).city(0, {"west-trading-post"});
    return game.city(1, {"lumber-yard"}).city(3, {"lumber-yard", "press-age-1"}).ways(0, "build school");
  };
  EXPECT_EQ(school(wonders_game(1, 4)), (Ways{"pay 1 2", "pay 3 0", "pay 0 4"}));
  EXPECT_EQ(school(teams_game(1)), (Ways{"pay 1 2", "pay 3 0", "pay 0 4", "pay 2 2"}));
}

TEST(Teams, AChainBuysNothingButWhatTheShipNeeds /* [armada 123, 132] */) {
  auto plain = teams_game(1).city(0, {"baths"}).hand(0, {"aqueduct"}).coins(0, 20).city(1, {"quarry"});
  EXPECT_EQ(plain.ways(0, "build aqueduct"), Ways{""});
  auto game =
      teams_at_sea().city(0, {"baths"}).hand(0, {"aqueduct"}).coins(0, 20).city(1, {"clay-pool", "quarry"});
  EXPECT_EQ(game.ways(0, "build aqueduct"), (Ways{"", "ship blue pay 2 0"}));
  EXPECT_EQ(game.city(0, {"clay-pool"}).ways(0, "build aqueduct"), (Ways{"", "ship blue"}));
}

TEST(Teams, NobodyLendsSwapsOrTradesForNothing /* [armada 123] */) {
  auto game = teams_at_sea().hand(0, {"guard-tower"}).coins(0, 0).city(1, {"clay-pool"}).coins(1, 20);
  EXPECT_EQ(game.legal(0), (Ways{"sell guard-tower", "sail with guard-tower"}));
  EXPECT_FALSE(game.is_legal("0 build guard-tower pay 0 0"));
}

TEST(Teams, PartnersNeverFightAndOpponentsFightForTwoTokens /* [armada 124] */) {
  const int turn_points[] = {1, 3, 5};
  for (const int age : {1, 2, 3}) {
    auto game = teams_game(1).at(age, 6).city(0, {"stockade"}).others_sell();
    EXPECT_EQ(game.victories(0, age), 2);  // against seat 3 alone
    EXPECT_EQ(game.points(0, Category::Military), 2 * turn_points[age - 1]);
    EXPECT_EQ(game.points(3, Category::Military), -2);
    EXPECT_EQ(game.points(1, Category::Military), 0);
    EXPECT_EQ(game.points(2, Category::Military), 0);
  }
  EXPECT_EQ(teams_game(1).at(1, 6).others_sell().points(0, Category::Military), 0);
}

TEST(Teams, AnInvasionIsForOneToken /* [armada 125] */) {
  auto game = teams_at_sea(6).at(1, 7).hand(0, {"pontoon", "altar"}).city(0, {"press-age-1"});
  game.play("0 build pontoon")
      .others_sell();  // seat 4 is the second to the right, seat 5 the opponent beside
  EXPECT_EQ(game.victories(0, 1), 2 + 1);
  EXPECT_EQ(game.defeats(5, 1), 2);
  EXPECT_EQ(game.defeats(4, 1), 1);
  EXPECT_EQ(game.defeats(1, 1), 0);
}

TEST(Teams, MeetAtSeaEachForItself /* [armada 126] */) {
  auto game =
      teams_at_sea().at(3, 7).ships(0, {.red = 3}).ships(1, {.red = 3}).ships(2, {.red = 2}).others_sell();
  EXPECT_EQ(game.naval(0, 3), 5);  // partners tie as anybody
  EXPECT_EQ(game.naval(1, 3), 5);
  EXPECT_EQ(game.naval(2, 3), 3);
  EXPECT_EQ(game.naval(3, 3), -3);
}

TEST(Teams, TaxesAndPiratesTakeFromThePartnerToo /* [armada 127] */) {
  auto tax = teams_at_sea().ships(0, {.yellow = 1}).play("0 sail with altar").others_sell();
  for (const int other : {1, 2, 3}) EXPECT_EQ(tax.coins(other), 3 + 3 - 1);
  auto pirate = teams_at_sea().ships(1, {.yellow = 3}).hand(0, {"pirate-hideout"});
  pirate.play("0 build pirate-hideout").others_sell();
  EXPECT_EQ(pirate.coins(1), 3 + 3 - 2);
}

TEST(Teams, TwoSeatsAwayIsCountedPastThePartner /* [armada 128, 133] */) {
  // The rulebook's example: Gabriel (0) plays Ballista. His partner Paula sits to his left, Romeo (2) to
  // hers.
  auto game = teams_at_sea(6).at(2, 1).hand(0, {"ballista"});
  game.city(0, {"clay-pool", "glassworks-age-1", "loom-age-1"}).play("0 build ballista").others_sell();
  EXPECT_EQ(game.invaders(2), SeatSet::of(0));
  EXPECT_EQ(game.invaders(1), SeatSet());
  auto buyer =
      teams_at_sea(6).coins(0, 1).city(0, {"western-emporium"}).hand(0, {"barracks"});  // seat 2 makes ore
  EXPECT_EQ(buyer.ways(0, "build barracks"), Ways{"pay 0 0 1 0"});
}

TEST(Teams, WinByTheirPointsTogether /* [armada 129] */) {
  auto game =
      teams_game(1).at(3, 6).city(0, {"palace"}).city(2, {"pawnshop", "altar"}).city(3, {"baths", "theater"});
  game.others_sell();  // 8 and 0 against 5 and 5
  EXPECT_EQ(game.outcome().winners, SeatSet::of_bits(0b1100));
  EXPECT_EQ(game.outcome().how, Victory::Points);
}

TEST(Teams, TieByTheirCoinsTogetherAndThenShare /* [armada 129] */) {
  auto coins = teams_game(1).at(3, 6).coins(0, 0).coins(1, 5).coins(2, 2).coins(3, 2);
  coins.others_sell();  // points 1 + 2 and 1 + 1
  EXPECT_EQ(coins.outcome().winners, SeatSet::first(2));
  auto more = teams_game(1).at(3, 6).coins(0, 1).coins(1, 1).coins(2, 0).coins(3, 1).others_sell();
  EXPECT_EQ(more.outcome().how, Victory::PointsCoins);
  EXPECT_EQ(more.outcome().winners, SeatSet::first(2));
  auto shared = teams_game(1).at(3, 6).coins(0, 2).coins(1, 0).coins(2, 1).coins(3, 1).others_sell();
  EXPECT_EQ(shared.outcome().how, Victory::Shared);
  EXPECT_EQ(shared.outcome().winners, SeatSet::first(4));
}

}  // namespace
}  // namespace heptad::tests
