// What a seat, or nature, can do in 7 Wonders, and where its numbers stand in an Action.
#pragma once

#include <cstdint>

#include "engine/core/action.h"
#include "engine/wonders/card_set.h"

namespace heptad::wonders {

//                    arguments
enum class Verb : std::uint8_t {
  Boards,     // nature: one assigned board (board * 3 + side, side 2 is "the owner chooses") a city
  Hand,       // nature: seat, then its cards
  Draw,       // nature: the card turned from the Free City's pile
  Board,      // board: a player takes it
  Side,       // side
  Build,      // card, coins to the left, coins to the right
  BuildFree,  // card: by a power that waives the cost
  Stage,      // card, coins to the left, coins to the right
  Sell,       // card
  Revive,     // card, from the discard pile
  Pass,       // decline an optional power
  CityBuild,  // the same for the Free City, by the player who controls it
  CityBuildFree,
  CityStage,
  CitySell,
  CityRevive,
  CityPass,
};
inline constexpr int kVerbs = 17;

constexpr Verb verb_of(const Action& action) { return static_cast<Verb>(action.kind); }
constexpr Card card_of(const Action& action) { return action.arg[0]; }

constexpr Action act(Verb verb, std::uint8_t first = 0, std::uint8_t left = 0, std::uint8_t right = 0) {
  return {.kind = static_cast<std::uint8_t>(verb), .arg = {first, left, right}};
}

// The Free City's verb for the same use of a card, and back.
constexpr Verb for_city(Verb verb) {
  constexpr int kStep = static_cast<int>(Verb::CityBuild) - static_cast<int>(Verb::Build);
  return static_cast<Verb>(static_cast<int>(verb) + kStep);
}
constexpr bool is_for_city(Verb verb) { return verb >= Verb::CityBuild; }
constexpr Verb plain(Verb verb) {
  constexpr int kStep = static_cast<int>(Verb::CityBuild) - static_cast<int>(Verb::Build);
  return is_for_city(verb) ? static_cast<Verb>(static_cast<int>(verb) - kStep) : verb;
}
// A use of a card from hand.
constexpr bool is_order(Verb verb) { return plain(verb) >= Verb::Build && plain(verb) <= Verb::Sell; }

}  // namespace heptad::wonders
