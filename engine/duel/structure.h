// The three structures: which slot lies on which, and which are dealt face up.
#pragma once

#include <array>
#include <cstdint>

namespace heptad::duel {

using Slots = std::uint32_t;  // a set of slots 0–19, row by row from the top, left to right
inline constexpr int kSlots = 20;
inline constexpr Slots kAllSlots = (1U << kSlots) - 1;

struct SlotPlace {
  std::uint8_t row, column;  // columns in half-card steps
};

// A slot that a card may free when it goes, and all that lie on it.
struct Covered {
  Slots slot = 0;  // one, or none
  Slots by = 0;
};

struct Layout {
  std::array<SlotPlace, kSlots> places = {};
  std::array<Slots, kSlots> covered_by = {};
  std::array<Slots, kSlots> covers = {};
  std::array<std::array<Covered, 2>, kSlots> above = {};  // covers, slot by slot
  Slots face_up = 0;
  Slots open = 0;  // covered by nothing at the start
};

namespace detail {

struct RowShape {
  int cards, first_column, step;
};

// Rows alternate face up, face down from the top; a card lies on the two it touches in the row above.
template <std::size_t N>
constexpr Layout make_layout(const RowShape (&rows)[N]) {
  Layout layout;
  int slot = 0;
  for (std::size_t row = 0; row < N; ++row) {
    for (int i = 0; i < rows[row].cards; ++i, ++slot) {
      layout.places[slot] = {static_cast<std::uint8_t>(row),
                             static_cast<std::uint8_t>(rows[row].first_column + i * rows[row].step)};
      if (row % 2 == 0) layout.face_up |= 1U << slot;
    }
  }
  for (int above = 0; above < kSlots; ++above) {
    for (int below = 0; below < kSlots; ++below) {
      const auto [r, c] = layout.places[above];
      const auto [r2, c2] = layout.places[below];
      if (r2 != r + 1 || (c2 != c + 1 && c2 + 1 != c)) continue;
      layout.covered_by[above] |= 1U << below;
      layout.covers[below] |= 1U << above;
    }
    if (layout.covered_by[above] == 0) layout.open |= 1U << above;
  }
  for (int below = 0; below < kSlots; ++below) {
    int found = 0;
    for (int above = 0; above < kSlots; ++above) {
      if ((layout.covers[below] >> above & 1) == 0) continue;
      layout.above[below][found++] = {.slot = 1U << above, .by = layout.covered_by[above]};
    }
  }
  return layout;
}

inline constexpr RowShape kAge1[] = {{2, 5, 2}, {3, 4, 2}, {4, 3, 2}, {5, 2, 2}, {6, 1, 2}};
inline constexpr RowShape kAge2[] = {{6, 1, 2}, {5, 2, 2}, {4, 3, 2}, {3, 4, 2}, {2, 5, 2}};
inline constexpr RowShape kAge3[] = {{2, 5, 2}, {3, 4, 2}, {4, 3, 2}, {2, 4, 4},
                                     {4, 3, 2}, {3, 4, 2}, {2, 5, 2}};

}  // namespace detail

inline constexpr Layout kLayouts[] = {Layout{}, detail::make_layout(detail::kAge1),
                                      detail::make_layout(detail::kAge2), detail::make_layout(detail::kAge3)};

static_assert(kLayouts[1].face_up == 0xFC1E3 && kLayouts[2].face_up == 0xC783F &&
              kLayouts[3].face_up == 0xC79E3);

}  // namespace heptad::duel
