// Random things: tokens, seeds, table names. All from the system's generator.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/dice.h"

namespace heptad {

std::string new_token();  // 192 bits as 48 hex digits
Seed new_seed();
std::string new_table_id();  // 60 bits: not to be guessed, short enough to be read aloud
// Letters and digits alone: nothing else is looked for.
bool may_be_table_id(std::string_view text);

// What the server keeps of a token. Nothing when the text has not the form of one.
std::optional<Digest> token_hash(std::string_view token);

}  // namespace heptad
