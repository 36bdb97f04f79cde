// From a log to what one seat has seen of it.
#pragma once

#include <span>
#include <utility>
#include <variant>

#include "engine/replay.h"

namespace heptad {

// The view of a seat that is to act after the log. Every entry is checked: a log comes from outside.
template <Game G>
Expected<typename G::State> fold(const Rules& rules, std::span<const LogEntry> log, Seat seat) {
  auto start = AnyGame::start(rules);
  if (!start) return std::unexpected(start.error());
  if (seat >= rules.players) return refuse(Code::UnknownSeat, "There is no such seat.");
  Replaying steps(std::move(*start), log);
  for (const auto& [before, entry] : steps) {
    if (const auto checked = before.check(entry.seat, entry.action); !checked) {
      return std::unexpected(checked.error());
    }
  }
  if (!steps.position().to_act().has(seat)) {
    return refuse(Code::WrongTurn, "That seat has nothing to decide now.");
  }
  return G::view(std::get<typename G::State>(steps.position().state()), seat);
}

}  // namespace heptad
