// What luck is to decide, in the words of notation.
#pragma once

#include "engine/core/due.h"
#include "engine/duel/nature.h"
#include "engine/duel/notation_forms.h"

namespace heptad::duel {

// The members of a set as that action writes them.
inline Due due_draw(const Draw& draw, const notation::Form& form) {
  Due due{.kind = form.word, .count = draw.count};
  for_each_bit(draw.set, [&](int member) { due.from.push_back(form.parts[0]->written(member)); });
  return due;
}

inline Due due_reveal(const State& state) {
  const int slot = std::countr_zero(state.structure.pending);
  Due due{.kind = "reveal", .slot = slot};
  for_each_bit(possible_cards(state, slot),
               [&](int card) { due.from.emplace_back(kCards[kAgeDecks[state.age].first + card].id); });
  return due;
}

// Why luck cannot turn up that card (counted from the age's first) in that slot.
std::string why_not_there(const State& state, int slot, int card);

}  // namespace heptad::duel
