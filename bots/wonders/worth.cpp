#include "bots/wonders/worth.h"

#include <algorithm>
#include <cmath>

#include "bots/wonders/moments.h"
#include "bots/wonders/worth_terms.h"
#include "engine/wonders/legal.h"
#include "engine/wonders/score.h"

namespace heptad::wonders {
namespace {

double shields_worth(const State& state, int who, int gained) {
  constexpr std::array<double, kAges + 1> kStake = {0, 2, 4, 6};  // a token won instead of one lost
  double worth = 0;
  for (const int neighbour : {state.left_of(who), state.right_of(who)}) {
    const int lead = state.cities[who].shields - state.cities[neighbour].shields;
    const int tokens = moments::tokens_of_neighbours(state, who, neighbour);
    double weight = 1;
    for (int age = state.age; age <= kAges; ++age, weight *= 0.55) {
      worth += weight * tokens * kStake[age] * (likely(lead + gained) - likely(lead));
    }
  }
  return worth;
}

int science_points(const std::array<int, kSciences>& symbols) {
  const auto [a, b, c] = symbols;
  return a * a + b * b + c * c + 7 * std::min({a, b, c});
}

}  // namespace

double symbol_worth(const State& state, const City& city, int symbol) {
  std::array<int, kSciences> symbols = {city.symbols[0], city.symbols[1], city.symbols[2]};
  const int before = science_points(symbols);
  ++symbols[symbol];
  const int held = symbols[0] + symbols[1] + symbols[2];
  return science_points(symbols) - before + (1.2 + 0.5 * held) * kFuture[state.age];
}

namespace {

double any_symbol_worth(const State& state, const City& city) {
  double best = 0;
  for (int symbol = 0; symbol < kSciences; ++symbol) best = std::max(best, symbol_worth(state, city, symbol));
  return best;
}

// The first unit of a resource opens most; more of it open less.
double production_worth(const State& state, const City& city, const Effect& effect) {
  const bool choice = effect.kind == EffectKind::MakesOneOf;
  const unsigned kinds = choice ? effect.what : 1U << effect.what;
  double worth = 0;
  double best = 0;
  for (int r = 0; r < kResources; ++r) {
    if ((kinds >> r & 1U) == 0) continue;
    const int held = r < 4 ? city.own.raw[1U << r] : city.own.manufactured[1U << (r - 4)];
    const double one = held == 0 ? 2.4 : held == 1 ? 1.3 : 0.6;
    best = std::max(best, one);
    worth += 0.3;
  }
  return (best + worth) * (choice ? 1.0 : effect.amount > 1 ? 1.5 : 1.0) * kFuture[state.age] * 1.3;
}

double power_worth(const State& state, Power power) {
  const int ages_left = kAges - state.age;
  switch (power) {
    case Power::FreeBuildEachAge: return 3.0 + 2.5 * ages_left;
    case Power::FreeFirstOfAge: return 2.0 * ages_left;
    case Power::FreeFirstOfColour:
    case Power::FreeLastOfAge:
    case Power::SeventhCard: return 2.0 + 2.0 * ages_left;
    case Power::CopyGuild: return 5.0;
  }
  return 0;
}

double effect_worth(const State& state, int who, const Effect& effect) {
  const City& city = state.cities[who];
  switch (effect.kind) {
    case EffectKind::Nothing: return 0;
    case EffectKind::Points: return effect.amount;
    case EffectKind::PointsPer: {
      const double grows = 1 + 0.4 * kFuture[state.age];
      return grows * effect.amount * count_of(state, who, static_cast<Count>(effect.what), effect.where);
    }
    case EffectKind::PointsIfComplete: return 0.6 * effect.amount;
    case EffectKind::Shields: return shields_worth(state, who, effect.amount);
    case EffectKind::Symbol: return symbol_worth(state, city, effect.what);
    case EffectKind::AnySymbol: return any_symbol_worth(state, city);
    case EffectKind::Makes:
    case EffectKind::MakesOneOf: return production_worth(state, city, effect);
    case EffectKind::Coins: return kCoin * effect.amount;
    case EffectKind::CoinsPer:
      return kCoin * effect.amount * count_of(state, who, static_cast<Count>(effect.what), effect.where);
    case EffectKind::CheapRaw:
    case EffectKind::CheapManufactured: return 2.2 * kFuture[state.age];
    case EffectKind::BuildFromDiscard: return 4.0;
    case EffectKind::Module: return moments::effect_worth(state, who, effect);
    case EffectKind::Ability: return power_worth(state, static_cast<Power>(effect.what));
  }
  return 0;
}

}  // namespace

double effects_worth(const State& state, int who, const Effects& effects) {
  double worth = 0;
  for (const Effect& effect : effects) worth += effect_worth(state, who, effect);
  return worth;
}

namespace {

// How many cards each card makes free.
using Freed = std::array<std::uint8_t, kMaxCards>;
Freed count_freed(const EditionFacts& edition) {
  Freed freed = {};
  for (std::size_t i = 0; i < edition.rows.size(); ++i) {
    edition.cards[i].free_with.for_each([&](Card card) { ++freed[card]; });
  }
  return freed;
}

double chain_worth(const State& state, Card card) {
  static const std::array<Freed, 2> kFreed = {count_freed(facts_of(Edition::First)),
                                              count_freed(facts_of(Edition::Second))};
  return state.age == kAges ? 0 : 0.6 * kFreed[static_cast<std::size_t>(state.edition)][card];
}

double card_worth(const State& state, int who, Card card) {
  return effects_worth(state, who, facts(state).gifts[card].effects) + chain_worth(state, card);
}

double paid(const State& state, int who, const Action& action) {
  constexpr double kToNeighbour = 0.12;  // a coin given away helps a rival
  double coins = 0;
  if (verb_of(action) == Verb::Build) {
    const CardFacts& card = facts(state).cards[card_of(action)];
    coins = is_chained(state.cities[who], card) ? 0 : card.coins;
  }
  const int given = bill_of(action).total() - moments::kept_coins(state, who, bill_of(action));
  return (coins + moments::extra_coins(state, who, action) + given) * kCoin + given * kToNeighbour;
}

}  // namespace

double worth(const State& state, Seat seat, const Action& action) {
  const int who = city_of(seat, action);
  // A city without an owner is played for what it does to the players, and that is little.
  const double weight = who == seat ? 1.0 : -0.2;
  const double extra = is_order(verb_of(action)) ? moments::extra_worth(state, who, action) : 0;
  switch (verb_of(action)) {
    case Verb::Build:
      return weight * (card_worth(state, who, card_of(action)) + extra - paid(state, who, action));
    case Verb::BuildFree:
      return weight * (card_worth(state, who, card_of(action)) + extra - paid(state, who, action) - 1.0);
    case Verb::Revive: return weight * card_worth(state, who, card_of(action));
    case Verb::Stage: {
      const StageFacts* stage = next_stage(state, state.cities[who]);
      if (stage == nullptr) return 0;
      return weight *
             (effects_worth(state, who, stage->gift.effects) + 0.6 + extra - paid(state, who, action));
    }
    case Verb::Sell: return action.arg[kExtraArg] != 0 ? extra : weight * kSaleCoins * kCoin;
    case Verb::Choose: return moments::answer_worth(state, seat, action);
    case Verb::Pass: return 0;
    case Verb::Board:
    case Verb::Side:
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck: break;
  }
  return 0;
}

}  // namespace heptad::wonders
