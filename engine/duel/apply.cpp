#include "engine/duel/deeds.h"
#include "engine/duel/divinity_deeds.h"
#include "engine/duel/flow.h"
#include "engine/duel/game.h"
#include "engine/duel/nature.h"
#include "engine/duel/pantheon_flow.h"

namespace heptad::duel {

template <class Sink>
void Flow<Sink>::apply(Seat seat, const Action& action) {
  ++s_.round;
  if (s_.decision().kind == DecisionKind::Turn) {
    turn(seat, action);
  } else {
    decide(seat, action);
  }
  settle();
}

template <class Sink>
void Flow<Sink>::decide(Seat seat, const Action& action) {
  switch (s_.decision().kind) {
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
    case DecisionKind::DealMyths: deal_myths(action); break;
    case DecisionKind::DealOfferings: deal_offerings(action); break;
    case DecisionKind::DealDivinities: deal_divinities(action); break;
    case DecisionKind::DealTops: deal_tops(action); break;
    case DecisionKind::DrawForEnki: lay_on_enki(action); break;
    case DecisionKind::Unearth: unearth(action.arg[0], action.arg[1]); break;
    case DecisionKind::PlaceDivinity: place_divinity(seat, action.arg[0], action.arg[1]); break;
    case DecisionKind::Invoke: invoke(seat, action.arg[0]); break;
    case DecisionKind::ChooseDeck: choose_deck(seat, action.arg[0]); break;
    case DecisionKind::PutOnTop: put_on_top(seat, action.arg[0]); break;
    case DecisionKind::CopySymbol: copy_symbol(seat, action.arg[0]); break;
    case DecisionKind::TakeProducer: take_producer(seat, action.arg[0]); break;
    case DecisionKind::DiscardFromAge: discard_from_age(action.arg[0]); break;
    case DecisionKind::UnbuildWonder: unbuild_wonder(seat, action.arg[0]); break;
    case DecisionKind::WonderFromPile: wonder_from_pile(seat, action.arg[0]); break;
    case DecisionKind::CardFromPile: card_from_pile(seat, action.arg[0]); break;
    case DecisionKind::TakeWonder: take_wonder(seat, action.arg[0]); break;
    case DecisionKind::PlaceMinerva: place_minerva(seat, action.arg[0]); break;
    case DecisionKind::DropLoot: drop_loot(seat, action.arg[0]); break;
    case DecisionKind::FireLoot: fire_loot(seat, action.arg[0]); break;
    case DecisionKind::Turn:            // most of a game: apply() sees to it
    case DecisionKind::EndTurn: break;  // never on top between two actions: settle() sees to it
  }
}

// --- nature ---------------------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::deal_tokens(const Action& action) {
  s_.pop();
  for (int i = 0; i < kTokensOnBoard; ++i) {
    const auto token = static_cast<TokenSet>(1U << action.arg[i]);
    s_.board |= token;
    s_.box &= static_cast<TokenSet>(~token);
  }
}

template <class Sink>
void Flow<Sink>::deal_wonders(const Action& action) {
  s_.pop();
  for (int i = 0; i < kOfferedWonders; ++i) s_.offered |= static_cast<WonderSet>(1U << action.arg[i]);
  s_.undealt &= static_cast<WonderSet>(~s_.offered);
  s_.push({DecisionKind::Draft, drafting_seat(s_)});
}

template <class Sink>
void Flow<Sink>::deal_specials(const Action& action) {
  s_.pop();
  for (int i = 0; i < kSpecialBacks; ++i) s_.structure.special |= 1U << action.arg[i];
}

template <class Sink>
void Flow<Sink>::reveal(int slot, Card card) {
  Structure& structure = s_.structure;
  structure.cards[slot] = card;
  structure.known |= 1U << slot;
  structure.pending &= ~(1U << slot);
  structure.unseen &= ~(1U << (card - kAgeDecks[s_.age].first));
  tell(EventKind::Revealed, kNature, card, slot);
  if (structure.pending == 0) s_.pop();
}

// Everything that is to be turned up now, as roll() and reveal() would one by one.
template <class Sink>
void Flow<Sink>::reveal_all(Rng& rng) {
  Structure& structure = s_.structure;
  const auto first = static_cast<Card>(kAgeDecks[s_.age].first);
  const std::uint32_t plain = cards_of(kAgeDecks[s_.age], s_.age);
  const Slots special = structure.special;
  std::uint32_t unseen = structure.unseen;
  Rng dice = rng;
  for_each_bit(structure.pending, [&](int slot) {
    const std::uint32_t cards = unseen & ((special >> slot & 1) != 0 ? ~plain : plain);
    const int card = nth_bit(cards, dice.below(std::popcount(cards)));
    structure.cards[slot] = static_cast<Card>(first + card);
    unseen &= ~(1U << card);
    tell(EventKind::Revealed, kNature, first + card, slot);
  });
  rng = dice;
  structure.unseen = unseen;
  structure.known |= structure.pending;
  s_.round += static_cast<std::uint32_t>(std::popcount(structure.pending));
  structure.pending = 0;
  s_.pop();
}

template <class Sink>
void Flow<Sink>::play_nature(Rng& rng) {
  while (!s_.over() && s_.decision().seat == kNature) {
    if (s_.decision().kind == DecisionKind::Reveal) {
      reveal_all(rng);
    } else {
      ++s_.round;
      decide(kNature, Duel::roll(s_, rng));
    }
    settle();
  }
}

template <class Sink>
void Flow<Sink>::draw_from_box(const Action& action) {
  s_.pop();
  for (int i = 0; i < action.arg[0]; ++i) s_.drawn |= static_cast<TokenSet>(1U << action.arg[1 + i]);
}

// --- seats ----------------------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::draft(Seat seat, Wonder wonder) {
  s_.pop();
  const auto taken = static_cast<WonderSet>(1U << wonder);
  city(seat).wonders |= taken;
  s_.offered &= static_cast<WonderSet>(~taken);
  ++s_.drafted;
  tell(EventKind::Drafted, seat, wonder);
  if (s_.offered != 0) {
    s_.push({DecisionKind::Draft, drafting_seat(s_)});
  } else if (s_.drafted < 2 * kOfferedWonders) {
    s_.push({DecisionKind::DealWonders});
  } else if (s_.age == 0) {
    begin_age(1, {DecisionKind::Turn, 0});  // the first drafter, not the last, plays first    [duel 7]
  } else {
    s_.push({DecisionKind::Turn, 0});  // Pantheon lays Age I out before the draft           [duel 101]
  }
}

template <class Sink>
void Flow<Sink>::turn(Seat seat, const Action& action) {
  s_.replace({DecisionKind::EndTurn, seat});
  const ActionKind kind = kind_of(action);
  if (kind == ActionKind::Activate) return activate(seat, action.arg[0], action.arg[1]);
  const Card card = action.arg[kind == ActionKind::BuildWonder ? 1 : 0];
  remove_from_structure(slot_of(s_.structure, card));
  if (kind == ActionKind::Sell) {
    sell(seat, card);
  } else if (kind == ActionKind::Build) {
    build(seat, card);
  } else {
    build_wonder(seat, action.arg[0], card);
  }
}

template <class Sink>
void Flow<Sink>::take_token(Seat seat, Token token) {
  s_.pop();
  s_.board &= static_cast<TokenSet>(~(1U << token));
  gain_token(seat, token);
}

template <class Sink>
void Flow<Sink>::keep_token(Seat seat, Token token) {
  s_.pop();
  s_.drawn = 0;
  s_.box &= static_cast<TokenSet>(~(1U << token));
  gain_token(seat, token);
}

template <class Sink>
void Flow<Sink>::destroy(Seat seat, Card card) {
  s_.pop();
  remove_card(city(other(seat)), card);
  s_.discard.add(card);
  tell(EventKind::Destroyed, seat, card, other(seat));
}

template <class Sink>
void Flow<Sink>::revive(Seat seat, Card card) {
  s_.pop();
  s_.discard.remove(card);
  tell(EventKind::Revived, seat, card);
  add_card(seat, card);
  resolve_card(seat, card);
}

template <class Sink>
void Flow<Sink>::choose_starter(Seat seat, Seat starter) {
  s_.pop();
  s_.push({DecisionKind::Turn, starter});
  tell(EventKind::StarterChosen, seat, kNothing, starter, s_.age);
}

// --- the three uses of a card -----------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::build(Seat seat, Card card) {
  City& own = city(seat);
  const bool chained = is_chained(own, card);
  const Price price = card_price(own, Market(own, city(other(seat))), card);
  tell(EventKind::Built, seat, card, static_cast<int>(means_of(own, card)), price.coins);
  pay(seat, price);
  add_card(seat, card);
  if (chained) gain_coins(seat, power<EffectKind::ChainIncome>(own));  // before a token won now    [duel 49]
  resolve_card(seat, card);
}

template <class Sink>
void Flow<Sink>::sell(Seat seat, Card card) {
  s_.discard.add(card);
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
  s_.under[wonder] = card;
  resolve_wonder(seat, wonder);
}

// --- between turns --------------------------------------------------------------------------------------

template <class Sink>
void Flow<Sink>::settle() {
  if (s_.depth != 0 && s_.decision().kind == DecisionKind::EndTurn) end_turn();
}

// Cards freed this turn are turned up only now, after every effect of the turn.             [duel 13, 14]
template <class Sink>
void Flow<Sink>::end_turn() {
  Structure& structure = s_.structure;
  const Slots freed = structure.available & ~structure.known;
  if (const Slots tokens = freed & s_.pantheon.laid; tokens != 0) {
    claim_token(s_.decision().seat, std::countr_zero(tokens));
    settle();
    return;
  }
  if (freed != 0) {
    structure.pending = freed;
    s_.push({DecisionKind::Reveal});
    return;
  }
  const Decision turn = s_.decision();
  if (structure.present == 0) {
    s_.pop();
    end_age(turn.seat);  // an extra turn won with the last card is lost                         [duel 16]
    return;
  }
  const bool again = turn.detail != 0;
  if (again) tell(EventKind::ExtraTurn, turn.seat);
  s_.replace({DecisionKind::Turn, static_cast<Seat>(turn.seat ^ static_cast<Seat>(!again))});
}

template <class Sink>
void Flow<Sink>::end_age(Seat last) {
  tell(EventKind::AgeEnded, kNature, kNothing, kNothing, s_.age);
  if (s_.age == 3) {
    decide_by_points(s_);
    tell(EventKind::GameOver, kNature, kNothing, static_cast<int>(s_.victory));
    return;
  }
  // The weaker seat chooses who begins; in the middle, who took the last turn.            [duel 18, 19, 20]
  const Seat chooser = s_.pawn > 0 ? 1 : s_.pawn < 0 ? 0 : last;
  begin_age(s_.age + 1, {DecisionKind::ChooseStarter, chooser});
}

// The structure is laid out and seen before anyone chooses or plays.                             [duel 17]
template <class Sink>
void Flow<Sink>::begin_age(int age, Decision first) {
  s_.age = static_cast<std::uint8_t>(age);
  const Layout& layout = kLayouts[age];
  Structure& structure = s_.structure;
  structure.cards.fill(kUnknownCard);
  structure.present = kAllSlots;
  structure.known = 0;
  structure.available = layout.open;
  structure.pending = layout.face_up;
  structure.special = 0;
  structure.unseen = unseen_at_start(s_);
  tell(EventKind::AgeBegan, kNature, kNothing, kNothing, age);
  s_.push(first);
  if (s_.pantheon.on != 0) lay_tokens();
  s_.push({DecisionKind::Reveal});
  if (age == 3) s_.push({DecisionKind::DealSpecials});
  if (s_.pantheon.on != 0 && age == 2) open_pantheon();
}

// Everything in one piece, here and below: a call for every small deed costs six per cent of a random game.
[[gnu::flatten]] void Duel::play_nature(State& state, Rng& rng) {
  NoEvents quiet;
  Flow<NoEvents>(state, quiet).play_nature(rng);
}

[[gnu::flatten]] void Duel::apply(State& state, Seat seat, const Action& action, NoEvents& sink) {
  Flow<NoEvents>(state, sink).apply(seat, action);
}

void Duel::apply(State& state, Seat seat, const Action& action, EventLog& sink) {
  Flow<EventLog>(state, sink).apply(seat, action);
}

template class Flow<NoEvents>;
template class Flow<EventLog>;

}  // namespace heptad::duel
