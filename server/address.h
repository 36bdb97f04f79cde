// Addresses as limits count them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace heptad {

// Of IPv6 the first half: a household has the rest to itself. One that is IPv4 in disguise is IPv4.
std::string limit_key(std::string_view address);

// What a reverse proxy adds to a header that the client may have begun: the last of it counts.
std::string_view last_forwarded(std::string_view header);

// Reverse proxies on other machines whose word is taken for whom they speak. One on this machine needs no
// name.
class Proxies {
 public:
  // Throws with a sentence when one of them is no address.
  explicit Proxies(const std::vector<std::string>& addresses);

  bool include(const std::string& peer) const;

 private:
  std::vector<std::array<std::uint8_t, 16>> addresses_;
};

}  // namespace heptad
