// What the seats that decide may do.
#include "engine/wonders/legal.h"

#include <algorithm>
#include <cassert>

#include "engine/wonders/game.h"
#include "engine/wonders/moments.h"
#include "engine/wonders/reasons.h"

namespace heptad::wonders {
namespace {

void legal_revive(const State& state, ActionList& list) {
  const int city = state.agenda.top().next();
  const std::uint8_t for_city = moments::has_owner(state, city) ? 0 : static_cast<std::uint8_t>(city);
  const auto add = [&](Action action) {
    action.arg[kCityArg] = for_city;
    list.push(action);
  };
  revivable(state, city).for_each([&](Card card) { add(act(Verb::Revive, card)); });
  add(act(Verb::Pass));
}

void legal_boards(const State& state, ActionList& list) {
  for (std::uint8_t board = 0; board < boards_in_play(state.players); ++board) {
    if (!state.setup.has(board)) list.push(act(Verb::Board, board));
  }
}

// Seats that may still change what they decide, committed or not.
SeatSet deciding(const State& state) {
  switch (state.step()) {
    case Step::Sides:
    case Step::Ask:
    case Step::Choose: return moments::deciders(state, state.agenda.top().asked);
    case Step::Over:
    case Step::TakeBoards:
    case Step::Boards:
    case Step::Deal:
    case Step::Draw:
    case Step::Luck:
    case Step::Then:
    case Step::LastCard:
    case Step::Leftovers:
    case Step::Revive:
    case Step::EndTurn:
    case Step::NextAge: break;
  }
  return Wonders::to_act(state);
}

}  // namespace

Buyer buyer_of(const State& state, int city) {
  const City& me = state.cities[city];
  const auto price = [&](Discounts cheap) {
    return static_cast<std::uint8_t>((me.discounts & cheap) != 0 ? 1 : 2);
  };
  const std::uint8_t made = price(kCheapManufactured);
  Buyer buyer{.own = &me.own,
              .coins = me.coins,
              .sellers = {Seller{.sells = &state.cities[state.left_of(city)].sold,
                                 .raw = price(kCheapRawLeft),
                                 .made = made,
                                 .column = 0},
                          Seller{.sells = &state.cities[state.right_of(city)].sold,
                                 .raw = price(kCheapRawRight),
                                 .made = made,
                                 .column = 1}}};
  moments::sellers(state, city, buyer);
  return buyer;
}

Lister::Lister(const State& state, int city, ActionList& list)
    : state_(state),
      edition_(facts(state)),
      city_(city),
      me_(state.cities[city]),
      buyer_(buyer_of(state, city)),
      for_city_(moments::has_owner(state, city) ? 0 : word_for(city)),
      must_use_chains_(moments::must_use_chains(state, city)),
      write_(list),
      stage_bills_([&] {
        const StageFacts* stage = next_stage(state, me_);
        return stage == nullptr ? Bills() : bills_for(buyer_, stage->need, buyer_.coins);
      }()) {}

// All in one piece: most of a random game's time is spent here.
[[gnu::flatten]] void list_own_orders(const State& state, Seat seat, ActionList& list) {
  Lister lister(state, seat, list);
  moments::with_extras(lister, [&](auto& extras) {
    for_each_card(state.hands[seat], [&](Card card) {
      lister.builds(card, extras);
      lister.stages(card, extras);
      lister.sell(card, extras);
    });
  });
}

Pile discard_pile(const State& state) {
  Pile pile = {};
  for (int row = 0; row < kAges * kMaxHand; ++row) {
    if (state.takes.fates[row] == 0) continue;
    for (int city = 0; city < state.city_count; ++city) {
      const Card card = state.takes.card[row][city];
      if (state.takes.fate(row, city) == Fate::Discarded && card != kUnknownCard) ++pile[card];
    }
  }
  for (int i = 0; i < state.revived_count; ++i) --pile[state.revived[i]];
  return pile;
}

CardSet revivable(const State& state, int city) {
  const Pile pile = discard_pile(state);
  CardSet set;
  for (int card = 0; card < kMaxCards; ++card) {
    if (pile[card] > 0 && !is_built(state.cities[city], facts(state).cards[card]))
      set.add(static_cast<Card>(card));
  }
  return set;
}

SeatSet Wonders::to_act(const State& state) {
  const Task& task = state.agenda.top();
  switch (task.step) {
    case Step::Boards:
    case Step::Deal:
    case Step::Draw:
    case Step::Luck: return SeatSet::nature();
    case Step::Sides:
    case Step::Ask:
    case Step::Choose: return moments::deciders(state, task.due);
    case Step::TakeBoards:
    case Step::LastCard:
    case Step::Revive: return SeatSet::of(moments::decider(state, task.next()));
    case Step::Leftovers:
    case Step::Then:
    case Step::NextAge:
    case Step::EndTurn:  // nobody is asked: they are gone before anybody looks
    case Step::Over: break;
  }
  return {};
}

void Wonders::legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (seat >= state.players) return;
  if (state.step() == Step::Choose) {
    moments::list_orders(state, seat, list);
    assert(!list.full());
    return;
  }
  if (!deciding(state).has(seat)) return;
  switch (state.step()) {
    case Step::TakeBoards: legal_boards(state, list); break;
    case Step::Sides:
      list.push(act(Verb::Side, 0));
      list.push(act(Verb::Side, 1));
      break;
    case Step::LastCard:
      list_own_orders(state, seat, list);
      list.push(act(Verb::Pass));
      assert(!list.full());
      break;
    case Step::Revive: legal_revive(state, list); break;
    case Step::Ask: moments::list_answers(state, seat, list); break;
    // nature's list is too long to write out: roll() draws from it, check() knows it
    case Step::Boards:
    case Step::Deal:
    case Step::Draw:
    case Step::Luck:
    case Step::Choose:
    case Step::Then:
    case Step::Leftovers:
    case Step::EndTurn:
    case Step::NextAge:
    case Step::Over: break;
  }
}

void orders_anew(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.step() == Step::Choose && seat < state.players) moments::list_anew(state, seat, list);
}

Expected<void> Wonders::check(const State& state, Seat seat, const Action& action) {
  if (state.step() == Step::Over) return refuse(Code::Over, "The game is over.");
  if (action.kind >= kVerbs) return refuse(Code::Illegal, "There is no such action.");
  if (!deciding(state).has(seat)) {
    const SeatSet due = to_act(state);
    return refuse(Code::WrongTurn, due.has(kNature)  ? "Luck is due: nature is to act."
                                   : seat == kNature ? "Nothing is left to luck now."
                                   : seat >= state.players
                                       ? "There is no seat " + std::to_string(seat) + "."
                                       : "It is seat " + std::to_string(due.lowest()) + "'s turn.");
  }
  if (seat == kNature) return check_nature(state, action);
  ActionList list;
  for (const auto lists : {legal_actions, orders_anew}) {
    lists(state, seat, list);
    if (std::ranges::find(list, action) != list.end()) return {};
  }
  return refuse(Code::Illegal, why_not(state, seat, action));
}

Action Wonders::sample(const State& state, Seat seat, Rng& rng) {
  if (state.step() != Step::Choose || !moments::decides_for_itself(state, seat)) {
    ActionList list;
    legal_actions(state, seat, list);
    return list[rng.below(list.size())];
  }
  const Hand& hand = state.hands[seat];
  const Card card = hand.cards[rng.below(hand.size)];
  const City& me = state.cities[seat];
  const CardFacts& row = facts(state).cards[card];
  const Buyer buyer = buyer_of(state, seat);
  const auto pick = [&](Verb verb, const Bills& bills) {
    return action_of(word_of(verb, card, bills[bills.size() == 1 ? 0 : rng.below(bills.size())]));
  };
  // Mostly build; now and then raise a stage; sell when neither can be done, and sometimes anyway.
  const int mood = rng.below(8);
  if (mood == 0) return act(Verb::Sell, card);
  if (mood >= 3 && !is_built(me, row)) {
    if (row.costs_nothing || is_chained(me, row)) return act(Verb::Build, card);
    const Bills bills = bills_for(buyer, row.need, buyer.coins - row.coins);
    if (!price_is_nothing(row, bills) && waiver(state, me, row) != Waiver::None)
      return act(Verb::BuildFree, card);
    if (!bills.empty()) return pick(Verb::Build, bills);
  }
  if (const StageFacts* stage = next_stage(state, me)) {
    const Bills bills = bills_for(buyer, stage->need, buyer.coins);
    if (!bills.empty()) return pick(Verb::Stage, bills);
  }
  return act(Verb::Sell, card);
}

}  // namespace heptad::wonders
