// The database's shape, as the steps that led to it. A step once released is never changed, only followed.
#pragma once

#include <filesystem>
#include <span>

#include "server/sqlite.h"

namespace heptad {

inline constexpr int kApplicationId = 0x48505444;  // "HPTD"

std::span<const char* const> schema_steps();

// A file that may not be used as it is; what() is a sentence for the person who started the server.
class UnusableDatabase : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Brings the database to the newest shape. A copy is kept beside it before an older one is changed. Anything
// that is not ours, is damaged, or comes from a newer program is left untouched and refused.
void prepare_schema(Database& database, const std::filesystem::path& path,
                    std::span<const char* const> steps);

}  // namespace heptad
