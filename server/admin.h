// What a host does beside the running server, with the same database.
#pragma once

#include <filesystem>
#include <string>

namespace heptad {

// Where the server keeps its games unless told otherwise.
std::filesystem::path default_database();

// Throws with a sentence when it is not a file that is there.
std::filesystem::path existing_database(const std::filesystem::path& database);

// Reads every page. Empty when all is sound, else what is wrong; throws with a sentence when it cannot be
// read.
std::string damage_of(const std::filesystem::path& database);

// A copy as of this moment, a few pages at a time, so that the server's disk is free for moves in between.
// Throws with a sentence; then there is no copy.
void back_up(const std::filesystem::path& database, const std::filesystem::path& copy);

}  // namespace heptad
