// How a position moves on: one handler a decision, and the small deeds they share. The sink receives events;
// with NoEvents they cost nothing.
#pragma once

#include <algorithm>

#include "engine/core/event.h"
#include "engine/duel/action.h"
#include "engine/duel/payment.h"
#include "engine/duel/state.h"

namespace heptad::duel {

void decide_by_points(State& state);  // score.cpp

template <class Sink>
class Flow {
 public:
  Flow(State& state, Sink& sink) : s_(state), tell_(sink) {}

  void apply(Seat seat, const Action& action);
  void begin_age(int age, Decision first);

 private:
  City& city(Seat seat) { return s_.cities[seat]; }
  void tell(EventKind kind, Seat seat, int subject = kNothing, int other = kNothing, int amount = 0) {
    tell_(Event{kind, seat, static_cast<std::uint8_t>(subject), static_cast<std::uint8_t>(other),
                static_cast<std::int16_t>(amount)});
  }

  // decisions of nature
  void deal_tokens(const Action& action);
  void deal_wonders(const Action& action);
  void deal_specials(const Action& action);
  void reveal(int slot, Card card);
  void draw_from_box(const Action& action);
  // decisions of a seat
  void draft(Seat seat, Wonder wonder);
  void turn(Seat seat, const Action& action);
  void take_token(Seat seat, Token token);
  void keep_token(Seat seat, Token token);
  void destroy(Seat seat, Card card);
  void revive(Seat seat, Card card);
  void choose_starter(Seat seat, Seat starter);
  // nobody's
  void settle();
  void end_turn();
  void end_age(Seat last);

  // the three uses of a card
  void build(Seat seat, Card card);
  void sell(Seat seat, Card card);
  void build_wonder(Seat seat, Wonder wonder, Card card);

  void take_from_structure(Card card);
  void pay(Seat seat, Price price);
  void gain_coins(Seat seat, int coins);
  int lose_coins(Seat seat, int coins);
  void add_card(Seat seat, Card card);
  void resolve_card(Seat seat, Card card);
  void resolve_wonder(Seat seat, Wonder wonder);
  void resolve_effect(Seat seat, const Effect& effect);
  void gain_token(Seat seat, Token token);
  void gain_symbol(Seat seat, Symbol symbol);
  void move_pawn(Seat seat, int shields);
  void win(Seat seat, Victory victory);

  State& s_;
  Sink& tell_;
};

}  // namespace heptad::duel
