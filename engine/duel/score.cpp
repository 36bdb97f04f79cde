#include "engine/duel/score.h"

#include "engine/duel/game.h"
#include "engine/duel/moments.h"

namespace heptad::duel {
namespace {

// The cards of a category by the bits of their printed points, so that points are counted, not looked up.
struct PrintedPoints {
  Colour colour;
  Category category;
  std::array<CardSet, 3> bits = {};
};
constexpr auto kPrinted = [] {
  std::array<PrintedPoints, 3> printed = {{{Colour::Blue, Category::Civilian},
                                           {Colour::Green, Category::Scientific},
                                           {Colour::Yellow, Category::Commercial}}};
  for (PrintedPoints& sort : printed) {
    for (int card = 0; card < kCardCount; ++card) {
      if (kCards[card].colour != sort.colour) continue;
      const int points = printed_points(kCards[card].effects);
      for (int bit = 0; bit < 3; ++bit) {
        if ((points >> bit & 1) != 0) sort.bits[bit].add(static_cast<Card>(card));
      }
    }
  }
  return printed;
}();
constexpr PointsOf kWonderPoints(kWonders), kTokenPoints(kTokens);
constexpr CardSet kGuildCards = [] {
  CardSet guilds;
  for (int i = 0; i < kGuilds.deck.size; ++i) guilds.add(static_cast<Card>(kGuilds.deck.first + i));
  return guilds;
}();

}  // namespace

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
  moments::score(sheet, state, seat);
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
