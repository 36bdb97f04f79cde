// How the printed facts are written down: one row a card, one row a board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/rules.h"
#include "engine/wonders/effect.h"

namespace heptad::wonders {

// The chain symbols of the second edition.
enum class Chain : std::uint8_t {
  WaterDrop,
  Star,
  Mask,
  Axe,
  MarketStall,
  Camel,
  Barrel,
  Lighthouse,
  Horseshoe,
  Mortar,
  Target,
  OilLamp,
  Scales,
  Book,
  Lightning,
  Torch,
  Saw,
  Planet,
  Columns,
  Scroll,
  Lyre,
  Quill,
  Battlement,
  Helmet,
};
inline constexpr int kChains = 24;
inline constexpr std::array<std::string_view, kChains> kChainNames = {
    "water-drop", "star",   "mask",    "axe",      "market-stall", "camel", "barrel",     "lighthouse",
    "horseshoe",  "mortar", "target",  "oil-lamp", "scales",       "book",  "lightning",  "torch",
    "saw",        "planet", "columns", "scroll",   "lyre",         "quill", "battlement", "helmet"};

// The structures that make another one free; at most two do.
struct Parents {
  std::string_view first;
  std::string_view second;
};

struct Symbols {
  std::optional<Chain> first = std::nullopt;
  std::optional<Chain> second = std::nullopt;
};

struct CardRow {
  std::string_view id;
  std::optional<Edition> only = {};  // printed so in this edition; in both when not given
  std::string_view name = {};        // shared by cards that may not stand together; the id when not given
  std::uint8_t age = 0;
  Colour colour = Colour::Brown;
  std::array<std::uint8_t, 3> copies = {};  // each number is one copy, used with that many players or more
  Cost cost = {};
  bool cost_is_ours = false;        // a stand-in for what nobody could read
  Parents free_with = {};           // first edition: owning one of these makes it free
  std::optional<Chain> takes = {};  // second edition: owning this symbol makes it free
  Symbols gives = {};               // second edition: the symbols it gives
  Effects effects = {};

  constexpr std::string_view shared_name() const { return name.empty() ? id : name; }
  constexpr bool is_guild() const { return colour == Colour::Purple; }
};

struct StageRow {
  Cost cost = {};
  Effects effects = {};
};

inline constexpr int kMaxStages = 4;

struct SideRow {
  std::array<StageRow, kMaxStages> stages = {};  // every stage has a cost: a row without one is not there

  constexpr int count() const {
    int n = 0;
    while (n < kMaxStages && stages[n].cost != Cost{}) ++n;
    return n;
  }
};

struct BoardRow {
  std::string_view id;
  Resource start = Resource::Wood;
  std::array<SideRow, 2> sides = {};  // A, B or day, night
};

}  // namespace heptad::wonders
