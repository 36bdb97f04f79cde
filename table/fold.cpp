// How each journal entry changes the table, and when it may not happen.
#include <algorithm>

#include "engine/core/sides.h"
#include "table/table.h"

namespace heptad {
namespace {

constexpr std::size_t kIdsRemembered = 32;

std::unexpected<Refusal> not_playing() { return refuse(Code::NotPlaying, "The game is not being played."); }

}  // namespace

Expected<void> Table::apply(const Entry& entry, const std::optional<Action>& meant) {
  clocks_.settle(entry.at);
  detours_.begin_entry();
  const bool told = is_talk(entry.kind) || !note_of(entry.kind).empty();
  const std::string name = told && entry.seat < players() ? chairs_[entry.seat].name : "";
  if (auto done = fold(entry, meant); !done) return done;
  if (entry.kind == EntryKind::Act) {
    settle_act(entry.seat);
  } else if (entry.kind == EntryKind::Undo) {
    clocks_.run_on(seats_on_the_clock());
  } else {
    clocks_.run(seats_on_the_clock());
  }
  const bool asked_nobody = entry.kind == EntryKind::Ask && take_back_waits_for().empty();
  if (told && !asked_nobody) talk_.own().note(entry, name);
  ++journal_size_;
  return {};
}

Expected<void> Table::fold(const Entry& entry, const std::optional<Action>& meant) {
  if (entry.seat >= players() && (always_has_seat(entry.kind) || entry.seat != kNature)) {
    return refuse(Code::UnknownSeat, "There is no such seat at this table.");
  }
  switch (entry.kind) {
    case EntryKind::Sit:
    case EntryKind::Stand:
    case EntryKind::Bot: return fold_seating(entry);
    case EntryKind::Act: return fold_act(entry, meant);
    case EntryKind::Nature: return fold_nature(entry, meant);
    case EntryKind::Undo: return fold_undo(entry);
    case EntryKind::Ask:
    case EntryKind::Agree:
    case EntryKind::Decline: return fold_take_back(entry);
    case EntryKind::Cut: return fold_cut(entry);
    case EntryKind::Resign:
    case EntryKind::Time: return fold_forfeit(entry);
    case EntryKind::StandIn:
    case EntryKind::Back: return fold_minding(entry);
    case EntryKind::Say:
    case EntryKind::SayToTeam: return fold_talk(entry);
    case EntryKind::Import: return fold_import(entry);
    case EntryKind::WantAgain:
    case EntryKind::Rematch: return fold_again(entry);
    case EntryKind::End: return fold_end();
    case EntryKind::Miss: return fold_missing(entry);
    case EntryKind::DrawAnew: return fold_anew(entry);
    case EntryKind::Await:
    case EntryKind::AddNonce: return fold_nonce(entry);
    case EntryKind::Number: return fold_number(entry);
  }
  return {};
}

Expected<void> Table::fold_talk(const Entry& entry) {
  if (entry.kind == EntryKind::SayToTeam) {
    if (side_size(spec_.rules) == 1) return refuse(Code::Forbidden, "There are no teams at this table.");
    // Until then whoever sits down beside somebody, and gets up again, would have heard it all.
    if (status() == Status::Waiting) return refuse(Code::Forbidden, "The teams are not complete yet.");
  }
  detours_.said(entry.seat == kNature);
  return {};
}

Expected<void> Table::fold_seating(const Entry& entry) {
  if (status() != Status::Waiting) return refuse(Code::SeatTaken, "The game has begun: no seat is free.");
  Chair& chair = chairs_[entry.seat];
  if (entry.kind == EntryKind::Stand) {
    if (chair.kind != SeatKind::Human) return refuse(Code::NotYours, "Nobody sits there.");
    chair = {};
    detours_.took(entry.seat);
    deal_.nonces[entry.seat].reset();
    return {};
  }
  if (chair.kind != SeatKind::Open) return refuse(Code::SeatTaken, "Somebody sits there already.");
  if (entry.kind == EntryKind::Sit) {
    chair = {.kind = SeatKind::Human, .owner = entry.owner, .name = entry.text};
    return {};
  }
  if (entry.number < 1 || entry.number > kMaxLevel) return refuse(Code::BadLevel, "Bots have levels 1 to 8.");
  chair = {.kind = SeatKind::Bot, .level = entry.number, .character = entry.text};
  return {};
}

Expected<void> Table::fold_act(const Entry& entry, const std::optional<Action>& meant) {
  if (status() != Status::Playing) return not_playing();
  const bool changes_mind = committed().has(entry.seat);
  const auto without_own = changes_mind ? std::optional(game_->position_of_choice(entry.seat)) : std::nullopt;
  const AnyGame& position = without_own ? *without_own : game_->position();
  const auto action = meant ? Expected<Action>(*meant) : position.parse(entry.text);
  // A text that makes no sense here may make sense on the seat's own turn: say that first.
  if (!action && !position.to_act().has(entry.seat))
    return refuse(Code::WrongTurn, "It is not the turn of seat " + seat_text(entry.seat) + ".");
  if (!action) return std::unexpected(action.error());
  if (auto legal = position.check(entry.seat, *action); !legal) return legal;
  LogLine line{.entry = {entry.seat, *action}};
  if (bot_level(entry.seat)) {
    line.chooser = Clocks::Chooser::Bot;
  } else {
    chairs_[entry.seat].missed_by = {};
  }
  if (changes_mind) {  // and earns nothing by that
    const std::size_t own = *game_->last_line_of(entry.seat);
    line.gained = game_->lines()[own].gained;
    game_.own().remove(own, 1);
    detours_.took(entry.seat);
  }
  game_.own().play(line);
  take_back_.reset();
  remember(entry);
  return {};
}

void Table::settle_act(Seat seat) {
  const LogLine& line = game_->lines().back();
  if (line.gained) return clocks_.run_on(seats_on_the_clock());
  game_.own().gained(clocks_.run_after(seat, line.chooser, seats_on_the_clock()));
}

void Table::remember(const Entry& entry) {
  if (entry.id.empty()) return;
  auto& ids = recent_ids_[entry.seat].own();
  if (ids.size() == kIdsRemembered) ids.erase(ids.begin());
  ids.push_back(entry.id);
}

Expected<void> Table::fold_nature(const Entry& entry, const std::optional<Action>& meant) {
  if (!to_act().has(kNature)) return refuse(Code::WrongTurn, "No luck is due.");
  const auto action = meant ? Expected<Action>(*meant) : game_->position().parse(entry.text);
  if (!action) return std::unexpected(action.error());
  if (auto legal = game_->position().check(kNature, *action); !legal) return legal;
  game_.own().play({.entry = {kNature, *action}});
  return {};
}

Expected<void> Table::fold_undo(const Entry& entry) {
  const auto line = game_->last_line_of(entry.seat);
  if (status() != Status::Playing || !line || !(game_->round_is_open(*line) || game_->stands_alone(*line)))
    return refuse(Code::NothingToUndo, "There is nothing to take back.");
  if (*line != static_cast<std::size_t>(entry.number))
    return refuse(Code::BadJournal, "Another line was last.");
  clocks_.give_back(entry.seat, game_->lines()[*line].gained.value_or(0));
  game_.own().remove(*line, 1);
  detours_.took(entry.seat);
  take_back_.reset();
  return {};
}

// Increments earned by what never happened are not kept; a move that is to be made again has its own time.
void Table::cut(std::size_t lines) {
  const auto& log = game_->lines();
  for (std::size_t i = lines; i < log.size() && !spec_.clock.for_each_move(); ++i) {
    if (log[i].entry.seat != kNature) clocks_.give_back(log[i].entry.seat, log[i].gained.value_or(0));
  }
  game_.own().remove(lines, steps() - lines);
}

Expected<void> Table::fold_cut(const Entry& entry) {
  const auto lines = static_cast<std::size_t>(entry.number);
  if (entry.seat == kNature) {  // where luck is told, so is what of the game is left: nobody is asked
    if (spec_.luck != Luck::ByHand || lines > steps())
      return refuse(Code::BadJournal, "No seat took anything back.");
    cut(lines);
    return {};
  }
  if (status() != Status::Playing) return not_playing();
  if (!take_back_) return refuse(Code::NothingAsked, "Nobody asks to take anything back.");
  const SeatSet waits_for = take_back_waits_for();
  bool agreed = take_back_->line == lines;
  for (Seat seat = 0; seat < players(); ++seat) {
    // Journals from before a minded seat's owner was asked have cuts without that consent.
    agreed = agreed && (!waits_for.has(seat) || bot_level(seat));
  }
  if (!agreed) return refuse(Code::NothingAsked, "Not everybody agrees.");
  // Nobody else was asked, so whoever took it back has looked at what comes and is alone with it.
  if (take_back_->agreed.empty()) worth_ = Worth::Practice;
  cut(lines);
  take_back_.reset();
  return {};
}

Expected<void> Table::fold_take_back(const Entry& entry) {
  if (status() != Status::Playing) return not_playing();
  if (entry.kind == EntryKind::Ask) {
    const auto line = game_->last_line_of(entry.seat);
    if (!line) return refuse(Code::NothingToUndo, "There is nothing to take back.");
    take_back_ = TakeBack{.seat = entry.seat, .line = *line};
    detours_.took(entry.seat);
    return {};
  }
  if (!take_back_) return refuse(Code::NothingAsked, "Nobody asks to take anything back.");
  if (!take_back_waits_for().has(entry.seat)) return refuse(Code::NothingAsked, "This seat is not asked.");
  if (entry.kind == EntryKind::Agree) {
    take_back_->agreed.add(entry.seat);
  } else {
    take_back_.reset();
  }
  return {};
}

Expected<void> Table::fold_forfeit(const Entry& entry) {
  if (status() != Status::Playing) return not_playing();
  Chair& chair = chairs_[entry.seat];
  if (chair.kind != SeatKind::Human || chair.forfeit)
    return refuse(Code::NotPlaying, "This seat has given up.");
  if (entry.kind == EntryKind::Time) {
    const bool expired = clocks_.running().has(entry.seat) && clocks_.left(entry.seat, entry.at) == 0;
    if (!expired) return refuse(Code::BadClock, "This seat still has time.");
  }
  chair.forfeit = entry.kind == EntryKind::Time ? Forfeit::Time : Forfeit::Resigned;
  chair.missed_by = {};
  last_forfeit_ = chair.forfeit;
  take_back_.reset();
  return {};
}

Expected<void> Table::fold_end() {
  if (status() != Status::Playing) return not_playing();
  abandoned_ = true;
  take_back_.reset();
  return {};
}

Expected<void> Table::fold_import(const Entry& entry) {
  if (status() == Status::Waiting || imported_)
    return refuse(Code::BadJournal, "There is no game to import.");
  if (status() == Status::Playing) {
    imported_end_ = imported_ending(entry.text);
    if (!imported_end_) return refuse(Code::NotOver, "Only a game that is over can be imported.");
  }
  imported_ = true;
  worth_ = Worth::Practice;
  return {};
}

Expected<void> Table::fold_minding(const Entry& entry) {
  Chair& chair = chairs_[entry.seat];
  if (entry.kind == EntryKind::Back) {
    if (!chair.stand_in && chair.missed_by.empty()) return refuse(Code::NotAbsent, "No bot minds this seat.");
    chair.stand_in.reset();
    chair.missed_by = {};
    return {};
  }
  if (status() != Status::Playing) return not_playing();
  if (entry.number < 1 || entry.number > kMaxLevel) return refuse(Code::BadLevel, "Bots have levels 1 to 8.");
  if (chair.kind != SeatKind::Human || bot_level(entry.seat)) {
    return refuse(Code::NotAbsent, "A bot plays there already.");
  }
  chair.stand_in = entry.number;
  detours_.took(entry.seat);
  chair.missed_by = {};
  return {};
}

Expected<void> Table::fold_again(const Entry& entry) {
  if (status() != Status::Over) return refuse(Code::NotOver, "The game is not over.");
  if (!next_table_.empty()) return refuse(Code::SeatTaken, "The next game has been set up already.");
  if (entry.kind == EntryKind::Rematch) {
    if (!all_want_again()) return refuse(Code::NothingAsked, "Not everybody wants to play again.");
    next_table_ = entry.text;
    return {};
  }
  if (chairs_[entry.seat].kind != SeatKind::Human) return refuse(Code::NotYours, "Nobody sits there.");
  wants_again_.add(entry.seat);
  return {};
}

}  // namespace heptad
