#include "bots/wonders/features.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/wonders/layout.h"
#include "bots/wonders/moments.h"
#include "bots/wonders/worth.h"
#include "engine/wonders/legal.h"

namespace heptad::wonders {
namespace {

constexpr int coin_step(int coins) {
  if (coins < 10) return coins;
  return coins < 12 ? 10 : coins < 15 ? 11 : coins < 19 ? 12 : coins < 25 ? 13 : 14;
}

constexpr float scaled_lead(int points) { return static_cast<float>(points) / 20.0F; }

int board_side(const City& city) { return city.board * 2 + static_cast<int>(city.side); }

// Cards and boards of modules have inputs and rows of their own.
bool is_told(const State& state, Card card) {
  return card != kUnknownCard && !moments::is_added(state, card);
}

void describe_city(const State& state, const City& city, const CityInputs& in, NetInput& input) {
  city.built.for_each([&](Card card) {
    if (is_told(state, card)) input.turn_on(in.cards + card);
  });
  if (city.board < kBoardsTold) input.turn_on(in.board + board_side(city) * kStageSteps + city.stages);
  input.turn_on(in.coins + coin_step(city.coins));
}

int units_of(const Cover& cover, int resource) {
  return resource < 4 ? cover.raw[1U << resource] : cover.manufactured[1U << (resource - 4)];
}

void describe_neighbour(const State& state, const Standing& standing, int who, int neighbour,
                        const NeighbourInputs& in, NetInput& input) {
  const City& city = state.cities[neighbour];
  describe_city(state, city, in.city, input);
  const int lead = std::clamp(state.cities[who].shields - city.shields, -5, 5) + 5;
  input.turn_on(in.shield_lead + std::max(0, state.age - 1) * kLeadSteps + lead);
  for (int resource = 0; resource < kResources; ++resource) {
    if (units_of(city.sold, resource) != 0) input.turn_on(in.units + resource);
  }
  input.set(in.lead, scaled_lead(standing.points[who] - standing.points[neighbour]));
}

void describe_own(const State& state, const City& city, NetInput& input) {
  describe_city(state, city, kInputs.own, input);
  input.turn_on(kInputs.shields + std::min<int>(city.shields, kShieldSteps - 1));
  for (int symbol = 0; symbol < kSciences; ++symbol) {
    input.turn_on(kInputs.symbols + symbol * kSymbolSteps +
                  std::min<int>(city.symbols[symbol], kSymbolSteps - 1));
  }
  input.turn_on(kInputs.any_symbols + std::min<int>(city.any_symbols, 3));
  for_each_bit(city.powers, [&](int power) { input.turn_on(kInputs.powers + power); });
  for_each_bit(city.discounts, [&](int discount) { input.turn_on(kInputs.discounts + discount); });
  if (city.has(Power::FreeBuildEachAge) && city.free_build_age != state.age)
    input.turn_on(kInputs.free_build);
  for (int resource = 0; resource < kResources; ++resource) {
    const int units = std::min(units_of(city.own, resource), kUnitSteps - 1);
    input.turn_on(kInputs.units + resource * kUnitSteps + units);
  }
  input.turn_on(kInputs.raw + std::min<int>(city.own.raw[15], kRawSteps - 1));
  input.turn_on(kInputs.manufactured + std::min<int>(city.own.manufactured[7], kManufacturedSteps - 1));
  for (int won = 0; won < kAges; ++won) {
    input.turn_on(kInputs.victories + won * 3 + std::min<int>(city.victories[won], 2));
  }
  input.turn_on(kInputs.defeats + std::min(city.all_defeats(), 6));
}

int coins_asked(const State& state, int who, const Action& action) {
  const int given = bill_of(action).total() + moments::extra_coins(state, who, action);
  if (verb_of(action) != Verb::Build) return given;
  const CardFacts& card = facts(state).cards[card_of(action)];
  return given + (is_chained(state.cities[who], card) ? 0 : card.coins);
}

int worth_step(double points) {
  return std::clamp(static_cast<int>(std::lround(points)) + 2, 0, kWorthSteps - 1);
}

constexpr int price_step(int coins) { return coins == 0 ? 1 : coins <= 2 ? 2 : 3; }

// The cards in hand by what they cost; what is not among the actions is out of reach.
PriceSteps describe_hand(const State& state, Seat seat, const ActionList& actions, NetInput& input) {
  PriceSteps steps = {};
  int stage = 0;
  for (const Action& action : actions) {
    const Verb verb = verb_of(action);
    const int step = price_step(coins_asked(state, seat, action));
    if (verb == Verb::Build || verb == Verb::BuildFree) {
      std::uint8_t& known = steps[card_of(action)];
      if (known == 0 || step < known) known = static_cast<std::uint8_t>(step);
    } else if (verb == Verb::Stage) {
      stage = stage == 0 ? step : std::min(stage, step);
    }
  }
  const Hand& hand = state.hands[seat];
  for (int i = 0; i < hand.size; ++i) {
    if (is_told(state, hand.cards[i]))
      input.turn_on(kInputs.hand + hand.cards[i] * kPriceSteps + steps[hand.cards[i]]);
  }
  input.turn_on(kInputs.stage + stage);
  return steps;
}

bool has_own_means(const City& city, const CardFacts& card) {
  if (is_chained(city, card)) return true;
  const auto covers = [](const auto& own, const auto& need) {
    bool enough = true;
    for (std::size_t set = 0; set < own.size(); ++set) enough &= own[set] >= need[set];
    return enough;
  };
  return card.coins <= city.coins && covers(city.own.raw, card.need.raw) &&
         covers(city.own.manufactured, card.need.manufactured);
}

// After a round of the table the hands that come are those the seat has held.
void describe_coming(const State& state, Seat seat, NetInput& input) {
  const City& city = state.cities[seat];
  for (int steps = 1; steps <= kComing && state.turn + steps <= state.last_turn(); ++steps) {
    if (state.turn + steps <= state.players) continue;
    const int holder = (seat + (state.passes_left() ? state.players - steps : steps)) % state.players;
    const Hand& hand = state.hands[holder];
    for (int i = 0; i < hand.size; ++i) {
      if (!is_told(state, hand.cards[i])) continue;
      const CardFacts& card = facts(state).cards[hand.cards[i]];
      if (is_built(city, card)) continue;
      const int place = (steps - 1) * kCards + hand.cards[i];
      input.turn_on(kInputs.coming + place * kMeansSteps + (has_own_means(city, card) ? 1 : 0));
    }
  }
}

// What is being decided, as the nets have learned it.
int moment_of(const State& state) {
  switch (state.step()) {
    case Step::TakeBoards: return 0;
    case Step::Boards: return 1;
    case Step::Sides: return 2;
    case Step::Deal: return 3;
    case Step::Draw: return 4;
    case Step::Choose: return 5;
    case Step::LastCard: return 6;
    case Step::Revive: return 7;
    case Step::Luck:
    case Step::Ask:
    case Step::Then:
    case Step::Leftovers:
    case Step::EndTurn:
    case Step::NextAge:
    case Step::Over: break;
  }
  return 8;
}

// How a seat stands to the others.
struct Place {
  int lead;   // over the best of them
  int ahead;  // how many are
};
Place place_of(const State& state, const std::array<int, kMaxSeats>& points, Seat seat) {
  int best = -100;
  int ahead = 0;
  for (int other = 0; other < state.players; ++other) {
    if (other == seat || moments::on_one_side(state, seat, other)) continue;
    best = std::max(best, points[other]);
    ahead += points[other] > points[seat] ? 1 : 0;
  }
  return {points[seat] - best, ahead};
}

int chapter_of(const State& state) {
  return state.age < kAges ? state.age / 2 : std::min<int>(state.turn + 1, kChapters - 1);
}

// What the wars to come would bring with today's shields.
int points_of_wars(const State& state, int city) {
  int points = 0;
  for (const int neighbour : {state.left_of(city), state.right_of(city)}) {
    const int lead = state.cities[city].shields - state.cities[neighbour].shields;
    for (int age = std::max<int>(1, state.age); age <= kAges; ++age) {
      const int token = lead > 0 ? kVictoryToken[age - 1] : lead < 0 ? kDefeatToken : 0;
      points += token * moments::tokens_of_neighbours(state, city, neighbour);
    }
  }
  return points;
}

void describe_war(const State& state, const Standing& standing, Seat seat, NetInput& input) {
  const auto& points = standing.after_war;
  const auto [lead, ahead] = place_of(state, points, seat);
  input.set(kInputs.war.lead, scaled_lead(lead));
  input.set(kInputs.war.lead_by_age + state.age, scaled_lead(lead));
  input.turn_on(kInputs.war.ahead + ahead);
  constexpr int kMost = kMarginSteps / 2;
  const int margin = std::clamp(lead >> 1, -kMost, kMost) + kMost;
  input.turn_on(kInputs.war.margin + chapter_of(state) * kMarginSteps + margin);
  input.set(kInputs.war.left, scaled_lead(points[seat] - points[state.left_of(seat)]));
  input.set(kInputs.war.right, scaled_lead(points[seat] - points[state.right_of(seat)]));
}

}  // namespace

NetShape net_shape(const Rules& rules) {
  return moments::are_off(rules) ? kOwnShape : moments::net_shape(kOwnShape);
}
NetShape net_shape_without_outlook() { return {.inputs = kInputs.coming, .actions = kRows.end}; }

Standing standing_of(const State& state) {
  const Outcome outcome = Wonders::outcome(state);
  Standing standing;
  const bool over = state.step() == Step::Over;
  const auto to_come = over ? std::array<int, kMaxSeats>{} : moments::points_to_come(state);
  for (int city = 0; city < state.city_count; ++city) {
    standing.points[city] = outcome.sheets[city].total();
    standing.after_war[city] =
        standing.points[city] + to_come[city] + (over ? 0 : points_of_wars(state, city));
  }
  moments::even_out(state, standing.points);
  moments::even_out(state, standing.after_war);
  return standing;
}

void describe(const State& state, const Standing& standing, Seat seat, const ActionList& actions,
              NetInput& input) {
  input.clear();
  describe_own(state, state.cities[seat], input);
  describe_neighbour(state, standing, seat, state.left_of(seat), kInputs.left, input);
  describe_neighbour(state, standing, seat, state.right_of(seat), kInputs.right, input);
  const PriceSteps prices = describe_hand(state, seat, actions, input);
  describe_coming(state, seat, input);
  describe_war(state, standing, seat, input);
  input.turn_on(kInputs.turn + state.age * kTurns + std::min<int>(state.turn, kTurns - 1));
  input.turn_on(kInputs.players + state.players);
  input.turn_on(kInputs.moment + moment_of(state));
  const auto [lead, ahead] = place_of(state, standing.points, seat);
  const int own = standing.points[seat];
  input.turn_on(kInputs.ahead + ahead);
  input.set(kInputs.points, static_cast<float>(own) / 50.0F);
  input.set(kInputs.best, static_cast<float>(own - lead) / 50.0F);
  input.set(kInputs.lead, scaled_lead(lead));
  input.set(kInputs.lead_by_age + state.age, scaled_lead(lead));
  if (!actions.empty() && city_of(seat, actions[0]) != seat) input.turn_on(kInputs.free_city);
  moments::describe(state, seat, prices, kOwnShape, input);
}

namespace {

// The row of a card for a use, and of a board, wherever they stand.
int card_row(const State& state, moments::CardUse use, int own, Card card) {
  return is_told(state, card) ? own + card : moments::card_row(state, use, card, kRows.end);
}

ActionRows own_rows_of(const State& state, Seat seat, const Action& action) {
  using enum moments::CardUse;
  const Card card = card_of(action);
  const City& city = state.cities[seat];
  const auto price = [&] { return kRows.price + price_step(coins_asked(state, seat, action)); };
  const auto gain = [&] { return kRows.worth + worth_step(worth(state, seat, action)); };
  switch (verb_of(action)) {
    case Verb::Build: return {{card_row(state, Build, kRows.build, card), price(), gain()}, 3};
    case Verb::BuildFree: return {{card_row(state, Build, kRows.build, card), kRows.free, gain()}, 3};
    case Verb::Stage: {
      const int own = kRows.stage + board_side(city) * kStages + std::min<int>(city.stages, kStages - 1);
      const int stage = city.board < kBoardsTold ? own : moments::stage_row(city, kRows.end);
      return {{card_row(state, Tuck, kRows.tuck, card), stage, price(), gain()}, 4};
    }
    case Verb::Sell: return {{card_row(state, Sell, kRows.sell, card)}, 1};
    case Verb::Revive: return {{card_row(state, Revive, kRows.revive, card), gain()}, 2};
    case Verb::Pass: return {{kRows.pass}, 1};
    case Verb::Board: return {{card < kBoardsTold ? kRows.board + card : moments::board_row(kRows.end)}, 1};
    case Verb::Side:
      return {{city.board < kBoardsTold ? kRows.side + city.board * 2 + card
                                        : moments::side_row(card, kRows.end)},
              1};
    case Verb::Choose: return {{gain()}, 1};
    case Verb::Boards:
    case Verb::Hand:
    case Verb::Luck: break;  // nature's, which nobody leans to
  }
  return {};
}

}  // namespace

ActionRows rows_of(const State& state, Seat seat, const Action& action) {
  const int city = city_of(seat, action);
  if (city != seat) {
    const int price = price_step(coins_asked(state, city, action));
    return free_city::rows_of(action, kRows.free_city, price, kRows.revive, kRows.pass);
  }
  ActionRows rows = own_rows_of(state, seat, action);
  moments::add_rows(state, seat, action, kOwnShape, rows);
  return rows;
}

void begin_with_base(NetWeights& net) {
  moments::begin_with_base(net,
                           {.build = kRows.build,
                            .tuck = kRows.tuck,
                            .sell = kRows.sell,
                            .revive = kRows.revive,
                            .cards = kCards,
                            .stage = kRows.stage,
                            .stages = kBoardSides * kStages},
                           kRows.end);
}

}  // namespace heptad::wonders
