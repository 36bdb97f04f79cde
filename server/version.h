#pragma once

#include <string_view>

namespace heptad {

inline constexpr std::string_view kVersion = HEPTAD_VERSION;

}  // namespace heptad
