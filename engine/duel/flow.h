// How a position moves on: one handler a decision, and the small deeds they share with the modules. The sink
// receives events; with NoEvents they cost nothing.
#pragma once

#include "engine/core/action.h"
#include "engine/core/event.h"
#include "engine/core/rng.h"
#include "engine/duel/market.h"
#include "engine/duel/state.h"

namespace heptad::duel {

template <class Sink>
struct Flow {
  State& s;
  Sink& sink;

  void apply(Seat seat, const Action& action);
  void play_nature(Rng& rng);
  City& city(Seat seat) { return s.cities[seat]; }
  void tell(EventKind kind, Seat seat, int subject = kNothing, int other = kNothing, int amount = 0) {
    sink(Event{kind, seat, static_cast<std::uint8_t>(subject), static_cast<std::uint8_t>(other),
               static_cast<std::int16_t>(amount)});
  }

  // a turn, and the three uses of a card (apply.cpp)
  void decide(Seat seat, const Action& action);
  [[gnu::always_inline]] inline void turn(Seat seat, const Action& action);
  void build(Seat seat, Card card);
  void sell(Seat seat, Card card);
  void build_wonder(Seat seat, Wonder wonder, Card card);

  // other decisions, nature's and the seats' (choices.h)
  void deal_tokens(const Action& action);
  void deal_wonders(const Action& action);
  void deal_specials(const Action& action);
  void reveal(int slot, Card card);
  void reveal_all(Rng& rng);
  void draw_from_box(const Action& action);
  void draft(Seat seat, Wonder wonder);
  void take_token(Seat seat, Token token);
  void keep_token(Seat seat, Token token);
  void destroy(Seat seat, Card card);
  void revive(Seat seat, Card card);
  void choose_starter(Seat seat, Seat starter);

  // between turns (ages.h)
  void settle();
  void end_turn();
  void end_age(Seat last);
  void begin_age(int age, Decision first);

  // deeds (deeds.h, effects.h, war.h)
  [[gnu::always_inline]] inline void remove_from_structure(int slot);
  void pay(Seat seat, Price price);
  void spend(Seat seat, int coins);
  void gain_coins(Seat seat, int coins);
  int lose_coins(Seat seat, int coins);
  void resolve_card(Seat seat, Card card);
  void resolve_wonder(Seat seat, Wonder wonder);
  void resolve_effect(Seat seat, const Effect& effect);
  void gain_token(Seat seat, Token token);
  void gain_symbol(Seat seat, Symbol symbol);
  void move_pawn(Seat seat, int shields);
  void win(Seat seat, Victory victory);
};

}  // namespace heptad::duel
