// What a server that did not end by itself left in the database's log.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace heptad {

struct LeftBehind {
  std::int64_t committed = 0;  // pages of finished commits, which SQLite finds again
  std::int64_t cut_bytes = 0;  // of a commit that was being written, which never happened
};

// Nothing when there is no log, or nothing in it: the last end was clean. Read before SQLite opens it.
std::optional<LeftBehind> log_left_behind(const std::filesystem::path& database);

}  // namespace heptad
