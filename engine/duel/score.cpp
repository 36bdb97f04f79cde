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

namespace {

// The lines of one sheet as they are found; what gives no points is not told.
class Lines {
 public:
  void add(Category category, std::string_view of, int points, int each = 0, int count = 0) {
    if (points != 0) lines_.push_back({category, of, points, each, count});
  }
  // A row's printed points.
  template <class Row>
  void add_printed(Category category, const Row& row) {
    add(category, row.id, printed_points(row.effects));
  }
  std::vector<ScoreLine> take() { return std::move(lines_); }

 private:
  std::vector<ScoreLine> lines_;
};

void add_token_lines(Lines& lines, const City& own, int divine_tokens) {
  for_each_bit(own.tokens, [&](int token) {
    lines.add_printed(Category::Progress, kTokens[token]);
    for (const Effect& effect : kTokens[token].effects) {
      const int count = effect.kind == EffectKind::PointsPerToken         ? std::popcount(own.tokens)
                        : effect.kind == EffectKind::PointsPerDivineToken ? divine_tokens
                                                                          : 0;
      lines.add(Category::Progress, kTokens[token].id, effect.a * count, effect.a, count);
    }
  });
}

void add_pantheon_lines(Lines& lines, const City& own, const Devotion& devotion) {
  const int temples = own.colours[static_cast<int>(Colour::Temple)];
  lines.add(Category::Temples, "temples", kTemplePoints[temples], 0, temples);
  for_each_bit(devotion.divinities,
               [&](int god) { lines.add_printed(Category::Divinities, kDivinities[god]); });
  lines.add(Category::Divinities, "astarte", devotion.guarded, 1, devotion.guarded);
}

}  // namespace

std::vector<ScoreLine> Duel::score_lines(const State& state, int city) {
  const City& own = state.cities[city];
  const City& opponent = state.cities[city ^ 1];
  const Devotion& devotion = state.pantheon.seats[city];
  Lines lines;
  own.cards.for_each([&](Card card) {
    const CardRow& row = kCards[card];
    lines.add_printed(category_of(row.colour), row);
    for (const Effect& effect : row.effects) {
      if (effect.kind != EffectKind::Guild) continue;
      const auto counted = static_cast<Counted>(effect.a);
      const int most = std::max(count(own, counted), count(opponent, counted));
      lines.add(Category::Guilds, row.id, effect.c * most, effect.c, most);
    }
  });
  for_each_bit(own.built, [&](int wonder) { lines.add_printed(Category::Wonders, kWonders[wonder]); });
  add_token_lines(lines, own, std::popcount(devotion.myths) + std::popcount(devotion.offerings));
  if (state.pantheon.on != 0) add_pantheon_lines(lines, own, devotion);
  lines.add(Category::Treasury, "coins", own.coins / kCoinsPerPoint, 0, own.coins);
  const int lead = city == 0 ? state.pawn : -state.pawn;
  if (lead > 0) lines.add(Category::Military, "pawn", kMilitaryPoints[lead], 0, lead);
  return lines.take();
}

}  // namespace heptad::duel
