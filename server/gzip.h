// Text made small for the way.
#pragma once

#include <string>
#include <string_view>

namespace heptad {

enum class Effort : int { Quick = 3, Thorough = 9 };  // zlib's levels

std::string gzip(std::string_view bytes, Effort effort);

}  // namespace heptad
