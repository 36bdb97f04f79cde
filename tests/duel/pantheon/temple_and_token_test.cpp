// Grand Temples, Sanctuary, Divine Theater, and the three progress tokens.
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

// The seat has a mythology token of this kind.
Edit devoted(Seat seat, std::string_view mythology) {
  return [=](duel::State& state) {
    const int kind = mythology_id(mythology);
    state.pantheon.myths[0] = static_cast<std::uint8_t>(kind);
    state.pantheon.seats[seat].myths |= 1;
    state.cities[seat].chains |= 1U << static_cast<int>(duel::pantheon::chain_of(kind));
  };
}

TEST(GrandTemple, IsFreeWithATokenOfItsKindWhichStays) {  // [duel 164]
  auto game = pantheon_game().coins(0, 0).structure({"grand-temple-greek", "grand-temple-roman"});
  game.edit(devoted(0, "greek"));
  EXPECT_EQ(game.price("build grand-temple-greek"), 0);
  EXPECT_EQ(game.option("build grand-temple-greek").payment.means, Means::Chain);
  EXPECT_FALSE(game.is_legal("build grand-temple-roman"));
  game.play("0 build grand-temple-greek");
  EXPECT_EQ(mythology_tokens(game, 0), 1);
}

TEST(GrandTemple, IsOtherwisePaidWithResources) {  // [duel 164]
  auto game = pantheon_game().coins(0, 10).structure({"grand-temple-greek"}).edit(devoted(1, "greek"));
  EXPECT_EQ(game.price("build grand-temple-greek"), 10);
  game.play("0 build grand-temple-greek");
  EXPECT_TRUE(game.has(0, "grand-temple-greek"));
}

TEST(GrandTemple, BuiltFreeByTokenPaysUrbanism) {  // [duel 165]
  auto game = pantheon_game().coins(0, 0).tokens(0, {"urbanism"}).structure({"grand-temple-greek"});
  game.edit(devoted(0, "greek")).play("0 build grand-temple-greek");
  EXPECT_EQ(game.coins(0), 4);
}

TEST(GrandTemple, ScoresFiveTwelveOrTwentyOneAndIsNotBlue) {  // [duel 166]
  const Ids none = {}, one = {"grand-temple-greek"}, two = {"grand-temple-greek", "grand-temple-roman"},
            three = {"grand-temple-greek", "grand-temple-roman", "grand-temple-egyptian"};
  int expected[] = {0, 5, 12, 21};
  for (int built = 0; const Ids& temples : {none, one, two, three}) {
    auto game = pantheon_game().city(0, temples);
    EXPECT_EQ(game.points(0, Category::Temples), expected[built++]);
    EXPECT_EQ(game.points(0, Category::Civilian), 0);
  }
}

TEST(GrandTemple, IsNoBlueCardForMasonry) {  // [duel 34, 166]
  auto game = pantheon_game().coins(0, 20).tokens(0, {"masonry"}).structure({"grand-temple-greek"});
  EXPECT_EQ(game.price("build grand-temple-greek"), 10);
}

TEST(Engineering, BuildsAnyCardWithAChainSymbolForOneCoin) {  // [duel 167]
  auto game = pantheon_game()
                  .coins(0, 1)
                  .tokens(0, {"engineering"})
                  .structure({"gardens", "grand-temple-roman", "palace"});
  EXPECT_EQ(game.price("build gardens"), 1);
  EXPECT_EQ(game.option("build gardens").payment.means, Means::Power);
  EXPECT_EQ(game.price("build grand-temple-roman"), 1);
  EXPECT_FALSE(game.is_legal("build palace"));
  game.play("0 build gardens");
  EXPECT_EQ(game.coins(0), 0);
}

TEST(Engineering, NeedsItsCoin) {  // [duel 167]
  auto game = pantheon_game().coins(0, 0).tokens(0, {"engineering"}).structure({"gardens"});
  EXPECT_FALSE(game.is_legal("build gardens"));
  EXPECT_EQ(game.option("build gardens").short_of, 1);
}

TEST(Engineering, IsNotUsedWhenTheNormalPriceIsLower) {  // [duel 168]
  auto chain =
      pantheon_game().coins(0, 0).tokens(0, {"engineering"}).city(0, {"statue"}).structure({"gardens"});
  EXPECT_EQ(chain.price("build gardens"), 0);
  auto own = pantheon_game().coins(0, 0).tokens(0, {"engineering"}).city(0, {"sawmill", "brickyard"});
  own.structure({"gardens"});
  EXPECT_EQ(own.price("build gardens"), 0);
  own.play("0 build gardens");
  EXPECT_TRUE(own.has(0, "gardens"));
}

// The Gardens lack one clay, and it costs one coin: the coin of Engineering goes to the bank, a trade's would
// go to the opponent.
TEST(Engineering, IsUsedAgainstATradeForOneCoinThatWouldPayEconomy) {  // [duel 168]
  auto game = pantheon_game().coins(0, 5).coins(1, 5).tokens(0, {"engineering"}).tokens(1, {"economy"});
  game.city(0, {"sawmill", "clay-pool", "clay-reserve"}).structure({"gardens"});
  EXPECT_EQ(game.price("build gardens"), 1);
  EXPECT_EQ(game.option("build gardens").payment.means, Means::Power);
  game.play("0 build gardens");
  EXPECT_EQ(game.coins(0), 4);
  EXPECT_EQ(game.coins(1), 5);
  EXPECT_EQ(game.told(EventKind::CoinsPaid), 0);
}

TEST(Engineering, IsNoChainForUrbanism) {  // [duel 169]
  auto game = pantheon_game().coins(0, 9).tokens(0, {"engineering", "urbanism"}).structure({"gardens"});
  game.play("0 build gardens");
  EXPECT_EQ(game.coins(0), 8);
}

TEST(Engineering, PaysNobodyWithEconomy) {  // [duel 39]
  auto game = pantheon_game().coins(0, 9).coins(1, 0).tokens(0, {"engineering"}).tokens(1, {"economy"});
  game.structure({"gardens"}).play("0 build gardens");
  EXPECT_EQ(game.coins(1), 0);
}

TEST(Poliorcetics, TakesACoinForEverySpaceReallyMoved) {  // [duel 170]
  auto game = pantheon_game().coins(0, 90).coins(1, 9).tokens(0, {"poliorcetics"}).structure({"pretorium"});
  game.edit(minerva(3)).play("0 build pretorium");
  EXPECT_EQ(game.coins(1), 7);
}

TEST(Poliorcetics, CountsShieldsOfWonders) {  // [duel 170]
  auto game = pantheon_game().coins(0, 90).coins(1, 9).tokens(0, {"poliorcetics"});
  game.wonders(0, {"colossus"}).structure({"altar"}).play("0 wonder colossus with altar");
  EXPECT_EQ(game.coins(1), 7);
}

TEST(Poliorcetics, IsForItsOwnerOnly) {  // [duel 170]
  auto game = pantheon_game().coins(0, 90).coins(1, 9).tokens(1, {"poliorcetics"}).structure({"pretorium"});
  game.loot({}).play("0 build pretorium");
  EXPECT_EQ(game.coins(1), 9);
}

TEST(Poliorcetics, AddsToTheMilitaryTokensAndStopsAtZero) {  // [duel 171]
  auto sum = pantheon_game().coins(0, 90).coins(1, 9).tokens(0, {"poliorcetics"}).structure({"pretorium"});
  sum.play("0 build pretorium");
  EXPECT_EQ(sum.coins(1), 9 - 3 - 2);
  auto poor = pantheon_game().coins(0, 90).coins(1, 4).tokens(0, {"poliorcetics"}).structure({"pretorium"});
  poor.edit(guarded(1, 5)).play("0 build pretorium");
  EXPECT_EQ(poor.coins(1), 0);
  EXPECT_EQ(guarded(poor, 1), 5);
}

TEST(Mysticism, GivesTwoPointsForEveryMythologyAndUnspentOfferingToken) {  // [duel 172]
  auto game = pantheon_game().tokens(0, {"mysticism"}).edit(offerings(0, {4})).edit([](duel::State& state) {
    state.pantheon.seats[0].myths = 0b01001;
    state.pantheon.seats[1].myths = 0b00110;
  });
  EXPECT_EQ(game.points(0, Category::Progress), 6);
  EXPECT_EQ(game.points(1, Category::Progress), 0);
}

TEST(Sanctuary, GivesAnExtraTurnAndNoPoints) {  // [duel 173]
  auto game = pantheon_game().coins(0, 90).wonders(0, {"sanctuary"}).structure({"altar", "baths"});
  game.play("0 wonder sanctuary with altar");
  EXPECT_EQ(game.to_act(), 0);
  EXPECT_EQ(game.points(0, Category::Wonders), 0);
}

TEST(Sanctuary, TakesTwoCoinsOffItsOwnersActivationsOnly) {  // [duel 173]
  for (const Seat seat : {0, 1}) {
    auto game = pantheon_game().coins(seat, 90).turn(seat).built(0, {"sanctuary"}).structure({"brewery"});
    game.edit(opened({{2, "mars"}, {3, "gate"}}));
    EXPECT_EQ(game.price("activate 2"), seat == 0 ? 3 : 6);
    EXPECT_EQ(game.price("activate 3"), seat == 0 ? 10 : 10);
  }
}

TEST(DivineTheater, ShowsAWholeDeckAndActivatesOneFree) {  // [duel 174]
  auto game =
      pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar"}).manual_nature();
  game.edit(owns(1, {"mars", "minerva", "neptune"})).play("0 wonder divine-theater with altar");
  EXPECT_EQ(game.legal(), (Texts{"deck mesopotamian", "deck phoenician", "deck greek", "deck egyptian"}));
  const int coins = game.coins(0);
  game.play("0 deck phoenician");
  EXPECT_EQ(game.legal(), (Texts{"invoke astarte", "invoke baal", "invoke tanit"}));
  game.play("0 invoke tanit");
  EXPECT_EQ(game.legal(), (Texts{"top astarte", "top baal"}));
  game.play("0 top baal");
  EXPECT_EQ(game.coins(0), coins + 12);
  EXPECT_EQ(game.points(0, Category::Wonders), 2);
  EXPECT_EQ(game.state().pantheon.tops[mythology_id("phoenician")].card, divinity_id("baal"));
  EXPECT_EQ(game.state().pantheon.left[mythology_id("phoenician")], 2);
}

TEST(DivineTheater, DoesNothingWhenAllDecksAreEmpty) {  // [duel 174]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar", "baths"});
  game.edit(owns(0, {"enki", "ishtar", "nisaba", "astarte", "baal", "tanit", "aphrodite", "hades"}));
  game.edit(owns(1, {"zeus", "anubis", "isis", "ra", "mars", "minerva", "neptune"}));
  game.play("0 wonder divine-theater with altar");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DivineTheater, PutsTheOthersBackBeforeTheChosenOneActs) {  // [duel 175]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar"});
  game.city(1, {"quarry"}).play("0 wonder divine-theater with altar").play("0 deck phoenician");
  game.play("0 invoke baal");
  EXPECT_EQ(game.decision(), of(Ask::PutOnTop));
  EXPECT_TRUE(owns_divinity(game, 0, "baal"));
  EXPECT_TRUE(game.has(1, "quarry"));
  game.play("0 top tanit");
  EXPECT_EQ(game.decision(), of(Ask::TakeProducer));
}

// Theology makes an extra turn of the Divine Theater, Isis builds the Sphinx: both in one turn, which ends
// with one extra turn.
TEST(DivineTheater, AndAnotherWonderOfTheSameTurnGiveOneExtraTurn) {  // [duel 68, 69]
  auto game = pantheon_game().coins(0, 30).tokens(0, {"theology"}).wonders(0, {"divine-theater", "sphinx"});
  game.structure({"altar", "baths", "theater"})
      .discard({"tavern"})
      .play("0 wonder divine-theater with altar");
  game.play("0 deck egyptian")
      .play("0 invoke isis")
      .play("0 top ra")
      .play("0 isis sphinx")
      .play("0 with tavern");
  EXPECT_EQ(game.told(EventKind::ExtraTurn), 1);
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 sell baths");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DivineTheater, BuiltAgainLooksAtWhatIsLeft) {  // [duel 156, 174]
  auto game = pantheon_game().coins(0, 60).coins(1, 60).wonders(0, {"divine-theater"});
  game.structure({"altar", "baths", "theater"}).play("0 wonder divine-theater with altar");
  game.play("0 deck egyptian").play("0 invoke anubis").play("0 top ra").play("0 anubis divine-theater");
  game.play("1 sell baths").play("0 wonder divine-theater with theater").play("0 deck egyptian");
  EXPECT_EQ(game.legal(), (Texts{"invoke isis", "invoke ra"}));
  game.play("0 invoke isis");
  EXPECT_EQ(game.state().pantheon.left[mythology_id("egyptian")], 1);
  EXPECT_EQ(game.state().pantheon.tops[mythology_id("egyptian")].known_to, duel::pantheon::kEverybody);
}

}  // namespace
}  // namespace heptad::tests
