// What --db takes: a file, or postgresql://….
#pragma once

#include <CLI/CLI.hpp>

namespace heptad {

// What looks like another address is not taken for a file's name, or games would be kept where nobody looks.
CLI::Validator database_validator();

}  // namespace heptad
