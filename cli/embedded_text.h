// The language files of text/, part of the program.
#pragma once

#include <string_view>
#include <vector>

namespace heptad {

struct EmbeddedText {
  std::string_view name;  // "duel.zh-Hant"
  std::string_view json;
};

const std::vector<EmbeddedText>& embedded_texts();

}  // namespace heptad
