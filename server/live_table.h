// A table in memory: who looks at it, what waits to be done there, which bots are at work.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/connection.h"
#include "server/limits.h"
#include "server/new_table.h"
#include "table/table.h"

namespace heptad {

struct Viewer {
  ClientId client = 0;
  Digest who = {};
  std::vector<Digest> blocked = {};   // whose words are not for this viewer
  std::optional<Seat> look = {};      // a seat asked for
  std::optional<Seat> shown_as = {};  // the seat of the last update
  std::size_t events_sent = 0;
};

// Who looks at a table at another node.
struct Elsewhere {
  SeatSet present = {};
  int watching = 0;
  bool operator==(const Elsewhere&) const = default;
};

struct LiveTable {
  static constexpr double kChatsPerSecond = 2, kChatBurst = 30;

  LiveTable(Table t, std::int64_t made, Millis now)
      : table(std::move(t)), created(made), touched(now), unwatched_since(now) {
    absent_since.fill(now);
  }

  struct Job {
    std::function<Expected<Proposal>(const Table&, Millis now)> propose;
    std::function<void(const Expected<void>&)> done;
    ClientId by = 0;
    std::string ack = {};
    Millis since = 0;
  };

  Table table;
  std::int64_t created;
  std::string payer = {};  // address whose bots these are, for limits; nobody's until somebody looks
  std::vector<Viewer> viewers;
  std::deque<Job> jobs;
  std::optional<Proposal> storing;  // of the first job: its entries are on their way to the disk
  std::optional<MadeTable> born;    // the rematch that is stored with it
  SeatSet thinking;                 // bots at work
  bool hinting = false;             // a bot thinks about a person's choice
  std::uint64_t epoch = 0;          // changes whenever a bot's thought would be stale
  std::array<Millis, kMaxSeats> absent_since = {};
  std::map<std::string, Elsewhere> elsewhere;     // by node
  std::size_t heard_of = 0;                       // entries that other nodes say there are
  Millis ours_until = 0, asked_for = -1;          // this node's lease of it, and when it last asked for one
  TokenBucket chat{kChatsPerSecond, kChatBurst};  // of everybody together
  Millis touched;
  Millis unwatched_since;

  SeatSet present_here() const;
  SeatSet present() const;
  std::string summary(SeatSet present) const;
  int watching_here() const;
  bool hears(const Viewer& viewer, const Said& said) const;
  Presence presence_of(Seat seat, Millis now, Millis patience) const;
  int watching() const;  // people without a seat who look on
  bool at_work() const { return storing || !jobs.empty() || !thinking.empty() || hinting; }
  // No person decides anything there, and nobody has looked for so long.
  bool left_alone(Millis now, Millis patience) const {
    return table.plays_itself() && viewers.empty() && elsewhere.empty() && now - unwatched_since >= patience;
  }
};

}  // namespace heptad
