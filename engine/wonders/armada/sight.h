// What a seat may know of harbours.
#pragma once

#include "engine/core/rng.h"
#include "engine/wonders/armada/explore.h"

namespace heptad::wonders::armada {

// Islands that are looked at are known to the explorer alone.
inline void hide(State& view, std::optional<Seat> viewer) {
  for (int seat = 0; seat < view.players; ++seat) {
    if (viewer != seat) view.armada.harbours[seat].looked_at = 0;
  }
}

// Islands that others look at: as many as they are shown, of those that may be among them.
inline void guess(State& world, Seat seat, Rng& rng) {
  const Task task = world.agenda.top();
  const bool keeping = task.step == Step::Ask && matter_of(task) == Matter::Keep;
  const bool showing = task.step == Step::Luck && matter_of(task) == Matter::ShowIslands;
  if (!keeping && !showing) return;
  const unsigned shown_to = keeping ? task.asked : static_cast<unsigned>(task.asked & ~task.due);
  for_each_bit(shown_to, [&](int who) {
    Harbour& harbour = world.armada.harbours[who];
    if (who == seat) return;
    const int level = explores(harbour);
    int explorers = 0;
    Islands own = 0;
    for_each_bit(task.asked, [&](int other) {
      if (explores(world.armada.harbours[other]) != level) return;
      ++explorers;
      own |= world.armada.harbours[other].looked_at;
    });
    Islands deck = deck_of_level(world, level);
    const int all = std::popcount(deck | own);
    int count = explorers == 1 ? std::min(4, all) : all / explorers;
    for (; count > 0 && deck != 0; --count) {
      const Islands one = 1U << nth_bit(deck, rng.below(std::popcount(deck)));
      deck &= ~one;
      harbour.looked_at |= one;
    }
  });
}

}  // namespace heptad::wonders::armada
