// How many units a city can bring to each set of resources at once: the form in which a cost is compared
// with what is made here and what the neighbours sell.
//
// By Hall's theorem a cost can be covered exactly when, for every set of resources, the cost asks for no more
// units of the set than there are producers that can give one of the set. Raw materials and manufactured
// goods never stand on the same choice, so 16 + 8 sets decide everything, and a choice counts in every set it
// meets.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/goods.h"

namespace heptad::wonders {

struct Cover {
  std::array<std::uint8_t, 16> raw = {};          // by set of raw materials, bits in the order of Resource
  std::array<std::uint8_t, 8> manufactured = {};  // by set of manufactured goods

  // Adds units that can each be any one of the resources in `kinds` (bits in the order of Resource).
  constexpr void add(unsigned kinds, int units) {
    for (unsigned set = 1; set < 16; ++set) {
      if ((set & kinds & 15U) != 0) raw[set] = static_cast<std::uint8_t>(raw[set] + units);
    }
    for (unsigned set = 1; set < 8; ++set) {
      if ((set & kinds >> 4) != 0) manufactured[set] = static_cast<std::uint8_t>(manufactured[set] + units);
    }
  }
  constexpr void add(Goods goods) {
    for (int r = 0; r < kResources; ++r) add(1U << r, goods[static_cast<Resource>(r)]);
  }
  constexpr Cover& operator+=(const Cover& other) {
    for (int set = 0; set < 16; ++set) raw[set] = static_cast<std::uint8_t>(raw[set] + other.raw[set]);
    for (int set = 0; set < 8; ++set) {
      manufactured[set] = static_cast<std::uint8_t>(manufactured[set] + other.manufactured[set]);
    }
    return *this;
  }
  constexpr bool operator==(const Cover&) const = default;
};
static_assert(sizeof(Cover) == 24);

constexpr Cover cover_of(Goods goods) {
  Cover cover;
  cover.add(goods);
  return cover;
}

}  // namespace heptad::wonders
