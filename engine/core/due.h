// What luck is to decide, for those who decide it by hand.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace heptad {

struct Due {
  std::string_view kind;               // the first word of nature's action
  std::optional<int> slot = {};        // where
  std::optional<int> seat = {};        // for whom
  int count = 1;                       // how many are named
  std::vector<std::string> from = {};  // of these; what is there twice stands twice
};

}  // namespace heptad
