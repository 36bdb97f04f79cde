// One lesson of self-play: a position, what the search found there, and how the game ended.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/game.h"

namespace heptad {

template <Game G>
struct Sample {
  static constexpr int kMostActions = 96;

  typename G::State state;
  float outcome = 0;                                   // the deciding seat's share of the win, 0 to 1
  float search_value = 0;                              // what the search thought of it, 0 to 1
  Seat seat = 0;                                       // who decides
  std::uint8_t actions = 0;                            // 0: the search was too short to learn its choice from
  std::array<std::uint8_t, kMostActions> visits = {};  // share of each legal action, in 255ths
};
static_assert(std::is_trivially_copyable_v<Sample<duel::Duel>>);

}  // namespace heptad
