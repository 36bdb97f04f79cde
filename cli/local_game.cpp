#include "cli/local_game.h"

#include <string>
#include <utility>

#include "engine/core/number.h"
#include "engine/replay.h"

namespace heptad {

Expected<LocalGame> LocalGame::start(const Rules& rules, std::optional<std::uint64_t> seed) {
  auto game = AnyGame::start(rules);
  if (!game) return std::unexpected(std::move(game).error());
  LocalGame local(std::move(*game), Record{.rules = rules});
  if (seed) {
    local.record_.seed = std::to_string(*seed);
    local.dice_ = Rng(*seed);
    std::vector<Event> events;
    local.let_nature_act(events);
  }
  return local;
}

LocalGame LocalGame::resume(Record record, std::optional<std::uint64_t> other_dice) {
  auto seed = record.seed ? number_in<std::uint64_t>(*record.seed) : std::nullopt;
  if (!seed) seed = other_dice;
  std::optional<Rng> dice;
  if (seed) dice = Rng(*seed);
  Replaying steps = replay(record.rules, record.log);
  for (const auto& [before, entry] : steps) {
    // The dice are thrown as often as they were in the record, so that they go on where it stopped.
    if (entry.seat == kNature && dice) (void)before.roll(*dice);
  }
  LocalGame local(steps.position(), std::move(record));
  local.dice_ = dice;
  local.other_dice_ = other_dice;
  std::vector<Event> events;
  if (local.dice_) local.let_nature_act(events);
  return local;
}

void LocalGame::apply(const LogEntry& entry, std::vector<Event>& events) {
  for (const Event& event : game_.apply(entry.seat, entry.action)) events.push_back(event);
  record_.log.push_back(entry);
}

void LocalGame::let_nature_act(std::vector<Event>& events) {
  while (game_.to_act().has(kNature)) apply({kNature, game_.roll(*dice_)}, events);
}

Expected<std::vector<Event>> LocalGame::act(Seat seat, std::string_view text) {
  const auto action = game_.parse(text);
  if (action) return act(seat, *action);
  // A text that makes no sense here may make sense on the seat's own turn: say that first.
  if (game_.over()) return refuse(Code::Over, "The game is over.");
  ActionList still_open;  // a commitment may be changed until the last seat has given its own
  if (seat != kNature) game_.legal_actions(seat, still_open);
  if (still_open.empty() && !game_.to_act().has(seat))
    return refuse(Code::WrongTurn, "It is not the turn of seat " + seat_text(seat) + ".");
  return std::unexpected(action.error());
}

Expected<std::vector<Event>> LocalGame::act(Seat seat, const Action& action) {
  if (auto checked = game_.check(seat, action); !checked) return std::unexpected(std::move(checked).error());
  std::vector<Event> events;
  apply({seat, action}, events);
  if (dice_) let_nature_act(events);
  return events;
}

Expected<void> LocalGame::undo() {
  Record shorter = record_;
  if (dice_) {
    while (!shorter.log.empty() && shorter.log.back().seat == kNature) shorter.log.pop_back();
  }
  if (shorter.log.empty()) return refuse(Code::NothingToUndo, "Nobody has acted yet.");
  shorter.log.pop_back();
  *this = resume(std::move(shorter), other_dice_);
  return {};
}

}  // namespace heptad
