#include "bots/duel/race.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/duel/payment.h"

namespace heptad::duel::race {
namespace {

constexpr int kHeldSteps = kSymbolsToWin + 1;
constexpr int kTimeSteps = 6;
constexpr int kCountSteps = 5;  // none to four or more
constexpr int kTokenSteps = 4;

// Each is asked about symbols the side lacks, and counts different ones.
struct Side {
  int held_by_time, within_reach, open, payable, freed_next, covered, unseen, later, pairs_now, pairs_ever,
      token, in_sight_by_held;
};

constexpr Side take_side(Blocks& blocks) {
  Side side{};
  side.held_by_time = blocks.take(kHeldSteps * kTimeSteps);
  side.within_reach = blocks.take(kSymbols + 1);
  side.open = blocks.take(kCountSteps);
  side.payable = blocks.take(kCountSteps);
  side.freed_next = blocks.take(kCountSteps);
  side.covered = blocks.take(kCountSteps);
  side.unseen = blocks.take(kCountSteps);
  side.later = blocks.take(kCountSteps);
  side.pairs_now = blocks.take(kCountSteps);
  side.pairs_ever = blocks.take(kCountSteps);
  side.token = blocks.take(kTokenSteps);
  side.in_sight_by_held = blocks.take(kHeldSteps * kCountSteps);
  return side;
}

struct Inputs {
  Side own, opponent;
  int end;
};
constexpr Inputs kInputs = [] {
  Blocks blocks;
  Inputs in{};
  in.own = take_side(blocks);
  in.opponent = take_side(blocks);
  in.end = blocks.next;
  return in;
}();

constexpr SymbolSet symbol_of(const Effects& effects) {
  for (const Effect& effect : effects) {
    if (effect.is(EffectKind::Science)) return static_cast<SymbolSet>(1U << effect.a);
  }
  return 0;
}
constexpr auto kSymbolOf = [] {
  std::array<SymbolSet, kCardCount> symbols = {};
  for (int card = 0; card < kCardCount; ++card) symbols[card] = symbol_of(kCards[card].effects);
  return symbols;
}();
// Symbols on the cards of an age, and of all that follow it.
constexpr auto kLater = [] {
  std::array<SymbolSet, 5> later = {};
  for (int age = 3; age >= 0; --age) {
    later[age] = later[age + 1];
    for (int card = 0; card < kCardCount; ++card) {
      if (kCards[card].age == age + 1) later[age] |= kSymbolOf[card];
    }
  }
  return later;
}();
constexpr TokenSet kSymbolTokens = carriers(kTokens, EffectKind::Science);
constexpr SymbolSet kTokenSymbol = symbol_of(kTokens[std::countr_zero(kSymbolTokens)].effects);
static_assert(std::popcount(kSymbolTokens) == 1);

// Where symbols lie, for either side.
struct Sources {
  SymbolSet open = 0, freed_next = 0, covered = 0, unseen = 0, later = 0;
  std::array<Card, kSlots> greens = {};  // those that lie open
  int green_count = 0;

  SymbolSet in_sight() const { return open | freed_next | covered; }
  SymbolSet any() const { return in_sight() | unseen | later; }
};

Sources sources_in(const State& state) {
  const Structure& structure = state.structure;
  const Layout& layout = kLayouts[state.age];
  Sources found;
  for_each_bit(structure.known & structure.present, [&](int slot) {
    const Card card = structure.cards[slot];
    const SymbolSet symbol = kSymbolOf[card];
    if (symbol == 0) return;
    if ((structure.available >> slot & 1) != 0) {
      found.open |= symbol;
      found.greens[found.green_count++] = card;
      return;
    }
    const Slots above = layout.covered_by[slot] & structure.present;
    const bool next = std::popcount(above) == 1 && (above & structure.available) != 0;
    (next ? found.freed_next : found.covered) |= symbol;
  });
  if (structure.present != structure.known) {
    const int first = kAgeDecks[state.age].first;
    for_each_bit(structure.unseen, [&](int card) { found.unseen |= kSymbolOf[first + card]; });
  }
  found.later = kLater[state.age];
  return found;
}

// By the cards that are still to be taken.
int time_step(const State& state) {
  const int left = std::popcount(state.structure.present) + kSlots * (3 - std::max<int>(state.age, 1));
  return left < 5 ? 0 : left < 10 ? 1 : left < 20 ? 2 : left < 30 ? 3 : left < 40 ? 4 : 5;
}

int token_step(const State& state, bool lacks, bool pairs_now, bool pairs_ever) {
  if (!lacks || (state.board & kSymbolTokens) == 0 || !pairs_ever) {
    return lacks && ((state.box | state.drawn) & kSymbolTokens) != 0 ? 1 : 0;
  }
  return pairs_now ? 3 : 2;
}

void describe_side(const State& state, Seat seat, const Sources& found, const Side& in, int first,
                   NetInput& input) {
  const City& city = state.cities[seat];
  const Market market(city, state.cities[seat ^ 1]);
  SymbolSet payable = 0;
  for (int i = 0; i < found.green_count; ++i) {
    if (card_price(city, market, found.greens[i]).coins <= city.coins) payable |= kSymbolOf[found.greens[i]];
  }
  const auto lacking = static_cast<SymbolSet>(~city.symbols);
  const auto to_pair = static_cast<SymbolSet>(city.symbols & ~city.pairs);
  const int held = std::min(std::popcount(city.symbols), kSymbolsToWin);
  const auto count = [&](int block, SymbolSet symbols) {
    const int different = std::popcount(symbols);
    input.turn_on(first + block + std::min(different, kCountSteps - 1));
    return different;
  };
  count(in.open, found.open & lacking);
  count(in.payable, payable & lacking);
  count(in.freed_next, found.freed_next & lacking);
  count(in.covered, found.covered & lacking);
  count(in.unseen, found.unseen & lacking);
  count(in.later, found.later & lacking);
  const bool pairs_now = count(in.pairs_now, payable & to_pair) != 0;
  const bool pairs_ever = count(in.pairs_ever, found.any() & to_pair) != 0;
  const int token = token_step(state, (lacking & kTokenSymbol) != 0, pairs_now, pairs_ever);
  input.turn_on(first + in.token + token);
  const int reach = held + std::popcount(static_cast<SymbolSet>(found.any() & lacking)) + (token > 1 ? 1 : 0);
  input.turn_on(first + in.within_reach + std::min(reach, kSymbols));
  input.turn_on(first + in.held_by_time + held * kTimeSteps + time_step(state));
  count(in.in_sight_by_held + held * kCountSteps, found.in_sight() & lacking);
}

}  // namespace

static_assert(kInputs.end == kInputCount);

void describe(const State& state, Seat seat, int first, NetInput& input) {
  const Sources found = sources_in(state);
  describe_side(state, seat, found, kInputs.own, first, input);
  describe_side(state, other(seat), found, kInputs.opponent, first, input);
}

}  // namespace heptad::duel::race
