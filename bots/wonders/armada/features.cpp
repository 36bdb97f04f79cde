#include "bots/wonders/armada/features.h"

#include <algorithm>

#include "engine/wonders/armada/fleet_cards.h"
#include "engine/wonders/armada/flow.h"

namespace heptad::wonders::armada {
namespace {

// In numbers, as the base game's: what is trained must not move.
constexpr int kFleetCardsTold = 24;
constexpr int kStageSteps = 5;
constexpr int kStagesTold = 4;
constexpr int kLanes = 4;
constexpr int kSpacesTold = 7;
constexpr int kIslandsTold = 27;
constexpr int kShipyardsTold = 8;
constexpr int kStrengthSteps = 16;
constexpr int kStrengthLeads = 11;  // over the strongest and the weakest other, from -5 to 5
constexpr int kTradeSteps = 5;
constexpr int kAgesTold = 3;
constexpr int kSeatsTold = 8;
constexpr int kQuestions = 4;
constexpr int kComing = 2;
constexpr int kCardUses = 4;

struct HarbourInputs {
  int cards, board, ships, islands;
};
constexpr HarbourInputs take_harbour(Blocks& blocks) {
  HarbourInputs in{};
  in.cards = blocks.take(kFleetCardsTold);
  in.board = blocks.take(2 * kStageSteps);
  in.ships = blocks.take(kLanes * kSpacesTold);
  in.islands = blocks.take(kIslandsTold);
  return in;
}

struct Inputs {
  HarbourInputs own, left, right;
  int hand, coming, looked_at, shipyard, strength, over_best, over_worst, stronger, trade, trade_below,
      emporiums, invades, invaded, question, free_moves, end;
};
constexpr Inputs kInputs = [] {
  Blocks blocks;
  Inputs in{};
  in.own = take_harbour(blocks);
  in.left = take_harbour(blocks);
  in.right = take_harbour(blocks);
  in.hand = blocks.take(kFleetCardsTold * kPriceSteps);
  in.coming = blocks.take(kComing * kFleetCardsTold);
  in.looked_at = blocks.take(kIslandsTold);
  in.shipyard = blocks.take(kShipyardsTold);
  in.strength = blocks.take(kStrengthSteps);
  in.over_best = blocks.take(kAgesTold * kStrengthLeads);
  in.over_worst = blocks.take(kAgesTold * kStrengthLeads);
  in.stronger = blocks.take(kAgesTold * kSeatsTold);
  in.trade = blocks.take(kTradeSteps);
  in.trade_below = blocks.take(kSeatsTold);
  in.emporiums = blocks.take(2);
  in.invades = blocks.take(1);
  in.invaded = blocks.take(1);
  in.question = blocks.take(kQuestions);
  in.free_moves = blocks.take(4);
  in.end = blocks.next;
  return in;
}();

struct Rows {
  int cards, stage, board, side, ship, sail_with, sail, keep, stay_out, shipyard, end;
};
constexpr Rows kRows = [] {
  Blocks blocks;
  Rows rows{};
  rows.cards = blocks.take(kCardUses * kFleetCardsTold);
  rows.stage = blocks.take(2 * kStagesTold);
  rows.board = blocks.take(1);
  rows.side = blocks.take(2);
  rows.ship = blocks.take(kLanes * kSpacesTold);
  rows.sail_with = blocks.take(kSpacesTold);
  rows.sail = blocks.take(kLanes * kSpacesTold);
  rows.keep = blocks.take(kIslandsTold);
  rows.stay_out = blocks.take(2);
  rows.shipyard = blocks.take(kShipyardsTold);
  rows.end = blocks.next;
  return rows;
}();

int first_fleet_card(const State& state) {
  return static_cast<int>(facts(state).rows.size()) - kFleetCardsTold;
}

int age_of(const State& state) { return std::max<int>(1, state.age) - 1; }

void describe_harbour(const State& state, int who, const HarbourInputs& in, int first, NetInput& input) {
  const City& city = state.cities[who];
  const Harbour& harbour = state.armada.harbours[who];
  const int cards = first_fleet_card(state);
  for (int card = 0; card < kFleetCardsTold; ++card) {
    if (city.built.has(static_cast<Card>(cards + card))) input.turn_on(first + in.cards + card);
  }
  if (is_syracuse(city.board)) {
    input.turn_on(first + in.board + static_cast<int>(city.side) * kStageSteps + city.stages);
  }
  for (int lane = 0; lane < kLanes; ++lane) {
    input.turn_on(first + in.ships + lane * kSpacesTold + harbour.ships[lane]);
  }
  for_each_bit(harbour.islands, [&](int island) { input.turn_on(first + in.islands + island); });
}

void describe_strengths(const State& state, Seat seat, int first, NetInput& input) {
  const int own = strength(state.armada.harbours[seat]);
  const int trade = trade_level(state.armada.harbours[seat]);
  int best = -100, worst = 100, stronger = 0, below = 0;
  for (int other = 0; other < state.players; ++other) {
    if (other == seat) continue;
    const int theirs = strength(state.armada.harbours[other]);
    best = std::max(best, theirs);
    worst = std::min(worst, theirs);
    stronger += theirs > own ? 1 : 0;
    below += trade_level(state.armada.harbours[other]) < trade ? 1 : 0;
  }
  const int age = age_of(state);
  const auto lead = [](int over) { return std::clamp(over, -5, 5) + 5; };
  input.turn_on(first + kInputs.strength + std::min(own, kStrengthSteps - 1));
  input.turn_on(first + kInputs.over_best + age * kStrengthLeads + lead(own - best));
  input.turn_on(first + kInputs.over_worst + age * kStrengthLeads + lead(own - worst));
  input.turn_on(first + kInputs.stronger + age * kSeatsTold + stronger);
  input.turn_on(first + kInputs.trade + std::min(trade, kTradeSteps - 1));
  input.turn_on(first + kInputs.trade_below + below);
}

void describe_hands(const State& state, Seat seat, const PriceSteps& prices, int first, NetInput& input) {
  const int cards = first_fleet_card(state);
  const auto each = [&](const Hand& hand, auto tell) {
    for (int i = 0; i < hand.size; ++i) {
      if (is_fleet_card(state, hand.cards[i])) tell(hand.cards[i] - cards, hand.cards[i]);
    }
  };
  each(state.hands[seat], [&](int which, Card card) {
    input.turn_on(first + kInputs.hand + which * kPriceSteps + prices[card]);
  });
  for (int steps = 1; steps <= kComing && state.turn + steps <= state.last_turn(); ++steps) {
    if (state.turn + steps <= state.players) continue;
    const int holder = (seat + (state.passes_left() ? state.players - steps : steps)) % state.players;
    each(state.hands[holder], [&](int which, Card) {
      input.turn_on(first + kInputs.coming + (steps - 1) * kFleetCardsTold + which);
    });
  }
}

// Which of Armada's questions is asked.
std::optional<int> question_of(const State& state) {
  if (state.step() != Step::Ask) return std::nullopt;
  switch (matter_of(state.agenda.top())) {
    case Matter::Shipyard: return 0;
    case Matter::Keep: return 1;
    case Matter::Sail: return 2;
    case Matter::StayOut: return 3;
    case Matter::None:
    case Matter::Shipyards:
    case Matter::TopIsland:
    case Matter::ShowIslands:
    case Matter::Explore:
    case Matter::Losses:
    case Matter::Conflict: break;
  }
  return std::nullopt;
}

void add(ActionRows& rows, int row) {
  if (rows.count < ActionRows::kMost) rows.rows[rows.count++] = row;
}

int lane_row(const Harbour& harbour, int fleet) {
  return fleet * kSpacesTold + std::min<int>(harbour.ships[fleet] + 1, kSpacesTold - 1);
}

}  // namespace

static_assert(kInputs.end == 577 && kRows.end == 207);

NetShape net_shape(NetShape own) {
  return {.inputs = own.inputs + kInputs.end, .actions = own.actions + kRows.end};
}

bool is_fleet_card(const State& state, Card card) {
  return card != kUnknownCard && (state.modules & kArmada) != 0 && card >= first_fleet_card(state);
}
bool is_syracuse(int board) { return board == kBoards; }

void describe(const State& state, Seat seat, const PriceSteps& prices, int first, NetInput& input) {
  const Harbour& harbour = state.armada.harbours[seat];
  describe_harbour(state, seat, kInputs.own, first, input);
  describe_harbour(state, state.left_of(seat), kInputs.left, first, input);
  describe_harbour(state, state.right_of(seat), kInputs.right, first, input);
  describe_hands(state, seat, prices, first, input);
  describe_strengths(state, seat, first, input);
  for_each_bit(harbour.looked_at, [&](int island) { input.turn_on(first + kInputs.looked_at + island); });
  if (harbour.shipyard < kShipyardsTold) input.turn_on(first + kInputs.shipyard + harbour.shipyard);
  if ((harbour.emporiums & 15) != 0) input.turn_on(first + kInputs.emporiums);
  if (harbour.emporiums >> 4 != 0) input.turn_on(first + kInputs.emporiums + 1);
  if (harbour.invades != 0) input.turn_on(first + kInputs.invades);
  const bool invaded = std::ranges::any_of(
      state.armada.harbours, [&](const Harbour& other) { return (other.invades >> seat & 1U) != 0; });
  if (invaded) input.turn_on(first + kInputs.invaded);
  if (const auto question = question_of(state)) input.turn_on(first + kInputs.question + *question);
  input.turn_on(first + kInputs.free_moves + std::min(harbour.free_moves >> 4, 3));
}

int card_row(const State& state, CardUse use, Card card, int first) {
  return first + kRows.cards + static_cast<int>(use) * kFleetCardsTold + card - first_fleet_card(state);
}
int stage_row(const City& city, int first) {
  return first + kRows.stage + static_cast<int>(city.side) * kStagesTold +
         std::min<int>(city.stages, kStagesTold - 1);
}
int board_row(int first) { return first + kRows.board; }
int side_row(int side, int first) { return first + kRows.side + side; }

void add_rows(const State& state, Seat seat, const Action& action, int first, ActionRows& rows) {
  const Harbour& harbour = state.armada.harbours[seat];
  if (is_order(verb_of(action))) {
    if (action.arg[kExtraArg] == 0) return;
    const int fleet = static_cast<int>(fleet_of(action.arg[kExtraArg]));
    const bool sold = verb_of(action) == Verb::Sell;
    add(rows, first + (sold ? kRows.sail_with + lane_row(harbour, fleet) - fleet * kSpacesTold
                            : kRows.ship + lane_row(harbour, fleet)));
    return;
  }
  if (verb_of(action) != Verb::Choose) return;
  switch (question_of(state).value_or(-1)) {
    case 0: return add(rows, first + kRows.shipyard + action.arg[0]);
    case 1: return add(rows, first + kRows.keep + action.arg[0]);
    case 2:
      for_each_bit(action.arg[0],
                   [&](int fleet) { add(rows, first + kRows.sail + lane_row(harbour, fleet)); });
      return;
    case 3: return add(rows, first + kRows.stay_out + action.arg[0]);
    default: return;
  }
}

void begin_with_base(NetWeights& net, const BaseRows& base, int first) {
  const auto mean = [](std::vector<float>& rows, int width, int from, int count, int to, int copies) {
    for (int i = 0; i < width; ++i) {
      float sum = 0;
      for (int row = from; row < from + count; ++row) sum += rows[static_cast<std::size_t>(row * width + i)];
      for (int row = to; row < to + copies; ++row) {
        rows[static_cast<std::size_t>(row * width + i)] = sum / static_cast<float>(count);
      }
    }
  };
  const auto begin = [&](int from, int count, int to, int copies) {
    mean(net.action, kFirstLayer, from, count, to, copies);
    mean(net.action_bias, 1, from, count, to, copies);
    mean(net.habit, 1, from, count, to, copies);
  };
  const std::array<int, kCardUses> uses = {base.build, base.tuck, base.sell, base.revive};
  for (int use = 0; use < kCardUses; ++use) {
    begin(uses[static_cast<std::size_t>(use)], base.cards, first + kRows.cards + use * kFleetCardsTold,
          kFleetCardsTold);
  }
  begin(base.stage, base.stages, first + kRows.stage, 2 * kStagesTold);
}

}  // namespace heptad::wonders::armada
