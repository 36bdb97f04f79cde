// Reasons in positions anybody can set up.
#include "engine/playout.h"
#include "tests/bots/reasons/told.h"
#include "tests/duel/duel_game.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

std::vector<std::string> why(DuelGame& game, std::string_view action) {
  const duel::State& state = game.state();
  const Seat seat = *game.to_act();
  return told(duel::reasons_in(state, seat, *duel::Duel::parse(state, action)));
}
std::vector<std::string> why(const WondersGame& game, Seat seat, std::string_view action) {
  const wonders::State& state = game.state();
  return told(wonders::reasons_in(state, seat, *wonders::Wonders::parse(state, action)));
}
void says(const std::vector<std::string>& reasons, std::string_view wanted) {
  EXPECT_NE(std::ranges::find(reasons, wanted), reasons.end())
      << wanted << " is not among " << ::testing::PrintToString(reasons);
}
void does_not_say(const std::vector<std::string>& reasons, std::string_view unwanted) {
  EXPECT_EQ(std::ranges::find(reasons, unwanted), reasons.end())
      << unwanted << " is among " << ::testing::PrintToString(reasons);
}

TEST(DuelReason, TheOnlyPapyrusMakesAWonderCheaperAndTheOthersDearer) {
  auto game = duel_game()
                  .structure({"press", "altar", "baths"})
                  .wonders(0, {"pyramids"})
                  .wonders(1, {"great-lighthouse"});
  const auto reasons = why(game, "build press");
  says(reasons, "only-source papyrus");
  says(reasons, "first-source papyrus");
  says(reasons, "cheaper-wonder pyramids 2");
  says(reasons, "dearer-wonder great-lighthouse seat 1 2");
}

TEST(DuelReason, PointsCoinsAndChains) {
  auto game = duel_game().structure({"altar", "tavern", "baths"});
  says(why(game, "build altar"), "points 3");
  says(why(game, "build altar"), "frees temple");
  says(why(game, "build tavern"), "coins 4");
  says(why(game, "sell baths"), "coins 2");
  auto chained = duel_game().city(0, {"altar"}).structure({"temple", "brewery"});
  says(why(chained, "build temple"), "free altar 4");
  says(why(chained, "build temple"), "frees pantheon");
}

TEST(DuelReason, ScienceIsWonThreatenedAndStopped) {
  const Ids five = {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"};
  auto mine = duel_game().city(0, five).coins(0, 30).structure({"university", "palace"});
  says(why(mine, "build university"), "wins science");
  says(why(mine, "build palace"), "threatens science");
  auto theirs = duel_game().city(1, five).coins(0, 30).coins(1, 30).structure({"university", "palace"});
  says(why(theirs, "sell university"), "stops-win science seat 1");
  says(why(theirs, "sell university"), "denies university seat 1 use wins");
  does_not_say(why(theirs, "build palace"), "stops-win science seat 1");
}

TEST(DuelReason, ASecondSymbolTakesAToken) {
  auto game = duel_game().city(0, {"workshop"}).city(1, {"workshop"}).coins(0, 30).coins(1, 30);
  game.structure({"laboratory", "school"});
  says(why(game, "build laboratory"), "takes-token a-frame");
  says(why(game, "sell laboratory"), "denies laboratory seat 1 use takes-token");
  says(why(game, "build school"), "symbol wheel 2");
}

TEST(DuelReason, ShieldsMoveThePawnAndRob) {
  auto game = duel_game().pawn(1).coins(0, 20).structure({"archery-range", "walls"});
  says(why(game, "build walls"), "shields 2");
  says(why(game, "build walls"), "robs seat 1 2");
}

TEST(DuelReason, AnExtraTurnAndWhatItOpens) {
  auto game = duel_game().coins(0, 30).coins(1, 30).wonders(0, {"sphinx"});
  game.slots(3, {{0, "palace"}, {1, "arsenal"}, {2, "circus"}, {3, "?"}, {4, "senate"}});
  const auto wonder = why(game, "wonder sphinx with circus");
  says(wonder, "again");
  says(wonder, "points 6");
}

TEST(DuelReason, ACardThatLiesOpenBeneathIsNamedWithItsUse) {
  auto game = duel_game().coins(0, 30).coins(1, 30).slots(3, {{0, "palace"}, {1, "senate"}, {2, "circus"}});
  says(why(game, "sell circus"), "opens palace seat 1 use points 7");
  auto hidden = duel_game().slots(3, {{0, "?"}, {1, "senate"}, {2, "circus"}});
  says(why(hidden, "sell circus"), "turns-up 1");
}

TEST(DuelReason, TheEighthWonderLeaves) {
  auto game = duel_game()
                  .coins(0, 30)
                  .structure({"palace", "senate"})
                  .wonders(0, {"sphinx"})
                  .wonders(1, {"colossus"});
  game.built(0, {"pyramids", "mausoleum", "piraeus"})
      .built(1, {"great-library", "hanging-gardens", "appian-way"});
  says(why(game, "wonder sphinx with palace"), "removes-wonder colossus seat 1");
}

TEST(DuelReason, ADestroyedCardWasTheOnlySource) {
  auto game = duel_game()
                  .coins(0, 30)
                  .city(1, {"press"})
                  .wonders(0, {"circus-maximus"})
                  .structure({"palace", "senate"});
  game.play("0 wonder circus-maximus with palace");
  says(why(game, "destroy press"), "loses-source papyrus seat 1");
}

TEST(WondersReason, ShieldsScienceAndPoints) {
  auto game =
      wonders_game(1, 3).coins(0, 20).city(1, {"stockade"}).hand(0, {"barracks", "altar", "apothecary"});
  game.city(0, {"workshop", "scriptorium"});
  says(why(game, 0, "build altar"), "points 2");
  const auto war = why(game, 0, "build barracks");
  does_not_say(war, "war-lead seat 1 1");
  says(war, "war-tie seat 1");
  says(war, "war-lead seat 2 1");
  auto science = wonders_game(1, 3)
                     .coins(0, 20)
                     .city(0, {"workshop", "scriptorium", "loom-age-1"})
                     .hand(0, {"apothecary"});
  says(why(science, 0, "build apothecary"), "set 1");
  says(why(science, 0, "build apothecary"), "science 8");
}

TEST(WondersReason, AResourceForOneselfAndForNeighbours) {
  auto game =
      wonders_game(1, 3).boards("gizah:a rhodos:a alexandria:a").hand(0, {"loom-age-1", "lumber-yard"});
  const auto reasons = why(game, 0, "build loom-age-1");
  says(reasons, "sole-source loom");
  says(reasons, "sells-to loom seat 1");
  says(reasons, "sells-to loom seat 2");
  auto stage = wonders_game(1, 3).boards("gizah:a rhodos:a alexandria:a").hand(0, {"stone-pit", "altar"});
  says(why(stage, 0, "build stone-pit"), "allows-stage");
}

TEST(WondersReason, AGuildCountsAsThingsAre) {
  auto game = wonders_game(1, 3).at(3, 2).coins(0, 20).city(
      0, {"lumber-yard", "ore-vein", "clay-pool", "loom-age-1"});
  game.city(1, {"lumber-yard", "ore-vein"})
      .city(2, {"stone-pit", "clay-pool"})
      .hand(0, {"workers-guild", "pantheon"});
  for (const auto& action : game.legal(0)) {
    if (action.starts_with("build workers-guild")) return says(why(game, 0, action), "points-now 4");
  }
  FAIL() << "The guild cannot be built.";
}

TEST(WondersReason, WhatTheNextSeatGetsAndDoesNotGet) {
  auto game = wonders_game(1, 3).at(3, 2).coins(1, 30).hand(0, {"palace", "arsenal", "haven"});
  game.city(1, {"glassworks-age-1", "press-age-1", "loom-age-1", "stone-pit", "lumber-yard", "clay-pool",
                "ore-vein"});
  const auto reasons = why(game, 0, "sell palace");
  says(reasons, "denies palace seat 1 use points 8");
  says(why(game, 0, "sell haven"), "passes-on palace seat 1 use points 8");
  says(reasons, "coins 3");
}

TEST(Reasons, TheWeightiestComeFirstAndFewOfAKind) {
  const Rules rules = *parse_rules("duel");
  auto game = *AnyGame::start(rules);
  Rng rng(5);
  ActionList list;
  for (int move = 0; move < 400 && !game.over(); ++move) {
    const Seat seat = game.to_act().lowest();
    game.legal_actions(seat, list);
    const Action action = seat == kNature ? game.roll(rng) : list[rng.below(list.size())];
    if (seat != kNature) {
      const auto best = reasons(game, seat, action);
      EXPECT_LE(best.size(), 6U);
      EXPECT_TRUE(std::ranges::is_sorted(best, std::ranges::greater(), &Reason::weight));
    }
    game.apply(seat, action);
  }
}

// Worlds that differ only in what the seat may not know give the same reasons.
class ReasonSecrets : public ::testing::TestWithParam<testing::Variant> {};

TEST_P(ReasonSecrets, DoNotMatter) {
  testing::Variant variant = GetParam();
  variant.games = std::max(variant.games / 40, 3);
  testing::with_start(variant.rules, [&](auto game, const auto& start) {
    using G = decltype(game);
    Rng dice(11);
    testing::play_games<G>(
        variant, start,
        [&](const auto& position, Seat seat, const Action& action) {
          if (seat == kNature) return;
          const auto imagined = G::guess(G::view(position, seat), dice);
          EXPECT_EQ(told(reasons_in(position, seat, action)), told(reasons_in(imagined, seat, action)));
          EXPECT_EQ(told(reasons_in(position, seat, action)),
                    told(reasons_in(G::view(position, seat), seat, action)));
        },
        [](const auto&, int) {});
  });
}

INSTANTIATE_TEST_SUITE_P(Properties, ReasonSecrets, ::testing::ValuesIn(testing::all_variants()),
                         testing::variant_name);

}  // namespace
}  // namespace heptad::tests
