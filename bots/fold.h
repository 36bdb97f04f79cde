// From a log to what one seat has seen of it.
#pragma once

#include <span>

#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

// The memory of a seat that is to act after the log. Every entry is checked: a log comes from outside.
template <Game G>
Expected<typename G::Memory> fold(const Rules& rules, std::span<const LogEntry> log, Seat seat) {
  auto state = G::start(rules);
  if (!state) return std::unexpected(state.error());
  if (seat >= rules.players) return refuse(Code::UnknownSeat, "There is no such seat.");
  auto memory = G::memory(*state, seat);
  NoEvents quiet;
  for (const LogEntry& entry : log) {
    if (const auto checked = G::check(*state, entry.seat, entry.action); !checked) {
      return std::unexpected(checked.error());
    }
    G::apply(*state, entry.seat, entry.action, quiet);
    G::observe(memory, *state, seat);
  }
  if (!G::to_act(*state).has(seat)) return refuse(Code::WrongTurn, "That seat has nothing to decide now.");
  return memory;
}

}  // namespace heptad
