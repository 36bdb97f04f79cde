// A database as a host opens it beside the servers that use it: one way to ask for both kinds.
#pragma once

#include <filesystem>
#include <memory>

#include "server/sql.h"

namespace heptad {

// A statement is a transaction of its own, unless it stands between begin and commit. What was begun and not
// committed did not happen.
class HostDatabase : public SqlConnection {
 public:
  // All that is read sees one moment.
  virtual void begin() = 0;
  virtual void commit() = 0;
};

// A file, or postgresql://… Throws with a sentence when it is not there, not Heptad's, or of another version.
std::unique_ptr<HostDatabase> open_database(const std::filesystem::path& database);
// No server uses it, and none may begin to. A new one is made, an older one brought to its shape.
std::unique_ptr<HostDatabase> open_alone(const std::filesystem::path& database);

// Whether a server uses it. A file must not be open in this process: closing it would lift SQLite's locks.
bool is_served(const std::filesystem::path& database);

}  // namespace heptad
