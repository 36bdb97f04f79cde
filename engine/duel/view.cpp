// What one seat may know. Cards face down in the structure are in no position; the Great Library's draw is
// shown to both. So all that is hidden are divinities one seat has seen.                [duel 65, 110, 176]
#include "engine/duel/game.h"
#include "engine/duel/pantheon_rules.h"

namespace heptad::duel {
namespace {

void hide(Face& face, int mythology, Knowers viewer) {
  const bool lies_there = !face.is_none() && !face.is_unknown();
  if (lies_there && (face.known_to & viewer) == 0) face.card = (Face::kHidden + mythology) & 31;
}

// Divinities drawn for a mythology token are for the eyes of who places one of them.
bool shown_to_one(const State& state) {
  return !state.over() && state.decision().kind == DecisionKind::PlaceDivinity;
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

State Duel::view(const State& state, std::optional<Seat> viewer) {
  State view = state;
  if (state.pantheon.on == 0) return view;
  const Knowers eyes = viewer ? knower(*viewer) : kWatchers;
  for (Face& face : view.pantheon.slots) {
    if (face.is_divinity()) hide(face, deck_of(face.card), eyes);
  }
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    hide(view.pantheon.tops[mythology], mythology, eyes);
  }
  if (shown_to_one(state) && viewer != state.decision().seat) view.pantheon.shown = 0;
  return view;
}

State Duel::guess(const Memory& memory, Rng& rng) {
  State state = memory;
  if (state.pantheon.on == 0) return state;
  for (int mythology = 0; mythology < kMythologies; ++mythology) {
    deal_hidden(state.pantheon, mythology, rng);
  }
  if (shown_to_one(state) && state.pantheon.shown == 0) {
    DivinitySet drawn = pool(state.pantheon, state.decision().detail);
    while (std::popcount(drawn) > kDrawnDivinities) take_one(drawn, rng);
    state.pantheon.shown = drawn;
  }
  return state;
}

}  // namespace heptad::duel
