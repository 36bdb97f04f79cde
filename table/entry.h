// One entry of a table's journal. The table is the fold of its journal: what the store keeps is what comes
// back after a crash, and nothing happens at a table that is not an entry.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"
#include "table/clock.h"
#include "table/sha256.h"

namespace heptad {

// Every kind, with what `number` and `text` hold.
enum class EntryKind : std::uint8_t {
  Sit,        // text: the name; owner: hash of the token
  Stand,      // before the game has begun
  Bot,        // number: level of the bot whose seat it is; text: its character, or nothing
  Act,        // text: the action; id: the client's
  Nature,     // text: the action
  Undo,       // number: the line taken out, the seat's own
  Ask,        // number: the line a take-back would cut at
  Agree,      //
  Decline,    //
  Cut,        // number: lines kept, by consent; no seat: where luck is told
  Resign,     //
  Time,       // the clock ran out
  StandIn,    // number: level of the bot minding the seat
  Back,       // the owner minds it again
  Say,        // text, empty when it was forgotten; no seat: a spectator
  WantAgain,  // wants a rematch
  Rematch,    // text: the new table
  End,        // by the house, without a winner
  Miss,       // number: an absent person's seat that a bot should mind
  DrawAnew,   // number: for the how-manieth time luck is drawn anew from here on
  Await,      // the game does not begin before this person has added a nonce
  AddNonce,   // text: what this person adds to the seed
  Number,     // number: of the deal that was asked for
  SayToTeam,  // as Say, heard by the partners alone
  Import,     // it was played elsewhere; text: how it ended, where the log does not say
};

// Whom words are for.
enum class Hearers : std::uint8_t { Everybody, Team };

constexpr bool is_talk(EntryKind kind) { return kind == EntryKind::Say || kind == EntryKind::SayToTeam; }
// It is some seat's doing. Other kinds need not be.
bool always_has_seat(EntryKind kind);
// How people are told of it between what they say; empty: they are not.
std::string_view note_of(EntryKind kind);

struct Entry {
  EntryKind kind = EntryKind::Say;
  Seat seat = kNature;  // kNature also where no seat is concerned
  int number = 0;
  std::string text;
  std::string id = {};
  Digest owner = {};
  Millis at = 0;  // stored beside the text

  bool operator==(const Entry&) const = default;
};
using Entries = std::vector<Entry>;

// "act 0 c-81 build baths"; without the time.
std::string entry_line(const Entry& entry);
Expected<Entry> parse_entry_line(std::string_view line, Millis at);

}  // namespace heptad
