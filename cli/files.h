// Whole files in and out, with a sentence when it fails. "-" is standard input.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/refusal.h"
#include "engine/record.h"

namespace heptad {

Expected<std::string> read_file(const std::string& path);
// Written beside and moved into place, so that a full disk never destroys the old file.
Expected<void> write_file(const std::string& path, std::string_view content);

}  // namespace heptad
