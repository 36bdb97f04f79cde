// Where the points of a sheet come from, line by line.
#include "engine/duel/game.h"
#include "engine/duel/moments.h"
#include "engine/duel/score.h"

namespace heptad::duel {
namespace {

void add_guild(ScoreLines& lines, const CardRow& row, const City& own, const City& opponent) {
  for (const Effect& effect : row.effects) {
    if (effect.kind != EffectKind::Guild) continue;
    const auto counted = static_cast<Counted>(effect.a);
    const int most = std::max(count(own, counted), count(opponent, counted));
    lines.add(Category::Guilds, row.id, effect.c * most, effect.c, most);
  }
}

// A module's cards have lines of their own.
void add_card(ScoreLines& lines, const CardRow& row, const City& own, const City& opponent) {
  if (row.colour == Colour::Blue) lines.add_printed(Category::Civilian, row);
  if (row.colour == Colour::Green) lines.add_printed(Category::Scientific, row);
  if (row.colour == Colour::Yellow) lines.add_printed(Category::Commercial, row);
  if (row.colour == Colour::Purple) add_guild(lines, row, own, opponent);
}

}  // namespace

std::vector<ScoreLine> Duel::score_lines(const State& state, int city) {
  const City& own = state.cities[city];
  ScoreLines lines;
  own.cards.for_each([&](Card card) { add_card(lines, kCards[card], own, state.cities[city ^ 1]); });
  for_each_bit(own.built, [&](int wonder) { lines.add_printed(Category::Wonders, kWonders[wonder]); });
  for_each_bit(own.tokens, [&](int token) { lines.add_printed(Category::Progress, kTokens[token]); });
  lines.add_tokens<EffectKind::PointsPerToken>(own, std::popcount(own.tokens));
  moments::score_lines(lines, state, static_cast<Seat>(city));
  lines.add(Category::Treasury, "coins", own.coins / kCoinsPerPoint, 0, own.coins);
  const int lead = city == 0 ? state.pawn : -state.pawn;
  if (lead > 0) lines.add(Category::Military, "pawn", kMilitaryPoints[lead], 0, lead);
  return lines.take();
}

}  // namespace heptad::duel
