#include "bots/duel/worth.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/duel/payment.h"

namespace heptad::duel {
namespace {

constexpr double kWin = 1000;

// How much of what is built now will still be used, by age.
constexpr std::array<double, 4> kFuture = {1.0, 1.0, 0.6, 0.15};

// A unit of production saves about its price a few times; the first unit of a resource saves most.
double production_worth(const City& own, const City& opponent) {
  double worth = 0;
  for (int r = 0; r < kResources; ++r) {
    const auto resource = static_cast<Resource>(r);
    if (resource == Resource::Ore || resource == Resource::Loom) continue;  // no card of Duel asks for them
    const int units = own.makes[resource];
    worth += std::min(units, 1) * 2.5 + std::min(std::max(units - 1, 0), 2) * 1.2;
    worth += (own.price_of_one >> 8 * r & 1) != 0 && units == 0 ? 1.0 : 0.0;
    worth += 0.4 * std::min(units, opponent.makes[resource] == 0 ? 2 : 1);  // dearer for the other
  }
  return worth + 2.5 * own.any_raw + 2.0 * own.any_manufactured;
}

// Symbols are worth more the nearer six of them are, and each token won is worth about four points.
double science_worth(const City& own) {
  constexpr std::array<double, 8> kSymbolsWorth = {0, 1, 2, 3.5, 6, 11, 0, 0};
  return kSymbolsWorth[std::popcount(own.symbols)] + 2.0 * std::popcount(own.tokens);
}

double military_worth(int lead) {
  constexpr std::array<double, 10> kLeadWorth = {0, 1, 2, 3.5, 4.5, 6, 9, 12, 16, 0};
  return lead > 0 ? kLeadWorth[lead] : 0;
}

double wonders_worth(const State& state, const City& own, const City& opponent) {
  constexpr WonderSet kExtraTurn = carriers(kWonders, EffectKind::ExtraTurn);
  if (own.wonders == 0) return 0;
  const Market market(own, opponent);
  double worth = 0;
  for_each_bit(own.wonders, [&](int wonder) {
    const int missing = std::max(0, wonder_price(own, market, static_cast<Wonder>(wonder)).coins - own.coins);
    worth += std::max(0.0, ((kExtraTurn >> wonder & 1) != 0 ? 3.0 : 2.0) - 0.2 * missing);
  });
  return worth * (state.age == 3 ? 0.4 : 1.0);
}

double city_worth(const State& state, Seat seat, const Sheet& sheet) {
  constexpr WonderSet kExtraTurn = carriers(kWonders, EffectKind::ExtraTurn);
  const City& own = state.cities[seat];
  const City& opponent = state.cities[seat ^ 1];
  const double future = kFuture[state.age];
  const int lead = seat == 0 ? state.pawn : -state.pawn;
  double worth = sheet.total() - sheet[Category::Military] - sheet[Category::Treasury];
  worth += military_worth(lead) + science_worth(own);
  worth += own.coins * (0.33 + 0.25 * future);
  worth += future * production_worth(own, opponent);
  worth += future * 1.0 * std::popcount(own.chains);
  worth += 3.0 * std::popcount(static_cast<WonderSet>(own.built & kExtraTurn));
  return worth + wonders_worth(state, own, opponent);
}

}  // namespace

double worth(const State& state, Seat seat) {
  const Outcome outcome = Duel::outcome(state);
  if (outcome.over) {
    if (outcome.winners.size() == 2) return 0;
    return outcome.winners.has(seat) ? kWin : -kWin;
  }
  const Seat rival = other(seat);
  return city_worth(state, seat, outcome.sheets[seat]) - city_worth(state, rival, outcome.sheets[rival]);
}

}  // namespace heptad::duel
