// One running game: who sits where, what happened, whose dice, whose time. No sockets, no files, no clock.
//
// A request is answered in two steps. The const members named after commands *propose*: they return the
// journal entries that would happen and the table as it would then be, or why not. The caller stores the
// entries and then takes the table over: nobody hears of a move that could be lost, and nothing is done
// twice. Copies share the game until one of them plays on. What leaves a table for a person goes through
// sight.h, the one filter.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/record.h"
#include "table/clock.h"
#include "table/detours.h"
#include "table/dice.h"
#include "table/entry.h"
#include "table/game_log.h"
#include "table/shared.h"
#include "table/talk.h"

namespace heptad {

inline constexpr int kMaxLevel = 8;
inline constexpr int kForfeitLevel = 3;  // the bot that plays on for a seat that gave up
inline constexpr int kMindingLevel = 6;  // the bot that others put on an absent person's seat

enum class Listing : std::uint8_t { Private, Public };
// By hand: it stays due until somebody says what it brings, as an entry of the journal, and may be taken
// back.
enum class Luck : std::uint8_t { Dealt, ByHand };
enum class Status : std::uint8_t { Waiting, Playing, Over };
enum class SeatKind : std::uint8_t { Open, Human, Bot };
enum class Forfeit : std::uint8_t { Resigned, Time };
enum class UndoKind : std::uint8_t { Nothing, Free, Ask };
// Missed: gone for so long that others may ask for a bot.
enum class Presence : std::uint8_t { Here, Missed };

struct TableSpec {
  std::string id;
  Rules rules;
  ClockRule clock = {};
  Listing listing = Listing::Private;
  Luck luck = Luck::Dealt;
};

struct Chair {
  SeatKind kind = SeatKind::Open;
  Digest owner = {};  // hash of the token; meaningful when Human
  std::string name = {};
  int level = 0;                     // when Bot
  std::string character = {};        // when Bot: what it leans to, or nothing
  std::optional<int> stand_in = {};  // level of the bot minding it
  std::optional<Forfeit> forfeit = {};
  SeatSet missed_by = {};  // who would have a bot mind it
  bool awaits_nonce = false;
};

struct TakeBack {
  Seat seat = 0;
  std::size_t line = 0;  // the log would be cut here
  SeatSet agreed = {};
};

struct TableResult {
  SeatSet winners;
  std::string_view how;
};

struct Proposal;

// Of the text of an Import entry; nothing where the log itself says how the game ended.
std::optional<GivenUp> imported_ending(std::string_view text);

class Table {
 public:
  static Expected<Table> open(TableSpec spec, const Seed& seed);
  // As its journal left it.
  static Expected<Table> read(TableSpec spec, const Seed& seed, std::span<const Entry> journal);

  // --- what would happen -------------------------------------------------------------------------------
  // With `deal` the table was opened with that number's seed.
  Expected<Proposal> arrange(const std::vector<Chair>& chairs, Millis now,
                             std::optional<int> deal = {}) const;
  Expected<Proposal> sit(const Digest& who, std::optional<Seat> seat, std::string_view name,
                         std::optional<std::string_view> nonce, Millis now) const;
  // For all seats of this person that have none.
  Expected<Proposal> add_nonce(const Digest& who, std::string_view nonce, Millis now) const;
  Expected<Proposal> stand(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Proposal> act(const Digest& who, std::optional<Seat> seat, int round, std::string_view action,
                         std::string_view id, Millis now) const;
  Expected<Proposal> bot_act(Seat seat, const Action& action, Millis now) const;
  Expected<Proposal> undo(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Proposal> consent(const Digest& who, std::optional<Seat> seat, bool agree, Millis now) const;
  Expected<Proposal> resign(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Proposal> stand_in(const Digest& who, Seat seat, int level, Presence owner, Millis now) const;
  Expected<Proposal> come_back(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Proposal> say(const Digest& who, std::string_view text, Millis now) const;
  Expected<Proposal> say_to_team(const Digest& who, std::optional<Seat> seat, std::string_view text,
                                 Millis now) const;
  Expected<Proposal> want_again(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Proposal> rematch(std::string_view new_table, Millis now) const;
  Expected<Proposal> out_of_time(Millis now) const;
  Expected<Proposal> end(Millis now) const;  // by the house, without a winner
  // This person gives back, or gives up, all of their seats. Nothing when that changes nothing.
  Expected<Proposal> withdraw(const Digest& who, Millis now) const;

  // --- it happened -------------------------------------------------------------------------------------
  // Read from a journal: checked, so that a damaged one is refused instead of believed. `meant`: the action
  // of the entry's text, where it is known already. A refused action, luck or cut has changed nothing.
  Expected<void> apply(const Entry& entry, const std::optional<Action>& meant = {});

  // --- what is -----------------------------------------------------------------------------------------
  const TableSpec& spec() const { return spec_; }
  int players() const { return spec_.rules.players; }
  const Chair& chair(Seat seat) const { return chairs_[seat]; }
  Status status() const;
  SeatSet to_act() const;     // seats that must act now; empty unless playing
  SeatSet committed() const;  // seats that have chosen in a round that is not yet revealed
  int round() const { return position().round(); }
  std::size_t steps() const { return game_->lines().size(); }
  std::size_t journal_size() const { return journal_size_; }
  const Clocks& clocks() const { return clocks_; }
  const std::vector<Said>& said() const { return talk_->said(); }
  const std::optional<TakeBack>& take_back() const { return take_back_; }
  const Deal& deal() const { return deal_; }
  Worth worth() const { return worth_; }
  bool is_imported() const { return imported_; }  // played elsewhere: nobody here saw how it was dealt
  // A bot that minded the seat chose for it, and that stands: otherwise it would be a hint against people.
  bool choice_stands(Seat seat) const;
  SeatSet take_back_waits_for() const;
  std::optional<TableResult> result() const;
  UndoKind undo_kind(Seat seat) const;
  SeatSet wants_again() const { return wants_again_; }
  const std::string& next_table() const { return next_table_; }
  bool all_want_again() const;

  SeatSet owned_by(const Digest& who) const;
  bool awaits_nonces() const;
  bool is_against_bots_only(SeatSet own) const;
  bool did(const Digest& who, std::string_view id) const;  // this act was already made
  std::optional<int> bot_level(Seat seat) const;           // a bot decides for this seat
  bool has_people() const;                                 // some seat is a person's, or might become one's
  bool plays_itself() const;  // it is being played, and bots decide for every seat
  // The seats of a rematch: everyone one place on, so that another seat begins.
  std::vector<Chair> next_chairs() const;

  // For bots, which look only at what their seat knows. Never towards people: that is what sight.h is for.
  const GameLog& whole_game() const { return *game_; }
  const AnyGame& whole_position() const { return position(); }
  std::vector<LogEntry> whole_log() const;

  const Digest& seed_hash() const { return seed_hash_; }
  std::optional<Seed> seed() const;      // once over
  std::optional<Record> record() const;  // once over

 private:
  friend class Sight;
  friend struct Proposal;

  Table(TableSpec spec, const Seed& seed, const AnyGame& game);

  const AnyGame& position() const { return game_->position(); }
  const std::vector<Event>& events() const { return game_->events(); }

  Expected<Seat> seat_of(const Digest& who, std::optional<Seat> asked) const;
  Expected<Seat> chair_at(Seat seat) const;
  Expected<Proposal> miss(const Digest& who, Seat seat, Presence owner, Millis now) const;
  // `meant`: the last entry's.
  Expected<Proposal> propose(Entries entries, const std::optional<Action>& meant = {}) const;

  Expected<void> fold(const Entry& entry, const std::optional<Action>& meant);
  Expected<void> fold_talk(const Entry& entry);
  Expected<void> fold_seating(const Entry& entry);
  Expected<void> fold_act(const Entry& entry, const std::optional<Action>& meant);
  Expected<void> fold_nature(const Entry& entry, const std::optional<Action>& meant);
  Expected<void> fold_undo(const Entry& entry);
  Expected<void> fold_take_back(const Entry& entry);
  Expected<void> fold_cut(const Entry& entry);
  Expected<void> fold_forfeit(const Entry& entry);
  Expected<void> fold_end();
  Expected<void> fold_minding(const Entry& entry);
  Expected<void> fold_nonce(const Entry& entry);
  Expected<void> fold_number(const Entry& entry);
  Expected<void> fold_missing(const Entry& entry);
  Expected<void> fold_anew(const Entry& entry);
  Expected<void> fold_again(const Entry& entry);
  Expected<void> fold_import(const Entry& entry);

  void settle_act(Seat seat);
  void cut(std::size_t lines);
  void remember(const Entry& entry);
  SeatSet seats_on_the_clock() const;
  SeatSet seats_of(SeatKind kind) const;
  SeatSet unforfeited() const;
  SeatSet people_besides(Seat seat) const;
  std::optional<GivenUp> given_up() const;
  std::size_t persons(SeatSet seats) const;

  TableSpec spec_;
  Deal deal_;
  Digest seed_hash_;
  Worth worth_ = Worth::Full;
  Shared<GameLog> game_;
  Shared<Talk> talk_;
  std::array<Shared<std::vector<std::string>>, kMaxSeats> recent_ids_ = {};
  std::array<Chair, kMaxSeats> chairs_ = {};
  std::optional<TakeBack> take_back_;
  Detours detours_;
  std::optional<Forfeit> last_forfeit_;
  bool abandoned_ = false;
  bool imported_ = false;
  std::optional<GivenUp> imported_end_;
  SeatSet wants_again_;
  std::string next_table_;
  Clocks clocks_;
  std::size_t journal_size_ = 0;
};

// What would happen, and the table as it would then be: stored and then taken over, or dropped, and nothing
// happened.
struct Proposal {
  Table next;
  Entries entries = {};

  // This happens too. Refused: `next` is of no use any more.
  Expected<void> add(Entry entry, const std::optional<Action>& meant = {});
  // And then the luck that is due.
  Expected<void> add_luck();
};

}  // namespace heptad
