// One running game: who sits where, what happened, whose dice, whose time. No sockets, no files, no clock.
//
// A request is answered in two steps. The const members named after commands *propose*: they return the
// journal entries that would happen, or why not. The caller stores them and then applies them: nobody hears
// of a move that could be lost. What leaves a table for a person goes through sight.h, the one filter.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/record.h"
#include "table/clock.h"
#include "table/detours.h"
#include "table/dice.h"
#include "table/entry.h"

namespace heptad {

inline constexpr int kMaxLevel = 8;
inline constexpr int kForfeitLevel = 3;  // the bot that plays on for a seat that gave up
inline constexpr int kMindingLevel = 6;  // the bot that others put on an absent person's seat
inline constexpr Millis kAbsence = 30'000;

enum class Listing : std::uint8_t { Private, Public };
enum class Status : std::uint8_t { Waiting, Playing, Over };
enum class SeatKind : std::uint8_t { Open, Human, Bot };
enum class Forfeit : std::uint8_t { Resigned, Time };
enum class UndoKind : std::uint8_t { Nothing, Free, Ask };

struct TableSpec {
  std::string id;
  Rules rules;
  ClockRule clock = {};
  Listing listing = Listing::Private;
};

struct Chair {
  SeatKind kind = SeatKind::Open;
  Digest owner = {};  // hash of the token; meaningful when Human
  std::string name = {};
  int level = 0;                     // when Bot
  std::optional<int> stand_in = {};  // level of the bot minding it
  std::optional<Forfeit> forfeit = {};
  SeatSet missed_by = {};  // who would have a bot mind it
  bool awaits_nonce = false;
};

// One line of the game's log, and where it stood.
struct LogLine {
  LogEntry entry;
  int round = 0;                  // in which it was played
  std::size_t events_before = 0;  // events of all lines before it
  Clocks::Chooser chooser = Clocks::Chooser::Person;
  std::optional<Millis> gained = {};  // on the clock, once that has been settled
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

struct Said {
  int n = 0;
  Seat seat = kNature;  // kNature: a spectator
  std::string name = {};
  std::string text = {};
  std::optional<EntryKind> note = {};  // something that happened, instead of text
  Hearers to = Hearers::Everybody;
};

class Table {
 public:
  static Expected<Table> open(TableSpec spec, const Seed& seed);

  // --- what would happen -------------------------------------------------------------------------------
  // With `deal` the table was opened with that number's seed.
  Expected<Entries> arrange(const std::vector<Chair>& chairs, Millis now, std::optional<int> deal = {}) const;
  Expected<Entries> sit(const Digest& who, std::optional<Seat> seat, std::string_view name,
                        std::optional<std::string_view> nonce, Millis now) const;
  // For all seats of this person that have none.
  Expected<Entries> add_nonce(const Digest& who, std::string_view nonce, Millis now) const;
  Expected<Entries> stand(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Entries> act(const Digest& who, std::optional<Seat> seat, int round, std::string_view action,
                        std::string_view id, Millis now) const;
  Expected<Entries> bot_act(Seat seat, const Action& action, Millis now) const;
  Expected<Entries> undo(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Entries> consent(const Digest& who, std::optional<Seat> seat, bool agree, Millis now) const;
  Expected<Entries> resign(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Entries> stand_in(const Digest& who, Seat seat, int level, Millis absent_for, Millis now) const;
  Expected<Entries> come_back(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Entries> say(const Digest& who, std::string_view text, Millis now) const;
  Expected<Entries> say_to_team(const Digest& who, std::optional<Seat> seat, std::string_view text,
                                Millis now) const;
  Expected<Entries> want_again(const Digest& who, std::optional<Seat> seat, Millis now) const;
  Expected<Entries> rematch(std::string_view new_table, Millis now) const;
  Expected<Entries> out_of_time(Millis now) const;
  Expected<Entries> end(Millis now) const;  // by the house, without a winner
  // This person gives back, or gives up, all of their seats. Nothing when that changes nothing.
  Expected<Entries> withdraw(const Digest& who, Millis now) const;

  // --- it happens --------------------------------------------------------------------------------------
  // Checked again, so that a damaged journal is refused instead of believed.
  Expected<void> apply(const Entry& entry);

  // --- what is -----------------------------------------------------------------------------------------
  const TableSpec& spec() const { return spec_; }
  int players() const { return spec_.rules.players; }
  const Chair& chair(Seat seat) const { return chairs_[seat]; }
  Status status() const;
  SeatSet to_act() const;     // seats that must act now; empty unless playing
  SeatSet committed() const;  // seats that have chosen in a round that is not yet revealed
  int round() const { return game_.round(); }
  std::size_t steps() const { return log_.size(); }
  std::size_t journal_size() const { return journal_size_; }
  const Clocks& clocks() const { return clocks_; }
  const std::vector<Said>& said() const { return said_; }
  const std::optional<TakeBack>& take_back() const { return take_back_; }
  const Deal& deal() const { return deal_; }
  Worth worth() const { return worth_; }
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
  const AnyGame& whole_position() const { return game_; }
  std::vector<LogEntry> whole_log() const;

  Digest seed_hash() const { return deal_.seed_hash(); }
  std::optional<Seed> seed() const;      // once over
  std::optional<Record> record() const;  // once over

 private:
  friend class Sight;

  Table(TableSpec spec, const Seed& seed, AnyGame game);

  Expected<Seat> seat_of(const Digest& who, std::optional<Seat> asked) const;
  Expected<Seat> chair_at(Seat seat) const;
  Expected<Entries> miss(const Digest& who, Seat seat, Millis absent_for, Millis now) const;
  Expected<Entries> propose(Entries entries) const;

  Expected<void> fold(const Entry& entry);
  Expected<void> fold_talk(const Entry& entry);
  Expected<void> fold_seating(const Entry& entry);
  Expected<void> fold_act(const Entry& entry);
  Expected<void> fold_nature(const Entry& entry);
  Expected<void> fold_undo(const Entry& entry);
  Expected<void> fold_take_back(const Entry& entry);
  Expected<void> fold_forfeit(const Entry& entry);
  Expected<void> fold_end();
  Expected<void> fold_minding(const Entry& entry);
  Expected<void> fold_nonce(const Entry& entry);
  Expected<void> fold_number(const Entry& entry);
  Expected<void> fold_missing(const Entry& entry);
  Expected<void> fold_anew(const Entry& entry);
  Expected<void> fold_again(const Entry& entry);

  void play(const LogLine& line);
  void settle_act(Seat seat);
  void remove_lines(std::size_t first, std::size_t count);
  void cut(std::size_t lines);
  void note(const Entry& entry, std::string_view name_before);
  void remember(const Entry& entry);
  SeatSet seats_on_the_clock() const;
  SeatSet seats_of(SeatKind kind) const;
  SeatSet unforfeited() const;
  SeatSet people_besides(Seat seat) const;
  std::optional<GivenUp> given_up() const;
  std::size_t persons(SeatSet seats) const;
  std::optional<std::size_t> last_line_of(Seat seat) const;
  bool round_is_open(std::size_t line) const;
  bool stands_alone(std::size_t line) const;
  AnyGame position_at(std::size_t lines) const;
  // The position seat chooses in: without its own commitment, should it have made one.
  AnyGame position_of_choice(Seat seat) const;

  TableSpec spec_;
  Deal deal_;
  Worth worth_ = Worth::Full;
  AnyGame round_start_;  // where the round that is being decided began
  AnyGame game_;
  std::size_t round_start_line_ = 0;
  std::array<Chair, kMaxSeats> chairs_ = {};
  std::vector<LogLine> log_;
  std::vector<Event> events_;
  std::vector<Said> said_;
  int said_count_ = 0;
  std::array<std::vector<std::string>, kMaxSeats> recent_ids_ = {};
  std::optional<TakeBack> take_back_;
  Detours detours_;
  std::optional<Forfeit> last_forfeit_;
  bool abandoned_ = false;
  SeatSet wants_again_;
  std::string next_table_;
  Clocks clocks_;
  std::size_t journal_size_ = 0;
};

}  // namespace heptad
