// What is laid out before the first turn, and the wonder draft.
#include "tests/duel/duel_game.h"
#include "tests/duel/random_play.h"

namespace heptad::tests {
namespace {

using duel::DecisionKind;
using duel::Duel;

constexpr std::string_view kTokens = "nature tokens law economy masonry strategy theology";

DuelGame after_the_first_four() {
  auto game = duel_from_the_start();
  game.play(kTokens).play("nature wonders pyramids sphinx colossus piraeus");
  return game.play("0 draft sphinx")
      .play("1 draft pyramids")
      .play("1 draft piraeus")
      .play("0 draft colossus");
}

TEST(DuelSetup, EachSeatStartsWithSevenCoins) {  // [duel 1]
  auto game = duel_from_the_start();
  EXPECT_EQ(game.coins(0), 7);
  EXPECT_EQ(game.coins(1), 7);
}

TEST(DuelSetup, FiveTokensLieOnTheBoardAndTheOtherFiveInTheBox) {  // [duel 2]
  auto game = duel_from_the_start();
  game.play(kTokens);
  for (const auto token : {"law", "economy", "masonry", "strategy", "theology"})
    EXPECT_TRUE(game.on_board(token));
  EXPECT_EQ(std::popcount(game.state().board), 5);
  EXPECT_EQ(game.state().box, (1U << duel::kOwnTokenCount) - 1 - game.state().board);
}

TEST(DuelSetup, TheBoxIsTheOnlyPoolOfTheGreatLibrary) {  // [duel 2]
  auto game = duel_game().manual_nature().wonders(0, {"great-library"}).coins(0, 50).structure({"altar"});
  game.board({"law", "economy", "masonry", "strategy", "theology"});
  game.play("0 wonder great-library with altar");
  EXPECT_NE(game.refusal("nature library law mathematics philosophy"), "");
  EXPECT_EQ(game.refusal("nature library urbanism mathematics philosophy"), "");
}

TEST(DuelSetup, EachAgeUsesTwentyCardsAndTheRestAreNeverSeenNorDiscarded) {  // [duel 3]
  int whole_ages = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::array<std::uint32_t, 4> unseen = {};  // by age, counted from its first card
    const duel::State end = play_at_random(seed, [&](const Step& step) {
      unseen[step.after.age] = step.after.structure.present == 0 ? step.after.structure.unseen : 0;
      if (step.after.age != step.before.age) unseen[step.before.age] = step.before.structure.unseen;
    });
    for (int age = 1; age <= 3; ++age) {
      if (unseen[age] == 0) continue;  // not played to its end
      const std::uint32_t plain = unseen[age] & ((1U << duel::kAgeDecks[age].size) - 1);
      EXPECT_EQ(std::popcount(plain), age == 3 ? 20 - 17 : 23 - 20);
      EXPECT_EQ(std::popcount(unseen[age] & ~plain), age == 3 ? 7 - 3 : 0);
      for_each_bit(unseen[age], [&](int card) {
        EXPECT_FALSE(end.discard.has(static_cast<duel::Card>(duel::kAgeDecks[age].first + card)));
      });
      ++whole_ages;
    }
  }
  EXPECT_GT(whole_ages, 50);
}

TEST(DuelDraft, FourWondersGoOneTwoOneAndTheNextFourBeginWithTheSecondSeat) {  // [duel 4]
  auto game = duel_from_the_start();
  game.play(kTokens).play("nature wonders pyramids sphinx colossus piraeus");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 draft sphinx");
  EXPECT_EQ(game.to_act(), 1);
  game.play("1 draft pyramids");
  EXPECT_EQ(game.to_act(), 1);
  game.play("1 draft piraeus");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 draft colossus").play("nature wonders appian-way mausoleum great-library statue-of-zeus");
  EXPECT_EQ(game.to_act(), 1);
  game.play("1 draft appian-way");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 draft mausoleum");
  EXPECT_EQ(game.to_act(), 0);
  game.play("0 draft great-library");
  EXPECT_EQ(game.to_act(), 1);
  game.play("1 draft statue-of-zeus");
  const auto set = [](Ids ids) {
    unsigned bits = 0;
    for (const auto id : ids) bits |= 1U << wonder_id(id);
    return bits;
  };
  EXPECT_EQ(game.state().cities[0].wonders, set({"sphinx", "colossus", "mausoleum", "great-library"}));
  EXPECT_EQ(game.state().cities[1].wonders, set({"pyramids", "piraeus", "appian-way", "statue-of-zeus"}));
}

TEST(DuelDraft, TheSecondFourAreUnknownUntilTheFirstAreGone) {  // [duel 5]
  auto game = duel_from_the_start();
  game.play(kTokens).play("nature wonders pyramids sphinx colossus piraeus");
  game.play("0 draft sphinx").play("1 draft pyramids").play("1 draft piraeus");
  EXPECT_EQ(std::popcount(game.state().offered), 1);
  EXPECT_EQ(std::popcount(game.state().undealt), 8);  // any of the eight may come
  game.play("0 draft colossus");
  EXPECT_EQ(game.to_act(), kNature);
  EXPECT_NE(game.refusal("nature wonders sphinx mausoleum great-library statue-of-zeus"), "");
  EXPECT_EQ(game.refusal("nature wonders appian-way mausoleum great-library statue-of-zeus"), "");
}

TEST(DuelDraft, TheLastWonderOfABatchIsForced) {  // [duel 6]
  auto game = duel_from_the_start();
  game.play(kTokens).play("nature wonders pyramids sphinx colossus piraeus");
  game.play("0 draft sphinx").play("1 draft pyramids").play("1 draft piraeus");
  EXPECT_EQ(game.legal(), std::vector<std::string>{"draft colossus"});
}

TEST(DuelDraft, TheFirstDrafterPlaysFirstInAgeI) {  // [duel 7]
  auto game = after_the_first_four();
  game.play("nature wonders appian-way mausoleum great-library statue-of-zeus");
  game.play("1 draft appian-way").play("0 draft mausoleum").play("0 draft great-library");
  game.play("1 draft statue-of-zeus");
  Rng rng(1);
  while (game.to_act() == kNature)
    game.play("nature " + Duel::text(game.state(), Duel::roll(game.state(), rng)));
  EXPECT_EQ(game.state().age, 1);
  EXPECT_EQ(game.decision(), DecisionKind::Turn);
  EXPECT_EQ(game.to_act(), 0);
}

TEST(DuelDraft, TheFirstGameMayUseFixedSets) {  // [duel 8]
  auto game = duel_from_the_start(Rules{.options = {{"wonders", "first-game"}}});
  game.play(kTokens);
  for (const auto wonder : {"pyramids", "great-lighthouse", "temple-of-artemis", "statue-of-zeus"})
    EXPECT_TRUE(game.state().cities[0].wonders >> wonder_id(wonder) & 1) << wonder;
  for (const auto wonder : {"circus-maximus", "piraeus", "appian-way", "colossus"})
    EXPECT_TRUE(game.state().cities[1].wonders >> wonder_id(wonder) & 1) << wonder;
  EXPECT_EQ(std::popcount(game.state().cities[0].wonders), 4);
  EXPECT_EQ(std::popcount(game.state().cities[1].wonders), 4);
  EXPECT_EQ(game.decision(), DecisionKind::Reveal);  // no draft: Age I is laid out at once
}

TEST(DuelDraft, TheUnusedFourWondersAreOutOfTheGame) {  // [duel 9]
  auto game = after_the_first_four();
  game.play("nature wonders appian-way mausoleum great-library statue-of-zeus");
  game.play("1 draft appian-way").play("0 draft mausoleum").play("0 draft great-library");
  game.play("1 draft statue-of-zeus");
  const unsigned owned = game.state().cities[0].wonders | game.state().cities[1].wonders;
  EXPECT_EQ(std::popcount(owned), 8);
  EXPECT_EQ(game.state().undealt, (1U << duel::kOwnWonderCount) - 1 - owned);
  EXPECT_EQ(game.state().offered, 0);
  auto later = duel_game().coins(0, 50).wonders(0, {"sphinx"}).structure({"altar"});
  EXPECT_FALSE(later.is_legal("wonder hanging-gardens with altar"));
}

TEST(DuelSetup, TheBankIsEndless) {  // [duel 10]
  constexpr int kAllPieces = 14 * 1 + 10 * 3 + 7 * 6;
  auto game = duel_game().coins(0, kAllPieces).coins(1, kAllPieces).structure({"tavern"});
  game.play("0 build tavern");
  EXPECT_EQ(game.coins(0), kAllPieces + 4);
}

TEST(DuelSetup, AnUnknownOptionIsRefused) {
  const auto unknown = Duel::start(Rules{.options = {{"colour", "red"}}});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().name(), "unknown-option");
  const auto bad = Duel::start(Rules{.options = {{"wonders", "mine"}}});
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().name(), "bad-option");
}

}  // namespace
}  // namespace heptad::tests
