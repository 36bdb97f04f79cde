// What is hidden from whom: divinities placed face down, the ones put back, and the order of the decks.
#include <cstring>

#include "engine/game.h"
#include "tests/duel/pantheon/pantheon_game.h"

namespace heptad::tests {
namespace {

using duel::Duel;
using duel::State;
using duel::pantheon::Face;

constexpr int kGreek = 2;

// Seat 1 has drawn Zeus and Hades and is to place one of them.
DuelGame drawn_game() {
  auto game =
      pantheon_game().slots(1, {{0, "theater"}, {1, "tavern"}, {2, "?"}, {3, "?"}, {6, "baths"}}).turn(1);
  return game.manual_nature()
      .edit(laid({{2, "greek"}}))
      .play("1 sell baths")
      .play("nature divinities zeus hades");
}

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

TEST(Secrets, OnlyThePlacerKnowsAPlacedDivinityUntilAgeTwo) {  // [duel 110]
  auto game = drawn_game().play("1 place zeus 3");
  EXPECT_EQ(Duel::view(game.state(), Seat{1}).pantheon.slots[3].card, divinity_id("zeus"));
  for (const auto viewer : {std::optional<Seat>(0), std::optional<Seat>()}) {
    EXPECT_TRUE(Duel::view(game.state(), viewer).pantheon.slots[3].is_hidden());
    const std::string json = json_for(game, viewer);
    EXPECT_EQ(json.find("zeus"), std::string::npos);
    EXPECT_EQ(json.find("hades"), std::string::npos);
    EXPECT_NE(json.find(R"({"slot":3,"card":null,"mythology":"greek","open":false)"), std::string::npos);
  }
}

TEST(Secrets, OnlyThePlacerKnowsTheOnePutBack) {  // [duel 110]
  auto game = drawn_game().play("1 place zeus 3");
  EXPECT_EQ(Duel::view(game.state(), Seat{1}).pantheon.tops[kGreek].card, divinity_id("hades"));
  EXPECT_TRUE(Duel::view(game.state(), Seat{0}).pantheon.tops[kGreek].is_hidden());
  EXPECT_TRUE(Duel::view(game.state(), std::nullopt).pantheon.tops[kGreek].is_hidden());
}

TEST(Secrets, OnlyTheDrawerSeesTheTwoDrawn) {  // [duel 110]
  auto game = drawn_game();
  EXPECT_NE(json_for(game, 1).find(R"("shown":["hades","zeus"])"), std::string::npos);
  EXPECT_NE(json_for(game, 0).find(R"("shown":[])"), std::string::npos);
  EXPECT_NE(json_for(game, std::nullopt).find(R"("shown":[])"), std::string::npos);
}

TEST(Secrets, TheChoiceLeavesNoTraceInAnotherSeatsView) {  // [duel 110]
  auto zeus = drawn_game().play("1 place zeus 3");
  auto hades = drawn_game().play("1 place hades 3");
  EXPECT_FALSE(same_bytes(zeus.state(), hades.state()));
  EXPECT_FALSE(same_bytes(Duel::view(zeus.state(), Seat{1}), Duel::view(hades.state(), Seat{1})));
  EXPECT_TRUE(same_bytes(Duel::view(zeus.state(), Seat{0}), Duel::view(hades.state(), Seat{0})));
  EXPECT_TRUE(same_bytes(Duel::view(zeus.state(), {}), Duel::view(hades.state(), {})));
}

TEST(Secrets, TheEventOfPlacingTellsOthersOnlyTheMythology) {  // [duel 110]
  auto game = drawn_game().play("1 place zeus 3");
  ASSERT_EQ(game.told(EventKind::DivinityPlaced), 1);
  for (const Event& event : game.events()) {
    if (event.kind != EventKind::DivinityPlaced) continue;
    EXPECT_EQ(Duel::event_json(game.state(), seen_by(event, Seat{1})),
              R"({"event":"divinity-placed","seat":1,"divinity":"zeus","slot":3,"mythology":"greek"})");
    for (const auto viewer : {std::optional<Seat>(0), std::optional<Seat>()}) {
      EXPECT_EQ(Duel::event_json(game.state(), seen_by(event, viewer)),
                R"({"event":"divinity-placed","seat":1,"slot":3,"mythology":"greek"})");
    }
  }
}

TEST(Secrets, TheOrderOfADeckIsInNoState) {  // [duel 176]
  auto game = pantheon_from_the_start();
  for (const Face top : game.state().pantheon.tops) EXPECT_TRUE(top.is_unknown());
  auto gate = pantheon_game().coins(0, 20).structure({"brewery"}).manual_nature();
  gate.edit(opened({{0, "gate"}})).play("0 activate 0");
  EXPECT_EQ(gate.refusal("nature tops enki baal zeus isis mars"), "");
  EXPECT_EQ(gate.refusal("nature tops nisaba tanit hades ra minerva"), "");
}

TEST(Secrets, TheGateAndTheDivineTheaterShowTheirCardsToEverybody) {  // [duel 177]
  auto gate = pantheon_game().coins(0, 20).structure({"brewery"}).manual_nature();
  gate.edit(opened({{0, "gate"}})).play("0 activate 0").play("nature tops ishtar baal zeus isis mars");
  auto theater = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar"});
  theater.play("0 wonder divine-theater with altar").play("0 deck roman");
  for (const auto viewer : {std::optional<Seat>(0), std::optional<Seat>(1), std::optional<Seat>()}) {
    EXPECT_NE(json_for(gate, viewer).find(R"("shown":["ishtar","baal","zeus","isis","mars"])"),
              std::string::npos);
    EXPECT_NE(json_for(theater, viewer).find(R"("shown":["mars","minerva","neptune"])"), std::string::npos);
  }
}

TEST(Secrets, TheOrderTheTheaterPutsBackIsItsOwnersSecret) {  // [duel 174, 177]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar"});
  game.play("0 wonder divine-theater with altar").play("0 deck roman").play("0 invoke mars");
  game.play("0 top neptune");
  EXPECT_EQ(Duel::view(game.state(), Seat{0}).pantheon.tops[4].card, divinity_id("neptune"));
  EXPECT_TRUE(Duel::view(game.state(), Seat{1}).pantheon.tops[4].is_hidden());
}

// The Theater showed what was left of the deck, so the card a seat draws later is no secret.
TEST(Secrets, ALastCardEverybodyKnewStaysKnownWhenItIsPlaced) {  // [duel 109, 177]
  auto game =
      pantheon_game().slots(1, {{0, "theater"}, {1, "tavern"}, {2, "?"}, {3, "?"}, {6, "baths"}}).turn(1);
  game.edit(laid({{2, "greek"}}))
      .edit(owns(0, {"zeus", "hades"}))
      .play("1 sell baths")
      .play("1 place aphrodite 0");
  EXPECT_EQ(Duel::view(game.state(), Seat{0}).pantheon.slots[0].card, divinity_id("aphrodite"));
  EXPECT_EQ(Duel::view(game.state(), {}).pantheon.slots[0].card, divinity_id("aphrodite"));
}

TEST(Secrets, ACardPutBackByTheOpponentAndDrawnIsKnownToBothButNotToSpectators) {  // [duel 109, 110]
  auto game =
      pantheon_game().slots(1, {{0, "theater"}, {1, "tavern"}, {2, "?"}, {3, "?"}, {6, "baths"}}).turn(1);
  game.edit(laid({{2, "greek"}})).edit(owns(0, {"zeus"})).edit(placed(0, {{5, "hades"}}));
  game.edit(on_top("aphrodite", duel::pantheon::knower(0))).play("1 sell baths").play("1 place aphrodite 0");
  EXPECT_EQ(Duel::view(game.state(), Seat{0}).pantheon.slots[0].card, divinity_id("aphrodite"));
  EXPECT_TRUE(Duel::view(game.state(), {}).pantheon.slots[0].is_hidden());
}

TEST(Secrets, AGuessDealsTheHiddenDivinitiesOnceEach) {
  auto game = drawn_game().play("1 place zeus 3");
  const auto seen = Duel::view(game.state(), 0);
  Rng rng(1);
  unsigned guessed = 0;
  for (int i = 0; i < 200; ++i) {
    const State state = Duel::guess(seen, rng);
    const Face slot = state.pantheon.slots[3], top = state.pantheon.tops[kGreek];
    ASSERT_TRUE(slot.is_divinity() && top.is_divinity());
    ASSERT_NE(slot.card, top.card);
    ASSERT_EQ(duel::pantheon::deck_of(slot.card), kGreek);
    guessed |= 1U << (3 * (slot.card - 6) + (top.card - 6));
  }
  EXPECT_EQ(std::popcount(guessed), 6);  // every way to deal them comes up
}

TEST(Secrets, AGuessKeepsWhatIsShownInTheDeck) {  // [duel 177]
  auto game = pantheon_game().coins(0, 30).wonders(0, {"divine-theater"}).structure({"altar"});
  game.edit(placed(1, {{3, "mars"}})).edit(on_top("neptune", duel::pantheon::knower(1)));
  game.play("0 wonder divine-theater with altar").play("0 deck roman");
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    const State state = Duel::guess(Duel::view(game.state(), 0), rng);
    ASSERT_EQ(state.pantheon.slots[3].card, divinity_id("mars"));  // the only one not shown
  }
}

}  // namespace
}  // namespace heptad::tests
