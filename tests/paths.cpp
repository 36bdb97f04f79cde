#include "tests/paths.h"

namespace heptad::tests {

std::string source_path(std::string_view below_the_root) {
  return HEPTAD_SOURCE_DIR "/" + std::string(below_the_root);
}

std::string program_path() { return HEPTAD_PROGRAM; }
std::string example_bot_path() { return HEPTAD_EXAMPLE_BOT; }

}  // namespace heptad::tests
