// Turns over the structure, and the passage from age to age.
#include <algorithm>

#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

TEST(DuelTurn, TakesExactlyOneOpenCardAndUsesItInOneOfThreeWays) {  // [duel 11]
  for (const auto use : {"0 build altar", "0 sell altar", "0 wonder sphinx with altar"}) {
    auto game = duel_game().coins(0, 50).wonders(0, {"sphinx"}).structure({"altar"});
    game.play(use);
    EXPECT_EQ(std::popcount(game.state().structure.present), 19) << use;
    EXPECT_EQ(std::ranges::count(game.state().structure.cards, card_id("altar")), 0) << use;
  }
}

TEST(DuelTurn, SellingIsAlwaysLegalAndPassingNever) {  // [duel 11]
  auto game = duel_game().coins(0, 0).wonders(0, {"sphinx"}).structure({"palace", "pretorium"});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"sell palace", "sell pretorium"}));
  EXPECT_NE(game.refusal("0 pass"), "");
}

TEST(DuelStructure, ACardIsAvailableWhenNoRemainingCardOverlapsIt) {  // [duel 12]
  auto game = duel_game().slots(1, {{0, "baths"}, {1, "quarry"}, {2, "altar"}, {3, "theater"}});
  EXPECT_NE(game.refusal("0 sell baths"), "");  // face up, but covered by two
  game.play("0 sell altar");
  EXPECT_NE(game.refusal("1 sell baths"), "");  // still covered by one
  game.play("1 sell theater");
  EXPECT_TRUE(game.is_legal("sell baths"));
  EXPECT_TRUE(game.is_legal("sell quarry"));
}

void library_over_a_hidden_card(DuelGame& game) {
  game.slots(2, {{0, "walls"}, {1, "forum"}, {2, "courthouse"}, {6, "?"}, {7, "sawmill"}, {11, "library"}});
}

TEST(DuelStructure, FreedCardsAreTurnedUpAfterAProgressChoice) {  // [duel 13]
  auto game = duel_game().manual_nature().city(0, {"scriptorium"}).board({"law", "economy"});
  library_over_a_hidden_card(game);
  game.play("0 build library");
  EXPECT_EQ(game.decision(), DecisionKind::TakeToken);
  EXPECT_EQ(game.state().structure.known >> 6 & 1, 0U);
  game.play("0 take economy");
  EXPECT_EQ(game.to_act(), kNature);
  game.play("nature reveal 6 temple");
  EXPECT_TRUE(game.is_legal("sell temple"));
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DuelStructure, FreedCardsAreTurnedUpAfterRevivingAndDestroying) {  // [duel 13]
  auto revive = duel_game().manual_nature().wonders(0, {"mausoleum"}).coins(0, 50).discard({"altar"});
  library_over_a_hidden_card(revive);
  revive.play("0 wonder mausoleum with library");
  EXPECT_EQ(revive.decision(), DecisionKind::Revive);
  revive.play("0 revive altar");
  EXPECT_EQ(revive.decision(), DecisionKind::Reveal);

  auto destroy = duel_game().manual_nature().wonders(0, {"circus-maximus"}).coins(0, 50).city(1, {"press"});
  library_over_a_hidden_card(destroy);
  destroy.play("0 wonder circus-maximus with library");
  EXPECT_EQ(destroy.decision(), DecisionKind::Destroy);
  destroy.play("0 destroy press");
  EXPECT_EQ(destroy.decision(), DecisionKind::Reveal);
}

TEST(DuelStructure, BeforeAnExtraTurnTheFreedCardIsTurnedUp) {  // [duel 14]
  auto game = duel_game().manual_nature().wonders(0, {"sphinx"}).coins(0, 50);
  library_over_a_hidden_card(game);
  game.play("0 wonder sphinx with library");
  EXPECT_EQ(game.decision(), DecisionKind::Reveal);
  game.play("nature reveal 6 temple");
  EXPECT_EQ(game.to_act(), 0);
  EXPECT_TRUE(game.is_legal("sell temple"));
}

TEST(DuelAge, EndsWhenAllCardsAreGoneAfterTheEffectsOfTheLast) {  // [duel 15]
  auto game = duel_game().city(0, {"scriptorium"}).slots(2, {{0, "library"}, {5, "walls"}});
  game.turn(1).play("1 sell walls");
  EXPECT_EQ(game.state().age, 2);
  game.play("0 build library");
  EXPECT_EQ(game.state().age, 2);
  EXPECT_EQ(game.decision(), DecisionKind::TakeToken);
  game.play("0 take " + std::string(duel::kTokens[std::countr_zero(game.state().board)].id));
  EXPECT_EQ(game.state().age, 3);
}

TEST(DuelAge, AnExtraTurnWonWithTheLastCardIsLost) {  // [duel 16]
  auto game = duel_game().wonders(0, {"sphinx"}).coins(0, 50).slots(1, {{0, "altar"}});
  game.play("0 wonder sphinx with altar");
  EXPECT_EQ(game.told(EventKind::ExtraTurn), 0);
  ASSERT_EQ(game.decision(), DecisionKind::ChooseStarter);
  game.play("0 start 1");
  ASSERT_EQ(game.to_act(), 1);
  game.play("1 sell " + std::string(duel::kCards[game.state().structure.cards[18]].id));
  EXPECT_EQ(game.to_act(), 0);
}

TEST(DuelAge, TheNextStructureIsLaidOutBeforeTheStarterIsChosen) {  // [duel 17]
  auto game = duel_game().slots(1, {{0, "altar"}});
  game.play("0 sell altar");
  ASSERT_EQ(game.decision(), DecisionKind::ChooseStarter);
  const auto& structure = game.state().structure;
  EXPECT_EQ(structure.present, duel::kAllSlots);
  EXPECT_EQ(structure.known, duel::kLayouts[2].face_up);
  EXPECT_EQ(structure.pending, 0U);
}

TEST(DuelAge, TheWeakerSeatChoosesWhoStartsAndMayChooseEither) {  // [duel 18]
  for (const int age : {1, 2}) {
    for (const int pawn : {-4, -1, 1, 7}) {
      for (const Seat last : {0, 1}) {
        for (const Seat starter : {0, 1}) {
          const Seat weaker = pawn > 0 ? 1 : 0;
          auto game = duel_game().pawn(pawn).turn(last);
          game.slots(age, {{0, age == 1 ? "altar" : "walls"}});
          game.play(std::to_string(last) + (age == 1 ? " sell altar" : " sell walls"));
          EXPECT_EQ(game.to_act(), weaker);
          EXPECT_EQ(game.legal(), (std::vector<std::string>{"start 0", "start 1"}));
          game.play(std::to_string(weaker) + " start " + std::to_string(starter));
          EXPECT_EQ(game.state().age, age + 1);
          EXPECT_EQ(game.decision(), DecisionKind::Turn);
          EXPECT_EQ(game.to_act(), starter);
        }
      }
    }
  }
}

TEST(DuelAge, WithThePawnInTheMiddleTheLastToPlayChooses) {  // [duel 19]
  for (const Seat last : {0, 1}) {
    auto game = duel_game().turn(last).slots(1, {{0, "altar"}});
    game.play(std::to_string(last) + " sell altar");
    EXPECT_EQ(game.decision(), DecisionKind::ChooseStarter);
    EXPECT_EQ(game.to_act(), last);
  }
}

TEST(DuelAge, TheChooserIsWorkedOutAfterAllEffectsOfTheLastCard) {  // [duel 20]
  auto game = duel_game().wonders(0, {"mausoleum"}).coins(0, 50).discard({"guard-tower"});
  game.slots(1, {{0, "altar"}});
  game.play("0 wonder mausoleum with altar").play("0 revive guard-tower");
  EXPECT_EQ(game.pawn(), 1);
  EXPECT_EQ(game.decision(), DecisionKind::ChooseStarter);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DuelAge, AfterAgeIIITheGameIsScored) {  // [duel 21]
  auto game = duel_game().slots(3, {{0, "palace"}});
  game.play("0 sell palace");
  EXPECT_FALSE(game.to_act());
  EXPECT_TRUE(game.outcome().over);
  EXPECT_EQ(game.told(EventKind::GameOver), 1);
}

}  // namespace
}  // namespace heptad::tests
