// Times on the command line: 30s, 15m, 12h, 365d.
#pragma once

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "table/clock.h"

namespace heptad {

std::optional<Millis> read_duration(const std::string& text);
CLI::Validator duration_validator();

}  // namespace heptad
