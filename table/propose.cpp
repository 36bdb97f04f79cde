// From a request to the journal entries it would cause: who asks, and then what the table itself says.
#include "table/table.h"
#include "table/words.h"

namespace heptad {

Expected<void> Proposal::add(Entry entry, const std::optional<Action>& meant) {
  if (auto done = next.apply(entry, meant); !done) return done;
  entries.push_back(std::move(entry));
  return next.detours_.check();
}

Expected<void> Proposal::add_luck() {
  if (next.spec_.luck == Luck::ByHand) return {};
  const Millis now = entries.empty() ? 0 : entries.back().at;
  while (next.to_act().has(kNature)) {
    Rng rng = next.deal_.dice(next.steps());
    const Action rolled = next.position().roll(rng);
    Entry luck{.kind = EntryKind::Nature, .text = next.position().text(rolled), .at = now};
    if (auto done = add(std::move(luck), rolled); !done) return done;
  }
  return {};
}

Expected<Proposal> Table::propose(Entries entries, const std::optional<Action>& meant) const {
  Proposal proposal{*this};
  for (Entry& entry : entries) {
    const bool last = &entry == &entries.back();
    auto done = proposal.add(std::move(entry), last ? meant : std::nullopt);
    if (!done) return std::unexpected(done.error());
  }
  if (auto done = proposal.add_luck(); !done) return std::unexpected(done.error());
  return proposal;
}

Expected<Seat> Table::chair_at(Seat seat) const {
  if (seat >= players()) return refuse(Code::UnknownSeat, "There is no such seat at this table.");
  return seat;
}

// The seat a request means. Without one named: the first of mine that has to act, else my lowest.
Expected<Seat> Table::seat_of(const Digest& who, std::optional<Seat> asked) const {
  const SeatSet mine = owned_by(who);
  if (asked) {
    if (auto seat = chair_at(*asked); !seat) return seat;
    if (!mine.has(*asked)) return refuse(Code::NotYours, "This seat is not yours.");
    return *asked;
  }
  if (mine.empty()) return refuse(Code::NotYours, "You have no seat at this table.");
  for (Seat seat = 0; seat < players(); ++seat) {
    if (mine.has(seat) && to_act().has(seat)) return seat;
  }
  return mine.lowest();
}

Expected<Proposal> Table::arrange(const std::vector<Chair>& chairs, Millis now,
                                  std::optional<int> deal) const {
  if (chairs.size() > static_cast<std::size_t>(players())) {
    return refuse(Code::UnknownSeat, "More seats are described than this game has.");
  }
  Entries entries;
  if (deal) entries.push_back({.kind = EntryKind::Number, .number = *deal, .at = now});
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const Chair& chair = chairs[i];
    switch (chair.kind) {
      case SeatKind::Open: break;
      case SeatKind::Bot:
        entries.push_back({.kind = EntryKind::Bot,
                           .seat = seat,
                           .number = chair.level,
                           .text = chair.character,
                           .at = now});
        break;
      case SeatKind::Human: {
        auto name = checked_name(chair.name);
        if (!name) return std::unexpected(name.error());
        entries.push_back({.kind = EntryKind::Sit,
                           .seat = seat,
                           .text = std::move(*name),
                           .owner = chair.owner,
                           .at = now});
        if (chair.awaits_nonce && !deal)
          entries.push_back({.kind = EntryKind::Await, .seat = seat, .at = now});
        break;
      }
    }
  }
  return propose(std::move(entries));
}

Expected<Proposal> Table::sit(const Digest& who, std::optional<Seat> seat, std::string_view name,
                              std::optional<std::string_view> nonce, Millis now) const {
  auto checked = checked_name(name);
  if (!checked) return std::unexpected(checked.error());
  const SeatSet open = seats_of(SeatKind::Open);
  if (!seat && open.empty()) return refuse(Code::SeatTaken, "No seat is free.");
  const Seat chosen = seat.value_or(open.lowest());
  Entries entries = {
      {.kind = EntryKind::Sit, .seat = chosen, .text = std::move(*checked), .owner = who, .at = now}};
  if (nonce && !deal_.number)
    entries.push_back({.kind = EntryKind::AddNonce, .seat = chosen, .text = std::string(*nonce), .at = now});
  return propose(std::move(entries));
}

Expected<Proposal> Table::stand(const Digest& who, std::optional<Seat> seat, Millis now) const {
  const auto mine = seat_of(who, seat);
  if (!mine) return std::unexpected(mine.error());
  return propose({{.kind = EntryKind::Stand, .seat = *mine, .at = now}});
}

Expected<Proposal> Table::act(const Digest& who, std::optional<Seat> seat, int round, std::string_view action,
                              std::string_view id, Millis now) const {
  const auto mine = seat_of(who, seat);
  if (!mine) return std::unexpected(mine.error());
  auto checked = checked_id(id);
  if (!checked) return std::unexpected(checked.error());
  if (status() != Status::Playing) return refuse(Code::NotPlaying, "The game is not being played.");
  if (chairs_[*mine].forfeit) return refuse(Code::NotPlaying, "This seat has given up.");
  if (committed().has(*mine) && choice_stands(*mine)) {
    return refuse(Code::WrongTurn, "The bot that minded your seat has chosen in this round.");
  }
  if (round != this->round()) return refuse(Code::Stale, "The game has moved on since this was chosen.");
  Entries entries;
  if (chairs_[*mine].stand_in) entries.push_back({.kind = EntryKind::Back, .seat = *mine, .at = now});
  entries.push_back({.kind = EntryKind::Act,
                     .seat = *mine,
                     .text = std::string(action),
                     .id = std::move(*checked),
                     .at = now});
  return propose(std::move(entries));
}

Expected<Proposal> Table::bot_act(Seat seat, const Action& action, Millis now) const {
  if (!to_act().has(seat) || !bot_level(seat)) return refuse(Code::WrongTurn, "No bot is to act there.");
  return propose({{.kind = EntryKind::Act, .seat = seat, .text = position().text(action), .at = now}},
                 action);
}

Expected<Proposal> Table::undo(const Digest& who, std::optional<Seat> seat, Millis now) const {
  const auto mine = seat_of(who, seat);
  if (!mine) return std::unexpected(mine.error());
  const auto entry = [&](EntryKind kind) {
    return Entry{
        .kind = kind, .seat = *mine, .number = static_cast<int>(*game_->last_line_of(*mine)), .at = now};
  };
  switch (undo_kind(*mine)) {
    case UndoKind::Nothing: return refuse(Code::NothingToUndo, "There is nothing to take back.");
    case UndoKind::Free: return propose({entry(EntryKind::Undo)});
    case UndoKind::Ask: break;
  }
  auto proposal = propose({entry(EntryKind::Ask)});
  if (!proposal || !proposal->next.take_back_waits_for().empty()) return proposal;
  auto done = proposal->add(entry(EntryKind::Cut));
  if (done) done = proposal->add_luck();
  if (!done) return std::unexpected(done.error());
  return proposal;
}

Expected<Proposal> Table::consent(const Digest& who, std::optional<Seat> seat, bool agree, Millis now) const {
  if (!take_back_) return refuse(Code::NothingAsked, "Nobody asks to take anything back.");
  // One person speaks for all of their seats.
  const auto mine = seat_of(who, seat);
  if (!mine) return std::unexpected(mine.error());
  SeatSet asked = take_back_waits_for();
  const SeatSet owned = owned_by(who);
  Entries entries;
  for (Seat s = 0; s < players(); ++s) {
    if (!asked.has(s) || !owned.has(s)) continue;
    entries.push_back({.kind = agree ? EntryKind::Agree : EntryKind::Decline, .seat = s, .at = now});
    asked.remove(s);
    if (!agree) break;
  }
  if (entries.empty()) return refuse(Code::NothingAsked, "You are not asked.");
  if (agree && asked.empty()) {
    const int line = static_cast<int>(take_back_->line);
    entries.push_back({.kind = EntryKind::Cut, .seat = take_back_->seat, .number = line, .at = now});
    const int count = deal_.anew.empty() ? 1 : deal_.anew.back().count + 1;
    entries.push_back({.kind = EntryKind::DrawAnew, .number = count, .at = now});
  }
  return propose(std::move(entries));
}

Expected<Proposal> Table::resign(const Digest& who, std::optional<Seat> seat, Millis now) const {
  const auto mine = seat_of(who, seat);
  if (!mine) return std::unexpected(mine.error());
  return propose({{.kind = EntryKind::Resign, .seat = *mine, .at = now}});
}

Expected<Proposal> Table::stand_in(const Digest& who, Seat seat, int level, Presence owner,
                                   Millis now) const {
  const SeatSet mine = owned_by(who);
  if (mine.empty()) return refuse(Code::NotYours, "You have no seat at this table.");
  if (auto there = chair_at(seat); !there) return std::unexpected(there.error());
  if (!mine.has(seat)) return miss(who, seat, owner, now);
  return propose({{.kind = EntryKind::StandIn, .seat = seat, .number = level, .at = now}});
}

Expected<Proposal> Table::come_back(const Digest& who, std::optional<Seat> seat, Millis now) const {
  const SeatSet mine = owned_by(who);
  if (seat && !mine.has(*seat)) return refuse(Code::NotYours, "This seat is not yours.");
  Entries entries;
  for (Seat s = 0; s < players(); ++s) {
    const bool meant = mine.has(s) && (!seat || *seat == s);
    const bool given_up = chairs_[s].stand_in || !chairs_[s].missed_by.empty();
    if (meant && given_up) entries.push_back({.kind = EntryKind::Back, .seat = s, .at = now});
  }
  if (entries.empty()) return refuse(Code::NotAbsent, "No bot minds a seat of yours.");
  return propose(std::move(entries));
}

Expected<Proposal> Table::say(const Digest& who, std::string_view text, Millis now) const {
  auto checked = checked_say(text);
  if (!checked) return std::unexpected(checked.error());
  const SeatSet mine = owned_by(who);
  const Seat seat = mine.empty() ? kNature : mine.lowest();
  return propose({{.kind = EntryKind::Say, .seat = seat, .text = std::move(*checked), .at = now}});
}

Expected<Proposal> Table::say_to_team(const Digest& who, std::optional<Seat> seat, std::string_view text,
                                      Millis now) const {
  const auto asked = seat_of(who, seat);
  if (!asked) return std::unexpected(asked.error());
  auto checked = checked_say(text);
  if (!checked) return std::unexpected(checked.error());
  return propose({{.kind = EntryKind::SayToTeam, .seat = *asked, .text = std::move(*checked), .at = now}});
}

Expected<Proposal> Table::want_again(const Digest& who, std::optional<Seat> seat, Millis now) const {
  const auto asked = seat_of(who, seat);
  if (!asked) return std::unexpected(asked.error());
  const SeatSet mine = owned_by(who);
  Entries entries;
  for (Seat s = 0; s < players(); ++s) {
    if (mine.has(s) && !wants_again_.has(s)) {
      entries.push_back({.kind = EntryKind::WantAgain, .seat = s, .at = now});
    }
  }
  return propose(std::move(entries));
}

Expected<Proposal> Table::rematch(std::string_view new_table, Millis now) const {
  return propose({{.kind = EntryKind::Rematch, .text = std::string(new_table), .at = now}});
}

Expected<Proposal> Table::out_of_time(Millis now) const {
  for (Seat seat = 0; seat < players(); ++seat) {
    if (clocks_.running().has(seat) && clocks_.left(seat, now) == 0) {
      return propose({{.kind = EntryKind::Time, .seat = seat, .at = now}});
    }
  }
  return refuse(Code::BadClock, "Every seat still has time.");
}

Expected<Proposal> Table::withdraw(const Digest& who, Millis now) const {
  Proposal proposal{*this};
  for (Seat seat = 0; seat < players(); ++seat) {
    if (!owned_by(who).has(seat)) continue;
    const Status status = proposal.next.status();
    if (status == Status::Over || chairs_[seat].forfeit) continue;
    const EntryKind kind = status == Status::Waiting ? EntryKind::Stand : EntryKind::Resign;
    auto done = proposal.add({.kind = kind, .seat = seat, .at = now});
    if (!done) return std::unexpected(done.error());
  }
  return proposal;
}

Expected<Proposal> Table::end(Millis now) const { return propose({{.kind = EntryKind::End, .at = now}}); }

}  // namespace heptad
