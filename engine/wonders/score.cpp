// Points, by the categories of the paper pad.
#include "engine/wonders/score.h"

#include <algorithm>

#include "engine/wonders/game.h"
#include "engine/wonders/moments.h"

namespace heptad::wonders {
namespace {

constexpr int kCoinsPerPoint = 3;

int count_in(const State& state, int city, Count what) {
  const City& place = state.cities[city];
  switch (what) {
    case Count::Stages: return place.stages;
    case Count::Defeats: return place.all_defeats();
    case Count::Brown:
    case Count::Grey:
    case Count::Blue:
    case Count::Yellow:
    case Count::Red:
    case Count::Green:
    case Count::Purple: break;
  }
  return (place.built & facts(state).of_colour[static_cast<int>(colour_counted(what))]).size();
}

int points_of(const State& state, int city, const Effects& effects) {
  int points = 0;
  for (const Effect& effect : effects) {
    switch (effect.kind) {
      case EffectKind::Nothing: return points;
      case EffectKind::Points: points += effect.amount; break;
      case EffectKind::PointsPer:
        points += effect.amount * count_of(state, city, static_cast<Count>(effect.what), effect.where);
        break;
      case EffectKind::PointsIfComplete: {
        const City& me = state.cities[city];
        const bool complete = me.stages == facts(state).stage_count[me.board][static_cast<int>(me.side)];
        points += complete ? effect.amount : 0;
        break;
      }
      case EffectKind::Module: points += moments::points_of(state, city, effect); break;
      case EffectKind::Shields:
      case EffectKind::Symbol:
      case EffectKind::AnySymbol:
      case EffectKind::Makes:
      case EffectKind::MakesOneOf:
      case EffectKind::Coins:
      case EffectKind::CoinsPer:
      case EffectKind::CheapRaw:
      case EffectKind::CheapManufactured:
      case EffectKind::BuildFromDiscard:
      case EffectKind::Ability: break;
    }
  }
  return points;
}

using Symbols = std::array<int, kSciences>;

int science(const Symbols& symbols) {
  const auto [a, b, c] = symbols;
  return a * a + b * b + c * c + 7 * std::min({a, b, c});
}

// Where symbols of choice, and those of the kind owned most, lie when they are worth most. All ways and
// orders are
// tried: one by one can miss the best.                                                   [wonders 93, armada 95]
Symbols best_symbols(const Symbols& symbols, int of_choice, int of_most) {
  if (of_choice + of_most == 0) return symbols;
  Symbols best = {};
  const int most = std::ranges::max(symbols);
  const auto consider = [&](const Symbols& more, int choices, int mosts) {
    const Symbols found = best_symbols(more, choices, mosts);
    if (science(found) > science(best)) best = found;
  };
  for (int i = 0; i < kSciences; ++i) {
    Symbols more = symbols;
    ++more[i];
    if (of_choice > 0) consider(more, of_choice - 1, of_most);
    if (of_most > 0 && symbols[i] == most) consider(more, of_choice, of_most - 1);
  }
  return best;
}

Symbols symbols_of(const State& state, int city, int copied) {
  const City& me = state.cities[city];
  return best_symbols({me.symbols[0], me.symbols[1], me.symbols[2]}, me.any_symbols + copied,
                      moments::symbols_of_most(state, city));
}

int science(const State& state, int city, int copied) { return science(symbols_of(state, city, copied)); }

bool gives_symbol(const Effects& effects) {
  return std::ranges::any_of(effects, [](const Effect& e) { return e.kind == EffectKind::AnySymbol; });
}

// What a guild would count that is not here yet: itself, where it counts purple cards.    [wonders 83]
int points_for_itself(const Effects& effects) {
  int points = 0;
  for (const Effect& e : effects) {
    const bool counts_purple = e.kind == EffectKind::PointsPer && e.what == static_cast<int>(Count::Purple);
    if (counts_purple && (e.where & kOwn) != 0) points += e.amount;
  }
  return points;
}

// Olympia B: the best guild of a neighbour, scored as if it stood here. It is no card of this city, so no
// guild that does stand here counts it. Its points are the wonder's; a copied symbol counts as science.
//                                                                              [wonders 80, 81, 83, 84, 85]
struct CopiedGuild {
  int points = 0;
  int symbols = 0;
};
CopiedGuild best_copy(const State& state, int city) {
  const auto& edition = facts(state);
  const int plain_science = science(state, city, 0);
  CopiedGuild best;
  int worth = 0;
  for (const int neighbour : {state.left_of(city), state.right_of(city)}) {
    (state.cities[neighbour].built & edition.guilds).for_each([&](Card guild) {
      const Effects& effects = edition.gifts[guild].effects;
      const int points = points_of(state, city, effects) + points_for_itself(effects);
      const CopiedGuild copy{.points = moments::guild_points(state, points),
                             .symbols = gives_symbol(effects) ? 1 : 0};
      const int gain = copy.points + science(state, city, copy.symbols) - plain_science;
      if (gain > worth) {
        worth = gain;
        best = copy;
      }
    });
  }
  return best;
}

Sheet sheet_of(const State& state, int city) {
  const City& me = state.cities[city];
  const auto& edition = facts(state);
  const auto of_colour = [&](Colour colour) {
    int points = 0;
    (me.built & edition.of_colour[static_cast<int>(colour)]).for_each([&](Card card) {
      const int own = points_of(state, city, edition.gifts[card].effects);
      points += colour == Colour::Purple ? moments::guild_points(state, own) : own;
    });
    return static_cast<std::int16_t>(points);
  };
  int wonder = 0;
  for (int stage = 0; stage < me.stages; ++stage) {
    wonder += points_of(state, city, edition.stages[me.board][static_cast<int>(me.side)][stage].gift.effects);
  }
  const CopiedGuild copy = me.has(Power::CopyGuild) ? best_copy(state, city) : CopiedGuild{};
  Sheet sheet;
  int military = kDefeatToken * me.all_defeats();
  for (int age = 0; age < kAges; ++age) military += kVictoryToken[age] * me.victories[age];
  sheet[Category::Military] = static_cast<std::int16_t>(military);
  sheet[Category::Treasury] = static_cast<std::int16_t>(me.coins / kCoinsPerPoint);
  sheet[Category::Wonders] = static_cast<std::int16_t>(wonder + copy.points);
  sheet[Category::Civilian] = of_colour(Colour::Blue);
  sheet[Category::Scientific] = static_cast<std::int16_t>(science(state, city, copy.symbols));
  sheet[Category::Commercial] = of_colour(Colour::Yellow);
  sheet[Category::Guilds] = of_colour(Colour::Purple);
  moments::scored(state, city, sheet, points_of);
  return sheet;
}

}  // namespace

int count_of(const State& state, int city, Count what, Where where) {
  int count = 0;
  if ((where & kOwn) != 0) count += count_in(state, city, what);
  if ((where & kLeft) != 0) count += count_in(state, state.left_of(city), what);
  if ((where & kRight) != 0) count += count_in(state, state.right_of(city), what);
  return count;
}

// Only the players compete; the sheet of a city without an owner is there to be read.  [wonders 100, 111]
Outcome Wonders::outcome(const State& state) {
  Outcome outcome;
  outcome.over = state.step() == Step::Over;
  outcome.seats = state.players;
  std::array<int, kMaxSeats> points = {};
  for (int city = 0; city < state.city_count; ++city) {
    outcome.sheets[city] = sheet_of(state, city);
    points[city] = outcome.sheets[city].total();
  }
  std::array<int, kMaxSeats> coins = {};
  for (int seat = 0; seat < state.players; ++seat) coins[seat] = state.cities[seat].coins;
  moments::shared(state, points);
  moments::shared(state, coins);
  const int together = moments::seats_a_side(state);
  int best_points = points[0];
  int best_tied = 0;  // seats with the most points
  for (int seat = 0; seat < state.players; ++seat) best_points = std::max(best_points, points[seat]);
  for (int seat = 0; seat < state.players; ++seat) {
    int rank = 1;
    for (int other = 0; other < state.players; ++other) {
      rank += points[other] > points[seat] || (points[other] == points[seat] && coins[other] > coins[seat])
                  ? 1
                  : 0;
    }
    outcome.rank[seat] = static_cast<std::uint8_t>(rank);
    best_tied += points[seat] == best_points ? 1 : 0;
    if (outcome.over && rank == 1) outcome.winners.add(static_cast<Seat>(seat));
  }
  if (outcome.over) {
    outcome.how = outcome.winners.size() > together ? Victory::Shared
                  : best_tied > together            ? Victory::PointsCoins
                                                    : Victory::Points;
  }
  return outcome;
}

namespace {

void add_science_lines(std::vector<ScoreLine>& lines, const State& state, int city, int copied) {
  const Symbols symbols = symbols_of(state, city, copied);
  for (int i = 0; i < kSciences; ++i) {
    const int n = symbols[i];
    if (n > 0) lines.push_back({Category::Scientific, kScienceNames[i], n * n, n, n});
  }
  const int sets = std::ranges::min(symbols);
  if (sets > 0) lines.push_back({Category::Scientific, "sets", 7 * sets, 7, sets});
}

void add_military_lines(std::vector<ScoreLine>& lines, const City& city) {
  for (int age = 0; age < kAges; ++age) {
    const int won = city.victories[age];
    if (won > 0)
      lines.push_back({Category::Military, "victories", kVictoryToken[age] * won, kVictoryToken[age], won});
  }
  const int lost = city.all_defeats();
  if (lost > 0) lines.push_back({Category::Military, "defeats", kDefeatToken * lost, kDefeatToken, lost});
}

// What a card or stage gives; "each times count" where it counts one thing.
ScoreLine line_of(const State& state, int city, Category category, std::string_view id,
                  const Effects& effects) {
  ScoreLine line{category, id, points_of(state, city, effects)};
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::PointsPer) continue;
    const bool alone = line.each == 0;
    line.each = alone ? effect.amount : 0;
    line.count = alone ? count_of(state, city, static_cast<Count>(effect.what), effect.where) : 0;
  }
  if (category == Category::Guilds) line.points = moments::guild_points(state, line.points);
  if (line.each * line.count != line.points) line.each = line.count = 0;
  return line;
}

constexpr std::array<std::string_view, 4> kStageNames = {"stage-1", "stage-2", "stage-3", "stage-4"};

}  // namespace

std::vector<ScoreLine> Wonders::score_lines(const State& state, int city) {
  const City& me = state.cities[city];
  const auto& edition = facts(state);
  std::vector<ScoreLine> lines;
  const auto keep = [&](const ScoreLine& line) {
    if (line.points != 0) lines.push_back(line);
  };
  add_military_lines(lines, me);
  keep({Category::Treasury, "coins", me.coins / kCoinsPerPoint, 0, me.coins});
  for (int stage = 0; stage < me.stages; ++stage) {
    const auto& row = edition.stages[me.board][static_cast<int>(me.side)][stage];
    keep(line_of(state, city, Category::Wonders, kStageNames[stage], row.gift.effects));
  }
  const CopiedGuild copy = me.has(Power::CopyGuild) ? best_copy(state, city) : CopiedGuild{};
  keep({Category::Wonders, "copy-guild", copy.points});
  const std::pair<Colour, Category> kinds[] = {{Colour::Blue, Category::Civilian},
                                               {Colour::Yellow, Category::Commercial},
                                               {Colour::Purple, Category::Guilds}};
  for (const auto& [colour, category] : kinds) {
    (me.built & edition.of_colour[static_cast<int>(colour)]).for_each([&](Card card) {
      keep(line_of(state, city, category, edition.card_id(card), edition.gifts[card].effects));
    });
  }
  add_science_lines(lines, state, city, copy.symbols);
  moments::scored_lines(state, city, keep, points_of);
  return lines;
}

}  // namespace heptad::wonders
