// Pantheon's lines of the score sheet.
#pragma once

#include <bit>

#include "engine/duel/score.h"

namespace heptad::duel::pantheon {

inline constexpr PointsOf kDivinityPoints(kDivinities);

inline void score(Sheet& sheet, const State& state, Seat seat) {
  const City& own = state.cities[seat];
  const Devotion& devotion = state.pantheon.seats[seat];
  const int tokens = std::popcount(devotion.myths) + std::popcount(devotion.offerings);
  add(sheet, Category::Progress, power<EffectKind::PointsPerDivineToken>(own) * tokens);  //      [duel 172]
  add(sheet, Category::Temples, kTemplePoints[own.colours[static_cast<int>(Colour::Temple)]]);  // [duel 166]
  add(sheet, Category::Divinities, kDivinityPoints(devotion.divinities));
  add(sheet, Category::Divinities, devotion.guarded);  // not treasury                       [duel 144, 146]
}

inline void score_lines(ScoreLines& lines, const State& state, Seat seat) {
  const City& own = state.cities[seat];
  const Devotion& devotion = state.pantheon.seats[seat];
  lines.add_tokens<EffectKind::PointsPerDivineToken>(
      own, std::popcount(devotion.myths) + std::popcount(devotion.offerings));
  const int temples = own.colours[static_cast<int>(Colour::Temple)];
  lines.add(Category::Temples, "temples", kTemplePoints[temples], 0, temples);
  for_each_bit(devotion.divinities,
               [&](int god) { lines.add_printed(Category::Divinities, kDivinities[god]); });
  lines.add(Category::Divinities, "astarte", devotion.guarded, 1, devotion.guarded);
}

}  // namespace heptad::duel::pantheon
