// How the position moves on: boards, hands, turns, Ages.
#include <span>

#include "engine/wonders/deeds.h"
#include "engine/wonders/flow.h"
#include "engine/wonders/game.h"

namespace heptad::wonders {
namespace {

constexpr int kStartCoins = 3;

// Every city fights its two neighbours.                                                        [wonders 54]
Fights fights_of(const State& state) {
  Fights fights;
  for (int city = 0; city < state.city_count; ++city) {
    const int tokens = moments::tokens_of_neighbours(state, city, state.left_of(city));
    if (tokens != 0) fights.add(city, state.left_of(city), tokens);
  }
  moments::fights(state, fights);
  return fights;
}

// What every turn does, in this order; what happens on the way adds to it. The last card of Babylon comes
// before the left-over cards, those before Halikarnassos, all before the conflicts.      [wonders 69, 70, 71]
constexpr Agenda turn(bool last) {
  Agenda agenda;
  agenda.push(Step::EndTurn);
  agenda.push(Step::Revive);
  if (last) {
    agenda.push(Step::Leftovers);
    agenda.push(Step::LastCard);
  }
  agenda.push(Step::Choose);
  return agenda;
}

}  // namespace

void plan_turn(State& state) {
  if (moments::has_plan(state)) return moments::plan_turn(state);
  static constexpr Agenda kTurn = turn(false), kLastTurn = turn(true);
  state.agenda = state.turn == state.last_turn() ? kLastTurn : kTurn;  // nothing is left of the turn before
  state.agenda.top().ask_all(state.city_count);
  moments::turn_planned(state);
}

template <class Sink>
void Flow<Sink>::apply(Seat seat, const Action& action) {
  switch (s_.step()) {
    case Step::Choose:
    case Step::Ask:
    case Step::Sides: return commit(seat, action);
    case Step::TakeBoards: take_board(seat, action.arg[0]); break;
    case Step::Boards: assign_boards(action); break;
    case Step::Deal: deal(action); break;
    case Step::Draw:
    case Step::Luck: moments::luck(*this, s_, action); break;
    case Step::LastCard: last_card(seat, action); break;
    case Step::Revive: revive(action); break;
    case Step::Then:
    case Step::Leftovers:
    case Step::EndTurn:
    case Step::NextAge:
    case Step::Over: break;
  }
  ++s_.round;
  go_on();
}

// Does what asks nobody, until somebody is to decide.
template <class Sink>
void Flow<Sink>::go_on() {
  for (;;) {
    Task& task = s_.agenda.top();
    switch (task.step) {
      case Step::LastCard:
        if (task.due != 0) return;
        s_.agenda.pop();
        break;
      case Step::Leftovers:
        s_.agenda.pop();
        drop_leftovers();
        moments::leftovers_gone(s_);
        break;
      case Step::Revive:
        if (still_revives(task)) return;
        s_.agenda.pop();
        break;
      case Step::EndTurn:
        s_.agenda.pop();
        s_.turn == s_.last_turn() ? end_age() : pass_hands();
        break;
      case Step::NextAge:
        s_.agenda.pop();
        next_age();
        break;
      case Step::Then: moments::then(*this, s_); break;
      case Step::Luck:
      case Step::Ask:
        if (task.due != 0) return;
        s_.agenda.pop();
        break;
      case Step::TakeBoards:
      case Step::Boards:
      case Step::Sides:
      case Step::Deal:
      case Step::Draw:
      case Step::Choose:
      case Step::Over: return;
    }
  }
}

// --- before the first Age --------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::take_board(Seat seat, int board) {
  s_.setup.board[seat] = static_cast<std::uint8_t>(board);
  s_.agenda.top().answer(seat);
  if (s_.agenda.top().due == 0) s_.agenda.pop();
}

template <class Sink>
void Flow<Sink>::assign_boards(const Action& action) {
  unsigned choosing = 0;
  for (int i = 0; i < s_.city_count; ++i) {
    City& me = city(i);
    me.board = static_cast<std::uint8_t>(action.arg[i] / 3);
    const int side = action.arg[i] % 3;
    if (side == 2) {
      choosing |= 1U << i;
    } else {
      me.side = static_cast<Side>(side);
    }
    me.coins = kStartCoins;
    const unsigned start = 1U << static_cast<int>(edition_.boards[me.board].start);
    me.own.add(start, 1);
    me.sold.add(start, 1);
    tell(EventKind::Drafted, i, me.board);
  }
  s_.agenda.pop();
  s_.agenda.push(Step::NextAge);
  moments::boards_dealt(s_);
  if (choosing != 0) s_.agenda.push(Step::Sides, choosing);
}

// Sides are chosen by all at once and shown together; the rules do not say when.                [wonders 3]
template <class Sink>
void Flow<Sink>::reveal_sides() {
  for_each_bit(s_.agenda.top().asked, [&](int seat) {
    city(seat).side = static_cast<Side>(s_.orders[seat].card);
    tell(EventKind::SideChosen, seat, kNothing, s_.orders[seat].card);
    s_.orders[seat] = {};
  });
  s_.agenda.pop();
}

// --- an Age ----------------------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::begin_age(int age) {
  s_.age = static_cast<std::uint8_t>(age);
  s_.turn = 0;
  s_.agenda.push(Step::Deal, (1U << s_.players) - 1);
  tell(EventKind::AgeBegan, kNature, kNothing, kNothing, age);
}

template <class Sink>
void Flow<Sink>::deal(const Action& action) {
  const int seat = action.arg[0];
  s_.hands[seat] = Hand::of(std::span(action.arg).subspan(1, s_.hand_size));
  s_.agenda.top().answer(seat);
  if (s_.agenda.top().due != 0) return;
  s_.agenda.pop();
  s_.turn = 1;
  plan_turn(s_);
}

// A seat may commit again until the last one has: the newest order counts.
template <class Sink>
void Flow<Sink>::commit(Seat seat, const Action& action) {
  const Order order = order_of(seat, action);
  Task& task = s_.agenda.top();
  s_.orders[order.city] = order;
  task.answer(order.city);
  moments::committed(s_, seat, order.city);
  if (task.due != 0) return;
  ++s_.round;
  if (task.step == Step::Choose) {
    resolve_turn();
  } else if (task.step == Step::Sides) {
    reveal_sides();
  } else {
    moments::answered(*this, s_);
  }
  go_on();
}

// Everyone pays from what was there at the start of the turn; then everything enters the cities; then coins
// are counted on the table as it now is.                                             [wonders 13, 14, 17]
template <class Sink>
void Flow<Sink>::resolve_turn() {
  const int cities = s_.city_count;
  for (int i = 0; i < cities; ++i) pay(s_.orders[i]);
  moments::orders_paid(*this, s_);
  for (int i = 0; i < cities; ++i) enter(s_.orders[i], s_.turn);
  for (int i = 0; i < cities; ++i) collect(s_.orders[i]);
  s_.orders = {};
  s_.agenda.pop();
  if (s_.turn == s_.last_turn()) {
    // Also when the stage was built on this very turn. Who has no hand has no last card.       [wonders 62]
    for (int seat = 0; seat < s_.players; ++seat) {
      if (city(seat).has(Power::SeventhCard)) s_.agenda.ask_later(Step::LastCard, seat);
    }
  }
}

template <class Sink>
void Flow<Sink>::pass_hands() {
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
  plan_turn(s_);
  tell(EventKind::HandsPassed, kNature, kNothing, kNothing, s_.passes_left() ? 1 : -1);
}

template <class Sink>
void Flow<Sink>::drop_leftovers() {
  for (int seat = 0; seat < s_.players; ++seat) {
    if (s_.hands[seat].size == 0 || s_.agenda.will_ask(Step::LastCard, seat)) continue;
    const Card card = s_.hands[seat].cards[0];
    take(seat, card, Fate::Discarded, s_.hand_size);
    tell_only(SeatSet::of(static_cast<Seat>(seat)), EventKind::Discarded, seat, card);
    moments::left_over(s_, seat);
  }
}

template <class Sink>
void Flow<Sink>::end_age() {
  for (const Fight& one : fights_of(s_)) fight(one);
  s_.agenda.push(Step::NextAge);
  moments::ground_fought(s_);
}

template <class Sink>
void Flow<Sink>::next_age() {
  if (s_.age != 0) tell(EventKind::AgeEnded, kNature, kNothing, kNothing, s_.age);
  if (s_.age < kAges) return begin_age(s_.age + 1);
  tell(EventKind::GameOver, kNature, kNothing, static_cast<int>(Wonders::outcome(s_).how));
}

template <class Sink>
void Flow<Sink>::fight(const Fight& fight) {
  const int difference = city(fight.one).shields - city(fight.other).shields;
  if (difference == 0) return;
  const int winner = difference > 0 ? fight.one : fight.other;
  const int loser = difference > 0 ? fight.other : fight.one;
  auto& victories = city(winner).victories[s_.age - 1];
  auto& defeats = city(loser).defeats[s_.age - 1];
  victories = static_cast<std::uint8_t>(victories + fight.tokens);
  defeats = static_cast<std::uint8_t>(defeats + fight.tokens);
  for (int token = 0; token < fight.tokens; ++token) {
    tell(EventKind::Conflict, winner, kNothing, loser, kVictoryToken[s_.age - 1]);
    tell(EventKind::Conflict, loser, kNothing, winner, kDefeatToken);
  }
}

// --- powers after the turn -------------------------------------------------------------------------------

// A little extra turn: it may use what the sixth card brought.                             [wonders 64, 65]
template <class Sink>
void Flow<Sink>::last_card(Seat seat, const Action& action) {
  s_.agenda.top().answer(seat);
  if (verb_of(action) == Verb::Pass) return tell(EventKind::Passed, seat);
  const Order order = order_of(seat, action);
  moments::extra_turn(s_);
  pay(order);
  moments::order_paid(*this, s_, order);
  enter(order, s_.hand_size);
  collect(order);
}

// Looks through the pile for every city that may build from it, until one of them can. Who finds nothing has
// lost the power.                                                                              [wonders 72]
template <class Sink>
bool Flow<Sink>::still_revives(Task& task) {
  const bool last = s_.turn == s_.last_turn();
  for (; task.due != 0; task.answer(task.next())) {
    const int who = task.next();
    s_.looked[moments::decider(s_, who)] =
        static_cast<std::uint8_t>(Takes::row(s_.age, last ? s_.hand_size : s_.turn) + 1);
    if (!revivable(s_, who).empty()) return true;
  }
  return false;
}

template <class Sink>
void Flow<Sink>::revive(const Action& action) {
  const int who = s_.agenda.top().next();
  s_.agenda.top().answer(who);
  if (verb_of(action) == Verb::Pass) return tell(EventKind::Passed, who);
  const Card card = card_of(action);
  s_.revived_from[s_.revived_count] = s_.looked[moments::decider(s_, who)];
  s_.revived[s_.revived_count++] = card;
  tell(EventKind::Revived, who, card);
  moments::reviving(s_);
  gain_card(who, card);
  collect_coins(who, edition_.gifts[card]);
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
