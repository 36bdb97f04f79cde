// What Pantheon adds to the table before and between the ages.
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

TEST(PantheonSetup, AgeOneIsLaidOutWithItsTokensBeforeTheWonderDraft) {  // [duel 101]
  auto game = pantheon_from_the_start();
  EXPECT_EQ(game.decision(), DecisionKind::DealTokens);
  game.edit(dealt_until(of(Ask::DealMyths)));
  EXPECT_EQ(std::popcount(game.state().structure.known), 12);
  game.play("nature myths greek roman greek egyptian phoenician");
  EXPECT_EQ(game.decision(), DecisionKind::DealWonders);
  EXPECT_EQ(game.state().pantheon.laid, 1U << 2 | 1U << 4 | 1U << 9 | 1U << 11 | 1U << 13);
}

TEST(PantheonSetup, AfterTheDraftSeatZeroPlaysInTheStructureThatLiesThere) {  // [duel 7, 101]
  auto game = pantheon_from_the_start();
  game.edit(dealt_until(DecisionKind::Draft));
  const auto structure = game.state().structure;
  while (game.state().drafted < 8) {
    if (game.to_act() == kNature) game.edit(dealt_until(DecisionKind::Draft));
    game.play(std::to_string(*game.to_act()) + " " + game.legal().front());
  }
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
  EXPECT_EQ(game.to_act(), 0);
  EXPECT_EQ(game.state().structure, structure);
}

TEST(PantheonSetup, TheFirstGameSetsNeedNoDraft) {
  auto rules = *parse_rules("duel+pantheon");
  rules.options = {{"wonders", "first-game"}};
  auto game = duel_from_the_start(rules).edit(dealt_until(DecisionKind::Turn));
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
  EXPECT_EQ(std::popcount(game.state().cities[0].wonders), 4);
  EXPECT_EQ(std::popcount(game.state().pantheon.laid), 5);
}

TEST(PantheonSetup, TwoMythologyTokensOfAKindAreThereAndFiveAreUsed) {  // [duel 102]
  auto game = pantheon_from_the_start().edit(dealt_until(of(Ask::DealMyths)));
  EXPECT_EQ(game.refusal("nature myths roman roman greek greek egyptian"), "");
  EXPECT_NE(game.refusal("nature myths roman roman roman greek egyptian"), "");
  EXPECT_NE(game.refusal("nature myths roman roman greek greek"), "");
}

TEST(PantheonSetup, OfferingTokensLieOnThreeSlotsOfAgeTwo) {  // [duel 103]
  auto game = pantheon_game().structure({"altar"}).slots(1, {{0, "altar"}}).manual_nature();
  game.play("0 sell altar").edit(dealt_until(of(Ask::DealOfferings)));
  game.play("nature offerings 4 2 3");
  EXPECT_EQ(game.state().pantheon.laid, 1U << 6 | 1U << 8 | 1U << 10);
  EXPECT_EQ(game.decision(), DecisionKind::ChooseStarter);
}

TEST(PantheonSetup, TokensOnTheStructureAreSeenByEverybody) {  // [duel 104, 178]
  auto first = pantheon_game()
                   .slots(1, {{0, "theater"}, {1, "tavern"}, {2, "?"}, {3, "?"}, {6, "baths"}})
                   .edit(laid({{2, "egyptian"}}));
  auto second =
      pantheon_game()
          .slots(2, {{0, "walls"}, {1, "statue"}, {2, "temple"}, {6, "?"}, {7, "?"}, {11, "brewery"}})
          .edit(laid({{6, "4"}}));
  for (const auto viewer : {std::optional<Seat>(0), std::optional<Seat>(1), std::optional<Seat>()}) {
    EXPECT_NE(json_for(first, viewer).find(R"("mythology":"egyptian")"), std::string::npos);
    EXPECT_NE(json_for(second, viewer).find(R"("offering":4)"), std::string::npos);
  }
}

TEST(PantheonSetup, TheGateTakesTheEmptySlotAndTheDivinitiesAreTurnedUp) {  // [duel 112]
  auto game = pantheon_game().slots(1, {{0, "altar"}}).manual_nature();
  game.edit(placed(0, {{0, "zeus"}, {1, "mars"}, {5, "ra"}})).edit(placed(1, {{2, "baal"}, {3, "isis"}}));
  EXPECT_NE(json_for(game, 1).find(R"("card":null,"mythology":"roman","open":false)"), std::string::npos);
  game.play("0 sell altar");
  EXPECT_EQ(lies_on(game, 4), "gate");
  EXPECT_EQ(game.told(EventKind::DivinityShown), 6);
  EXPECT_NE(json_for(game, 1).find(R"("card":"mars","mythology":"roman","open":true)"), std::string::npos);
  EXPECT_EQ(json_for(game, 0), json_for(game, std::nullopt));
}

TEST(PantheonSetup, OfSeveralEmptySlotsTheGateTakesTheOneNearestSeatOne) {  // [duel 113]
  auto game = pantheon_game().slots(1, {{0, "altar"}});
  game.edit(placed(0, {{0, "zeus"}, {5, "ra"}})).play("0 sell altar");
  EXPECT_EQ(lies_on(game, 4), "gate");
  EXPECT_EQ(lies_on(game, 3), "");
}

TEST(PantheonSetup, GrandTemplesTakeThePlaceOfTheGuilds) {  // [duel 114]
  auto game = pantheon_game().slots(2, {{0, "brewery"}}).manual_nature();
  game.play("0 sell brewery");
  EXPECT_NE(game.refusal("nature guilds 0 1 2"), "");
  game.play("nature temples 0 1 2");
  EXPECT_NE(game.refusal("nature reveal 0 merchants-guild"), "");
  EXPECT_NE(game.refusal("nature reveal 0 palace"), "");
  game.play("nature reveal 0 grand-temple-greek").play("nature reveal 1 grand-temple-roman");
  EXPECT_NE(game.refusal("nature reveal 5 grand-temple-egyptian"), "");  // its back would show
  EXPECT_NE(json_for(game, 0).find(R"("slot":2,"card":null,"available":false,"back":"temple")"),
            std::string::npos);
}

TEST(PantheonSetup, FourteenWondersAndThirteenTokensAreInThePool) {  // [duel 9, 115]
  auto game = pantheon_from_the_start();
  EXPECT_EQ(std::popcount(game.state().undealt), 14);
  EXPECT_EQ(std::popcount(game.state().box), 13);
  game.play("nature tokens mysticism poliorcetics engineering law theology");
  EXPECT_EQ(std::popcount(game.state().box), 8);
}

TEST(PantheonSetup, BaseDuelKnowsNothingOfIt) {
  auto game = duel_from_the_start();
  EXPECT_NE(game.refusal("nature tokens mysticism poliorcetics engineering law theology"), "");
  EXPECT_EQ(json_for(game, 0).find("\"pantheon\""), std::string::npos);
  EXPECT_EQ(game.refusal("0 activate 2"), "There is no action \"activate\".");
}

}  // namespace
}  // namespace heptad::tests
