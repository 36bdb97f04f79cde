// How the position moves on, turn by turn.
#include "engine/wonders/ages.h"
#include "engine/wonders/deeds.h"
#include "engine/wonders/flow.h"
#include "engine/wonders/game.h"

namespace heptad::wonders {
namespace {

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
