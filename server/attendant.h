// Somebody who looks after the tables of the hall: those who watch, bots, clocks, the lobby, rematches.
#pragma once

#include <optional>
#include <string_view>

#include "server/live_table.h"
#include "table/change.h"

namespace heptad {

// What a job did to a table.
struct Happened : TableChange {
  ClientId by = 0;
  std::string_view ack = {};
};

class Attendant {
 public:
  virtual ~Attendant() = default;

  // What happens with a proposal, and a table that comes to be by it: stored in one go, or not at all.
  virtual std::optional<MadeTable> also(Proposal&) { return std::nullopt; }
  virtual void changed(LiveTable&, const Happened&) {}
  // Something may be due there: it was made, somebody came to look at it, a job is done.
  virtual void due(LiveTable&) {}
  virtual void closing(LiveTable&) {}
  // Somebody came to look at it here, or left; or it came into the memory.
  virtual void looked_at(LiveTable&) {}
  virtual void tick() {}
};

}  // namespace heptad
