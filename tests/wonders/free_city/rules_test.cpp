// Two players with the Free City.
#include <set>

#include "engine/wonders/free_city/free_city.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using Ways = std::vector<std::string>;
using wonders::Wonders;
using wonders::free_city::controller;

TEST(FreeCity, ThreeBoardsInARingTwoHandsAndAPileOfSeven) {  // [wonders 102]
  auto state = *Wonders::start({.family = Family::Wonders, .edition = Edition::First, .players = 2});
  Rng rng(3);
  NoEvents quiet;
  while (state.step() != wonders::Step::Draw)
    Wonders::apply(state, kNature, Wonders::roll(state, rng), quiet);
  for (const int city : {0, 1, 2}) EXPECT_EQ(state.cities[city].coins, 3);
  EXPECT_EQ(state.hands[0].size, 7);
  EXPECT_EQ(state.hands[1].size, 7);
  EXPECT_EQ(state.hands[2].size, 0);
  std::set<int> dealt;
  for (const int seat : {0, 1}) {
    for (int i = 0; i < 7; ++i) dealt.insert(state.hands[seat].cards[i]);
  }
  EXPECT_EQ(dealt.size(), 14U);  // the three-player deck: every card once
  EXPECT_EQ(state.cities[2].side, wonders::Side::A);
}

TEST(FreeCity,
     TheControllerDrawsChoosesForItselfThenForTheFreeCityThenHandsAndControlChange) {  // [wonders 103]
  auto game = wonders_game(1, 2).hand(0, {"altar", "theater"}).hand(1, {"stockade", "barracks"});
  game.next(wonders::Step::Draw);
  EXPECT_EQ(game.to_act(), SeatSet::nature());
  game.play("nature draw loom-age-1");
  EXPECT_EQ(game.hand(0), (Ways{"loom-age-1", "altar", "theater"}));
  EXPECT_EQ(game.to_act(), SeatSet::first(2));
  EXPECT_EQ(game.refusal("0 city build altar").name(), "illegal");  // own card first
  game.play("0 build altar");
  EXPECT_EQ(game.to_act(), SeatSet::first(2));
  EXPECT_EQ(game.refusal("0 city build altar").name(), "illegal");  // that card is taken
  game.play("0 city build theater");
  EXPECT_EQ(game.to_act(), SeatSet::of(1));
  EXPECT_EQ(game.refusal("1 city build stockade").name(), "illegal");  // not its controller
  game.play("1 sell stockade");
  EXPECT_TRUE(game.has(0, "altar"));
  EXPECT_TRUE(game.has(2, "theater"));
  EXPECT_EQ(game.hand(1), Ways{"loom-age-1"});
  EXPECT_EQ(game.hand(0), Ways{"barracks"});
  EXPECT_EQ(controller(game.state()), 1);
}

TEST(FreeCity, TheControllerMayChooseAgainWhileTheOtherThinks) {  // [wonders 103, 114]
  auto game = wonders_game(1, 2).hand(0, {"altar", "theater", "marketplace"});
  game.play("0 build altar").play("0 city build theater").play("0 city build marketplace");
  game.play("0 build marketplace");  // and then for the Free City anew
  EXPECT_EQ(game.to_act(), SeatSet::first(2));
  game.play("0 city build altar").play("1 sell altar");
  EXPECT_TRUE(game.has(0, "marketplace"));
  EXPECT_TRUE(game.has(2, "altar"));
}

TEST(FreeCity, TheOwnChoiceMayBeGivenAgainBeforeTheFreeCitys) {  // [wonders 103, 114]
  auto game = wonders_game(1, 2).hand(0, {"altar", "theater", "palace"}).play("0 build altar");
  std::set<std::string> offered;
  for (const Option& option : Wonders::options(game.state(), 0)) {
    if (option.legal()) offered.insert(Wonders::text(game.state(), option.action));
  }
  EXPECT_EQ(offered, (std::set<std::string>{"city build theater", "build altar", "build theater",
                                            "sell altar", "sell theater", "sell palace"}));
  EXPECT_EQ(game.legal(0), Ways{"city build theater"}) << "a search goes on";
  game.play("0 sell palace").play("0 build theater").play("0 city build altar").play("1 sell altar");
  EXPECT_TRUE(game.has(0, "theater"));
  EXPECT_TRUE(game.has(2, "altar"));
}

TEST(FreeCity, LeftOfTheFreeCityBeginsInTheAgesOneAndThreeRightInAgeTwo) {  // [wonders 104]
  auto game = wonders_game(1, 2);
  EXPECT_EQ(game.state().left_of(2), 0);
  EXPECT_EQ(controller(1, 1), 0);
  EXPECT_EQ(controller(2, 1), 1);
  EXPECT_EQ(controller(3, 1), 0);
  EXPECT_EQ(controller(1, 2), 1);
  EXPECT_EQ(controller(1, 6), 1);
}

TEST(FreeCity, ItSellsOnlyWhenItCanDoNothingElse) {  // [wonders 105]
  auto game = wonders_game(1, 2).boards("gizah:a ephesos:a babylon:a").coins(2, 0);
  game.hand(0, {"altar", "palace", "senate"}).play("0 build altar");
  EXPECT_EQ(game.legal(0), (Ways{"city sell palace", "city sell senate"}));
  game.hand(0, {"altar", "palace", "guard-tower"});
  EXPECT_EQ(game.ways(0, "city sell palace"), Ways{});
  EXPECT_EQ(game.ways(0, "city build guard-tower"), Ways{""});
  EXPECT_EQ(game.refusal("0 city sell guard-tower").message, "The Free City must use a card while it can.");
  // What can be paid by trade can be played.
  auto trade = wonders_game(1, 2).boards("gizah:a ephesos:a babylon:a").coins(2, 2);
  trade.hand(0, {"altar", "baths"}).play("0 build altar");
  EXPECT_EQ(trade.legal(0), Ways{"city build baths pay 2 0"});
  // A stage is a use too.
  auto stage = wonders_game(1, 2).boards("gizah:a ephesos:a babylon:a").coins(2, 0).city(2, {"clay-pool"});
  stage.hand(0, {"altar", "palace"}).play("0 build altar");
  EXPECT_EQ(stage.legal(0), Ways{"city stage with palace"});
}

TEST(FreeCity, ItTradesAndMustUseChains) {  // [wonders 106]
  auto game = wonders_game(1, 2)
                  .boards("gizah:a ephesos:a babylon:a")
                  .coins(2, 9)
                  .city(2, {"baths", "west-trading-post"});
  game.city(0, {"lumber-yard"}).city(1, {"lumber-yard"}).hand(0, {"altar", "stockade", "aqueduct"});
  game.play("0 build altar");
  EXPECT_EQ(game.ways(0, "city build stockade"), (Ways{"pay 1 0", "pay 0 2"}));  // also the dearer seller
  EXPECT_EQ(game.ways(0, "city build aqueduct"), Ways{""});
  game.play("0 city build stockade pay 0 2").play("1 sell altar");
  EXPECT_EQ(game.coins(1), 3 + 3 + 2);
  EXPECT_EQ(game.coins(2), 7);
}

TEST(FreeCity, ACardThatAChainFreesIsBuiltAndNotPutUnderAStage) {  // [wonders 106]
  auto game = wonders_game(1, 2).boards("gizah:a ephesos:a babylon:a").coins(2, 9);
  game.city(2, {"baths", "clay-pool"}).hand(0, {"altar", "stockade", "aqueduct"}).play("0 build altar");
  EXPECT_EQ(game.ways(0, "city stage with stockade"), Ways{""});
  EXPECT_EQ(game.legal(0).back(), "city build aqueduct");
  EXPECT_EQ(game.refusal("0 city stage with aqueduct").message,
            "A chain makes that card free, so the Free City must build it.");
  // What stands there already cannot be built, so it may go under a stage.
  game.city(2, {"aqueduct"});
  EXPECT_EQ(game.ways(0, "city stage with aqueduct"), Ways{""});
}

TEST(FreeCity, ItsFreeBuildStandsBesideEveryOtherWayButAChain) {  // [wonders 79, 106]
  auto game = wonders_game(1, 2).boards("gizah:a ephesos:a olympia:a").stages(2, 2).city(2, {"baths"});
  game.hand(0, {"altar", "theater", "stockade", "aqueduct"}).play("0 build altar");
  EXPECT_EQ(game.ways(0, "city build theater"), (Ways{"", "free"}));   // asks for nothing
  EXPECT_EQ(game.ways(0, "city build stockade"), (Ways{"", "free"}));  // own wood
  EXPECT_EQ(game.ways(0, "city build aqueduct"), Ways{""});            // by a chain
}

TEST(FreeCity, PlayersBuyFromItAndItKeepsTheMoney) {  // [wonders 107]
  auto game = wonders_game(1, 2).boards("gizah:a ephesos:a babylon:a").hand(0, {"guard-tower", "altar"});
  game.play("0 build guard-tower pay 0 2").play("0 city build altar").play("1 sell altar");
  EXPECT_EQ(game.coins(2), 3 + 2);
}

TEST(FreeCity, AfterTurnSixTheLeftOversAndTheLastCardOfThePileAreDiscarded) {  // [wonders 108]
  auto game = wonders_game(1, 2).boards("halikarnassos:b ephesos:a babylon:a").at(1, 6).city(0, {"foundry"});
  game.hand(1, {"altar", "theater", "stockade"})
      .hand(0, {"baths", "workshop"});  // seat 1 controls and has drawn
  game.play("0 stage with baths").play("1 build altar").play("1 city build theater");
  EXPECT_EQ(game.waiting_for(), "draw");
  game.play("nature draw marketplace");
  EXPECT_EQ(game.waiting_for(), "revive");
  EXPECT_EQ(game.ways(0, "revive"), (Ways{"marketplace", "stockade", "workshop"}));
  game.play("0 revive marketplace");
  EXPECT_EQ(game.state().age, 2);
}

TEST(FreeCity, ItFightsBothPlayers) {  // [wonders 109]
  auto game = wonders_game(1, 2).at(1, 6).city(2, {"stockade"});
  game.hand(1, {"altar", "theater", "stockade"}).hand(0, {"baths", "workshop"});
  game.play("0 sell baths")
      .play("1 build altar")
      .play("1 city build theater")
      .play("nature draw marketplace");
  EXPECT_EQ(game.victories(2, 1), 2);
  EXPECT_EQ(game.defeats(0, 1), 1);
  EXPECT_EQ(game.defeats(1, 1), 1);
}

TEST(FreeCity, TheControllerOfTheTurnUsesItsPowers) {  // [wonders 110]
  auto revive = wonders_game(1, 2)
                    .boards("gizah:a ephesos:a halikarnassos:a")
                    .stages(2, 1)
                    .city(2, {"foundry", "ore-vein"});
  revive.hand(0, {"altar", "theater"}).hand(1, {"baths"});
  revive.play("0 build altar").play("0 city stage with theater").play("1 sell baths");
  EXPECT_EQ(revive.to_act(), SeatSet::of(0));
  EXPECT_EQ(revive.legal(0), (Ways{"city revive baths", "city pass"}));
  revive.play("0 city revive baths");
  EXPECT_TRUE(revive.has(2, "baths"));
  auto free = wonders_game(1, 2).boards("gizah:a ephesos:a olympia:a").stages(2, 2).coins(2, 0);
  free.hand(0, {"altar", "palace"}).play("0 build altar");
  EXPECT_EQ(free.legal(0), Ways{"city build palace free"});
}

TEST(FreeCity, OnlyThePlayersCompete) {  // [wonders 111]
  auto game = wonders_game(1, 2)
                  .at(3, 6)
                  .city(2, {"palace", "pantheon", "senate"})
                  .coins(0, 5)
                  .coins(1, 5)
                  .coins(2, 90);
  game.hand(1, {"altar", "theater", "stockade"}).hand(0, {"altar", "workshop"});
  game.play("0 build altar").play("1 build altar").play("1 city build theater");
  Rng rng(1);
  NoEvents quiet;
  Wonders::apply(game.state(), kNature, Wonders::roll(game.state(), rng), quiet);
  const Outcome outcome = game.outcome();
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.seats, 2);
  EXPECT_EQ(outcome.winners, SeatSet::first(2));
  EXPECT_EQ(outcome.how, Victory::Shared);
  EXPECT_GT(outcome.sheets[2].total(), outcome.sheets[0].total());
}

TEST(FreeCity, ItsWordsAreReadAndWrittenAndUnknownWithoutIt) {
  auto game = wonders_game(1, 2);
  for (const std::string text :
       {"draw altar", "city build baths pay 1 2", "city build baths free", "city stage with baths",
        "city sell baths", "city revive baths", "city pass"}) {
    const auto action = Wonders::parse(game.state(), text);
    ASSERT_TRUE(action) << text << ": " << action.error().message;
    EXPECT_EQ(Wonders::text(game.state(), *action), text);
    EXPECT_EQ(Wonders::parse(wonders_game(1, 3).state(), text).error().name(), "unknown-action") << text;
  }
  EXPECT_EQ(game.refusal("0 city dance").column, 6);
  EXPECT_EQ(game.refusal("0 city").column, 5);
}

TEST(FreeCity, TheSecondEditionHasNone) {  // [wonders 112]
  EXPECT_FALSE(Wonders::start({.family = Family::Wonders, .edition = Edition::Second, .players = 2}));
}

}  // namespace
}  // namespace heptad::tests
