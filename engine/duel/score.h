// Points: the sheet of a seat, and who wins by it.
#pragma once

#include <array>
#include <bit>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/duel/state.h"

namespace heptad::duel {

// If the game were scored now.                                                                [duel 92–98]
Sheet score_sheet(const State& state, Seat seat);
void decide_by_points(State& state);

constexpr void add(Sheet& sheet, Category category, int points) {
  sheet[category] = static_cast<std::int16_t>(sheet[category] + points);
}

constexpr int printed_points(const Effects& effects) {
  int sum = 0;
  for (const Effect& effect : effects) sum += effect.kind == EffectKind::Points ? effect.a : 0;
  return sum;
}

// The printed points of a table of no more than 16 rows, by their bits: points are counted, not looked up.
class PointsOf {
 public:
  template <class Rows>
  explicit consteval PointsOf(const Rows& rows) {
    for (std::size_t i = 0; i < std::size(rows); ++i) {
      const int points = printed_points(rows[i].effects);
      if (points >= 16) std::abort();  // four bits hold them: the compiler would stop here
      for (int bit = 0; bit < 4; ++bit) bits_[bit] |= static_cast<std::uint16_t>((points >> bit & 1) << i);
    }
  }
  constexpr int operator()(std::uint16_t rows) const {
    int sum = 0;
    for (int bit = 0; bit < 4; ++bit) sum += std::popcount(static_cast<unsigned>(rows & bits_[bit])) << bit;
    return sum;
  }

 private:
  std::array<std::uint16_t, 4> bits_ = {};
};

// The lines of one sheet as they are found; what gives no points is not told.
class ScoreLines {
 public:
  void add(Category category, std::string_view of, int points, int each = 0, int count = 0) {
    if (points != 0) lines_.push_back({category, of, points, each, count});
  }
  template <class Row>
  void add_printed(Category category, const Row& row) {
    add(category, row.id, printed_points(row.effects));
  }
  // The owned progress tokens that give so much for each of `count` things.
  template <auto kKind>
  void add_tokens(const City& own, int count) {
    for_each_bit(own.tokens, [&](int token) {
      for (const Effect& effect : kTokens[token].effects) {
        if (effect.is(kKind)) add(Category::Progress, kTokens[token].id, effect.a * count, effect.a, count);
      }
    });
  }
  std::vector<ScoreLine> take() { return std::move(lines_); }

 private:
  std::vector<ScoreLine> lines_;
};

}  // namespace heptad::duel
