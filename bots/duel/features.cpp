#include "bots/duel/features.h"

#include <algorithm>
#include <bit>

#include "bots/duel/moments.h"
#include "bots/duel/race.h"
#include "engine/duel/action.h"
#include "engine/duel/payment.h"

namespace heptad::duel {
namespace {

constexpr int kTradedCount = static_cast<int>(std::size(kTraded));
constexpr int kCoinSteps = 24;
constexpr int kPriceSteps = 6;  // of an available card: free, cheap … dear, and out of reach
constexpr int kUnitSteps = 4;
constexpr int kUnitPrices = 5;
constexpr int kChoiceSteps = 3;
constexpr int kSaleSteps = 8;

struct SideInputs {
  int cards, waiting, built, payable, nearly, tokens, symbols, pairs, coins, sale, units, unit_prices,
      any_raw, any_manufactured, offers;
};

constexpr SideInputs take_side(Blocks& blocks) {
  SideInputs side{};
  side.cards = blocks.take(kCardCount);
  side.waiting = blocks.take(kWonderCount);
  side.built = blocks.take(kWonderCount);
  side.payable = blocks.take(kWonderCount);
  side.nearly = blocks.take(kWonderCount);
  side.tokens = blocks.take(kTokenCount);
  side.symbols = blocks.take(kSymbolsToWin + 1);
  side.pairs = blocks.take(kSymbols);
  side.coins = blocks.take(kCoinSteps);
  side.sale = blocks.take(kSaleSteps);
  side.units = blocks.take(kTradedCount * kUnitSteps);
  side.unit_prices = blocks.take(kTradedCount * kUnitPrices);
  side.any_raw = blocks.take(kChoiceSteps);
  side.any_manufactured = blocks.take(kChoiceSteps);
  side.offers = blocks.take(kCardCount * kPriceSteps);
  return side;
}

struct Inputs {
  SideInputs own, opponent;
  int available, covered, next_free, slots, cards_left, pawn, loot, board, box, drawn, offered, wonders_left,
      decision, plays_again, discard, lead, lead_by_age, own_points, opponent_points, end;
};

constexpr Inputs kInputs = [] {
  Blocks blocks;
  Inputs in{};
  in.own = take_side(blocks);
  in.opponent = take_side(blocks);
  in.available = blocks.take(kCardCount);
  in.covered = blocks.take(kCardCount);
  in.next_free = blocks.take(kCardCount);
  in.slots = blocks.take(3 * kSlots);
  in.cards_left = blocks.take(4 * (kSlots + 1));
  in.pawn = blocks.take(2 * kCapital + 1);
  in.loot = blocks.take(4);
  in.board = blocks.take(kTokenCount);
  in.box = blocks.take(kTokenCount);
  in.drawn = blocks.take(kTokenCount);
  in.offered = blocks.take(kWonderCount);
  in.wonders_left = blocks.take(kWonderLimit + 1);
  in.decision = blocks.take(16);
  in.plays_again = blocks.take(1);
  in.discard = blocks.take(kCardCount);
  in.lead = blocks.take(1);
  in.lead_by_age = blocks.take(4);
  in.own_points = blocks.take(1);
  in.opponent_points = blocks.take(1);
  in.end = blocks.next;
  return in;
}();

struct Rows {
  int build, sell, sacrifice, wonder, draft, token, destroy, revive, start, end;
};

constexpr Rows kRows = [] {
  Blocks blocks;
  Rows rows{};
  rows.build = blocks.take(kCardCount);
  rows.sell = blocks.take(kCardCount);
  rows.sacrifice = blocks.take(kCardCount);
  rows.wonder = blocks.take(kWonderCount);
  rows.draft = blocks.take(kWonderCount);
  rows.token = blocks.take(kTokenCount);
  rows.destroy = blocks.take(kCardCount);
  rows.revive = blocks.take(kCardCount);
  rows.start = blocks.take(2);
  rows.end = blocks.next;
  return rows;
}();

constexpr int coin_step(int coins) {
  if (coins < 16) return std::max(coins, 0);
  constexpr std::array kLimits = {18, 20, 23, 26, 30, 36, 45};
  int step = 16;
  for (const int limit : kLimits) {
    if (coins < limit) return step;
    ++step;
  }
  return step;
}

constexpr int price_step(int price, int coins) {
  if (price > coins) return kPriceSteps - 1;
  if (price == 0) return 0;
  return price <= 2 ? 1 : price <= 4 ? 2 : price <= 7 ? 3 : 4;
}

template <class Set>
void turn_on_each(NetInput& input, int block, Set set) {
  for_each_bit(set, [&](int member) { input.turn_on(block + member); });
}

void describe_goods(const City& city, const Market& market, const SideInputs& in, NetInput& input) {
  for (int i = 0; i < kTradedCount; ++i) {
    const int units = std::min(city.makes[kTraded[i]], kUnitSteps - 1);
    input.turn_on(in.units + i * kUnitSteps + units);
    const int price = std::clamp(market.price(kTraded[i]), 1, kUnitPrices) - 1;
    input.turn_on(in.unit_prices + i * kUnitPrices + price);
  }
  if (city.any_raw != 0) input.turn_on(in.any_raw + std::min<int>(city.any_raw, kChoiceSteps) - 1);
  if (city.any_manufactured != 0) {
    input.turn_on(in.any_manufactured + std::min<int>(city.any_manufactured, kChoiceSteps) - 1);
  }
}

void describe_side(const State& state, Seat seat, const SideInputs& in, NetInput& input) {
  constexpr int kNearly = 4;  // coins short that one or two sales bring
  const City& city = state.cities[seat];
  const Market market(city, state.cities[seat ^ 1]);
  city.cards.for_each([&](Card card) { input.turn_on(in.cards + card); });
  for_each_bit(city.wonders, [&](int wonder) {
    input.turn_on(in.waiting + wonder);
    const int price = wonder_price(city, market, static_cast<Wonder>(wonder)).coins;
    if (price <= city.coins) {
      input.turn_on(in.payable + wonder);
    } else if (price <= city.coins + kNearly) {
      input.turn_on(in.nearly + wonder);
    }
  });
  turn_on_each(input, in.built, city.built);
  turn_on_each(input, in.tokens, city.tokens);
  turn_on_each(input, in.pairs, city.pairs);
  input.turn_on(in.symbols + std::min(std::popcount(city.symbols), kSymbolsToWin));
  input.turn_on(in.coins + coin_step(city.coins));
  input.turn_on(in.sale + std::min<int>(sale_price(city) - kSaleCoins, kSaleSteps - 1));
  describe_goods(city, market, in, input);
  for_each_bit(state.structure.available & state.structure.known, [&](int slot) {
    const Card card = state.structure.cards[slot];
    const int price = card_price(city, market, card).coins;
    input.turn_on(in.offers + card * kPriceSteps + price_step(price, city.coins));
  });
}

void describe_structure(const State& state, NetInput& input) {
  const Structure& structure = state.structure;
  if (state.age == 0) return;
  const Layout& layout = kLayouts[state.age];
  for_each_bit(structure.known, [&](int slot) {
    const Card card = structure.cards[slot];
    if ((structure.available >> slot & 1) != 0) {
      input.turn_on(kInputs.available + card);
      return;
    }
    input.turn_on(kInputs.covered + card);
    const Slots above = layout.covered_by[slot] & structure.present;
    if (std::popcount(above) == 1 && (above & structure.available) != 0) {
      input.turn_on(kInputs.next_free + card);
    }
  });
  turn_on_each(input, kInputs.slots + (state.age - 1) * kSlots, structure.present);
}

void describe_points(const State& state, Seat seat, NetInput& input) {
  const Outcome outcome = Duel::outcome(state);
  const auto own = static_cast<float>(outcome.sheets[seat].total());
  const auto opponent = static_cast<float>(outcome.sheets[seat ^ 1].total());
  const float lead = std::clamp((own - opponent) / 20.0F, -2.0F, 2.0F);
  input.set(kInputs.lead, lead);
  input.set(kInputs.lead_by_age + state.age, lead);
  input.set(kInputs.own_points, own / 50.0F);
  input.set(kInputs.opponent_points, opponent / 50.0F);
}

bool plays_again(const State& state, Seat seat) {
  for (int i = 0; i < state.depth; ++i) {
    const Decision& decision = state.decisions[i];
    if (decision.kind == DecisionKind::EndTurn) return (decision.seat == seat) == (decision.detail != 0);
  }
  return false;
}

bool discards_matter(const State& state) {
  constexpr WonderSet kRevive = carriers(kWonders, EffectKind::Revive);
  return ((state.cities[0].wonders | state.cities[1].wonders) & kRevive) != 0 ||
         state.decision().kind == DecisionKind::Revive;
}

constexpr NetShape kOwnShape = {.inputs = kInputs.end + race::kInputCount, .actions = kRows.end};

}  // namespace

// As the trained nets have it: another number would make all of them useless.
static_assert(kInputs.end == 1988 && kRows.end == 433);

NetShape net_shape(const Rules& rules) { return moments::net_shape(rules, kOwnShape); }

Gap inputs_of_the_race() { return {.first = kInputs.end, .count = race::kInputCount}; }

void describe(const State& state, Seat seat, NetInput& input) {
  input.clear();
  describe_side(state, seat, kInputs.own, input);
  describe_side(state, other(seat), kInputs.opponent, input);
  describe_structure(state, input);
  describe_points(state, seat, input);
  const int left = std::popcount(state.structure.present);
  input.turn_on(kInputs.cards_left + state.age * (kSlots + 1) + left);
  input.turn_on(kInputs.pawn + kCapital + (seat == 0 ? state.pawn : -state.pawn));
  for (int i = 0; i < 4; ++i) {
    // The tokens by how the seat sees the track: mirrored for seat 1.
    if ((state.loot >> i & 1) != 0) input.turn_on(kInputs.loot + (seat == 0 ? i : 3 - i));
  }
  turn_on_each(input, kInputs.board, state.board);
  turn_on_each(input, kInputs.box, state.box);
  turn_on_each(input, kInputs.drawn, state.drawn);
  turn_on_each(input, kInputs.offered, state.offered);
  const int wonders = std::popcount(state.cities[0].built) + std::popcount(state.cities[1].built);
  input.turn_on(kInputs.wonders_left + kWonderLimit - std::min(wonders, kWonderLimit));
  if (!is_of_module(state.decision().kind)) {
    input.turn_on(kInputs.decision + static_cast<int>(state.decision().kind));
  }
  if (plays_again(state, seat)) input.turn_on(kInputs.plays_again);
  if (discards_matter(state)) {
    state.discard.for_each([&](Card card) { input.turn_on(kInputs.discard + card); });
  }
  race::describe(state, seat, kInputs.end, input);
  moments::describe(state, seat, kOwnShape, input);
}

ActionRows rows_of(const State& state, Seat seat, const Action& action) {
  const int subject = action.arg[0];
  if (is_of_module(kind_of(action))) return moments::rows_of(state, seat, action, kOwnShape);
  switch (kind_of(action)) {
    case ActionKind::Draft: return {{kRows.draft + subject}, 1};
    case ActionKind::Build: return {{kRows.build + subject}, 1};
    case ActionKind::Sell: return {{kRows.sell + subject}, 1};
    case ActionKind::BuildWonder: return {{kRows.wonder + subject, kRows.sacrifice + action.arg[1]}, 2};
    case ActionKind::TakeToken: return {{kRows.token + subject}, 1};
    case ActionKind::Destroy: return {{kRows.destroy + subject}, 1};
    case ActionKind::Revive: return {{kRows.revive + subject}, 1};
    case ActionKind::Start: return {{kRows.start + (subject == seat ? 0 : 1)}, 1};
    // nature's, which nobody leans to
    case ActionKind::DealTokens:
    case ActionKind::DealWonders:
    case ActionKind::DealSpecials:
    case ActionKind::Reveal:
    case ActionKind::DrawFromBox: break;
  }
  return {};
}

}  // namespace heptad::duel
