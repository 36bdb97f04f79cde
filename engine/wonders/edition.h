// An edition, ready to play: its rows, and what the rules derive from them once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/core/rules.h"
#include "engine/wonders/cover.h"
#include "engine/wonders/rows.h"

namespace heptad::wonders {

inline constexpr int kMaxHand = 8;  // seven cards, or eight with a module
inline constexpr int kAges = 3;
inline constexpr int kGuilds = 10;
inline constexpr int kBoards = 7;      // of the box
inline constexpr int kMostBoards = 8;  // eight players need one more
inline constexpr int kMaxDeck = 64;
// Ways to share out one payment: fewer than this. A bill buys exactly what is lacking, so many raw units and
// so many manufactured ones, and its columns follow from how many of either kind come from each seller: from
// the left and the right neighbour without limit, from two more at most two and one (or three from one). That
// makes 223 for five raw materials and four manufactured goods, the dearest card and what may go with it,
// when one unit is spared, a raw or a manufactured one. tests/wonders/bounds_test.cpp counts it from the
// tables.
inline constexpr int kMostBills = 224;
// Actions of one seat: no more than this. Of the eight cards of an Age with the most bills each is built
// alone or with something, by a power or by a power with something (1,711 ways in Age III); each is sold in
// two ways; and each goes under the stage with the most bills, alone or with one of four things: 4,247; and
// the last card may be passed on. Counted there too.
inline constexpr int kMostActions = 4248;

// What decides whether and at what price a card can be built: one cache line a card.
struct alignas(64) CardFacts {
  Cover need;
  CardSet same_name;  // none of these may stand in the city already
  CardSet free_with;  // any of these makes it free
  std::uint8_t coins = 0;
  Colour colour = Colour::Brown;
  std::uint8_t age = 0;
  bool costs_nothing = false;
};
static_assert(sizeof(CardFacts) == 64);

// What stands in a city gives it.
struct Gift {
  Effects effects;
  Cover makes;
  bool produces = false;
  bool pays_coins = false;
};

struct StageFacts {
  Cover need;
  Gift gift;
};

struct EditionFacts {
  std::span<const CardRow> rows;
  std::span<const BoardRow> boards;
  std::array<std::string_view, 2> side_names;
  std::array<CardFacts, kMaxCards> cards;
  std::array<Gift, kMaxCards> gifts;
  std::array<std::array<std::array<StageFacts, kMaxStages>, 2>, kMostBoards> stages;
  std::array<std::array<std::uint8_t, 2>, kMostBoards> stage_count;
  std::array<CardSet, kColours> of_colour;
  CardSet guilds;

  std::optional<Card> find_card(std::string_view id) const;
  std::optional<int> find_board(std::string_view id) const;
  std::string_view card_id(Card card) const { return rows[card].id; }
  // "gizah:a" of a board and its side, 3 * board + side; side 2 is for its owner to choose: "gizah:?".
  std::string board_text(int board_and_side) const;
};

constexpr Gift gift_of(const Effects& effects) {
  Gift gift{.effects = effects, .makes = {}};
  for (const auto& effect : effects) {
    if (effect.kind == EffectKind::Makes) gift.makes.add(1U << effect.what, effect.amount);
    if (effect.kind == EffectKind::MakesOneOf) gift.makes.add(effect.what, effect.amount);
    gift.pays_coins |= effect.kind == EffectKind::Coins || effect.kind == EffectKind::CoinsPer;
  }
  gift.produces = gift.makes != Cover{};
  return gift;
}

// The base game's rows, or with those that modules add behind them.
enum class Extent : std::uint8_t { Base, WithModules };
extern const std::array<const EditionFacts*, 4> kEditions;  // by edition, then by extent
inline const EditionFacts& facts_of(Edition edition, Extent extent = Extent::Base) {
  return *kEditions[static_cast<std::size_t>(edition) * 2 + static_cast<std::size_t>(extent)];
}

constexpr int boards_in_play(int players) { return players > kBoards ? kMostBoards : kBoards; }

// How many copies of a card are in play with that many players. Guilds are drawn apart.
constexpr int copies_in_play(const CardRow& row, int players) {
  int copies = 0;
  for (const int least : row.copies) copies += least != 0 && least <= players ? 1 : 0;
  return copies;
}
// Eight players use what is there for seven.                                                   [armada 4]
inline constexpr int kMostPlayersOfADeck = 7;
constexpr int guilds_in_play(int players) { return std::min(players, kMostPlayersOfADeck) + 2; }

// The cards of one Age in play, guilds excluded, in the order of the table, one entry a copy.
struct Deck {
  std::array<Card, kMaxDeck> cards = {};
  int size = 0;
  std::array<std::uint64_t, kMaxCards> copies = {};  // the places (bits) of a card's copies
};
const Deck& deck_of(Edition edition, int age, int cities);

}  // namespace heptad::wonders
