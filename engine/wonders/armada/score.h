// What Armada adds to a score sheet.
#pragma once

#include <algorithm>

#include "engine/core/outcome.h"
#include "engine/wonders/armada/harbour.h"
#include "engine/wonders/state.h"

namespace heptad::wonders::armada {

inline constexpr int kGuildCap =
    10;  // a card                                                      [armada 118]

inline int best_colour(const State& state, int city) {
  int best = 0;
  for (const CardSet& colour : facts(state).of_colour) {
    best = std::max(best, (state.cities[city].built & colour).size());
  }
  return best;
}

inline int points_of(const State& state, int city, const Effect& effect) {
  const Harbour& harbour = state.armada.harbours[city];
  switch (deed_of(effect)) {
    case Deed::PointsPerTrade: return effect.amount * trade_level(harbour);
    case Deed::PointsPerIsland: return effect.amount * std::popcount(harbour.islands);
    case Deed::PointsOfBestColour: return effect.amount * best_colour(state, city);
    case Deed::Naval:
    case Deed::Invade:
    case Deed::Piracy:
    case Deed::Emporium:
    case Deed::FreeMove:
    case Deed::TopIsland:
    case Deed::MostSymbol:
    case Deed::FreeShipWithStage:
    case Deed::NoLosses:
    case Deed::CheaperShip:
    case Deed::CoinForEachMove:
    case Deed::MayStayOut: break;
  }
  return 0;
}

inline int naval_points(const Harbour& harbour) {
  return harbour.tokens[0] + harbour.tokens[1] + harbour.tokens[2];
}
inline int shipyard_points(const Harbour& harbour) { return kBluePoints[space(harbour, Fleet::Blue)].value; }

// Columns of their own for tokens, islands and the blue ship.                                      [armada 120]
template <class PointsOf>
void score(const State& state, int city, Sheet& sheet, PointsOf points_of) {
  const Harbour& harbour = state.armada.harbours[city];
  int islands = 0;
  for_each_bit(harbour.islands,
               [&](int island) { islands += points_of(state, city, kIslandRows[island].effects); });
  sheet[Category::Naval] = static_cast<std::int16_t>(naval_points(harbour));
  sheet[Category::Islands] = static_cast<std::int16_t>(islands);
  sheet[Category::Shipyard] = static_cast<std::int16_t>(shipyard_points(harbour));
}

// The same, line by line.
template <class Keep, class PointsOf>
void score_lines(const State& state, int city, Keep keep, PointsOf points_of) {
  constexpr std::array<std::string_view, 3> kAgeNames = {"age-1", "age-2", "age-3"};
  const Harbour& harbour = state.armada.harbours[city];
  for (std::size_t age = 0; age < kAgeNames.size(); ++age)
    keep({Category::Naval, kAgeNames[age], harbour.tokens[age]});
  for_each_bit(harbour.islands, [&](int island) {
    keep({Category::Islands, kIslandRows[island].id, points_of(state, city, kIslandRows[island].effects)});
  });
  keep({Category::Shipyard, "blue", shipyard_points(harbour)});
}

}  // namespace heptad::wonders::armada
