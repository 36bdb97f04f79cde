// How a position moves on: one handler a step, and the small deeds they share. The sink receives events;
// with NoEvents they cost nothing.
#pragma once

#include "engine/core/event.h"
#include "engine/wonders/action.h"
#include "engine/wonders/fights.h"
#include "engine/wonders/state.h"

namespace heptad::wonders {

// Writes down the steps of the turn that begins.
void plan_turn(State& state);

template <class Sink>
class Flow {
 public:
  Flow(State& state, Sink& sink) : s_(state), edition_(facts(state)), tell_(sink) {}

  void apply(Seat seat, const Action& action);
  // A card or the next stage stands in the city, however it came there; its coins are collected apart.
  void gain_card(int who, Card card);
  void gain_stage(int who);

  // What happened, to everyone, or with a subject that only some may know.
  void tell(EventKind kind, int seat, int subject = kNothing, int other = kNothing, int amount = 0) {
    tell_(Event{kind, static_cast<Seat>(seat), static_cast<std::uint8_t>(subject),
                static_cast<std::uint8_t>(other), static_cast<std::int16_t>(amount)});
  }
  void tell_only(SeatSet knows, EventKind kind, int seat, int subject, int other = kNothing, int amount = 0) {
    tell_(Event{kind, static_cast<Seat>(seat), static_cast<std::uint8_t>(subject),
                static_cast<std::uint8_t>(other), static_cast<std::int16_t>(amount), knows});
  }
  void add_coins(int who, int coins);
  void lose_coins(int who, int coins);
  void pay_city(int who, int receiver, int coins);
  void gain(int who, const Gift& gift, bool for_sale);

 private:
  City& city(int index) { return s_.cities[index]; }

  // before the first Age
  void take_board(Seat seat, int board);
  void assign_boards(const Action& action);
  void reveal_sides();
  // an Age
  void begin_age(int age);
  void deal(const Action& action);
  void commit(Seat seat, const Action& action);
  void resolve_turn();
  void go_on();
  bool still_revives(Task& task);
  void pass_hands();
  void drop_leftovers();
  void end_age();
  void next_age();
  void fight(const Fight& fight);
  // powers after the turn
  void last_card(Seat seat, const Action& action);
  void revive(const Action& action);
  // one order, step by step
  void pay(Order order);
  void enter(Order order, int turn);
  void collect(Order order);
  void take(int who, Card card, Fate fate, int turn);
  void collect_coins(int who, const Gift& gift);

  State& s_;
  const EditionFacts& edition_;
  Sink& tell_;
};

}  // namespace heptad::wonders
