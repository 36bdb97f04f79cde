// What is said of every board and side is true of them: played, all stages of the side bring just that.
#include "engine/core/resource_names.h"
#include "engine/playout.h"
#include "tests/bots/reasons/told.h"
#include "tests/wonders/wonders_game.h"

namespace heptad::tests {
namespace {

using wonders::Effect;
using wonders::EffectKind;

Rules eight_players(Edition edition) {  // whose game has every board
  return {.family = Family::Wonders, .edition = edition, .armada = true, .players = kMaxSeats};
}

// All boards, that one first and on that side.
std::string boards_from(const wonders::EditionFacts& edition, int first, int side) {
  std::string text;
  const auto count = static_cast<int>(edition.boards.size());
  for (int i = 0; i < count; ++i)
    text += (i == 0 ? "" : " ") + edition.board_text((first + i) % count * 3 + side);
  return text;
}

int said(const std::vector<Reason>& reasons, ReasonKind use) {
  const auto found = std::ranges::find(reasons, use, &Reason::use);
  return found == reasons.end() ? 0 : found->amount;
}

// The position in which the first seat chooses between the sides of its board.
AnyGame at_sides(Edition edition, const std::string& boards) {
  Rules rules = eight_players(edition);
  rules.options = {{"boards", boards}, {"sides", "choose"}};
  AnyGame game = *AnyGame::start(rules);
  Rng rng(3);
  while (game.to_act().has(kNature)) game.apply(kNature, game.roll(rng));
  return game;
}

TEST(BoardReasons, ASideBringsWhatItsStagesDo) {
  for (const Edition edition : {Edition::First, Edition::Second}) {
    const auto& facts = wonders::facts_of(edition, wonders::Extent::WithModules);
    for (int board = 0; board < static_cast<int>(facts.boards.size()); ++board) {
      const AnyGame game = at_sides(edition, boards_from(facts, board, 2));
      for (const int side : {0, 1}) {
        const Action action = wonders::act(wonders::Verb::Side, static_cast<std::uint8_t>(side));
        const auto reasons = all_reasons(game, 0, action);
        WondersGame built(eight_players(edition));
        built.boards(boards_from(facts, board, side));
        const int before = built.points(0, Category::Wonders);
        built.stages(0, facts.stage_count[board][side]);
        SCOPED_TRACE(facts.board_text(board * 3 + side));
        EXPECT_EQ(said(reasons, ReasonKind::Points), built.points(0, Category::Wonders) - before);
        EXPECT_EQ(said(reasons, ReasonKind::Army), built.shields(0));
        int coins = 0, powers = 0;
        for (const auto& stage : facts.boards[board].sides[side].stages) {
          for (const Effect& effect : stage.effects) {
            coins += effect.kind == EffectKind::Coins ? effect.amount : 0;
            powers += effect.kind > EffectKind::Shields && effect.kind != EffectKind::Coins ? 1 : 0;
          }
        }
        EXPECT_EQ(said(reasons, ReasonKind::Coins), coins);
        EXPECT_EQ(said(reasons, ReasonKind::Power), powers);
        EXPECT_FALSE(reasons.empty());
      }
    }
  }
}

TEST(BoardReasons, ABoardIsTheFirstSourceOfItsResource) {
  Rules rules = eight_players(Edition::Second);
  rules.options = {{"boards", "choose"}};
  const AnyGame game = *AnyGame::start(rules);
  ActionList list;
  const Seat seat = game.to_act().lowest();
  game.legal_actions(seat, list);
  ASSERT_EQ(list.size(), 8);
  for (const Action& action : list) {
    const auto& row = wonders::facts_of(Edition::Second, wonders::Extent::WithModules).boards[action.arg[0]];
    EXPECT_EQ(told(reasons(game, seat, action)), std::vector{"first-source " + std::string(name(row.start))});
  }
}

}  // namespace
}  // namespace heptad::tests
