// Science symbols, pairs and progress tokens.
#include <map>

#include "tests/duel/duel_game.h"
#include "tests/duel/random_play.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;
using Texts = std::vector<std::string>;

TEST(DuelScience, APairEarnsOneTokenFromTheBoardAtOnce) {  // [duel 81]
  auto game = duel_game().city(0, {"pharmacist"}).coins(0, 50).board({"law", "philosophy"});
  game.structure({"dispensary"}).play("0 build dispensary");
  EXPECT_EQ(game.decision(), DecisionKind::TakeToken);
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 take philosophy");
  EXPECT_TRUE(game.has_token(0, "philosophy"));
  EXPECT_FALSE(game.on_board("philosophy"));
  EXPECT_TRUE(game.on_board("law"));
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DuelScience, DifferentSymbolsOrSymbolsOfTwoCitiesMakeNoPair) {  // [duel 81]
  auto game = duel_game().city(0, {"scriptorium", "workshop"}).city(1, {"pharmacist"}).coins(0, 50);
  game.structure({"dispensary"}).play("0 build dispensary");
  EXPECT_EQ(game.to_act(), 1);
  EXPECT_EQ(game.state().cities[0].pairs, 0);
}

TEST(DuelScience, WithNoTokenOnTheBoardAPairGainsNothing) {  // [duel 82]
  auto game = duel_game().city(0, {"pharmacist"}).coins(0, 50).board({}).structure({"dispensary"});
  EXPECT_NE(game.state().box, 0);
  game.play("0 build dispensary");
  EXPECT_EQ(game.to_act(), 1);
  EXPECT_EQ(game.state().cities[0].tokens, 0);
}

TEST(DuelScience, EachOfTheSixPrintedSymbolsIsOnExactlyTwoCards) {  // [duel 83]
  std::map<int, int> cards, tokens;
  for (const duel::CardRow& row : duel::kCards) {
    for (const duel::Effect& effect : row.effects) {
      if (effect.kind != duel::EffectKind::Science) continue;
      ++cards[effect.a];
      EXPECT_EQ(row.colour, duel::Colour::Green);
    }
  }
  for (const duel::TokenRow& row : duel::kTokens) {
    for (const duel::Effect& effect : row.effects) {
      if (effect.kind == duel::EffectKind::Science) ++tokens[effect.a];
    }
  }
  EXPECT_EQ(cards.size(), 6U);
  for (const auto& [symbol, count] : cards) EXPECT_EQ(count, 2) << duel::kSymbolNames[symbol];
  EXPECT_EQ(tokens, (std::map<int, int>{{static_cast<int>(duel::Symbol::Scales), 1}}));
  EXPECT_EQ(cards.count(static_cast<int>(duel::Symbol::Scales)), 0U);
}

TEST(DuelScience, LawIsASeventhSymbol) {  // [duel 84]
  auto game = duel_game().tokens(0, {"law"}).city(0, {"workshop", "apothecary", "scriptorium", "pharmacist"});
  game.coins(0, 50).structure({"academy"}).play("0 build academy");
  EXPECT_FALSE(game.to_act());
  EXPECT_EQ(game.outcome().how, Victory::Science);
}

TEST(DuelScience, SixDifferentSymbolsWinAtOnceAndFiveDoNot) {  // [duel 85]
  auto five = duel_game().city(0, {"workshop", "apothecary", "scriptorium", "pharmacist"}).coins(0, 50);
  five.structure({"academy", "university"}).play("0 build academy");
  EXPECT_EQ(five.to_act(), 1);
  auto six = duel_game().turn(1).coins(1, 50).structure({"university"});
  six.city(1, {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"});
  six.play("1 build university");
  EXPECT_FALSE(six.to_act());
  EXPECT_EQ(six.outcome().how, Victory::Science);
  EXPECT_EQ(six.outcome().winners, SeatSet::of(1));
}

TEST(DuelScience, RepeatedSymbolsDoNotCountTwiceTowardsSix) {  // [duel 85]
  auto game = duel_game().city(0, {"workshop", "apothecary", "scriptorium", "pharmacist", "library"});
  game.coins(0, 50).structure({"academy"}).play("0 build academy");
  EXPECT_EQ(game.to_act(), 1);
}

TEST(DuelScience, LawMayBeTheSixthAsARewardOrFromTheGreatLibrary) {  // [duel 85]
  auto reward = duel_game().city(0, {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"});
  reward.coins(0, 50).board({"law", "economy"}).structure({"study"});
  reward.play("0 build study").play("0 take law");
  EXPECT_EQ(reward.outcome().how, Victory::Science);
  auto library = duel_game().manual_nature().wonders(0, {"great-library"}).coins(0, 50).board({});
  library.city(0, {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"});
  library.structure({"palace"}).play("0 wonder great-library with palace");
  library.play("nature library law economy masonry").play("0 take law");
  EXPECT_EQ(library.outcome().how, Victory::Science);
}

TEST(DuelScience, TakingTheTokenIsCompulsory) {  // [duel 86]
  auto game = duel_game().city(0, {"pharmacist"}).coins(0, 50).board({"law", "philosophy"});
  game.structure({"dispensary"}).play("0 build dispensary");
  EXPECT_EQ(game.legal(), (Texts{"take law", "take philosophy"}));
  EXPECT_NE(game.refusal("0 take economy"), "");
  EXPECT_NE(game.refusal("1 take law"), "");
}

TEST(DuelProgress, MathematicsScoresThreePerTokenItselfIncluded) {  // [duel 87]
  EXPECT_EQ(duel_game().tokens(0, {"mathematics"}).points(0, Category::Progress), 3);
  auto game = duel_game().tokens(0, {"mathematics", "law", "economy"}).tokens(1, {"strategy"});
  EXPECT_EQ(game.points(0, Category::Progress), 9);
  EXPECT_EQ(game.points(1, Category::Progress), 0);
}

TEST(DuelProgress, PhilosophyAndAgricultureAreNotBluePoints) {  // [duel 88]
  auto game = duel_game().tokens(0, {"philosophy", "agriculture"}).city(0, {"altar"});
  EXPECT_EQ(game.points(0, Category::Progress), 7 + 4);
  EXPECT_EQ(game.points(0, Category::Civilian), 3);
}

TEST(DuelProgress, AgricultureAndUrbanismPayWhenTaken) {  // [duel 47, 88]
  for (const auto token : {"agriculture", "urbanism"}) {
    auto game = duel_game().city(0, {"pharmacist"}).coins(0, 6).board({token}).structure({"dispensary"});
    game.play("0 build dispensary").play("0 take " + std::string(token));
    EXPECT_EQ(game.coins(0), 6 + 6) << token;
  }
}

TEST(DuelProgress, TokensAreNeverLost) {  // [duel 89]
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    play_at_random(seed, [](const Step& step) {
      for (const Seat seat : {0, 1})
        ASSERT_EQ(step.before.cities[seat].tokens & ~step.after.cities[seat].tokens, 0);
    });
  }
}

}  // namespace
}  // namespace heptad::tests
