// The engine's doors for a JavaScript host: plain C exports. Text goes in through a buffer in linear memory
// and comes out as a pointer to zero-terminated UTF-8 that lives until the next call.
#include <cstdint>
#include <string>

#include "engine/core/rules.h"

namespace {

std::string input;
std::string output;

}  // namespace

extern "C" {

// Where the host writes the text of its next call.
[[clang::export_name("heptad_input")]] char* heptad_input(std::uint32_t bytes) {
  input.resize(bytes);
  return input.data();
}

// The full name of the rule set in the input, or the refusal.
[[clang::export_name("heptad_rules")]] const char* heptad_rules() {
  const auto rules = heptad::parse_rules(input);
  output = rules ? heptad::rules_name(*rules) : rules.error().message;
  return output.c_str();
}

}  // extern "C"
