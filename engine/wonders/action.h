// What a seat, or nature, can do in 7 Wonders, and where its numbers stand in an Action.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/action.h"
#include "engine/core/card_set.h"
#include "engine/core/seat.h"

namespace heptad::wonders {

using heptad::Card;
using heptad::CardSet;
using heptad::kMaxCards;
using heptad::kUnknownCard;

//                    arguments
enum class Verb : std::uint8_t {
  Boards,     // nature: one assigned board (board * 3 + side, side 2 is "the owner chooses") a city
  Hand,       // nature: seat, then its cards
  Luck,       // nature: what a module leaves to it; the step of the agenda says what
  Board,      // board: a player takes it
  Side,       // side
  Build,      // card, bill, city, extra
  BuildFree,  // card, bill, city, extra: by a power that waives the cost
  Stage,      // card, bill, city, extra
  Sell,       // card, –, city, extra
  Revive,     // card, –, city: from the discard pile
  Pass,       // –, –, city: decline an optional power
  Choose,     // what a module lets a seat choose; the step of the agenda says what
};
inline constexpr int kVerbs = 12;

// Coins that other cities receive: to the left, the right, the second to the left, the second to the right.
struct Bill {
  std::array<std::uint8_t, 4> to = {};

  constexpr int total() const { return to[0] + to[1] + to[2] + to[3]; }
  constexpr bool none() const { return std::bit_cast<std::uint32_t>(to) == 0; }
  constexpr bool operator==(const Bill&) const = default;
};
inline constexpr int kColumns = 4;

// A use of a card: whom it pays, for which city it is, and what goes with it. Laid out as the word of an
// action (core/action.h).
struct Order {
  Verb verb = Verb::Pass;
  Card card = 0;
  Bill bill;
  std::uint8_t city = 0;
  std::uint8_t extra = 0;  // a module's: what sails with it
};
static_assert(sizeof(Order) == sizeof(std::uint64_t));

// Where an order stands in an Action: card, bill, city, extra. A city of 0 is the own one of the seat that
// acts; any other number is a city without an owner, which is never the first.
inline constexpr int kBillArg = 1, kCityArg = 5, kExtraArg = 6;

constexpr Verb verb_of(const Action& action) { return static_cast<Verb>(action.kind); }
constexpr Card card_of(const Action& action) { return action.arg[0]; }
constexpr int city_of(Seat seat, const Action& action) {
  return action.arg[kCityArg] == 0 ? seat : action.arg[kCityArg];
}
constexpr Bill bill_of(const Action& action) {
  return {
      {action.arg[kBillArg], action.arg[kBillArg + 1], action.arg[kBillArg + 2], action.arg[kBillArg + 3]}};
}

constexpr Action act(Verb verb, std::uint8_t first = 0) {
  return {.kind = static_cast<std::uint8_t>(verb), .arg = {first}};
}

// The word of an order (core/action.h), for lists that are written quickly.
constexpr std::uint64_t word_of(Verb verb, Card card, Bill bill = {}) {
  return std::uint64_t{static_cast<std::uint8_t>(verb)} | std::uint64_t{card} << 8 |
         std::uint64_t{std::bit_cast<std::uint32_t>(bill)} << 16;
}
// To be added to it: for a city that is not the seat's own, and what goes with it.
constexpr std::uint64_t word_for(int city) { return static_cast<std::uint64_t>(city) << 8 * (kCityArg + 1); }
constexpr std::uint64_t word_with(int extra) {
  return static_cast<std::uint64_t>(extra) << 8 * (kExtraArg + 1);
}

constexpr Order order_of(Seat seat, const Action& action) {
  auto order = std::bit_cast<Order>(word(action));
  if (order.city == 0) order.city = seat;
  return order;
}

// A use of a card from hand.
constexpr bool is_order(Verb verb) { return verb >= Verb::Build && verb <= Verb::Sell; }

}  // namespace heptad::wonders
