// How a game ended, and the score sheet by the paper pad's categories.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"

namespace heptad {

enum class Victory : std::uint8_t {
  None,
  Military,
  Science,
  Civilian,
  CivilianBlue,
  Shared,
  Points,
  PointsCoins
};
inline constexpr std::array<std::string_view, 8> kVictoryNames = {
    "none", "military", "science", "civilian", "civilian-blue", "shared", "points", "points-coins"};
constexpr std::string_view name(Victory victory) { return kVictoryNames[static_cast<int>(victory)]; }

enum class Category : std::uint8_t {
  Military,
  Treasury,
  Wonders,
  Civilian,
  Scientific,
  Commercial,
  Guilds,
  Progress,
  Temples,
  Divinities,
  Naval,
  Islands,
  Shipyard
};
inline constexpr int kCategories = 13;
inline constexpr int kFirstCategories = 10;  // those there were when signatures were first pinned
inline constexpr std::array<std::string_view, kCategories> kCategoryNames = {
    "military", "treasury", "wonders",    "civilian", "scientific", "commercial", "guilds",
    "progress", "temples",  "divinities", "naval",    "islands",    "shipyard"};
constexpr std::string_view name(Category category) { return kCategoryNames[static_cast<int>(category)]; }

struct Sheet {
  std::array<std::int16_t, kCategories> points = {};

  constexpr std::int16_t& operator[](Category category) { return points[static_cast<int>(category)]; }
  constexpr int operator[](Category category) const { return points[static_cast<int>(category)]; }
  constexpr int total() const {
    int sum = 0;
    for (const int p : points) sum += p;
    return sum;
  }
  bool operator==(const Sheet&) const = default;
};

// Where points come from: one thing of a category, "each times count" where it counts something.
struct ScoreLine {
  Category category = Category::Military;
  std::string_view of;  // the id of a card, wonder, token, …
  int points = 0;
  int each = 0;
  int count = 0;
};

struct Outcome {
  bool over = false;
  Victory how = Victory::None;
  SeatSet winners;
  int seats = 0;
  std::array<Sheet, kMaxSeats> sheets = {};       // as if scored now while the game runs
  std::array<std::uint8_t, kMaxSeats> rank = {};  // 1 is best; equal ranks are shared
};

}  // namespace heptad
