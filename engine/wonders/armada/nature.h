// What luck decides in Armada: who has which shipyard, and which islands are seen.
#pragma once

#include <string>

#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/wonders/armada/flow.h"

namespace heptad::wonders::armada {

constexpr Action islands_action(int seat, Islands islands) {
  Action action = act(Verb::Luck, static_cast<std::uint8_t>(seat));
  for (int i = 0; i < 4; ++i) action.arg[1 + i] = static_cast<std::uint8_t>(islands >> 8 * i);
  return action;
}

inline Action roll_shipyards(const State& state, Rng& rng) {
  Action action = act(Verb::Luck);
  unsigned left = (1U << kShipyards) - 1;
  for (int seat = 0; seat < state.players; ++seat) {
    const std::uint8_t given = state.armada.harbours[seat].shipyard;
    const int yard = given != kNoShipyard ? given : nth_bit(left, rng.below(std::popcount(left)));
    left &= ~(1U << yard);
    action.arg[seat] = static_cast<std::uint8_t>(yard);
  }
  return action;
}

inline Action roll(const State& state, Rng& rng) {
  const Task& task = state.agenda.top();
  if (matter_of(task) == Matter::Shipyards) return roll_shipyards(state, rng);
  const int who = task.next();
  const Harbour& harbour = state.armada.harbours[who];
  if (matter_of(task) == Matter::TopIsland) {
    const Islands deck = deck_of_level(state, turns_up(harbour));
    Action action = act(Verb::Luck, static_cast<std::uint8_t>(who));
    action.arg[1] = static_cast<std::uint8_t>(nth_bit(deck, rng.below(std::popcount(deck))));
    return action;
  }
  Islands deck = deck_of_level(state, explores(harbour));
  Islands shown = 0;
  for (int left = islands_shown(state); left > 0; --left) {
    const Islands one = 1U << nth_bit(deck, rng.below(std::popcount(deck)));
    deck &= ~one;
    shown |= one;
  }
  return islands_action(who, shown);
}

inline Expected<void> check_shipyards(const State& state, const Action& action) {
  unsigned used = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const int yard = action.arg[seat];
    if (yard >= kShipyards || (used >> yard & 1U) != 0)
      return refuse(Code::Illegal, "Each seat has a shipyard of its own.");
    used |= 1U << yard;
    const std::uint8_t given = state.armada.harbours[seat].shipyard;
    if (given != kNoShipyard && given != yard) {
      return refuse(Code::Illegal, "These shipyards do not agree with the options of the game.");
    }
  }
  return {};
}

inline Expected<void> check(const State& state, const Action& action) {
  const Task& task = state.agenda.top();
  if (matter_of(task) == Matter::Shipyards) return check_shipyards(state, action);
  const int who = task.next();
  if (action.arg[0] != who) return refuse(Code::Illegal, "Seat " + std::to_string(who) + " is next.");
  const Harbour& harbour = state.armada.harbours[who];
  if (matter_of(task) == Matter::TopIsland) {
    const bool there =
        action.arg[1] < kIslands && (deck_of_level(state, turns_up(harbour)) >> action.arg[1] & 1U) != 0;
    if (!there) return refuse(Code::Illegal, "That island does not lie in the deck of that level.");
    return {};
  }
  if ((islands_in(action) & ~deck_of_level(state, explores(harbour))) != 0) {
    return refuse(Code::Illegal, "One of those islands does not lie in the deck of that level.");
  }
  if (std::popcount(islands_in(action)) != islands_shown(state)) {
    return refuse(Code::Illegal,
                  "This explorer is shown " + std::to_string(islands_shown(state)) + " islands.");
  }
  return {};
}

}  // namespace heptad::wonders::armada
