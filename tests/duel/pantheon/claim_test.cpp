// Tokens on the structure, and the divinities they bring.
#include "engine/duel/moments.h"
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

// Slot 2, face down with a token on it, lies under two cards.
DuelGame token_game(DuelGame game = pantheon_game()) {
  return game.slots(1, {{0, "theater"}, {1, "tavern"}, {2, "?"}, {3, "?"}, {5, "altar"}, {6, "baths"}})
      .edit(laid({{2, "greek"}}));
}

TEST(MythologyToken, GoesToWhoTurnsTheCardUpBeforeItIsTurned) {  // [duel 105]
  auto game = token_game().manual_nature().play("0 sell altar");
  EXPECT_EQ(mythology_tokens(game, 0), 0);
  game.play("1 sell baths");
  EXPECT_EQ(mythology_tokens(game, 0), 0);
  EXPECT_EQ(mythology_tokens(game, 1), 1);
  EXPECT_EQ(game.state().structure.known >> 2 & 1, 0U);
  game.play("nature divinities zeus hades").play("1 place zeus 0");
  EXPECT_EQ(game.decision(), DecisionKind::Reveal);
}

TEST(MythologyToken, GoesToWhoUsesTheCardForAWonderToo) {  // [duel 105]
  auto game = token_game(pantheon_game().wonders(1, {"pyramids"}).coins(1, 30));
  game.play("0 sell altar").play("1 wonder pyramids with baths");
  EXPECT_EQ(mythology_tokens(game, 1), 1);
  EXPECT_EQ(game.decision(), of(Ask::PlaceDivinity));
}

TEST(MythologyToken, NoCardLiesOnTwoOfThem) {  // [duel 106]
  for (int slot = 0; slot < duel::kSlots; ++slot) {
    const auto first = duel::kLayouts[1].covers[slot] & duel::pantheon::slot_set(duel::pantheon::kMythSlots);
    const auto second =
        duel::kLayouts[2].covers[slot] & duel::pantheon::slot_set(duel::pantheon::kOfferingSlots);
    EXPECT_LE(std::popcount(first), 1) << slot;
    EXPECT_LE(std::popcount(second), 1) << slot;
  }
}

TEST(MythologyToken, DrawsTheTopTwoPlacesOneAndPutsTheOtherBack) {  // [duel 107]
  auto game = token_game().manual_nature().edit(opened({{0, "mars"}, {3, "ra"}}));
  game.edit([](duel::State& state) { state.pantheon.active = 0; });
  game.play("0 sell altar").play("1 sell baths").play("nature divinities zeus hades");
  EXPECT_EQ(game.legal(), (Texts{"place hades 1", "place hades 2", "place hades 4", "place hades 5",
                                 "place zeus 1", "place zeus 2", "place zeus 4", "place zeus 5"}));
  game.play("1 place hades 4");
  EXPECT_EQ(lies_on(game, 4), "hades");
  EXPECT_EQ(game.state().pantheon.tops[mythology_id("greek")].card, divinity_id("zeus"));
  EXPECT_EQ(game.state().pantheon.left[mythology_id("greek")], 2);
}

TEST(MythologyToken, LuckDrawsFromItsOwnDeckOnly) {  // [duel 107]
  auto game = token_game().manual_nature().play("0 sell altar").play("1 sell baths");
  EXPECT_NE(game.refusal("nature divinities zeus mars"), "");
  EXPECT_NE(game.refusal("nature divinities zeus zeus"), "");
  EXPECT_EQ(game.refusal("nature divinities zeus aphrodite"), "");
}

TEST(MythologyToken, IsSettledBeforeAnExtraTurn) {  // [duel 108]
  auto game = token_game(pantheon_game().wonders(1, {"sphinx"}).coins(1, 30));
  game.play("0 sell altar").play("1 wonder sphinx with baths");
  EXPECT_EQ(game.decision(), of(Ask::PlaceDivinity));
  game.play("1 " + game.legal().front());
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(MythologyToken, OfTwoCardsLeftBothAreDrawnAndLuckHasNoSay) {  // [duel 107, 109]
  auto game = token_game().manual_nature().edit(owns(0, {"zeus"}));
  game.play("0 sell altar").play("1 sell baths");
  EXPECT_EQ(game.decision(), of(Ask::PlaceDivinity));
  game.play("1 place hades 0");
  EXPECT_EQ(game.state().pantheon.left[mythology_id("greek")], 1);
}

TEST(MythologyToken, TheLastCardOfADeckIsPlaced) {  // [duel 109]
  auto game = token_game().edit(owns(0, {"zeus", "hades"}));
  game.play("0 sell altar").play("1 sell baths");
  EXPECT_EQ(game.legal().size(), 6U);
  game.play("1 place aphrodite 2");
  EXPECT_TRUE(game.state().pantheon.tops[mythology_id("greek")].is_none());
}

TEST(MythologyToken, AnEmptyDeckPlacesNothing) {  // [duel 109]
  auto game = token_game().edit(owns(0, {"zeus", "hades", "aphrodite"}));
  game.play("0 sell altar").play("1 sell baths");
  EXPECT_EQ(mythology_tokens(game, 1), 1);
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
}

TEST(MythologyToken, IsKeptForTheWholeGame) {  // [duel 111]
  auto game = token_game().play("0 sell altar").play("1 sell baths");
  game.play("1 " + game.legal().front());
  while (game.state().age == 1) game.play(std::to_string(*game.to_act()) + " " + game.legal().back());
  EXPECT_EQ(mythology_tokens(game, 1), 1);
  EXPECT_NE(json_for(game, 0).find(R"("mythologies":["greek"])"), std::string::npos);
}

TEST(OfferingToken, GoesToWhoTurnsTheCardUp) {  // [duel 105]
  auto game = pantheon_game()
                  .slots(2, {{0, "walls"}, {1, "statue"}, {2, "temple"}, {6, "?"}, {7, "?"}, {11, "brewery"}})
                  .edit(laid({{6, "4"}}));
  game.play("0 sell brewery");
  EXPECT_TRUE(has_offering(game, 0, 4));
  EXPECT_FALSE(has_offering(game, 1, 4));
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
}

TEST(Tokens, TwoFreedInOneTurnAreTakenInTheOrderOfTheirSlots) {  // [duel 105, 134]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).manual_nature();
  game.slots(1, {{0, "theater"}, {1, "tavern"}, {2, "?"}, {4, "?"}, {5, "altar"}, {8, "baths"}});
  game.edit(laid({{2, "greek"}, {4, "roman"}})).edit(owns(1, {"hades", "aphrodite"}));
  game.play("0 wonder divine-theater with altar").play("0 deck greek").play("0 invoke zeus").play("0 zeus 8");
  EXPECT_EQ(mythology_tokens(game, 0), 2);  // the Greek deck is empty, so the Roman one follows at once
  EXPECT_EQ(game.decision(), of(Ask::DealDivinities));
  game.play("nature divinities mars minerva").play("0 place mars 0").play("nature reveal 2 quarry");
}

}  // namespace
}  // namespace heptad::tests
