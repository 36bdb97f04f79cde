// Bad input at the command line: a sentence and its code on stderr, a JSON error on stdout for machines, exit code 2.
#pragma once

#include <string_view>

#include "engine/core/refusal.h"
#include "engine/record.h"

namespace heptad {

enum class Output { Human, Json };

int complain(const Refusal& refusal, Output output = Output::Human);
int complain(const RecordError& error, std::string_view file, Output output);

}  // namespace heptad
