// What nature deals and what seats choose, but for the turn itself.
#pragma once

#include "engine/duel/effects.h"
#include "engine/duel/nature.h"

namespace heptad::duel {

// In which order the seats draft.                                                                 [duel 4]
constexpr Seat drafting_seat(const State& state) {
  constexpr Seat kOrder[] = {0, 1, 1, 0, 1, 0, 0, 1};
  return kOrder[state.drafted];
}

template <class Sink>
void Flow<Sink>::deal_tokens(const Action& action) {
  s.pop();
  for (int i = 0; i < kTokensOnBoard; ++i) {
    const auto token = static_cast<TokenSet>(1U << action.arg[i]);
    s.board |= token;
    s.box &= static_cast<TokenSet>(~token);
  }
}

template <class Sink>
void Flow<Sink>::deal_wonders(const Action& action) {
  s.pop();
  for (int i = 0; i < kOfferedWonders; ++i) s.offered |= static_cast<WonderSet>(1U << action.arg[i]);
  s.undealt &= static_cast<WonderSet>(~s.offered);
  s.push({DecisionKind::Draft, drafting_seat(s)});
}

template <class Sink>
void Flow<Sink>::deal_specials(const Action& action) {
  s.pop();
  for (int i = 0; i < kSpecialBacks; ++i) s.structure.special |= 1U << action.arg[i];
}

template <class Sink>
void Flow<Sink>::reveal(int slot, Card card) {
  Structure& structure = s.structure;
  structure.cards[slot] = card;
  structure.known |= 1U << slot;
  structure.pending &= ~(1U << slot);
  structure.unseen &= ~(1U << (card - kAgeDecks[s.age].first));
  tell(EventKind::Revealed, kNature, card, slot);
  if (structure.pending == 0) s.pop();
}

// Everything that is to be turned up now, as roll() and reveal() would one by one.
template <class Sink>
void Flow<Sink>::reveal_all(Rng& rng) {
  Structure& structure = s.structure;
  const auto first = static_cast<Card>(kAgeDecks[s.age].first);
  const std::uint32_t plain = cards_of(kAgeDecks[s.age], s.age);
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
  s.round += static_cast<std::uint32_t>(std::popcount(structure.pending));
  structure.pending = 0;
  s.pop();
}

template <class Sink>
void Flow<Sink>::draw_from_box(const Action& action) {
  s.pop();
  for (int i = 0; i < action.arg[0]; ++i) s.drawn |= static_cast<TokenSet>(1U << action.arg[1 + i]);
}

template <class Sink>
void Flow<Sink>::draft(Seat seat, Wonder wonder) {
  s.pop();
  const auto taken = static_cast<WonderSet>(1U << wonder);
  city(seat).wonders |= taken;
  s.offered &= static_cast<WonderSet>(~taken);
  ++s.drafted;
  tell(EventKind::Drafted, seat, wonder);
  if (s.offered != 0) {
    s.push({DecisionKind::Draft, drafting_seat(s)});
  } else if (s.drafted < 2 * kOfferedWonders) {
    s.push({DecisionKind::DealWonders});
  } else if (s.age == 0) {
    begin_age(1, {DecisionKind::Turn, 0});  // the first drafter, not the last, plays first    [duel 7]
  } else {
    s.push({DecisionKind::Turn, 0});  // Age I already lies there                            [duel 101]
  }
}

template <class Sink>
void Flow<Sink>::take_token(Seat seat, Token token) {
  s.pop();
  s.board &= static_cast<TokenSet>(~(1U << token));
  gain_token(seat, token);
}

template <class Sink>
void Flow<Sink>::keep_token(Seat seat, Token token) {
  s.pop();
  s.drawn = 0;
  s.box &= static_cast<TokenSet>(~(1U << token));
  gain_token(seat, token);
}

template <class Sink>
void Flow<Sink>::destroy(Seat seat, Card card) {
  s.pop();
  remove_card(city(other(seat)), card);
  s.discard.add(card);
  tell(EventKind::Destroyed, seat, card, other(seat));
}

template <class Sink>
void Flow<Sink>::revive(Seat seat, Card card) {
  s.pop();
  s.discard.remove(card);
  tell(EventKind::Revived, seat, card);
  add_card(city(seat), card);
  resolve_card(seat, card);
}

template <class Sink>
void Flow<Sink>::choose_starter(Seat seat, Seat starter) {
  s.pop();
  s.push({DecisionKind::Turn, starter});
  tell(EventKind::StarterChosen, seat, kNothing, starter, s.age);
}

}  // namespace heptad::duel
