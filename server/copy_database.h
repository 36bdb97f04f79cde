// Moves a whole database into another one, of the same kind or the other.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace heptad {

struct CopyProgress {
  std::string table;
  bool checking = false;           // what was copied is read again on both sides
  std::int64_t done = 0, all = 0;  // rows of every table, copied and checked
};

// All or nothing. The target must hold nothing yet; no server may use either. At the end both are read side
// by side and compared row by row. Returns how many there are; throws with a sentence that names the table.
std::int64_t copy_database(const std::filesystem::path& from, const std::filesystem::path& to,
                           const std::function<void(const CopyProgress&)>& tell);

}  // namespace heptad
