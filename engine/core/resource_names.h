// Resource ids, as facts, records and language files spell them.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/goods.h"

namespace heptad {

inline constexpr std::array<std::string_view, kResources> kResourceNames = {"wood",  "clay", "stone",  "ore",
                                                                            "glass", "loom", "papyrus"};
constexpr std::string_view name(Resource resource) { return kResourceNames[static_cast<int>(resource)]; }

}  // namespace heptad
