// A database, as the server uses it: it reads without waiting, writes in turn, and keeps the running time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "server/sql.h"
#include "table/clock.h"

namespace heptad {

class Ledger {
 public:
  // All of these are called on the server's own thread.
  using Post = std::function<void(std::function<void()>)>;          // from any thread to the server's
  using Done = std::function<void(bool stored)>;                    // whether it is safely on disk
  using Answer = std::function<void(std::optional<SqlRows> rows)>;  // nothing: it cannot be asked now
  using Work = std::function<void(SqlConnection&)>;

  virtual ~Ledger() = default;

  // Every finished write is seen. Answered now or later, in the order of asking.
  virtual void read(Sql sql, Answer answer) = 0;
  // One transaction: done whole or not at all. `work` runs on another thread, maybe more than once. Writes
  // about the same thing keep their order.
  virtual void write(Work work, Done done = {}, std::string about = {}) = 0;

  // How long servers have run on this database, so that clocks go on where they stopped. Never goes back.
  virtual Millis now() const = 0;
  virtual void keep_time() = 0;

  enum class Health : std::uint8_t {
    Sound,
    Failing,  // the last write failed, and nothing of it was stored: it may be tried again
    Closed,   // what the disk holds is not known: nothing more is taken until the server is started anew
  };
  virtual Health health() const = 0;

  // Other servers may use the same database at the same time: nodes.
  virtual bool is_shared() const { return false; }
  // What the nodes tell, each under a name of its own, and this one under none; `missed` when something may
  // have been overheard.
  using Hear = std::function<void(const std::string& node, const std::string& words)>;
  virtual void listen(const Hear& /*hear*/, const std::function<void()>& /*missed*/) {}
  // Whether this node is the one to see to something for the next moments. Asked again, it stays so.
  virtual void lease(const std::string& /*what*/, Millis /*length*/,
                     const std::function<void(bool mine)>& told) {
    told(true);
  }

  // Everything handed over so far is written; nothing more is taken.
  virtual void finish() = 0;
};

}  // namespace heptad
