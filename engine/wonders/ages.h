// The start of a game, and how Ages begin and end.
#pragma once

#include <span>

#include "engine/wonders/flow.h"
#include "engine/wonders/game.h"
#include "engine/wonders/moments.h"

namespace heptad::wonders {

inline constexpr int kStartCoins = 3;

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

// Every city fights its two neighbours.                                                        [wonders 54]
inline Fights fights_of(const State& state) {
  Fights fights;
  for (int city = 0; city < state.city_count; ++city) {
    const int tokens = moments::tokens_of_neighbours(state, city, state.left_of(city));
    if (tokens != 0) fights.add(city, state.left_of(city), tokens);
  }
  moments::fights(state, fights);
  return fights;
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

}  // namespace heptad::wonders
