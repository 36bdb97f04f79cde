// A position of Duel: a value, small enough to copy at every node of a search.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/core/bits.h"
#include "engine/core/goods.h"
#include "engine/core/outcome.h"
#include "engine/core/seat.h"
#include "engine/duel/cards.h"
#include "engine/duel/pantheon/state.h"
#include "engine/duel/structure.h"
#include "engine/duel/tables.h"

namespace heptad::duel {

using WonderSet = std::uint16_t;
using TokenSet = std::uint16_t;
using SymbolSet = std::uint8_t;

// What one seat has built. Beside the sets stand sums that follow from them, kept because every price needs
// them.
struct City {
  CardSet cards;
  Goods makes;                     // by brown and grey cards: raises the other seat's prices
  std::uint64_t price_of_one = 0;  // 0xFF in the byte of every resource bought for one coin
  std::uint32_t chains = 0;        // by Chain
  std::int16_t coins = kStartingCoins;
  WonderSet wonders = 0;  // owned and not built
  WonderSet built = 0;
  TokenSet tokens = 0;
  std::uint8_t any_raw = 0;           // producers of a raw material of choice
  std::uint8_t any_manufactured = 0;  // producers of a manufactured good of choice
  SymbolSet symbols = 0;
  SymbolSet pairs = 0;
  std::array<std::uint8_t, kColours> colours = {};

  bool operator==(const City&) const = default;
};

// The cards on the table this age.
struct Structure {
  std::array<Card, kSlots> cards = {};  // kUnknownCard while face down
  Slots present = 0;
  Slots known = 0;           // face up
  Slots available = 0;       // present and covered by nothing
  Slots pending = 0;         // to be turned up now
  Slots special = 0;         // slots whose back shows a guild or a Grand Temple
  std::uint32_t unseen = 0;  // cards of this age nobody has seen, counted from the age's first card

  bool operator==(const Structure&) const = default;
};

struct alignas(4) Decision {
  DecisionKind kind = DecisionKind::Turn;
  Seat seat = kNature;
  // Destroy: the colour. EndTurn: whether the seat plays again. DrawFromBox: how many. KeepToken: 0 when the
  // tokens come from the box.
  std::uint16_t detail = 0;

  constexpr Decision() = default;
  // Of Duel's own kinds or a module's.
  template <class Kind>
  constexpr Decision(Kind of, Seat whose = kNature, int what = 0)
      : kind(static_cast<DecisionKind>(of)), seat(whose), detail(static_cast<std::uint16_t>(what)) {}
  template <class Kind>
  constexpr bool is(Kind wanted) const {
    return static_cast<int>(kind) == static_cast<int>(wanted);
  }
  bool operator==(const Decision&) const = default;
};

// The military tokens, by the position whose first visit fires them.
inline constexpr struct {
  std::int8_t position, coins;
} kLoot[] = {{-6, 5}, {-3, 2}, {3, 2}, {6, 5}};
// What the pawn is worth to the one who pushed it, by distance from the middle; the last is a capital.
//                                                                                               [duel 93]
inline constexpr int kMilitaryPoints[] = {0, 2, 2, 5, 5, 5, 10, 10, 10, 10};

inline constexpr std::int8_t kNoMinerva = 127;

struct State {
  std::array<City, 2> cities;
  CardSet discard;
  Structure structure;
  std::array<Card, kWonderCount> under = {};  // the card beneath a built wonder
  TokenSet board = 0;                         // progress tokens to be won
  TokenSet box = 0;                           // progress tokens out of reach, but for the Great Library
  TokenSet drawn = 0;                         // tokens the seat in KeepToken chooses from
  WonderSet offered = 0;                      // wonders to draft from
  WonderSet undealt = 0;                      // wonders not shown
  std::uint32_t round = 0;
  pantheon::Pantheon pantheon;
  std::int8_t pawn = 0;  // plus towards seat 1's capital
  std::int8_t minerva = kNoMinerva;
  std::uint8_t loot = 0b1111;  // military tokens left, by index into kLoot
  std::uint8_t age = 0;
  std::uint8_t drafted = 0;
  Victory victory = Victory::None;
  std::uint8_t winners = 0;                // seats as bits
  std::uint8_t depth = 0;                  // of the decisions
  std::array<Decision, 8> decisions = {};  // a stack: the top one says who acts and what is legal

  bool over() const { return depth == 0; }
  const Decision& decision() const { return decisions[depth - 1]; }
  void push(Decision decision) {
    assert(depth < decisions.size());
    write(depth++, decision);
  }
  Decision pop() {
    const Decision top = decisions[--depth];
    write(depth, {});
    return top;
  }
  // Pops one and pushes another.
  Decision replace(Decision decision) {
    const Decision top = decisions[depth - 1];
    write(depth - 1, decision);
    return top;
  }

  bool operator==(const State&) const = default;

 private:
  // In one word: what is read back at once should not be written byte by byte.
  void write(int at, Decision decision) {
    const std::uint32_t word =
        static_cast<unsigned>(decision.kind) | unsigned{decision.seat} << 8 | unsigned{decision.detail} << 16;
    std::memcpy(static_cast<void*>(&decisions[at]), &word, sizeof word);
  }
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 512);
// No padding: equal positions are equal bytes.
static_assert(std::has_unique_object_representations_v<State>);

constexpr Seat other(Seat seat) { return seat ^ 1; }

// Which components of a table carry an effect, as a set of indices.
template <class Rows, class Kind>
constexpr std::uint16_t carriers(const Rows& rows, Kind kind) {
  std::uint16_t set = 0;
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    for (const Effect& effect : rows[i].effects) {
      if (effect.is(kind)) set = static_cast<std::uint16_t>(set | 1U << i);
    }
  }
  return set;
}

// The strength of a progress token's power in this city; 0 when no token gives it.
template <auto kKind>
constexpr int power(const City& city) {
  constexpr TokenSet kCarriers = carriers(kTokens, kKind);
  static_assert(std::popcount(kCarriers) == 1);
  constexpr int kToken = std::countr_zero(kCarriers);
  constexpr int kStrength = [] {
    for (const Effect& effect : kTokens[kToken].effects) {
      if (effect.is(kKind)) return effect.a == 0 ? 1 : int{effect.a};
    }
    return 0;
  }();
  return (city.tokens & kCarriers) != 0 ? kStrength : 0;
}

constexpr int count(const City& city, Counted counted) {
  switch (counted) {
    case Counted::Wonders: return std::popcount(city.built);
    case Counted::BrownAndGrey: return city.colours[0] + city.colours[1];
    case Counted::CoinTriples: return city.coins / kCoinsPerPoint;
    case Counted::Brown:
    case Counted::Grey:
    case Counted::Blue:
    case Counted::Green:
    case Counted::Yellow:
    case Counted::Red: return city.colours[static_cast<int>(counted)];
  }
  return 0;
}

constexpr int sale_price(const City& city) {
  return kSaleCoins + city.colours[static_cast<int>(Colour::Yellow)];
}

}  // namespace heptad::duel
