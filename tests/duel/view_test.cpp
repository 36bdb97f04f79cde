// What a seat may know. In base Duel whatever nobody may know is in no state at all.
#include <algorithm>
#include <set>

#include "engine/duel/action.h"
#include "tests/duel/duel_game.h"
#include "tests/duel/random_play.h"

namespace heptad::tests {
namespace {

using duel::Duel;

constexpr std::optional<Seat> kViewers[] = {Seat{0}, Seat{1}, std::nullopt};

TEST(DuelView, NoStateHoldsACardThatWasNotTurnedUp) {  // [duel 176]
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    std::set<duel::Card> shown;
    play_at_random(seed, [&](const Step& step) {
      for (const Event& event : step.events) {
        if (event.kind == EventKind::Revealed) shown.insert(event.subject);
      }
      const auto expect_shown = [&](duel::Card card) { ASSERT_TRUE(shown.contains(card)); };
      for (const duel::City& city : step.after.cities) city.cards.for_each(expect_shown);
      step.after.discard.for_each(expect_shown);
      for (const duel::Card card : step.after.under) {
        if (card != duel::kUnknownCard) expect_shown(card);
      }
      for (int slot = 0; slot < duel::kSlots; ++slot) {
        const bool face_up = (step.after.structure.known >> slot & 1) != 0;
        ASSERT_EQ(step.after.structure.cards[slot] != duel::kUnknownCard, face_up);
        if (face_up) expect_shown(step.after.structure.cards[slot]);
      }
    });
  }
}

TEST(DuelView, NatureMayStillTurnUpAnyUnseenCardOfTheRightBack) {  // [duel 176]
  auto game = duel_game().manual_nature().slots(
      3, {{0, "palace"}, {1, "arsenal"}, {2, "?"}, {3, "study"}, {5, "academy"}});
  game.edit([](duel::State& state) { state.structure.special = 0; });
  game.play("0 sell academy");
  int possible = 0;
  for (const auto& row : duel::kCards)
    possible += game.refusal("nature reveal 2 " + std::string(row.id)).empty() ? 1 : 0;
  EXPECT_EQ(possible, 20 - 4);
  EXPECT_NE(game.refusal("nature reveal 2 merchants-guild"), "");
}

TEST(DuelView, EverySeatAndEverySpectatorSeesTheSame) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    play_at_random(seed, [&](const Step& step) {
      for (const auto viewer : kViewers) ASSERT_EQ(Duel::view(step.after, viewer), step.after);
    });
  }
}

TEST(DuelView, EventsOfBaseDuelHideNothing) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    play_at_random(seed, [&](const Step& step) {
      for (const Event& event : step.events) ASSERT_EQ(event.subject_known_to, SeatSet::everyone());
    });
  }
}

TEST(DuelView, GuildBacksArePublicFaceDown) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    play_at_random(seed, [&](const Step& step) {
      const duel::Structure& structure = step.after.structure;
      const bool dealt = step.action.kind == static_cast<std::uint8_t>(duel::ActionKind::DealSpecials);
      ASSERT_TRUE(step.after.age == 3 || structure.special == 0);
      ASSERT_TRUE(!dealt || std::popcount(structure.special) == 3);
      for_each_bit(structure.known, [&](int slot) {
        const bool guild = duel::kCards[structure.cards[slot]].colour == duel::Colour::Purple;
        ASSERT_EQ(guild, (structure.special >> slot & 1) != 0);
      });
    });
  }
}

TEST(DuelView, TheJsonShowsBacksAndNoFaceOfACoveredCard) {
  auto game = duel_game().manual_nature().slots(
      3, {{0, "palace"}, {1, "merchants-guild"}, {2, "?"}, {3, "?"}, {6, "academy"}});
  game.edit([](duel::State& state) { state.structure.special = 1U << 1 | 1U << 3; });
  const std::string json = Duel::json(Duel::view(game.state(), Seat{0}));
  for (const auto* slot : {R"({"slot":0,"card":"palace","available":false,"back":"age",)",
                           R"({"slot":1,"card":"merchants-guild","available":false,"back":"guild",)",
                           R"({"slot":2,"card":null,"available":false,"back":"age"})",
                           R"({"slot":3,"card":null,"available":false,"back":"guild"})",
                           R"({"slot":6,"card":"academy","available":true,"back":"age",)"}) {
    EXPECT_NE(json.find(slot), std::string::npos) << slot << " in " << json;
  }
}

TEST(DuelView, AGuessAgreesWithWhatWasSeen) {
  Rng rng(5);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    play_at_random(seed, [&](const Step& step) {
      for (const Seat seat : {0, 1}) {
        const auto seen = Duel::view(step.after, seat);
        ASSERT_EQ(Duel::view(Duel::guess(seen, rng), seat), seen);
      }
    });
  }
}

}  // namespace
}  // namespace heptad::tests
