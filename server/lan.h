// How to reach this machine from the sofa.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace heptad {

// The machine's own address in the local network; nothing when it has none.
std::optional<std::string> lan_address();

// A QR code drawn with half blocks, two modules a character, dark on light whatever the terminal's colours.
std::string qr_code(std::string_view text);

}  // namespace heptad
