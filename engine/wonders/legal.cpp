// What the seats that decide may do, and why not.
#include "engine/wonders/legal.h"

#include "engine/wonders/game.h"

namespace heptad::wonders {

Expected<void> check_nature(const State& state, const Action& action);     // nature.cpp
std::string why_not(const State& state, Seat seat, const Action& action);  // options.cpp

namespace {

constexpr Verb verb_for(int city, const State& state, Verb verb) {
  return city < state.players ? verb : for_city(verb);
}

// Lists what one city may do with the cards of a hand.
class Lister {
 public:
  Lister(const State& state, int city, ActionList& list)
      : state_(state),
        edition_(facts(state)),
        me_(state.cities[city]),
        buyer_(buyer_of(state, city)),
        write_(list),
        build_(verb_for(city, state, Verb::Build)),
        build_free_(verb_for(city, state, Verb::BuildFree)),
        stage_(verb_for(city, state, Verb::Stage)),
        sell_(verb_for(city, state, Verb::Sell)) {
    if (const StageFacts* stage = next_stage(state, me_)) {
      stage_splits_ = splits_for(buyer_, stage->need, buyer_.coins);
    }
  }

  void builds(Card card) {
    const CardFacts& row = edition_.cards[card];
    if (is_built(me_, row)) return;
    const Waiver free = waiver(state_, me_, row);
    const bool chained = is_chained(me_, row);
    if (chained || row.costs_nothing) {
      add(build_, card);  // paying is allowed and pointless when a chain is there                [wonders 44]
    } else {
      const Splits splits = splits_for(buyer_, row.need, buyer_.coins - row.coins);
      if (free == Waiver::Lasting && !price_is_nothing(row, splits)) {
        add(build_free_, card);
      } else {
        for (const Split& split : splits) add(build_, card, split);
      }
    }
    // Whenever the player likes; the Free City must use its chains.                        [wonders 79, 106]
    if (free == Waiver::Spent && (!chained || build_ == Verb::Build)) add(build_free_, card);
  }
  void stages(Card card) {
    for (const Split& split : stage_splits_) add(stage_, card, split);
  }
  void sell(Card card) { add(sell_, card); }

 private:
  void add(Verb verb, Card card, Split split = {}) {
    write_(short_action(static_cast<std::uint8_t>(verb), card, split.left, split.right));
  }

  const State& state_;
  const EditionFacts& edition_;
  const City& me_;
  Buyer buyer_;
  ActionList::Writer write_;
  Verb build_, build_free_, stage_, sell_;
  Splits stage_splits_;
};

// Calls visit(card) once for each different card that is known.
template <class Visit>
void for_each_card(const Hand& hand, Visit visit) {
  for (int i = 0; i < hand.size; ++i) {
    const Card card = hand.cards[i];
    if (card != kUnknownCard && (i == 0 || hand.cards[i - 1] != card)) visit(card);
  }
}

void legal_orders(const State& state, Seat seat, ActionList& list) {
  Lister lister(state, seat, list);
  for_each_card(state.hands[seat], [&](Card card) {
    lister.builds(card);
    lister.stages(card);
    lister.sell(card);
  });
}

// The Free City may sell only when it can do nothing else with any card it could be given. A card that a
// chain frees is built, by the chain.                                                   [wonders 105, 106]
void legal_city_orders(const State& state, Seat seat, ActionList& list) {
  Hand rest = state.hands[seat];
  if (rest.has(state.orders[seat].card)) rest.remove(state.orders[seat].card);
  const int before = list.size();
  {
    Lister lister(state, free_city(state), list);
    for_each_card(rest, [&](Card card) {
      lister.builds(card);
      if (!must_be_built(state, free_city(state), card)) lister.stages(card);
    });
  }
  if (list.size() != before) return;
  Lister lister(state, free_city(state), list);
  for_each_card(rest, [&](Card card) { lister.sell(card); });
}

bool has_committed(const State& state, Seat seat) { return (state.committed >> seat & 1U) != 0; }

bool decides_for_city_now(const State& state, Seat seat) {
  return state.has_free_city() && seat == controller(state) && has_committed(state, seat);
}

// The controller of the Free City first chooses for its own city, then for the Free City.       [wonders 103]
void legal_turn(const State& state, Seat seat, ActionList& list) {
  if (!decides_for_city_now(state, seat)) return legal_orders(state, seat, list);
  if (state.city_committed) legal_orders(state, seat, list);
  legal_city_orders(state, seat, list);
}

void legal_revive(const State& state, ActionList& list) {
  const int city = std::countr_zero(state.revive);
  revivable(state, city).for_each([&](Card card) {
    list.push(act(verb_for(city, state, Verb::Revive), card));
  });
  list.push(act(verb_for(city, state, Verb::Pass)));
}

void legal_boards(const State& state, ActionList& list) {
  for (std::uint8_t board = 0; board < kBoards; ++board) {
    if (!state.setup.has(board)) list.push(act(Verb::Board, board));
  }
}

Seat next_chooser(const State& state) {
  Seat seat = 0;
  while (state.setup.board[seat] != kAnyBoard) ++seat;
  return seat;
}

SeatSet seats_in(std::uint8_t bits) {
  SeatSet set;
  for_each_bit(bits, [&](int seat) { set.add(static_cast<Seat>(seat)); });
  return set;
}

// Seats that may still change what they decide, committed or not.
SeatSet deciding(const State& state) {
  switch (state.phase) {
    case Phase::Sides: return seats_in(state.choosing_side);
    case Phase::Turn: return SeatSet::first(state.players);
    case Phase::ChooseBoards:
    case Phase::Boards:
    case Phase::Deal:
    case Phase::Draw:
    case Phase::Seventh:
    case Phase::Revive:
    case Phase::Over: break;
  }
  return Wonders::to_act(state);
}

}  // namespace

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
  switch (state.phase) {
    case Phase::Boards:
    case Phase::Deal:
    case Phase::Draw: return SeatSet::nature();
    case Phase::ChooseBoards: return SeatSet::of(next_chooser(state));
    case Phase::Sides: return seats_in(static_cast<std::uint8_t>(state.choosing_side & ~state.committed));
    case Phase::Turn: {
      SeatSet set = SeatSet::first(state.players);
      for_each_bit(state.committed, [&](int seat) { set.remove(static_cast<Seat>(seat)); });
      if (state.has_free_city() && !state.city_committed) set.add(controller(state));
      return set;
    }
    case Phase::Seventh: return SeatSet::of(static_cast<Seat>(std::countr_zero(state.seventh)));
    case Phase::Revive: return SeatSet::of(decides_for(state, std::countr_zero(state.revive)));
    case Phase::Over: break;
  }
  return {};
}

void Wonders::legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (seat >= state.players) return;
  if (state.phase == Phase::Turn) return legal_turn(state, seat, list);
  if (!deciding(state).has(seat)) return;
  switch (state.phase) {
    case Phase::ChooseBoards: legal_boards(state, list); break;
    case Phase::Sides:
      list.push(act(Verb::Side, 0));
      list.push(act(Verb::Side, 1));
      break;
    case Phase::Seventh:
      legal_orders(state, seat, list);
      list.push(act(Verb::Pass));
      break;
    case Phase::Revive: legal_revive(state, list); break;
    // nature's list is too long to write out: roll() draws from it, check() knows it
    case Phase::Boards:
    case Phase::Deal:
    case Phase::Draw:
    case Phase::Turn:
    case Phase::Over: break;
  }
}

Expected<void> Wonders::check(const State& state, Seat seat, const Action& action) {
  if (state.phase == Phase::Over) return refuse("over", "The game is over.");
  if (action.kind >= kVerbs) return refuse("illegal", "There is no such action.");
  if (!deciding(state).has(seat)) {
    const SeatSet due = to_act(state);
    return refuse("wrong-turn", due.has(kNature)  ? "Luck is due: nature is to act."
                                : seat == kNature ? "Nothing is left to luck now."
                                : seat >= state.players
                                    ? "There is no seat " + std::to_string(seat) + "."
                                    : "It is seat " + std::to_string(due.lowest()) + "'s turn.");
  }
  if (seat == kNature) return check_nature(state, action);
  ActionList list;
  legal_actions(state, seat, list);
  for (const Action& legal : list) {
    if (legal == action) return {};
  }
  return refuse("illegal", why_not(state, seat, action));
}

Action Wonders::sample(const State& state, Seat seat, Rng& rng) {
  const bool order = state.phase == Phase::Turn && !decides_for_city_now(state, seat);
  if (!order) {
    ActionList list;
    legal_actions(state, seat, list);
    return list[rng.below(list.size())];
  }
  const Hand& hand = state.hands[seat];
  const Card card = hand.cards[rng.below(hand.size)];
  const City& me = state.cities[seat];
  const CardFacts& row = facts(state).cards[card];
  const Buyer buyer = buyer_of(state, seat);
  const auto pick = [&](Verb verb, const Splits& splits) {
    const Split& split = splits[splits.size() == 1 ? 0 : rng.below(splits.size())];
    return act(verb, card, split.left, split.right);
  };
  // Mostly build; now and then raise a stage; sell when neither can be done, and sometimes anyway.
  const int mood = rng.below(8);
  if (mood == 0) return act(Verb::Sell, card);
  if (mood >= 3 && !is_built(me, row)) {
    if (row.costs_nothing || is_chained(me, row)) return act(Verb::Build, card);
    const Splits splits = splits_for(buyer, row.need, buyer.coins - row.coins);
    if (!price_is_nothing(row, splits) && waiver(state, me, row) != Waiver::None)
      return act(Verb::BuildFree, card);
    if (!splits.empty()) return pick(Verb::Build, splits);
  }
  if (const StageFacts* stage = next_stage(state, me)) {
    const Splits splits = splits_for(buyer, stage->need, buyer.coins);
    if (!splits.empty()) return pick(Verb::Stage, splits);
  }
  return act(Verb::Sell, card);
}

}  // namespace heptad::wonders
