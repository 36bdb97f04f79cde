// How a position moves on: one handler a decision, and the small deeds they share. The sink receives events;
// with NoEvents they cost nothing.
#pragma once

#include <algorithm>

#include "engine/core/event.h"
#include "engine/core/rng.h"
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
  void play_nature(Rng& rng);
  void begin_age(int age, Decision first);

 private:
  City& city(Seat seat) { return s_.cities[seat]; }
  void tell(EventKind kind, Seat seat, int subject = kNothing, int other = kNothing, int amount = 0) {
    tell_(Event{kind, seat, static_cast<std::uint8_t>(subject), static_cast<std::uint8_t>(other),
                static_cast<std::int16_t>(amount)});
  }

  void decide(Seat seat, const Action& action);
  // decisions of nature
  void deal_tokens(const Action& action);
  void deal_wonders(const Action& action);
  void deal_specials(const Action& action);
  void reveal(int slot, Card card);
  void reveal_all(Rng& rng);
  void draw_from_box(const Action& action);
  // decisions of a seat
  void draft(Seat seat, Wonder wonder);
  [[gnu::always_inline]] inline void turn(Seat seat, const Action& action);
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

  [[gnu::always_inline]] inline void remove_from_structure(int slot);
  void pay(Seat seat, Price price);
  void spend(Seat seat, int coins);
  void gain_coins(Seat seat, int coins);
  int lose_coins(Seat seat, int coins);
  void add_card(Seat seat, Card card);
  void resolve_card(Seat seat, Card card);
  void resolve_wonder(Seat seat, Wonder wonder);
  void resolve_effect(Seat seat, const Effect& effect);
  void ask_if(bool possible, Decision decision) {
    if (possible) s_.push(decision);
  }
  void gain_token(Seat seat, Token token);
  void gain_symbol(Seat seat, Symbol symbol);
  void move_pawn(Seat seat, int shields);
  void win(Seat seat, Victory victory);

  // Pantheon, at its moments (pantheon_flow.h)
  void lay_tokens();
  void open_pantheon();
  void claim_token(Seat seat, int slot);
  void activate(Seat seat, int slot, unsigned offerings);
  // and its decisions
  void deal_myths(const Action& action);
  void deal_offerings(const Action& action);
  void deal_divinities(const Action& action);
  void deal_tops(const Action& action);
  void lay_on_enki(const Action& action);
  void place_divinity(Seat seat, Divinity divinity, int slot);
  void choose_deck(Seat seat, int mythology);
  void invoke(Seat seat, Divinity divinity);
  void put_on_top(Seat seat, Divinity divinity);
  void draw_divinities(Seat seat, int mythology);
  void draw_for_enki();
  void open_gate(Seat seat);
  void show_divinities();
  void put_back(Divinity divinity, Knowers known_to);
  void take_off_enki(DivinitySet back);
  // what divinities do (divinity_deeds.h)
  void choose_from_enki(Seat seat);
  void copy_symbol(Seat seat, Card card);
  void take_producer(Seat seat, Card card);
  void discard_from_age(int slot);
  void unearth(int slot, Card card);
  void bury(int slot);
  void unbuild_wonder(Seat seat, Wonder wonder);
  void wonder_from_pile(Seat seat, Wonder wonder);
  void card_from_pile(Seat seat, Card card);
  void take_wonder(Seat seat, Wonder wonder);
  void place_minerva(Seat seat, int space);
  void drop_loot(Seat seat, int token);
  void fire_loot(Seat seat, int token);

  State& s_;
  Sink& tell_;
};

}  // namespace heptad::duel
