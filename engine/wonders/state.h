// A position of 7 Wonders: a value of fixed size, copied instead of undone.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "engine/core/card_set.h"
#include "engine/core/rules.h"
#include "engine/core/seat.h"
#include "engine/wonders/action.h"
#include "engine/wonders/agenda.h"
#include "engine/wonders/armada/harbour.h"
#include "engine/wonders/cover.h"
#include "engine/wonders/edition.h"

namespace heptad::wonders {

inline constexpr int kSaleCoins = 3;
// What a conflict token is worth: a victory by Age, a defeat always.
inline constexpr std::array<int, kAges> kVictoryToken = {1, 3, 5};
inline constexpr int kDefeatToken = -1;

enum class Side : std::uint8_t { A, B };  // day and night in the second edition

// Which purchases cost one coin instead of two.
using Discounts = std::uint8_t;
inline constexpr Discounts kCheapRawLeft = 1, kCheapRawRight = 2, kCheapManufactured = 4;

struct City {
  CardSet built;
  Cover own;   // what it can use
  Cover sold;  // what its neighbours can buy: its board, brown and grey cards
  std::uint16_t coins = 0;
  std::uint8_t board = 0;
  Side side = Side::A;
  std::uint8_t stages = 0;                              // built so far
  std::array<std::uint8_t, kMaxStages> stage_age = {};  // the back of the card under each built stage
  std::uint8_t shields = 0;
  std::array<std::uint8_t, kSciences> symbols = {};
  std::uint8_t any_symbols = 0;  // of the owner's choice, at scoring
  Discounts discounts = 0;
  std::uint8_t powers = 0;          // bits in the order of Power
  std::uint8_t free_build_age = 0;  // the Age in which the once-an-Age free build was last used
  std::array<std::uint8_t, kAges> victories = {};  // conflict tokens by Age
  std::array<std::uint8_t, kAges> defeats = {};
  std::uint8_t reserved = 0;  // keeps the layout free of holes

  constexpr bool has(Power power) const { return (powers >> static_cast<int>(power) & 1U) != 0; }
  constexpr int all_defeats() const { return defeats[0] + defeats[1] + defeats[2]; }
};

// Cards in hand, sorted, zeros behind them; what a viewer may not know is kUnknownCard.
struct Hand {
  static constexpr std::uint64_t kOnes = 0x0101010101010101U;

  std::array<Card, kMaxHand> cards = {};
  std::uint8_t size = 0;

  // Mostly they come sorted.
  static constexpr Hand of(std::span<const Card> cards) {
    Hand hand;
    if (std::ranges::is_sorted(cards)) {
      std::ranges::copy(cards, hand.cards.begin());
      hand.size = static_cast<std::uint8_t>(cards.size());
    } else {
      for (const Card card : cards) hand.add(card);
    }
    return hand;
  }

  constexpr bool has(Card card) const {
    for (int i = 0; i < size; ++i) {
      if (cards[i] == card) return true;
    }
    return false;
  }
  // Adding and removing work on all eight bytes at once, without a branch: where a card goes and which one
  // leaves is what the processor can guess least.
  constexpr void add(Card card) {
    const auto bytes = std::bit_cast<std::uint64_t>(cards);
    // The top bit of each byte that is greater than the card (an unknown card is the greatest), or else of
    // the first free one.
    const std::uint64_t greater = ((bytes | kOnes << 7) - ((card & 127U) + 1) * kOnes) & kOnes << 7;
    const int place = std::countr_zero(greater | std::uint64_t{0x80} << 8 * size) / 8 * 8;
    assert(place < 64);  // the hand has room
    const std::uint64_t below = (std::uint64_t{1} << place) - 1;
    cards = std::bit_cast<std::array<Card, kMaxHand>>((bytes & below) | std::uint64_t{card} << place |
                                                      (bytes & ~below) << 8);
    ++size;
  }
  // Precondition: the card is there.
  constexpr void remove(Card card) {
    auto bytes = std::bit_cast<std::uint64_t>(cards);
    const std::uint64_t difference = bytes ^ card * kOnes;
    const std::uint64_t equal = (difference - kOnes) & ~difference & kOnes << 7;
    const std::uint64_t below = (equal & (~equal + 1)) / 0x80 - 1;  // the bytes before the first equal one
    bytes = (bytes & below) | (bytes >> 8 & ~below);
    cards = std::bit_cast<std::array<Card, kMaxHand>>(bytes);
    --size;
  }
  constexpr bool operator==(const Hand&) const = default;
};

// What became of a card that left a hand.
enum class Fate : std::uint8_t { None, Built, Tucked, Discarded };

// Every card that left a hand, by Age, turn and city: where each card of the game is, and what each seat can
// know of it. Turn 7 (the last) is the card that is left over.
struct Takes {
  std::array<std::array<Card, kMaxSeats>, kAges * kMaxHand> card = {};
  std::array<std::uint16_t, kAges * kMaxHand> fates = {};  // two bits a city

  static constexpr int row(int age, int turn) { return (age - 1) * kMaxHand + turn - 1; }
  constexpr Fate fate(int row, int city) const { return static_cast<Fate>(fates[row] >> 2 * city & 3U); }
  constexpr void put(int row, int city, Card taken, Fate fate) {
    card[row][city] = taken;
    fates[row] = static_cast<std::uint16_t>(fates[row] | static_cast<unsigned>(fate) << 2 * city);
  }
};

enum class BoardRule : std::uint8_t { Random, Given, Choose };
enum class SideRule : std::uint8_t { Usual, A, B, Choose, Random };  // Usual: as nature says
inline constexpr std::uint8_t kAnyBoard = 0xFF;

// How boards are handed out: the options of the game, and what players have taken so far.
struct Setup {
  BoardRule boards = BoardRule::Random;
  bool shuffle_given = false;  // seating random: given boards are dealt to the seats by luck
  std::array<std::uint8_t, kMaxSeats> board = {kAnyBoard, kAnyBoard, kAnyBoard, kAnyBoard,
                                               kAnyBoard, kAnyBoard, kAnyBoard, kAnyBoard};
  std::array<SideRule, kMaxSeats> side = {};

  constexpr bool has(std::uint8_t wanted) const {
    for (const std::uint8_t taken : board) {
      if (taken == wanted) return true;
    }
    return false;
  }
};

// Which modules are on.
using Modules = std::uint8_t;
inline constexpr Modules kArmada = 1, kTeams = 2, kClosedPartners = 4;

// Whose eyes the position was filtered for.
enum class Audience : std::uint8_t { Everything, Spectator, Viewer };

struct State {
  std::array<City, kMaxSeats> cities;
  Takes takes;
  std::uint16_t round = 0;
  Edition edition = Edition::First;
  std::uint8_t players = 0;
  std::uint8_t city_count = 0;  // more than the players when there is a city without an owner
  std::uint8_t hand_size = 7;
  std::uint8_t age = 0;
  std::uint8_t turn = 0;                                   // 1 to hand_size - 1
  std::array<Card, kMaxStages> revived = {};               // cards taken out of the discard pile
  std::array<std::uint8_t, kMaxStages> revived_from = {};  // rows of `takes` the pile had then
  std::uint8_t revived_count = 0;
  Audience audience = Audience::Everything;
  Seat viewer = 0;
  std::array<std::uint8_t, kMaxSeats> looked = {};  // rows of `takes` seen when looking through the pile
  std::array<Hand, kMaxSeats> hands;
  std::array<Order, kMaxSeats>
      orders;  // by city, committed and not yet revealed; of a side `card` is the side
  Setup setup;
  Modules modules = 0;
  std::array<std::uint8_t, 2> reserved = {};  // keeps the layout free of holes
  Agenda agenda;
  armada::Armada armada;

  constexpr int left_of(int city) const { return city + 1 == city_count ? 0 : city + 1; }
  constexpr int right_of(int city) const { return city == 0 ? city_count - 1 : city - 1; }
  constexpr bool has_free_city() const { return city_count > players; }
  constexpr Step step() const { return agenda.step(); }
  constexpr int last_turn() const { return hand_size - 1; }
  // Hands go to the left in the Ages I and III, to the right in Age II.
  constexpr bool passes_left() const { return age != 2; }
};
static_assert(std::endian::native == std::endian::little);
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1536);
// No holes: equal positions are equal bytes.
static_assert(std::has_unique_object_representations_v<State>);

inline const EditionFacts& facts(const State& state) {
  return facts_of(state.edition, (state.modules & kArmada) != 0 ? Extent::WithModules : Extent::Base);
}

// How many copies of each card lie in the discard pile, as far as they are known.
using Pile = std::array<std::int8_t, kMaxCards>;
Pile discard_pile(const State& state);
// Those of them that the city may build.
CardSet revivable(const State& state, int city);

}  // namespace heptad::wonders
