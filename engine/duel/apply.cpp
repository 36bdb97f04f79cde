// A turn: a card is built, sold or put under a wonder; and who else is to decide what.
#include "engine/duel/action.h"
#include "engine/duel/ages.h"
#include "engine/duel/choices.h"
#include "engine/duel/game.h"
#include "engine/duel/payment.h"
#include "engine/duel/turn_list.h"

namespace heptad::duel {

template <class Sink>
void Flow<Sink>::apply(Seat seat, const Action& action) {
  ++s.round;
  if (s.decision().kind == DecisionKind::Turn) {
    turn(seat, action);
  } else {
    decide(seat, action);
  }
  settle();
}

template <class Sink>
void Flow<Sink>::decide(Seat seat, const Action& action) {
  if (is_of_module(s.decision().kind)) return moments::decide(*this, seat, action);
  switch (s.decision().kind) {
    case DecisionKind::DealTokens: deal_tokens(action); break;
    case DecisionKind::DealWonders: deal_wonders(action); break;
    case DecisionKind::DealSpecials: deal_specials(action); break;
    case DecisionKind::Reveal: reveal(action.arg[0], action.arg[1]); break;
    case DecisionKind::DrawFromBox: draw_from_box(action); break;
    case DecisionKind::Draft: draft(seat, action.arg[0]); break;
    case DecisionKind::TakeToken: take_token(seat, action.arg[0]); break;
    case DecisionKind::KeepToken: keep_token(seat, action.arg[0]); break;
    case DecisionKind::Destroy: destroy(seat, action.arg[0]); break;
    case DecisionKind::Revive: revive(seat, action.arg[0]); break;
    case DecisionKind::ChooseStarter: choose_starter(seat, action.arg[0]); break;
    case DecisionKind::Turn:            // most of a game: apply() sees to it
    case DecisionKind::EndTurn: break;  // never on top between two actions: settle() sees to it
  }
}

template <class Sink>
void Flow<Sink>::turn(Seat seat, const Action& action) {
  s.replace({DecisionKind::EndTurn, seat});
  const ActionKind kind = kind_of(action);
  if (is_of_module(kind)) return moments::act(*this, seat, action);
  const Card card = action.arg[kind == ActionKind::BuildWonder ? 1 : 0];
  remove_from_structure(slot_of(s.structure, card));
  if (kind == ActionKind::Sell) {
    sell(seat, card);
  } else if (kind == ActionKind::Build) {
    build(seat, card);
  } else {
    build_wonder(seat, action.arg[0], card);
  }
}

template <class Sink>
void Flow<Sink>::build(Seat seat, Card card) {
  City& own = city(seat);
  const bool chained = is_chained(own, card);
  const Price price = card_price(own, Market(own, city(other(seat))), card);
  tell(EventKind::Built, seat, card, static_cast<int>(means_of(own, card)), price.coins);
  pay(seat, price);
  add_card(own, card);
  if (chained) gain_coins(seat, power<EffectKind::ChainIncome>(own));  // before a token won now    [duel 49]
  resolve_card(seat, card);
}

template <class Sink>
void Flow<Sink>::sell(Seat seat, Card card) {
  s.discard.add(card);
  const int coins = sale_price(city(seat));
  city(seat).coins = static_cast<std::int16_t>(city(seat).coins + coins);
  tell(EventKind::Sold, seat, card, kNothing, coins);
}

template <class Sink>
void Flow<Sink>::build_wonder(Seat seat, Wonder wonder, Card card) {
  City& own = city(seat);
  const Price price = wonder_price(own, Market(own, city(other(seat))), wonder);
  tell(EventKind::WonderBuilt, seat, wonder, card, price.coins);
  pay(seat, price);
  s.under[wonder] = card;
  resolve_wonder(seat, wonder);
}

template <class Sink>
void Flow<Sink>::play_nature(Rng& rng) {
  while (!s.over() && s.decision().seat == kNature) {
    if (s.decision().kind == DecisionKind::Reveal) {
      reveal_all(rng);
    } else {
      ++s.round;
      decide(kNature, Duel::roll(s, rng));
    }
    settle();
  }
}

// Everything in one piece, here and below: a call for every small deed costs six per cent of a random game.
[[gnu::flatten]] void Duel::play_nature(State& state, Rng& rng) {
  NoEvents quiet;
  Flow<NoEvents>{state, quiet}.play_nature(rng);
}

[[gnu::flatten]] void Duel::apply(State& state, Seat seat, const Action& action, NoEvents& sink) {
  Flow<NoEvents>{state, sink}.apply(seat, action);
}

void Duel::apply(State& state, Seat seat, const Action& action, EventLog& sink) {
  Flow<EventLog>{state, sink}.apply(seat, action);
}

template struct Flow<NoEvents>;
template struct Flow<EventLog>;

}  // namespace heptad::duel
