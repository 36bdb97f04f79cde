// What one pair of eyes may see of a table: the one filter, and the only exit towards people.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/table.h"

namespace heptad {

struct Eyes {
  SeatSet own = {};             // seats this person owns
  std::optional<Seat> as = {};  // the seat looked through; none: a spectator
};

// Through which seat a person looks: the one asked for, else the first of theirs to act, else their lowest.
Eyes eyes_of(const Table& table, const Digest& who, std::optional<Seat> asked);

// Views as text. Who sees the same reads the same: it is written once.
class ViewTexts {
 public:
  const std::string& of(const AnyGame& view);

 private:
  std::vector<std::pair<AnyGame, std::string>> written_;
};

class Sight {
 public:
  Sight(const Table& table, const Eyes& eyes) : table_(table), eyes_(eyes) {}

  struct Moment {
    Millis now = 0;
    SeatSet present = {};         // seats whose person is connected
    int watching = 0;             // people without a seat
    std::size_t events_from = 0;  // events already sent
    std::string_view ack = {};
    ViewTexts* views = nullptr;  // of others who are shown the same moment
  };
  AnyGame view() const { return table_.position().view(eyes_.as); }
  // It sees what a spectator does not.
  bool holds_secrets() const;
  // What the lines of the log from `from` on caused.
  std::vector<Event> events(std::size_t from) const;

  // {"update":{…}} as in docs/protocol.md.
  std::string update(const Moment& moment) const;
  // {"presence":{…}}
  std::string presence(const Moment& moment) const;
  // The summary of lobby and lists, for anybody. `created` is for people's calendars.
  std::string summary(SeatSet present, std::int64_t created) const;
  // The positions after `first` lines, after one more, and so on: `count` of them, or as many as there are.
  std::string replay_positions(std::size_t first, std::size_t count) const;
  // Where a person would stop when looking through the game: each position in which a decision begins, with
  // its age, and the last one. The luck between them belongs to the decision before it.
  std::string replay_turns() const;

  std::size_t event_count() const { return table_.events().size(); }

 private:
  enum class Detail : std::uint8_t { WithClocks, WithoutClocks };

  void write_seats(JsonWriter& json, const Moment& moment, Detail detail) const;
  void write_game(JsonWriter& json) const;
  void write_options_of_rules(JsonWriter& json) const;
  void write_ending(JsonWriter& json) const;
  void write_take_back(JsonWriter& json) const;
  void write_replayed(JsonWriter& json, std::size_t step, std::string_view line, const AnyGame& whole) const;
  void write_events(JsonWriter& json, const AnyGame& position, std::size_t from, std::size_t to) const;
  Event seen(const Event& event) const { return sees_all() ? event : seen_by(event, eyes_.as); }
  bool sees_all() const { return table_.status() == Status::Over; }

  const Table& table_;
  Eyes eyes_;
};

// The answer to GET /api/tables/:id/replay: `count` positions from the `first` on, through the eyes of the
// seat asked for, one of the own, or of the lowest of them.
Expected<std::string> replay_json(const Table& table, SeatSet own, std::optional<std::size_t> asked,
                                  std::size_t first, std::size_t count);

// What is said at a table is for everyone there, but for what is said to partners: during the game and after
// it.
bool may_hear(const Table& table, SeatSet own, const Said& said);
// {"said":{…}}
std::string said_json(const TableSpec& spec, const Said& said);

// A summary, for the person who has these seats.
std::string summary_for(SeatSet own, std::string summary);

void write_seat_set(JsonWriter& json, SeatSet seats);

}  // namespace heptad
