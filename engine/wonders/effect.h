// What cards and stages do: a closed vocabulary of four-byte effects. No rule asks for a card by its name.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/goods.h"

namespace heptad::wonders {

enum class Colour : std::uint8_t { Brown, Grey, Blue, Yellow, Red, Green, Purple };
inline constexpr int kColours = 7;
inline constexpr std::array<std::string_view, kColours> kColourNames = {"brown", "grey",  "blue",  "yellow",
                                                                        "red",   "green", "purple"};

enum class Science : std::uint8_t { Compass, Gear, Tablet };
inline constexpr int kSciences = 3;
inline constexpr std::array<std::string_view, kSciences> kScienceNames = {"compass", "gear", "tablet"};

// What an effect counts. The colours come first, in the order of Colour.
enum class Count : std::uint8_t { Brown, Grey, Blue, Yellow, Red, Green, Purple, Stages, Defeats };
inline constexpr std::array<std::string_view, 9> kCountNames = {"brown", "grey",   "blue",   "yellow", "red",
                                                                "green", "purple", "stages", "defeats"};
constexpr Colour colour_counted(Count count) { return static_cast<Colour>(count); }  // of Brown to Purple

// In which cities.
using Where = std::uint8_t;
inline constexpr Where kOwn = 1, kLeft = 2, kRight = 4, kNeighbours = kLeft | kRight,
                       kAround = kOwn | kNeighbours;

// Lasting abilities of wonders.
enum class Power : std::uint8_t {
  FreeBuildEachAge,   // first edition, Olympia A: one structure an Age ignores its cost
  FreeFirstOfColour,  // second edition, Olympia day
  FreeFirstOfAge,     // second edition, Olympia night
  FreeLastOfAge,
  SeventhCard,  // Babylon: the last card is played instead of discarded
  CopyGuild,    // first edition, Olympia B
};
inline constexpr std::array<std::string_view, 6> kPowerNames = {"free-build-each-age", "free-first-of-colour",
                                                                "free-first-of-age",   "free-last-of-age",
                                                                "seventh-card",        "copy-guild"};

enum class EffectKind : std::uint8_t {
  Nothing,
  Points,            // amount
  PointsPer,         // amount for each `what` (Count) in `where`
  PointsIfComplete,  // amount when every stage of the own side stands
  Shields,           // amount
  Symbol,            // `what` is a Science
  AnySymbol,
  Makes,              // amount of `what` (Resource)
  MakesOneOf,         // one unit of the resources in `what` (bits in the order of Resource)
  Coins,              // amount, once
  CoinsPer,           // amount for each `what` (Count) in `where`, once
  CheapRaw,           // raw materials cost 1 coin from the neighbours in `where`
  CheapManufactured,  // manufactured goods cost 1 coin from both neighbours
  BuildFromDiscard,
  Ability,  // `what` is a Power
  Module,   // a module's own: `what` says which of its deeds
};

struct Effect {
  EffectKind kind = EffectKind::Nothing;
  std::uint8_t amount = 0;
  std::uint8_t what = 0;
  Where where = 0;

  constexpr bool operator==(const Effect&) const = default;
};
static_assert(sizeof(Effect) == 4);

using Effects = std::array<Effect, 3>;

// The words the tables are written in.
namespace words {

constexpr std::uint8_t byte(auto value) { return static_cast<std::uint8_t>(value); }
constexpr std::uint8_t bit(Resource resource) { return byte(1U << static_cast<int>(resource)); }

constexpr Effect points(int amount) { return {.kind = EffectKind::Points, .amount = byte(amount)}; }
constexpr Effect points_per(int amount, Count what, Where where) {
  return {.kind = EffectKind::PointsPer, .amount = byte(amount), .what = byte(what), .where = where};
}
constexpr Effect points_if_complete(int amount) {
  return {.kind = EffectKind::PointsIfComplete, .amount = byte(amount)};
}
constexpr Effect shields(int amount) { return {.kind = EffectKind::Shields, .amount = byte(amount)}; }
constexpr Effect symbol(Science science) {
  return {.kind = EffectKind::Symbol, .amount = 1, .what = byte(science)};
}
constexpr Effect any_symbol() { return {.kind = EffectKind::AnySymbol, .amount = 1}; }
constexpr Effect makes(Resource resource, int amount = 1) {
  return {.kind = EffectKind::Makes, .amount = byte(amount), .what = byte(resource)};
}
constexpr Effect one_of(Resource a, Resource b) {
  return {.kind = EffectKind::MakesOneOf, .amount = 1, .what = byte(bit(a) | bit(b))};
}
constexpr Effect one_of_raw() { return {.kind = EffectKind::MakesOneOf, .amount = 1, .what = 0b000'1111}; }
constexpr Effect one_of_manufactured() {
  return {.kind = EffectKind::MakesOneOf, .amount = 1, .what = 0b111'0000};
}
constexpr Effect coins(int amount) { return {.kind = EffectKind::Coins, .amount = byte(amount)}; }
constexpr Effect coins_per(int amount, Count what, Where where) {
  return {.kind = EffectKind::CoinsPer, .amount = byte(amount), .what = byte(what), .where = where};
}
constexpr Effect cheap_raw(Where where) { return {.kind = EffectKind::CheapRaw, .where = where}; }
constexpr Effect cheap_manufactured() {
  return {.kind = EffectKind::CheapManufactured, .where = kNeighbours};
}
constexpr Effect build_from_discard() { return {.kind = EffectKind::BuildFromDiscard, .amount = 1}; }
constexpr Effect power(Power power) { return {.kind = EffectKind::Ability, .what = byte(power)}; }

}  // namespace words
}  // namespace heptad::wonders
