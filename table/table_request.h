// The body of POST /api/tables.
#pragma once

#include <string_view>
#include <vector>

#include "engine/core/refusal.h"
#include "table/table.h"

namespace heptad {

struct TableRequest {
  TableSpec spec;
  std::vector<Chair> chairs;
  std::optional<int> deal = {};  // by this number
};

// Whether bots know a character of this name.
using KnowsCharacter = bool (*)(std::string_view name);

// `who` will own the seats of kind "human".
Expected<TableRequest> read_table_request(std::string_view body, const Digest& who, KnowsCharacter knows);

}  // namespace heptad
