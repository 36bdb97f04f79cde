// Addresses as limits count them.
#pragma once

#include <string>
#include <string_view>

namespace heptad {

// Of IPv6 the first half: a household has the rest to itself. One that is IPv4 in disguise is IPv4.
std::string limit_key(std::string_view address);

// What a reverse proxy on this machine adds to a header that the client may have begun: the last of it
// counts.
std::string_view last_forwarded(std::string_view header);

}  // namespace heptad
