// Long tests run when the environment asks for them: HEPTAD_SLOW=1.
#pragma once

#include <cstdlib>

namespace heptad::tests {

inline bool slow_tests() { return std::getenv("HEPTAD_SLOW") != nullptr; }

}  // namespace heptad::tests
