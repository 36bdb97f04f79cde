// Divinities one seat has seen.                                                                 [duel 110]
#include "engine/duel/pantheon/view.h"

#include "engine/duel/pantheon/rules.h"

namespace heptad::duel::pantheon {
namespace {

void hide_face(Face& face, int mythology, Knowers viewer) {
  const bool lies_there = !face.is_none() && !face.is_unknown();
  if (lies_there && (face.known_to & viewer) == 0) face.card = (Face::kHidden + mythology) & 31;
}

int take_one(DivinitySet& from, Rng& rng) {
  const int divinity = nth_bit(from, rng.below(std::popcount(from)));
  from &= static_cast<DivinitySet>(~(1U << divinity));
  return divinity;
}

// Deals the divinities of one mythology that the viewer does not know to the places where they may be. Those
// shown and the known top are in the deck.
void deal_hidden(Pantheon& pantheon, int mythology, Rng& rng) {
  Face& top = pantheon.tops[mythology];
  unsigned in_deck = pantheon.shown;
  if (top.is_divinity()) in_deck |= 1U << top.card;
  auto left = static_cast<DivinitySet>(pool(pantheon, mythology) & ~in_deck);
  for (Face& face : pantheon.slots) {
    if (face.card == Face::kHidden + mythology) face.card = take_one(left, rng) & 31;
  }
  DivinitySet deck = pool(pantheon, mythology);
  if (top.is_hidden()) top.card = take_one(deck, rng) & 31;
}

}  // namespace

void hide(State& view, std::optional<Seat> viewer) {
  Pantheon& pantheon = view.pantheon;
  const Knowers eyes = viewer ? knower(*viewer) : kWatchers;
  for (Face& face : pantheon.slots) {
    if (face.is_divinity()) hide_face(face, deck_of(face.card), eyes);
  }
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    hide_face(pantheon.tops[mythology], mythology, eyes);
  }
  if (shown_to_one(view) && viewer != view.decision().seat) pantheon.shown = 0;
}

void guess(State& state, Rng& rng) {
  Pantheon& pantheon = state.pantheon;
  for (int mythology = 0; mythology < kMythologies; ++mythology) deal_hidden(pantheon, mythology, rng);
  if (!shown_to_one(state) || pantheon.shown != 0) return;
  DivinitySet drawn = pool(pantheon, state.decision().detail);
  while (std::popcount(drawn) > kDrawnDivinities) take_one(drawn, rng);
  pantheon.shown = drawn;
}

}  // namespace heptad::duel::pantheon
