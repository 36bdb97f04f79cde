// Where a host writes the text of its next call, and where it reads the answer: zero-terminated UTF-8 that
// lives until the next call.
#pragma once

#include <cstdint>
#include <string>

namespace heptad {

inline std::string input;
inline std::string output;

}  // namespace heptad

extern "C" [[clang::export_name("heptad_input")]] inline char* heptad_input(std::uint32_t bytes) {
  heptad::input.resize(bytes);
  return heptad::input.data();
}
