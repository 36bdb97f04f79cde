// How the position moves on: boards, hands, turns, Ages.
#include "engine/wonders/deeds.h"
#include "engine/wonders/flow.h"
#include "engine/wonders/game.h"

namespace heptad::wonders {
namespace {

constexpr int kStartCoins = 3;

}  // namespace

template <class Sink>
void Flow<Sink>::apply(Seat seat, const Action& action) {
  switch (s_.phase) {
    case Phase::Turn:
    case Phase::Sides: return commit(seat, action);
    case Phase::ChooseBoards: take_board(seat, action.arg[0]); break;
    case Phase::Boards: assign_boards(action); break;
    case Phase::Deal: deal(action); break;
    case Phase::Draw: draw(card_of(action)); break;
    case Phase::Seventh: seventh(seat, action); break;
    case Phase::Revive: revive(action); break;
    case Phase::Over: break;
  }
  ++s_.round;
}

// --- before the first Age --------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::take_board(Seat seat, int board) {
  s_.setup.board[seat] = static_cast<std::uint8_t>(board);
  if (seat + 1 == s_.players) s_.phase = Phase::Boards;
}

template <class Sink>
void Flow<Sink>::assign_boards(const Action& action) {
  for (int i = 0; i < s_.city_count; ++i) {
    City& me = city(i);
    me.board = static_cast<std::uint8_t>(action.arg[i] / 3);
    const int side = action.arg[i] % 3;
    if (side == 2) {
      s_.choosing_side |= bit(i);
    } else {
      me.side = static_cast<Side>(side);
    }
    me.coins = kStartCoins;
    const unsigned start = 1U << static_cast<int>(edition_.boards[me.board].start);
    me.own.add(start, 1);
    me.sold.add(start, 1);
    tell(EventKind::Drafted, i, me.board);
  }
  if (s_.choosing_side != 0) {
    s_.phase = Phase::Sides;
  } else {
    begin_age(1);
  }
}

// Sides are chosen by all at once and shown together; the rules do not say when.                [wonders 3]
template <class Sink>
void Flow<Sink>::reveal_sides() {
  for_each_bit(s_.choosing_side, [&](int seat) {
    city(seat).side = static_cast<Side>(s_.orders[seat].card);
    tell(EventKind::SideChosen, seat, kNothing, s_.orders[seat].card);
    s_.orders[seat] = {};
  });
  s_.choosing_side = 0;
  s_.committed = 0;
  begin_age(1);
}

// --- an Age ----------------------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::begin_age(int age) {
  s_.age = static_cast<std::uint8_t>(age);
  s_.turn = 0;
  s_.phase = Phase::Deal;
  tell(EventKind::AgeBegan, kNature, kNothing, kNothing, age);
}

template <class Sink>
void Flow<Sink>::deal(const Action& action) {
  Hand& hand = s_.hands[action.arg[0]];
  for (int i = 0; i < s_.hand_size; ++i) hand.add(action.arg[1 + i]);
  for (int seat = 0; seat < s_.players; ++seat) {
    if (s_.hands[seat].size == 0) return;
  }
  s_.turn = 1;
  s_.phase = s_.has_free_city() ? Phase::Draw : Phase::Turn;
}

// The controller takes the card in hand. After the last turn the last card of the pile is discarded. [wonders
// 108]
template <class Sink>
void Flow<Sink>::draw(Card card) {
  if (s_.hands[0].size != 0) {
    s_.takes.card[Takes::row(s_.age, s_.turn)][kDrawnColumn] = card;
    s_.hands[controller(s_)].add(card);
    s_.phase = Phase::Turn;
    return;
  }
  s_.takes.put(Takes::row(s_.age, s_.hand_size), free_city(s_), card, Fate::Discarded);
  tell_only(SeatSet(), EventKind::Discarded, free_city(s_), card);
  settle_turn();
}

// A seat may commit again until the last one has: the newest order counts.
template <class Sink>
void Flow<Sink>::commit(Seat seat, const Action& action) {
  const Order order = order_of(action);
  if (is_for_city(order.verb)) {
    s_.orders[free_city(s_)] = order;
    s_.city_committed = true;
  } else {
    s_.orders[seat] = order;
    s_.committed |= bit(seat);
    if (s_.has_free_city() && seat == controller(s_)) s_.city_committed = false;
  }
  if (s_.phase == Phase::Sides) {
    if (s_.committed != s_.choosing_side) return;
    ++s_.round;
    return reveal_sides();
  }
  if (s_.committed != (1U << s_.players) - 1 || (s_.has_free_city() && !s_.city_committed)) return;
  ++s_.round;
  resolve_turn();
}

// Everyone pays from what was there at the start of the turn; then everything enters the cities; then coins
// are counted on the table as it now is.                                                     [wonders 13, 14,
// 17]
template <class Sink>
void Flow<Sink>::resolve_turn() {
  const auto orders = s_.orders;
  const int cities = s_.city_count;
  for (int i = 0; i < cities; ++i) pay(i, orders[i]);
  for (int i = 0; i < cities; ++i) enter(i, orders[i], s_.turn);
  for (int i = 0; i < cities; ++i) collect(i, orders[i]);
  s_.orders = {};
  s_.committed = 0;
  s_.city_committed = false;
  if (s_.turn == s_.last_turn()) {
    // Also when the stage was built on this very turn. A Free City has no hand, hence no last card. [wonders
    // 62]
    for (int seat = 0; seat < s_.players; ++seat) {
      if (city(seat).has(Power::SeventhCard)) s_.seventh |= bit(seat);
    }
  }
  settle_turn();
}

// The last card of Babylon, then the left-over cards, then Halikarnassos, then the conflicts. [wonders 69,
// 70, 71]
template <class Sink>
void Flow<Sink>::settle_turn() {
  const bool last = s_.turn == s_.last_turn();
  if (s_.seventh != 0) {
    s_.phase = Phase::Seventh;
    return;
  }
  if (last) {
    drop_leftovers();
    if (s_.has_free_city() && s_.takes.fate(Takes::row(s_.age, s_.hand_size), free_city(s_)) == Fate::None) {
      s_.phase = Phase::Draw;
      return;
    }
  }
  while (s_.revive != 0) {
    const int who = std::countr_zero(s_.revive);
    s_.looked[decides_for(s_, who)] =
        static_cast<std::uint8_t>(Takes::row(s_.age, last ? s_.hand_size : s_.turn) + 1);
    if (!revivable(s_, who).empty()) {
      s_.phase = Phase::Revive;
      return;
    }
    s_.revive =
        static_cast<std::uint8_t>(s_.revive & (s_.revive - 1));  // nothing to build: lost    [wonders 72]
  }
  if (last) {
    end_age();
  } else {
    next_turn();
  }
}

template <class Sink>
void Flow<Sink>::next_turn() {
  const int players = s_.players;
  if (s_.passes_left()) {
    const Hand last = s_.hands[players - 1];
    for (int seat = players - 1; seat > 0; --seat) s_.hands[seat] = s_.hands[seat - 1];
    s_.hands[0] = last;
  } else {
    const Hand first = s_.hands[0];
    for (int seat = 0; seat + 1 < players; ++seat) s_.hands[seat] = s_.hands[seat + 1];
    s_.hands[players - 1] = first;
  }
  ++s_.turn;
  s_.phase = s_.has_free_city() ? Phase::Draw : Phase::Turn;
  tell(EventKind::HandsPassed, kNature, kNothing, kNothing, s_.passes_left() ? 1 : -1);
}

template <class Sink>
void Flow<Sink>::drop_leftovers() {
  for (int seat = 0; seat < s_.players; ++seat) {
    if (s_.hands[seat].size == 0) continue;
    const Card card = s_.hands[seat].cards[0];
    take(seat, card, Fate::Discarded, s_.hand_size);
    tell_only(SeatSet::of(static_cast<Seat>(seat)), EventKind::Discarded, seat, card);
  }
}

template <class Sink>
void Flow<Sink>::end_age() {
  for (int i = 0; i < s_.city_count; ++i) conflict(i, s_.left_of(i));
  tell(EventKind::AgeEnded, kNature, kNothing, kNothing, s_.age);
  if (s_.age < kAges) return begin_age(s_.age + 1);
  s_.phase = Phase::Over;
  tell(EventKind::GameOver, kNature, kNothing, static_cast<int>(Wonders::outcome(s_).how));
}

template <class Sink>
void Flow<Sink>::conflict(int one, int other) {
  const int difference = city(one).shields - city(other).shields;
  if (difference == 0) return;
  const int winner = difference > 0 ? one : other;
  const int loser = difference > 0 ? other : one;
  ++city(winner).victories[s_.age - 1];
  ++city(loser).defeats[s_.age - 1];
  tell(EventKind::Conflict, winner, kNothing, loser, kVictoryToken[s_.age - 1]);
  tell(EventKind::Conflict, loser, kNothing, winner, kDefeatToken);
}

// --- powers after the turn -------------------------------------------------------------------------------

// A little extra turn: it may use what the sixth card brought.                                  [wonders 64,
// 65]
template <class Sink>
void Flow<Sink>::seventh(Seat seat, const Action& action) {
  const Order order = order_of(action);
  s_.seventh = static_cast<std::uint8_t>(s_.seventh & ~bit(seat));
  if (order.verb == Verb::Pass) {
    tell(EventKind::Passed, seat);
  } else {
    pay(seat, order);
    enter(seat, order, s_.hand_size);
    collect(seat, order);
  }
  settle_turn();
}

template <class Sink>
void Flow<Sink>::revive(const Action& action) {
  const int who = std::countr_zero(s_.revive);
  s_.revive = static_cast<std::uint8_t>(s_.revive & (s_.revive - 1));
  if (plain(verb_of(action)) == Verb::Pass) {
    tell(EventKind::Passed, who);
  } else {
    const Card card = card_of(action);
    s_.revived_from[s_.revived_count] = s_.looked[decides_for(s_, who)];
    s_.revived[s_.revived_count++] = card;
    tell(EventKind::Revived, who, card);
    gain_card(who, card);
    collect_coins(who, edition_.gifts[card]);
  }
  settle_turn();
}

template class Flow<NoEvents>;
template class Flow<EventLog>;

void Wonders::apply(State& state, Seat seat, const Action& action, NoEvents& sink) {
  Flow<NoEvents>(state, sink).apply(seat, action);
}

void Wonders::apply(State& state, Seat seat, const Action& action, EventLog& sink) {
  Flow<EventLog>(state, sink).apply(seat, action);
}

}  // namespace heptad::wonders
