// What keeps a table fair: nobody plays an absent person's seat alone, a stand-in is no hint, nobody draws
// the cards alone (docs/protocol.md, docs/fair-deal.md).
#include <algorithm>

#include "table/table.h"

namespace heptad {

bool Table::choice_stands(Seat seat) const {
  const auto line = game_->last_line_of(seat);
  return line && game_->lines()[*line].chooser == Clocks::Chooser::Bot &&
         chairs_[seat].kind == SeatKind::Human && !people_besides(seat).empty();
}

// Seats of other persons than this seat's who still play, also while a bot minds them.
SeatSet Table::people_besides(Seat seat) const {
  SeatSet seats;
  for (Seat other = 0; other < players(); ++other) {
    const Chair& chair = chairs_[other];
    const bool same_owner = equal_in_constant_time(chair.owner, chairs_[seat].owner);
    if (chair.kind == SeatKind::Human && !chair.forfeit && !same_owner) seats.add(other);
  }
  return seats;
}

// How many people own these seats: one may have several.
std::size_t Table::persons(SeatSet seats) const {
  std::vector<Digest> owners;
  for (Seat seat = 0; seat < players(); ++seat) {
    const Digest& owner = chairs_[seat].owner;
    if (seats.has(seat) && std::ranges::find(owners, owner) == owners.end()) owners.push_back(owner);
  }
  return owners.size();
}

// A bot on another person's seat plays that person's game, so nobody decides it alone: in a game of days, or
// of two persons, the absent one's clock decides.
Expected<Proposal> Table::miss(const Digest& who, Seat seat, Presence owner, Millis now) const {
  if (!spec_.clock.live()) {
    return refuse(Code::NotLive, "Only in a game with a clock of minutes can others let a bot play a seat.");
  }
  if (owner == Presence::Here) {
    return refuse(Code::NotAbsent, "This seat's player is here, or has only just left.");
  }
  const SeatSet people = people_besides(seat);
  if (persons(people) < 2) return refuse(Code::Forbidden, "Nobody decides this alone: the clock does.");
  Entries entries;
  SeatSet agreed = chairs_[seat].missed_by;
  for (Seat mine = 0; mine < players(); ++mine) {
    const bool is_mine = people.has(mine) && equal_in_constant_time(chairs_[mine].owner, who);
    if (!is_mine || agreed.has(mine)) continue;
    entries.push_back({.kind = EntryKind::Miss, .seat = mine, .number = seat, .at = now});
    agreed.add(mine);
  }
  if (entries.empty()) return refuse(Code::AskedAlready, "You have asked for that already.");
  if (agreed == people) {
    entries.push_back({.kind = EntryKind::StandIn, .seat = seat, .number = kMindingLevel, .at = now});
  }
  return propose(std::move(entries));
}

Expected<void> Table::fold_missing(const Entry& entry) {
  if (status() != Status::Playing) return refuse(Code::NotPlaying, "The game is not being played.");
  if (entry.number >= players()) return refuse(Code::UnknownSeat, "There is no such seat at this table.");
  const auto absent = static_cast<Seat>(entry.number);
  Chair& chair = chairs_[absent];
  if (chair.kind != SeatKind::Human || bot_level(absent)) {
    return refuse(Code::NotAbsent, "A bot plays there already.");
  }
  if (!people_besides(absent).has(entry.seat))
    return refuse(Code::NotYours, "Only other players can ask that.");
  if (chair.missed_by.has(entry.seat)) return refuse(Code::AskedAlready, "You have asked for that already.");
  chair.missed_by.add(entry.seat);
  detours_.took(entry.seat);
  return {};
}

Expected<void> Table::fold_anew(const Entry& entry) {
  if (status() != Status::Playing) return refuse(Code::NotPlaying, "The game is not being played.");
  deal_.draw_anew(steps());
  if (deal_.anew.back().count != entry.number)
    return refuse(Code::BadJournal, "Luck is drawn anew in order.");
  return {};
}

// Whoever knows the number knows the cards: such a game counts for nothing.
Expected<void> Table::fold_number(const Entry& entry) {
  if (journal_size_ > 0 || entry.number < 1 || entry.number > kMaxDealNumber ||
      deal_.seed != numbered_seed(entry.number)) {
    return refuse(Code::BadJournal, "A deal has its number from the start.");
  }
  deal_.number = entry.number;
  worth_ = Worth::Practice;
  return {};
}

Expected<Proposal> Table::add_nonce(const Digest& who, std::string_view nonce, Millis now) const {
  const SeatSet mine = owned_by(who);
  if (mine.empty()) return refuse(Code::NotYours, "You have no seat at this table.");
  Entries entries;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (!mine.has(seat) || deal_.nonces[seat]) continue;
    entries.push_back({.kind = EntryKind::AddNonce, .seat = seat, .text = std::string(nonce), .at = now});
  }
  if (entries.empty()) return refuse(Code::Frozen, "You have added your nonce already.");
  return propose(std::move(entries));
}

// Nonces are frozen when the first card is dealt.
Expected<void> Table::fold_nonce(const Entry& entry) {
  Chair& chair = chairs_[entry.seat];
  if (chair.kind != SeatKind::Human) return refuse(Code::NotYours, "Nobody sits there.");
  if (steps() > 0) return refuse(Code::Frozen, "The cards are dealt already.");
  if (deal_.number) return refuse(Code::Frozen, "The deal was chosen by its number.");
  if (deal_.nonces[entry.seat]) return refuse(Code::Frozen, "This seat has added its nonce already.");
  if (entry.kind == EntryKind::Await) {
    chair.awaits_nonce = true;
    return {};
  }
  const auto nonce = nonce_from_hex(entry.text);
  if (!nonce) return refuse(Code::BadNonce, "A nonce has 32 hex digits.");
  deal_.nonces[entry.seat] = *nonce;
  chair.awaits_nonce = false;
  return {};
}

}  // namespace heptad
