// The fourth thing to do with a turn: activating a card of the Pantheon, and what it costs.
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;

DuelGame age_two(DuelGame game = pantheon_game().coins(0, 20).coins(1, 20)) {
  return game.structure({"brewery", "forum"});
}

TEST(Activation, IsAWholeTurnAndTakesNoCard) {  // [duel 118]
  auto game = age_two().edit(opened({{2, "tanit"}}));
  const auto present = game.state().structure.present;
  game.play("0 activate 2");
  EXPECT_EQ(game.state().structure.present, present);
  EXPECT_EQ(game.to_act(), 1);
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
  EXPECT_EQ(game.coins(0), 20 - 5 + 12);
}

TEST(Activation, BeginsInAgeTwo) {  // [duel 118]
  auto game = pantheon_game().coins(0, 20).structure({"altar"}).edit(placed(0, {{0, "tanit"}}));
  EXPECT_FALSE(game.is_legal("activate 0"));
  EXPECT_EQ(game.refusal("0 activate 0"), "The Pantheon opens in Age II.");
}

TEST(Activation, EachSlotHasTwoPricesCheapAtOnesOwnEnd) {  // [duel 119]
  for (int slot = 0; slot < 6; ++slot) {
    for (const Seat seat : {0, 1}) {
      auto game = age_two(pantheon_game().coins(seat, 9).turn(seat)).edit(opened({{slot, "aphrodite"}}));
      const std::string action = "activate " + std::to_string(slot);
      EXPECT_EQ(game.price(action), seat == 0 ? 3 + slot : 8 - slot);
      game.play(std::to_string(seat) + " " + action);
      EXPECT_EQ(game.coins(seat), 9 - (seat == 0 ? 3 + slot : 8 - slot));
    }
  }
}

TEST(Activation, MustBePaid) {  // [duel 119]
  auto game = age_two(pantheon_game().coins(0, 4)).edit(opened({{1, "tanit"}, {2, "mars"}}));
  EXPECT_TRUE(game.is_legal("activate 1"));
  EXPECT_FALSE(game.is_legal("activate 2"));
  EXPECT_EQ(game.option("activate 2").why_not, WhyNot::Coins);
  EXPECT_EQ(game.option("activate 2").short_of, 1);
  EXPECT_EQ(game.refusal("0 activate 2"), "It costs 5 coins, 1 more than there are.");
  EXPECT_EQ(game.refusal("0 activate 3"), "No card lies on that slot of the Pantheon.");
}

TEST(Activation, TheGateCostsDoubleAndReductionsComeOffThen) {  // [duel 120]
  auto plain = age_two().edit(opened({{1, "gate"}}));
  EXPECT_EQ(plain.price("activate 1"), 8);
  auto reduced = age_two(pantheon_game().coins(0, 20).built(0, {"sanctuary"}));
  reduced.edit(opened({{1, "gate"}})).edit(offerings(0, {3}));
  EXPECT_EQ(reduced.price("activate 1"), 6);
  EXPECT_EQ(reduced.price("activate 1 offering 3"), 3);
}

TEST(Activation, ThePriceNeverFallsBelowZeroAndPaysNothingOut) {  // [duel 116, 121]
  auto game = age_two(pantheon_game().coins(0, 20).built(0, {"sanctuary"}));
  game.edit(opened({{0, "mars"}})).edit(offerings(0, {4}));
  EXPECT_EQ(game.price("activate 0"), 1);
  EXPECT_EQ(game.price("activate 0 offering 4"), 0);
  game.play("0 activate 0 offering 4");
  EXPECT_EQ(game.coins(0), 20);
  EXPECT_FALSE(has_offering(game, 0, 4));
}

TEST(Activation, ACardThatCanDoNothingMayBeActivated) {  // [duel 122]
  for (const auto* card : {"nisaba", "baal", "hades", "anubis", "isis", "ra"}) {
    auto game = age_two().edit(opened({{0, card}}));
    game.play("0 activate 0");
    EXPECT_TRUE(owns_divinity(game, 0, card));
    EXPECT_EQ(game.to_act(), 1) << card;
    EXPECT_EQ(game.decision(), DecisionKind::Turn) << card;
  }
}

TEST(Activation, EachCardIsUsedOnceAndItsSlotStaysEmpty) {  // [duel 123]
  auto game = age_two().edit(opened({{0, "mars"}, {5, "ra"}})).play("0 activate 0");
  EXPECT_EQ(lies_on(game, 0), "");
  EXPECT_EQ(game.refusal("1 activate 0"), "No card lies on that slot of the Pantheon.");
  EXPECT_TRUE(game.is_legal("activate 5"));
}

TEST(Activation, TheDivinityStaysBeforeItsSeat) {  // [duel 124]
  auto game = age_two().edit(opened({{0, "aphrodite"}})).play("0 activate 0");
  EXPECT_TRUE(owns_divinity(game, 0, "aphrodite"));
  EXPECT_NE(json_for(game, 1).find(R"("divinities":["aphrodite"])"), std::string::npos);
}

TEST(Activation, ThereIsNoneAfterTheLastCardOfAnAge) {  // [duel 125]
  auto game = pantheon_game().coins(0, 20).wonders(0, {"sphinx"}).slots(2, {{0, "brewery"}});
  game.edit(opened({{0, "mars"}})).play("0 wonder sphinx with brewery");
  EXPECT_EQ(game.decision(), DecisionKind::ChooseStarter);
  EXPECT_EQ(game.state().age, 3);
}

TEST(Activation, MayBeAnExtraTurn) {  // [duel 126]
  auto game = age_two(pantheon_game().coins(0, 40).wonders(0, {"sphinx"})).edit(opened({{0, "mars"}}));
  game.play("0 wonder sphinx with brewery");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 activate 0");
  EXPECT_EQ(game.pawn(), 2);
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Activation, PaysNobodyWithEconomy) {  // [duel 39]
  auto game = age_two(pantheon_game().coins(0, 20).coins(1, 5).tokens(1, {"economy"}));
  game.edit(opened({{5, "aphrodite"}})).play("0 activate 5");
  EXPECT_EQ(game.coins(0), 12);
  EXPECT_EQ(game.coins(1), 5);
}

TEST(Offering, IsADiscountForOneActivationAndIsGone) {  // [duel 116]
  auto game = age_two().edit(opened({{2, "mars"}, {3, "ra"}})).edit(offerings(0, {3}));
  game.play("0 activate 2 offering 3");
  EXPECT_EQ(game.coins(0), 18);
  EXPECT_FALSE(has_offering(game, 0, 3));
  EXPECT_EQ(game.told(EventKind::OfferingSpent), 1);
}

TEST(Offering, SeveralMayBeUsedTogether) {  // [duel 116]
  auto game = age_two(pantheon_game().coins(0, 0)).edit(opened({{5, "mars"}})).edit(offerings(0, {2, 3, 4}));
  EXPECT_FALSE(game.is_legal("activate 5"));
  EXPECT_FALSE(game.is_legal("activate 5 offering 3 4"));
  game.play("0 activate 5 offering 2 3 4");
  EXPECT_EQ(game.coins(0), 0);
  EXPECT_EQ(game.pawn(), 2);
}

TEST(Offering, IsTheSeatsChoice) {  // [duel 117]
  auto game = age_two().edit(opened({{4, "mars"}})).edit(offerings(0, {2, 4}));
  EXPECT_TRUE(game.is_legal("activate 4"));
  EXPECT_TRUE(game.is_legal("activate 4 offering 2"));
  EXPECT_TRUE(game.is_legal("activate 4 offering 4"));
  EXPECT_TRUE(game.is_legal("activate 4 offering 2 4"));
  game.play("0 activate 4");
  EXPECT_TRUE(has_offering(game, 0, 2));
  EXPECT_TRUE(has_offering(game, 0, 4));
}

TEST(Offering, IsNeverOfferedToBeWasted) {  // [duel 117]
  auto game = age_two().edit(opened({{0, "mars"}})).edit(offerings(0, {2, 3, 4}));
  Texts legal;
  for (const auto& action : game.legal()) {
    if (action.starts_with("activate")) legal.push_back(action);
  }
  EXPECT_EQ(legal, (Texts{"activate 0", "activate 0 offering 2", "activate 0 offering 3",
                          "activate 0 offering 4"}));  // three coins: beside a 3 or 4 no other token helps
  EXPECT_EQ(game.refusal("0 activate 0 offering 2 4"), "An offering token would be spent for nothing.");
}

TEST(Gate, ShowsTheTopOfEveryDeckAndOneIsActivatedFree) {  // [duel 127]
  auto game = age_two().manual_nature().edit(opened({{0, "gate"}}));
  game.edit(owns(1, {"hades", "zeus", "aphrodite", "ra"})).edit(on_top("isis"));
  game.play("0 activate 0");
  EXPECT_EQ(game.coins(0), 14);
  EXPECT_NE(game.refusal("nature tops enki tanit"), "");
  EXPECT_NE(game.refusal("nature tops tanit enki mars"), "");
  game.play("nature tops ishtar tanit mars");
  EXPECT_EQ(game.legal(), (Texts{"invoke ishtar", "invoke tanit", "invoke isis", "invoke mars"}));
  EXPECT_EQ(game.told(EventKind::DivinityShown), 4);
  game.play("0 invoke tanit");
  EXPECT_EQ(game.coins(0), 26);
  EXPECT_TRUE(owns_divinity(game, 0, "tanit"));
  EXPECT_TRUE(owns_divinity(game, 0, "gate"));
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Gate, PutsTheOthersBackOnTopOfTheirDecks) {  // [duel 127]
  auto game = age_two().manual_nature().edit(opened({{0, "gate"}})).play("0 activate 0");
  game.play("nature tops ishtar tanit zeus isis mars").play("0 invoke mars");
  const auto& pantheon = game.state().pantheon;
  for (const auto* id : {"ishtar", "tanit", "zeus", "isis"}) {
    const auto divinity = divinity_id(id);
    EXPECT_EQ(pantheon.tops[duel::pantheon::deck_of(divinity)],
              duel::pantheon::Face::of(divinity, duel::pantheon::kEverybody));
    EXPECT_EQ(pantheon.left[duel::pantheon::deck_of(divinity)], 3);
  }
  EXPECT_EQ(pantheon.left[mythology_id("roman")], 2);
  EXPECT_TRUE(pantheon.tops[mythology_id("roman")].is_unknown());
}

TEST(Gate, PutsTheOthersBackBeforeTheChosenOneActs) {  // [duel 127, 175]
  auto game = age_two(pantheon_game().coins(0, 20).city(1, {"quarry"})).manual_nature();
  game.edit(opened({{0, "gate"}})).play("0 activate 0");
  game.play("nature tops ishtar baal zeus isis mars").play("0 invoke baal");
  EXPECT_EQ(game.decision(), of(Ask::TakeProducer));
  EXPECT_TRUE(game.has(1, "quarry"));
  EXPECT_EQ(game.state().pantheon.shown, 0);
  EXPECT_EQ(game.state().pantheon.tops[mythology_id("greek")].card, divinity_id("zeus"));
}

TEST(Gate, DoesNothingWhenAllDecksAreEmpty) {  // [duel 122, 127]
  auto game = age_two().edit(opened({{0, "gate"}}));
  game.edit(owns(0, {"enki", "ishtar", "nisaba", "astarte", "baal", "tanit", "aphrodite", "hades"}));
  game.edit(owns(1, {"zeus", "anubis", "isis", "ra", "mars", "minerva", "neptune"}));
  game.play("0 activate 0");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(Gate, CanWinTheGame) {  // [duel 128]
  auto game = age_two(pantheon_game().coins(0, 20).pawn(7)).manual_nature().edit(opened({{0, "gate"}}));
  game.play("0 activate 0").play("nature tops ishtar tanit zeus isis mars").play("0 invoke mars");
  EXPECT_EQ(game.outcome().how, Victory::Military);
  // Whatever was still to be decided, however deep, is gone.
  EXPECT_EQ(game.state().depth, 0);
  EXPECT_EQ(game.state().decisions, decltype(game.state().decisions){});
}

TEST(Gate, CanBuildAWonderWithItsExtraTurn) {  // [duel 128]
  auto game = age_two(pantheon_game().coins(0, 20).wonders(0, {"sphinx"}).discard({"altar"}));
  game.manual_nature().edit(opened({{0, "gate"}}));
  game.play("0 activate 0").play("nature tops ishtar tanit zeus isis mars").play("0 invoke isis");
  game.play("0 isis sphinx").play("0 with altar");
  EXPECT_TRUE(game.has_built(0, "sphinx"));
  EXPECT_EQ(game.to_act(), 0);
}

}  // namespace
}  // namespace heptad::tests
