// The part of a position that belongs to Pantheon. When the module is off it stays as it is here: nothing
// laid, nothing shown, nothing to activate, so that every rule that looks at it finds nothing to do.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/seat.h"
#include "engine/duel/pantheon/rows.h"

namespace heptad::duel::pantheon {

// Who knows a card: the two seats as bits, and everybody else who watches.
using Knowers = std::uint8_t;
inline constexpr Knowers kWatchers = 0b100;
inline constexpr Knowers kEverybody = 0b111;
constexpr Knowers knower(Seat seat) { return static_cast<Knowers>(1U << seat); }
constexpr SeatSet seats_of(Knowers knowers) {
  SeatSet seats = knowers == kEverybody ? SeatSet::everyone() : SeatSet();
  for (Seat seat = 0; seat < 2; ++seat) {
    if ((knowers & knower(seat)) != 0) seats.add(seat);
  }
  return seats;
}

// A card that may lie face down, and who knows it. Nobody is told more than the back, which shows the
// mythology.
struct Face {
  static constexpr std::uint8_t kNone = 31;     // no card lies there
  static constexpr std::uint8_t kUnknown = 30;  // nobody knows it: luck will decide
  static constexpr std::uint8_t kHidden = 16;   // and the mythology: in a view, not for this viewer

  std::uint8_t card : 5 = kNone;  // a divinity, the Gate, or one of the above
  Knowers known_to : 3 = kEverybody;

  static constexpr Face of(Divinity divinity, Knowers known_to) {
    return {.card = static_cast<std::uint8_t>(divinity & 31), .known_to = static_cast<Knowers>(known_to & 7)};
  }
  static constexpr Face nobody_knows() { return of(kUnknown, 0); }
  static constexpr Face none() { return {}; }

  constexpr bool is_none() const { return card == kNone; }
  constexpr bool is_unknown() const { return card == kUnknown; }
  constexpr bool is_hidden() const { return card >= kHidden && card < kHidden + kMythologies; }
  constexpr bool is_divinity() const { return card < kDivinityCount; }
  constexpr bool operator==(const Face&) const = default;
};

// What one seat has won in the Pantheon.
struct Devotion {
  DivinitySet divinities = 0;  // activated; the Gate too
  std::int16_t guarded = 0;    // coins on Astarte
  std::uint8_t myths = 0;      // mythology tokens, by index into kMythSlots
  std::uint8_t offerings = 0;  // offering tokens not spent, by index into kOfferings

  bool operator==(const Devotion&) const = default;
};

struct Pantheon {
  Slots laid = 0;             // slots of the structure with a mythology or offering token on them
  DivinitySet shown = 0;      // divinities somebody chooses from
  std::uint16_t on_enki = 0;  // progress tokens on Enki: in no box
  std::array<Devotion, 2> seats;
  std::array<Face, kPantheonSlots> slots = {};
  std::array<Face, kMythologies> tops = {};          // the top card of each deck
  std::array<std::uint8_t, kMythologies> left = {};  // cards in each deck
  std::array<std::uint8_t, kMythSlots.size()> myths = {};
  std::array<std::uint8_t, kOfferingSlots.size()> offerings = {};
  std::uint8_t filled = 0;    // slots with a card
  std::uint8_t active = 0;    // of these, open: they may be activated
  std::uint8_t snake = 0xFF;  // the green card whose symbol is copied
  std::uint8_t on = 0;        // 1 when the module is on

  bool operator==(const Pantheon&) const = default;
};

}  // namespace heptad::duel::pantheon
