#include "bots/wonders/armada/worth.h"

#include <algorithm>

#include "bots/wonders/moments.h"
#include "bots/wonders/worth_terms.h"
#include "engine/wonders/armada/flow.h"
#include "engine/wonders/armada/score.h"

namespace heptad::wonders::armada {
namespace {

constexpr std::array<double, kLevels + 1> kIslandWorth = {0, 2.4, 4.2, 6.2};  // the best of some

int turns_left(const State& state) {
  return (kAges - state.age) * state.last_turn() + state.last_turn() - state.turn;
}

// One more symbol than now: a place higher or lower among all, in this Age and those to come.
double naval_worth(const State& state, int who, int gained) {
  const int own = strength(state.armada.harbours[who]);
  double passed = 0;  // of the others
  for (int other = 0; other < state.players; ++other) {
    if (other == who) continue;
    const int lead = own - strength(state.armada.harbours[other]);
    passed += likely(lead + gained) - likely(lead);
  }
  double stake = 0;
  double weight = 1;
  for (int age = std::max<int>(1, state.age); age <= kAges; ++age, weight *= 0.55) {
    stake += weight * (kNavalTokens[age - 1].rewards[0] - kNavalTokens[age - 1].defeat);
  }
  return stake * passed / (state.players - 1);
}

// What others lose when everybody loses such a thing: as much as if one gained it alone.
template <class LossOf>
double loss_worth(const State& state, int who, LossOf loss_of) {
  double rivals = 0;
  double lost = 0;
  double own_side = 0;
  for (int other = 0; other < state.players; ++other) {
    const Harbour& harbour = state.armada.harbours[other];
    if (other == who) continue;
    const int loss = owns<Deed::NoLosses>(harbour)
                         ? 0
                         : std::min<int>(state.cities[other].coins, loss_of(trade_level(harbour)));
    if (moments::on_one_side(state, who, other)) {
      own_side += loss;
    } else {
      rivals += 1;
      lost += loss;
    }
  }
  return kCoin * (lost / rivals - own_side);
}

double yellow_worth(const State& state, int who, int at) {
  const double tax = kTax[at].value == 0 ? 0 : loss_worth(state, who, [&](int level) {
    return std::max(0, kTax[at].value - level);
  });
  const int levels = kTradeLevel[at].value - kTradeLevel[at - 1].value;
  const int symbols = at == kLastSpace ? kYellowStrengthAtEnd : 0;
  return kCoin * kArrivalCoins[at].value + tax + 0.4 * levels * kFuture[state.age] +
         (symbols == 0 ? 0 : naval_worth(state, who, symbols));
}

double blue_worth(const State& state, int who, int at) {
  const int symbols = at == kLastSpace ? kBlueStrengthAtEnd : 0;
  return kBluePoints[at].value - kBluePoints[at - 1].value +
         (symbols == 0 ? 0 : naval_worth(state, who, symbols));
}

double space_worth(const State& state, int who, Fleet fleet, int at) {
  switch (fleet) {
    case Fleet::Red: return naval_worth(state, who, kRedStrength[at].value - kRedStrength[at - 1].value);
    case Fleet::Yellow: return yellow_worth(state, who, at);
    case Fleet::Blue: return blue_worth(state, who, at);
    case Fleet::Green: return kIslandWorth[kExplores[at].value];
  }
  return 0;
}

// The best ships of some fleets.
double best_moves(const State& state, int who, int ships, Fleets fleets) {
  std::array<double, kFleets> moves = {};
  for_each_bit(static_cast<unsigned>(movable(state.armada.harbours[who]) & fleets),
               [&](int fleet) { moves[fleet] = move_worth(state, who, static_cast<Fleet>(fleet)); });
  std::ranges::sort(moves, std::greater());
  double worth = 0;
  for (int i = 0; i < std::min(ships, kFleets); ++i) worth += moves[i];
  return worth;
}

double invasion_worth(const State& state, int who, Where where) {
  const int target = where == kSecondLeft ? second_left(state, who) : second_right(state, who);
  const int lead = 1 + state.cities[who].shields - state.cities[target].shields;
  const double won = likely(lead);
  return won * kVictoryToken[std::max<int>(1, state.age) - 1] + (1 - won) * kDefeatToken;
}

double most_symbol_worth(const State& state, int who) {
  const auto& symbols = state.cities[who].symbols;
  const auto most = std::ranges::max_element(symbols) - symbols.begin();
  return symbol_worth(state, state.cities[who], static_cast<int>(most));
}

int token_if_fought(const State& state, int who, unsigned staying_out) {
  std::array<std::optional<int>, kMaxSeats> strengths;
  for (int seat = 0; seat < state.players; ++seat) {
    if ((staying_out >> seat & 1U) == 0) strengths[seat] = strength(state.armada.harbours[seat]);
  }
  return naval_conflict(std::span(strengths).first(state.players), state.age)[who];
}

}  // namespace

double move_worth(const State& state, int who, Fleet fleet) {
  const int at = space(state.armada.harbours[who], fleet) + 1;
  const double now = space_worth(state, who, fleet, at);
  if (fleet == Fleet::Red || at == kLastSpace) return now;
  // A space that gives nothing brings the next one nearer.
  const double chance = std::min(1.0, turns_left(state) / 8.0);
  return now + 0.45 * chance * space_worth(state, who, fleet, at + 1);
}

int coins_of_move(const State& state, int who, const Action& action) {
  const Harbour& harbour = state.armada.harbours[who];
  const bool free = verb_of(action) == Verb::Stage && owns<Deed::FreeShipWithStage>(harbour);
  return free ? 0 : next_cost(state.armada, who, fleet_of(action.arg[kExtraArg])).coins;
}

double deed_worth(const State& state, int who, const Effect& effect) {
  const Harbour& harbour = state.armada.harbours[who];
  const double left = turns_left(state);
  switch (deed_of(effect)) {
    case Deed::Naval: return naval_worth(state, who, effect.amount);
    case Deed::Invade: return invasion_worth(state, who, effect.where);
    case Deed::Piracy: return loss_worth(state, who, [](int level) { return level; });
    case Deed::Emporium: return 1.6 * effect.amount * kFuture[state.age];
    case Deed::FreeMove: return best_moves(state, who, effect.amount, effect.where);
    case Deed::TopIsland: return 0.75 * kIslandWorth[effect.amount];
    case Deed::MostSymbol: return most_symbol_worth(state, who);
    case Deed::PointsPerTrade: return effect.amount * (trade_level(harbour) + 0.5 * kFuture[state.age]);
    case Deed::PointsPerIsland: return effect.amount * (1 + std::popcount(harbour.islands));
    case Deed::PointsOfBestColour: return effect.amount * (best_colour(state, who) + left / 6);
    case Deed::FreeShipWithStage: return 0.15 * left;
    case Deed::NoLosses: return 0.12 * left;
    case Deed::CheaperShip: return 0.2 * left;
    case Deed::CoinForEachMove: return 0.6 * kCoin * left;
    case Deed::MayStayOut: return 0.8 * (1 + kAges - state.age);
  }
  return 0;
}

double answer_worth(const State& state, Seat seat, const Action& action) {
  switch (matter_of(state.agenda.top())) {
    case Matter::Sail: {
      double worth = 0;
      for_each_bit(action.arg[0],
                   [&](int fleet) { worth += move_worth(state, seat, static_cast<Fleet>(fleet)); });
      return worth;
    }
    case Matter::Keep: return effects_worth(state, seat, kIslandRows[action.arg[0]].effects);
    case Matter::StayOut: return action.arg[0] != 0 ? 0 : token_if_fought(state, seat, 0);
    case Matter::None:
    case Matter::Shipyards:
    case Matter::Shipyard:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::Conflict: break;
  }
  return 0;
}

std::array<int, kMaxSeats> points_of_conflicts(const State& state) {
  std::array<std::optional<int>, kMaxSeats> strengths;
  for (int seat = 0; seat < state.players; ++seat) strengths[seat] = strength(state.armada.harbours[seat]);
  std::array<int, kMaxSeats> points = {};
  for (int age = std::max<int>(1, state.age); age <= kAges; ++age) {
    const NavalResult tokens = naval_conflict(std::span(strengths).first(state.players), age);
    for (int seat = 0; seat < state.players; ++seat) points[seat] += tokens[seat];
  }
  return points;
}

}  // namespace heptad::wonders::armada
