#include "bots/duel/pantheon/features.h"

#include <algorithm>

#include "engine/duel/moments.h"

namespace heptad::duel::pantheon {
namespace {

constexpr int kCards16 = kDivinityCount + 1;  // the divinities and the Gate
constexpr int kGuardedSteps = 8;
constexpr int kDecisionInputs = 20;

struct Side {
  int divinities, offerings, guarded, payable;
};

struct Inputs {
  Side own, opponent;
  int slots, shown, on_enki, pool, myths, offerings, minerva, snake, decision, end;
};

constexpr Side take_side(Blocks& blocks) {
  Side side{};
  side.divinities = blocks.take(kCards16);
  side.offerings = blocks.take(static_cast<int>(kOfferings.size()));
  side.guarded = blocks.take(kGuardedSteps);
  side.payable = blocks.take(kCards16);
  return side;
}

constexpr Inputs kInputs = [] {
  Blocks blocks;
  Inputs in{};
  in.own = take_side(blocks);
  in.opponent = take_side(blocks);
  in.slots = blocks.take(kPantheonSlots * kCards16);
  in.shown = blocks.take(kDivinityCount);
  in.on_enki = blocks.take(kTokenCount);
  in.pool = blocks.take(kDivinityCount);
  in.myths = blocks.take(static_cast<int>(kMythSlots.size()) * kMythologies);
  in.offerings = blocks.take(static_cast<int>(kOfferingSlots.size()) * static_cast<int>(kOfferings.size()));
  in.minerva = blocks.take(kSpaces);
  in.snake = blocks.take(2);
  in.decision = blocks.take(kDecisionInputs);
  in.end = blocks.next;
  return in;
}();

struct Rows {
  int activate, spend, place, place_at, invoke, deck, top, copy, producer, discard, unbuild, wonder_from_pile,
      card_from_pile, take_wonder, minerva, drop_loot, fire_loot, end;
};

constexpr Rows kRows = [] {
  Blocks blocks;
  Rows rows{};
  rows.activate = blocks.take(kCards16);
  rows.spend = blocks.take(1 << kOfferings.size());
  rows.place = blocks.take(kCards16);
  rows.place_at = blocks.take(kPantheonSlots);
  rows.invoke = blocks.take(kCards16);
  rows.deck = blocks.take(kMythologies);
  rows.top = blocks.take(kCards16);
  rows.copy = blocks.take(kCardCount);
  rows.producer = blocks.take(kCardCount);
  rows.discard = blocks.take(kCardCount + 1);
  rows.unbuild = blocks.take(kWonderCount);
  rows.wonder_from_pile = blocks.take(kWonderCount);
  rows.card_from_pile = blocks.take(kCardCount);
  rows.take_wonder = blocks.take(kWonderCount);
  rows.minerva = blocks.take(kSpaces);
  rows.drop_loot = blocks.take(4);
  rows.fire_loot = blocks.take(4);
  rows.end = blocks.next;
  return rows;
}();

// Both seats see the board from their own end.
constexpr int slot_seen(Seat seat, int slot) { return seat == 0 ? slot : kPantheonSlots - 1 - slot; }
constexpr int space_seen(Seat seat, int space) { return seat == 0 ? space : kSpaces - 1 - space; }
constexpr int loot_seen(Seat seat, int loot) { return seat == 0 ? loot : 3 - loot; }

void describe_side(const State& state, Seat seat, const Side& in, int first, NetInput& input) {
  const Devotion& devotion = state.pantheon.seats[seat];
  for_each_bit(devotion.divinities, [&](int divinity) { input.turn_on(first + in.divinities + divinity); });
  for_each_bit(devotion.offerings, [&](int offering) { input.turn_on(first + in.offerings + offering); });
  input.turn_on(first + in.guarded + std::clamp<int>(devotion.guarded, 0, kGuardedSteps - 1));
  const int coins = moments::purse(state, seat) + offering_value(devotion.offerings);
  for_each_bit(state.pantheon.active, [&](int slot) {
    const Face face = state.pantheon.slots[slot];
    if (face.card < kCards16 && activation_price(state, seat, slot) <= coins) {
      input.turn_on(first + in.payable + face.card);
    }
  });
}

// Tokens still lying on the structure, by place and kind.
void describe_laid(const State& state, int first, NetInput& input) {
  const auto each = [&](const auto& places, const auto& kinds, int block, int kind_count) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      if ((state.pantheon.laid >> places[i] & 1) == 0) continue;
      input.turn_on(first + block + static_cast<int>(i) * kind_count + kinds[i]);
    }
  };
  if (state.age == 1) each(kMythSlots, state.pantheon.myths, kInputs.myths, kMythologies);
  if (state.age == 2) {
    each(kOfferingSlots, state.pantheon.offerings, kInputs.offerings, static_cast<int>(kOfferings.size()));
  }
}

}  // namespace

// As the trained nets have it: another number would make all of them useless.
static_assert(kInputs.end == 300 && kRows.end == 465);

NetShape net_shape(NetShape base) {
  return {.inputs = base.inputs + kInputs.end, .actions = base.actions + kRows.end};
}

void describe(const State& state, Seat seat, int first, NetInput& input) {
  const Pantheon& pantheon = state.pantheon;
  describe_side(state, seat, kInputs.own, first, input);
  describe_side(state, other(seat), kInputs.opponent, first, input);
  for (int slot = 0; slot < kPantheonSlots; ++slot) {
    const Face face = pantheon.slots[slot];
    if (face.card < kCards16)
      input.turn_on(first + kInputs.slots + slot_seen(seat, slot) * kCards16 + face.card);
  }
  for_each_bit(pantheon.shown, [&](int divinity) { input.turn_on(first + kInputs.shown + divinity); });
  for_each_bit(pantheon.on_enki, [&](int token) { input.turn_on(first + kInputs.on_enki + token); });
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    for_each_bit(pool(pantheon, mythology),
                 [&](int divinity) { input.turn_on(first + kInputs.pool + divinity); });
  }
  describe_laid(state, first, input);
  if (state.minerva != kNoMinerva) {
    input.turn_on(first + kInputs.minerva + space_seen(seat, state.minerva + kCapital));
  }
  if (pantheon.snake != 0xFF) {
    input.turn_on(first + kInputs.snake + (state.cities[seat].cards.has(pantheon.snake) ? 0 : 1));
  }
  if (is_of_module(state.decision().kind)) {
    input.turn_on(first + kInputs.decision + static_cast<int>(state.decision().kind) - kOwnDecisionKinds);
  }
}

ActionRows rows_of(const State& state, Seat seat, const Action& action, int first) {
  const int subject = action.arg[0];
  const auto one = [&](int row) { return ActionRows{{first + row}, 1}; };
  switch (static_cast<ActionKind>(action.kind)) {
    case ActionKind::Activate: {
      const int card = std::min<int>(state.pantheon.slots[subject].card, kGate);
      return {{first + kRows.activate + card, first + kRows.spend + action.arg[1]}, 2};
    }
    case ActionKind::PlaceDivinity:
      return {{first + kRows.place + subject, first + kRows.place_at + slot_seen(seat, action.arg[1])}, 2};
    case ActionKind::Invoke: return one(kRows.invoke + subject);
    case ActionKind::ChooseDeck: return one(kRows.deck + subject);
    case ActionKind::PutOnTop: return one(kRows.top + subject);
    case ActionKind::CopySymbol: return one(kRows.copy + subject);
    case ActionKind::TakeProducer: return one(kRows.producer + subject);
    case ActionKind::DiscardFromAge:
      return one(kRows.discard + std::min<int>(state.structure.cards[subject], kCardCount));
    case ActionKind::UnbuildWonder: return one(kRows.unbuild + subject);
    case ActionKind::WonderFromPile: return one(kRows.wonder_from_pile + subject);
    case ActionKind::CardFromPile: return one(kRows.card_from_pile + subject);
    case ActionKind::TakeWonder: return one(kRows.take_wonder + subject);
    case ActionKind::PlaceMinerva: return one(kRows.minerva + space_seen(seat, subject));
    case ActionKind::DropLoot: return one(kRows.drop_loot + loot_seen(seat, subject));
    case ActionKind::FireLoot: return one(kRows.fire_loot + loot_seen(seat, subject));
    // nature's, which nobody leans to
    case ActionKind::DealMyths:
    case ActionKind::DealOfferings:
    case ActionKind::DealDivinities:
    case ActionKind::DealTops:
    case ActionKind::DrawForEnki: break;
  }
  return {};
}

}  // namespace heptad::duel::pantheon
