// Duel's actions as text: every one reads back, and bad text is refused with the exact place.
#include "engine/duel/action.h"
#include "tests/duel/duel_game.h"

namespace heptad::tests {
namespace {

using duel::ActionKind;
using duel::Duel;

void expect_round_trip(const std::string& text, const Action& action) {
  const auto read = Duel::parse({}, text);
  ASSERT_TRUE(read) << text << ": " << read.error().message;
  EXPECT_EQ(*read, action) << text;
  EXPECT_EQ(Duel::text({}, action), text);
}

TEST(DuelNotation, EveryComponentReadsBackInEveryActionThatNamesIt) {
  for (int card = 0; card < duel::kCardCount; ++card) {
    const std::string id(duel::kCards[card].id);
    expect_round_trip("build " + id, make_action(ActionKind::Build, card));
    expect_round_trip("sell " + id, make_action(ActionKind::Sell, card));
    expect_round_trip("destroy " + id, make_action(ActionKind::Destroy, card));
    expect_round_trip("revive " + id, make_action(ActionKind::Revive, card));
    expect_round_trip("reveal 19 " + id, make_action(ActionKind::Reveal, 19, card));
    expect_round_trip("wonder sphinx with " + id,
                      make_action(ActionKind::BuildWonder, wonder_id("sphinx"), card));
  }
  for (int wonder = 0; wonder < duel::kWonderCount; ++wonder) {
    const std::string id(duel::kWonders[wonder].id);
    expect_round_trip("draft " + id, make_action(ActionKind::Draft, wonder));
    expect_round_trip("wonder " + id + " with baths",
                      make_action(ActionKind::BuildWonder, wonder, card_id("baths")));
  }
  for (int token = 0; token < duel::kTokenCount; ++token)
    expect_round_trip("take " + std::string(duel::kTokens[token].id),
                      make_action(ActionKind::TakeToken, token));
  for (const int seat : {0, 1})
    expect_round_trip("start " + std::to_string(seat), make_action(ActionKind::Start, seat));
}

TEST(DuelNotation, LuckReadsBackInTheOrderItIsWritten) {
  const auto action = [](ActionKind kind, std::initializer_list<int> arguments) {
    Action made{static_cast<std::uint8_t>(kind), {}};
    int at = 0;
    for (const int argument : arguments) made.arg[at++] = static_cast<std::uint8_t>(argument);
    return made;
  };
  expect_round_trip("guilds 12 3 7", action(ActionKind::DealSpecials, {12, 3, 7}));
  expect_round_trip("library law economy",
                    action(ActionKind::DrawFromBox, {2, token_id("law"), token_id("economy")}));
  expect_round_trip(
      "library law economy masonry",
      action(ActionKind::DrawFromBox, {3, token_id("law"), token_id("economy"), token_id("masonry")}));
  expect_round_trip("wonders sphinx pyramids colossus piraeus",
                    action(ActionKind::DealWonders, {wonder_id("sphinx"), wonder_id("pyramids"),
                                                     wonder_id("colossus"), wonder_id("piraeus")}));
  expect_round_trip("tokens law economy masonry strategy theology",
                    action(ActionKind::DealTokens, {token_id("law"), token_id("economy"), token_id("masonry"),
                                                    token_id("strategy"), token_id("theology")}));
}

TEST(DuelNotation, BadTextIsRefusedWithItsPlace) {
  struct Case {
    std::string_view text;
    int column;
    std::string_view code;
  };
  for (const auto& [text, column, code] : {
           Case{"", 1, "bad-action"},
           {"pass", 1, "unknown-action"},
           {"build", 6, "bad-action"},
           {"build ", 7, "bad-action"},
           {" build baths", 1, "bad-action"},
           {"build  baths", 7, "bad-action"},
           {"build baths ", 13, "bad-action"},
           {"build baths altar", 13, "bad-action"},
           {"build Baths", 7, "bad-action"},
           {"build bath", 7, "unknown-card"},
           {"build sphinx", 7, "unknown-card"},
           {"draft baths", 7, "unknown-wonder"},
           {"take baths", 6, "unknown-token"},
           {"wonder sphinx baths", 15, "bad-action"},
           {"wonder sphinx using baths", 15, "bad-action"},
           {"wonder sphynx with baths", 8, "unknown-wonder"},
           {"wonder sphinx with bath", 20, "unknown-card"},
           {"start 2", 7, "bad-action"},
           {"start one", 7, "bad-action"},
           {"start 1x", 7, "bad-action"},
           {"start 00", 7, "bad-action"},
           {"start -0", 7, "bad-action"},
           {"reveal 20 baths", 8, "bad-action"},
           {"reveal 07 baths", 8, "bad-action"},
           {"reveal 9999999999 baths", 8, "bad-action"},
           {"guilds 1 2", 11, "bad-action"},
           {"guilds 1 2 20", 12, "bad-action"},
           {"library", 8, "bad-action"},
       }) {
    const auto read = Duel::parse({}, text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().column, column) << text << ": " << read.error().message;
    EXPECT_EQ(read.error().name(), code) << text << ": " << read.error().message;
    EXPECT_FALSE(read.error().message.empty());
  }
  EXPECT_FALSE(Duel::parse({}, std::string(10'000, 'a')));
}

TEST(DuelRefusal, SaysWhoseTurnItIsAndWhatIsDue) {
  auto turn = duel_game().structure({"altar"});
  EXPECT_EQ(turn.refusal("1 sell altar"), "It is seat 0's turn.");
  EXPECT_EQ(turn.refusal("nature reveal 3 altar"), "Nothing is left to luck now.");
  auto luck = duel_from_the_start();
  EXPECT_EQ(luck.refusal("0 draft sphinx"), "Luck is due: nature is to act.");
  EXPECT_NE(luck.refusal("nature wonders sphinx pyramids colossus piraeus"), "");
  EXPECT_NE(luck.refusal("nature tokens law law masonry strategy theology"), "");
  EXPECT_NE(luck.refusal("nature tokens mysticism law masonry strategy theology"), "");
}

TEST(DuelRefusal, LuckMayOnlyTurnUpTheNextSlotWithAnUnseenCard) {
  auto game = duel_from_the_start(Rules{.options = {{"wonders", "first-game"}}});
  game.play("nature tokens law economy masonry strategy theology");
  EXPECT_NE(game.refusal("nature reveal 1 altar"), "");    // slot 0 comes first
  EXPECT_NE(game.refusal("nature reveal 0 sawmill"), "");  // a card of Age II
  EXPECT_NE(game.refusal("nature reveal 0 arsenal"), "");
  game.play("nature reveal 0 altar");
  EXPECT_NE(game.refusal("nature reveal 1 altar"), "");  // it lies in slot 0
  EXPECT_EQ(game.refusal("nature reveal 1 theater"), "");
}

TEST(DuelRefusal, GuildsLieOnlyUnderGuildBacks) {
  auto game = duel_game().manual_nature().slots(2, {{0, "walls"}});
  game.play("0 sell walls").play("nature guilds 0 5 19");
  EXPECT_NE(game.refusal("nature reveal 0 palace"), "");
  game.play("nature reveal 0 builders-guild");
  EXPECT_NE(game.refusal("nature reveal 1 merchants-guild"), "");
  EXPECT_EQ(game.refusal("nature reveal 1 palace"), "");
}

}  // namespace
}  // namespace heptad::tests
