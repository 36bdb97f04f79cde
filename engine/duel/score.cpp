#include "engine/duel/game.h"

namespace heptad::duel {
namespace {

constexpr Category category_of(Colour colour) {
  switch (colour) {
    case Colour::Blue: return Category::Civilian;
    case Colour::Green: return Category::Scientific;
    case Colour::Yellow: return Category::Commercial;
    case Colour::Purple: return Category::Guilds;
    case Colour::Temple: return Category::Temples;
    case Colour::Brown:
    case Colour::Grey:
    case Colour::Red: break;
  }
  return Category::Military;  // such cards print no points
}

constexpr int printed_points(const Effects& effects) {
  int sum = 0;
  for (const Effect& effect : effects) sum += effect.kind == EffectKind::Points ? effect.a : 0;
  return sum;
}

// The cards of a category by the bits of their printed points, so that points are counted, not looked up.
struct PrintedPoints {
  Category category;
  std::array<CardSet, 3> bits = {};
};
constexpr auto kPrinted = [] {
  std::array<PrintedPoints, 3> printed = {
      {{Category::Civilian}, {Category::Scientific}, {Category::Commercial}}};
  for (PrintedPoints& sort : printed) {
    for (int card = 0; card < kCardCount; ++card) {
      if (category_of(kCards[card].colour) != sort.category) continue;
      const int points = printed_points(kCards[card].effects);
      for (int bit = 0; bit < 3; ++bit) {
        if ((points >> bit & 1) != 0) sort.bits[bit].add(static_cast<Card>(card));
      }
    }
  }
  return printed;
}();
// The same for a table of no more than 16 rows.
class PointsOf {
 public:
  template <class Rows>
  explicit constexpr PointsOf(const Rows& rows) {
    for (std::size_t i = 0; i < std::size(rows); ++i) {
      const int points = printed_points(rows[i].effects);
      for (int bit = 0; bit < 4; ++bit) bits_[bit] |= static_cast<std::uint16_t>((points >> bit & 1) << i);
    }
  }
  constexpr int operator()(std::uint16_t rows) const {
    int sum = 0;
    for (int bit = 0; bit < 4; ++bit) sum += std::popcount(static_cast<unsigned>(rows & bits_[bit])) << bit;
    return sum;
  }

 private:
  std::array<std::uint16_t, 4> bits_ = {};
};
constexpr PointsOf kWonderPoints(kWonders), kTokenPoints(kTokens), kDivinityPoints(kDivinities);
template <class Rows>
constexpr int all_points(const Rows& rows) {
  int sum = 0;
  for (const auto& row : rows) sum += printed_points(row.effects);
  return sum;
}
static_assert(kWonderPoints(0xFFFF) == all_points(kWonders) && kTokenPoints(0xFFFF) == all_points(kTokens) &&
                  kDivinityPoints(0xFFFF) == all_points(kDivinities),
              "no more than four bits of points");
constexpr CardSet kGuildCards = [] {
  CardSet guilds;
  for (int i = 0; i < kGuilds.size; ++i) guilds.add(static_cast<Card>(kGuilds.first + i));
  return guilds;
}();

void add(Sheet& sheet, Category category, int points) {
  sheet[category] = static_cast<std::int16_t>(sheet[category] + points);
}

void add_pantheon_points(Sheet& sheet, const State& state, Seat seat) {
  const City& own = state.cities[seat];
  const Devotion& devotion = state.pantheon.seats[seat];
  const int tokens = std::popcount(devotion.myths) + std::popcount(devotion.offerings);
  add(sheet, Category::Progress, power<EffectKind::PointsPerDivineToken>(own) * tokens);  //      [duel 172]
  add(sheet, Category::Temples, kTemplePoints[own.colours[static_cast<int>(Colour::Temple)]]);  // [duel 166]
  add(sheet, Category::Divinities, kDivinityPoints(devotion.divinities));
  add(sheet, Category::Divinities, devotion.guarded);  // not treasury                       [duel 144, 146]
}

}  // namespace

// The sheet of one seat if the game were scored now.                                          [duel 92–98]
Sheet score_sheet(const State& state, Seat seat) {
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  Sheet sheet;
  const int lead = seat == 0 ? state.pawn : -state.pawn;
  if (lead > 0) add(sheet, Category::Military, kMilitaryPoints[lead]);
  add(sheet, Category::Treasury, own.coins / kCoinsPerPoint);
  for (const PrintedPoints& printed : kPrinted) {
    for (int bit = 0; bit < 3; ++bit)
      add(sheet, printed.category, (own.cards & printed.bits[bit]).size() << bit);
  }
  (own.cards & kGuildCards).for_each([&](Card card) {
    for (const Effect& effect : kCards[card].effects) {
      if (effect.kind != EffectKind::Guild) continue;
      const auto counted = static_cast<Counted>(effect.a);
      add(sheet, Category::Guilds, effect.c * std::max(count(own, counted), count(opponent, counted)));
    }
  });
  add(sheet, Category::Wonders, kWonderPoints(own.built));
  add(sheet, Category::Progress, kTokenPoints(own.tokens));
  add(sheet, Category::Progress, power<EffectKind::PointsPerToken>(own) * std::popcount(own.tokens));
  if (state.pantheon.on != 0) add_pantheon_points(sheet, state, seat);
  return sheet;
}

// Equal totals: more points on blue cards; still equal: shared.                                  [duel 99]
void decide_by_points(State& state) {
  const Sheet sheets[] = {score_sheet(state, 0), score_sheet(state, 1)};
  const auto decide = [&](int first, int second, Victory victory) {
    if (first == second) return false;
    state.victory = victory;
    state.winners = first > second ? 0b01 : 0b10;
    return true;
  };
  if (decide(sheets[0].total(), sheets[1].total(), Victory::Civilian)) return;
  if (decide(sheets[0][Category::Civilian], sheets[1][Category::Civilian], Victory::CivilianBlue)) return;
  state.victory = Victory::Shared;
  state.winners = 0b11;
}

Outcome Duel::outcome(const State& state) {
  Outcome outcome{.over = state.over(), .how = state.victory, .seats = 2};
  for (Seat seat = 0; seat < 2; ++seat) {
    outcome.sheets[seat] = score_sheet(state, seat);
    const bool won = (state.winners >> seat & 1) != 0;
    if (won) outcome.winners.add(seat);
    outcome.rank[seat] = won || !state.over() ? 1 : 2;
  }
  return outcome;
}

}  // namespace heptad::duel
