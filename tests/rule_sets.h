// Every rule set that can be played, also those that boards and bots do not know yet.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/rules.h"

namespace heptad::tests {

inline std::vector<std::string> every_rule_set() {
  std::vector<std::string> names = known_rule_sets();
  for (const char* edition : {"wonders1", "wonders2"}) {
    for (const char* modules : {"+armada", "+teams", "+armada+teams"}) {
      const std::string name = std::string(edition) + modules;
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

}  // namespace heptad::tests
