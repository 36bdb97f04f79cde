// Between turns and between ages.
#pragma once

#include "engine/duel/deeds.h"
#include "engine/duel/nature.h"
#include "engine/duel/score.h"

namespace heptad::duel {

constexpr std::uint32_t unseen_at_start(const State& state) {
  const int age = state.age;
  return cards_of(kAgeDecks[age], age) | (age == 3 ? cards_of(moments::special_backs(state).deck, age) : 0);
}

template <class Sink>
void Flow<Sink>::settle() {
  if (s.depth != 0 && s.decision().kind == DecisionKind::EndTurn) end_turn();
}

// Cards freed this turn are turned up only now, after every effect of the turn.             [duel 13, 14]
template <class Sink>
void Flow<Sink>::end_turn() {
  Structure& structure = s.structure;
  const Slots freed = structure.available & ~structure.known;
  if (moments::comes_first(*this, freed)) return settle();
  if (freed != 0) {
    structure.pending = freed;
    s.push({DecisionKind::Reveal});
    return;
  }
  const Decision turn = s.decision();
  if (structure.present == 0) {
    s.pop();
    end_age(turn.seat);  // an extra turn won with the last card is lost                         [duel 16]
    return;
  }
  const bool again = turn.detail != 0;
  if (again) tell(EventKind::ExtraTurn, turn.seat);
  s.replace({DecisionKind::Turn, static_cast<Seat>(turn.seat ^ static_cast<Seat>(!again))});
}

template <class Sink>
void Flow<Sink>::end_age(Seat last) {
  tell(EventKind::AgeEnded, kNature, kNothing, kNothing, s.age);
  if (s.age == 3) {
    decide_by_points(s);
    tell(EventKind::GameOver, kNature, kNothing, static_cast<int>(s.victory));
    return;
  }
  // The weaker seat chooses who begins; in the middle, who took the last turn.            [duel 18, 19, 20]
  const Seat chooser = s.pawn > 0 ? 1 : s.pawn < 0 ? 0 : last;
  begin_age(s.age + 1, {DecisionKind::ChooseStarter, chooser});
}

// The structure is laid out and seen before anyone chooses or plays.                             [duel 17]
template <class Sink>
void Flow<Sink>::begin_age(int age, Decision first) {
  s.age = static_cast<std::uint8_t>(age);
  const Layout& layout = kLayouts[age];
  Structure& structure = s.structure;
  structure.cards.fill(kUnknownCard);
  structure.present = kAllSlots;
  structure.known = 0;
  structure.available = layout.open;
  structure.pending = layout.face_up;
  structure.special = 0;
  structure.unseen = unseen_at_start(s);
  tell(EventKind::AgeBegan, kNature, kNothing, kNothing, age);
  s.push(first);
  moments::structure_laid(*this);
  s.push({DecisionKind::Reveal});
  if (age == 3) s.push({DecisionKind::DealSpecials});
  moments::age_begins(*this);
}

}  // namespace heptad::duel
