// How a game ends, the score sheet, and ties.
#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

TEST(DuelSupremacy, EndsTheGameAtOnceAndDropsWhatTheTurnWouldStillBring) {  // [duel 90]
  auto revived = duel_game().manual_nature().tokens(0, {"theology"}).wonders(0, {"mausoleum"}).pawn(8);
  revived.coins(0, 50).discard({"guard-tower"}).structure({"walls"});
  revived.play("0 wonder mausoleum with walls").play("0 revive guard-tower");
  EXPECT_FALSE(revived.to_act());  // no card is turned up, no extra turn is played
  EXPECT_EQ(revived.told(EventKind::ExtraTurn), 0);
  EXPECT_EQ(revived.outcome().how, Victory::Military);
  auto science = duel_game().manual_nature().coins(0, 50).structure({"university"});
  science.city(0, {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"});
  science.play("0 build university");
  EXPECT_FALSE(science.to_act());
  EXPECT_TRUE(science.legal().empty());
  EXPECT_EQ(science.refusal("1 sell palace"), "The game is over.");
}

TEST(DuelSupremacy, OneChangeCanNeverCauseBoth) {  // [duel 91]
  const auto check = [](std::string_view id, const duel::Effects& effects) {
    bool shields = false, science = false;
    for (const duel::Effect& effect : effects) {
      shields |= effect.kind == duel::EffectKind::Shields;
      science |= effect.kind == duel::EffectKind::Science;
    }
    EXPECT_FALSE(shields && science) << id;
  };
  for (const auto& row : duel::kCards) check(row.id, row.effects);
  for (const auto& row : duel::kWonders) check(row.id, row.effects);
  for (const auto& row : duel::kTokens) check(row.id, row.effects);
}

TEST(DuelScoring, AddsTheEightCategories) {  // [duel 92]
  auto game = duel_game().pawn(4).coins(0, 11).built(0, {"pyramids", "temple-of-artemis", "piraeus"});
  game.city(0, {"altar", "palace", "aqueduct"});                    // 3 + 7 + 5
  game.city(0, {"workshop", "scriptorium", "library", "academy"});  // 1 + 0 + 2 + 3
  game.city(0, {"tavern", "lighthouse", "arena"});                  // 0 + 3 + 3
  game.city(0, {"merchants-guild", "walls", "quarry"});             // 3
  game.tokens(0, {"philosophy", "mathematics"}).wonders(0, {"sphinx"});
  EXPECT_EQ(game.points(0, Category::Military), 5);
  EXPECT_EQ(game.points(0, Category::Treasury), 3);
  EXPECT_EQ(game.points(0, Category::Wonders), 9 + 0 + 2);
  EXPECT_EQ(game.points(0, Category::Civilian), 15);
  EXPECT_EQ(game.points(0, Category::Scientific), 6);
  EXPECT_EQ(game.points(0, Category::Commercial), 6);
  EXPECT_EQ(game.points(0, Category::Guilds), 3);
  EXPECT_EQ(game.points(0, Category::Progress), 7 + 6);
  EXPECT_EQ(game.outcome().sheets[0].total(), 5 + 3 + 11 + 15 + 6 + 6 + 3 + 13);
  EXPECT_EQ(game.outcome().sheets[1].total(), 2);
}

TEST(DuelScoring, MilitaryPointsGoToTheStrongerSideOnly) {  // [duel 93]
  EXPECT_EQ(duel_game().pawn(0).outcome().sheets[0][Category::Military], 0);
  EXPECT_EQ(duel_game().pawn(0).outcome().sheets[1][Category::Military], 0);
  auto game = duel_game().pawn(-3);
  EXPECT_EQ(game.points(0, Category::Military), 0);
  EXPECT_EQ(game.points(1, Category::Military), 5);
}

TEST(DuelScoring, ACoinTripleIsAPoint) {  // [duel 92]
  EXPECT_EQ(duel_game().coins(0, 2).points(0, Category::Treasury), 0);
  EXPECT_EQ(duel_game().coins(0, 3).points(0, Category::Treasury), 1);
  EXPECT_EQ(duel_game().coins(0, 8).points(0, Category::Treasury), 2);
}

DuelGame last_card() { return duel_game().coins(0, 0).coins(1, 0).slots(3, {{0, "palace"}}); }

TEST(DuelVictory, MorePointsWin) {  // [duel 92]
  auto game = last_card().city(1, {"obelisk"}).city(0, {"altar"});
  game.play("0 sell palace");
  EXPECT_EQ(game.outcome().how, Victory::Civilian);
  EXPECT_EQ(game.outcome().winners, SeatSet::of(1));
  EXPECT_EQ(game.outcome().rank[0], 2);
  EXPECT_EQ(game.outcome().rank[1], 1);
}

TEST(DuelVictory, EqualTotalsGoToMoreBluePoints) {                    // [duel 99]
  auto second = last_card().city(0, {"academy"}).city(1, {"altar"});  // 3 green, 3 blue
  second.play("0 sell palace");
  EXPECT_EQ(second.outcome().how, Victory::CivilianBlue);
  EXPECT_EQ(second.outcome().winners, SeatSet::of(1));
  auto first = last_card().city(0, {"altar"}).city(1, {"academy"});
  first.play("0 sell palace");
  EXPECT_EQ(first.outcome().how, Victory::CivilianBlue);
  EXPECT_EQ(first.outcome().winners, SeatSet::of(0));
}

TEST(DuelVictory, EqualBluePointsShareTheVictory) {  // [duel 99]
  auto game = last_card().city(0, {"altar", "academy"}).city(1, {"theater", "study"});
  game.play("0 sell palace");
  EXPECT_EQ(game.outcome().how, Victory::Shared);
  EXPECT_EQ(game.outcome().winners, SeatSet::first(2));
  EXPECT_EQ(game.outcome().rank[0], 1);
  EXPECT_EQ(game.outcome().rank[1], 1);
}

TEST(DuelVictory, PointsAreMeaninglessAfterASupremacy) {  // [duel 100]
  auto game = duel_game().pawn(8).city(1, {"palace", "town-hall"}).structure({"guard-tower"});
  game.play("0 build guard-tower");
  EXPECT_LT(game.outcome().sheets[0].total(), game.outcome().sheets[1].total());
  EXPECT_EQ(game.outcome().winners, SeatSet::of(0));
  EXPECT_EQ(game.outcome().how, Victory::Military);
}

}  // namespace
}  // namespace heptad::tests
