#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace heptad {

std::string limit_key(std::string_view address) {
  std::string text(address.substr(0, address.find('%')));  // without the zone of a local one
  in6_addr wide{};
  if (inet_pton(AF_INET6, text.c_str(), &wide) != 1) return text;
  std::array<char, INET6_ADDRSTRLEN> shown = {};
  if (IN6_IS_ADDR_V4MAPPED(&wide)) {
    return inet_ntop(AF_INET, &wide.s6_addr[12], shown.data(), shown.size());
  }
  if (IN6_IS_ADDR_LOOPBACK(&wide)) return text;
  std::fill(std::begin(wide.s6_addr) + 8, std::end(wide.s6_addr), std::uint8_t{0});
  return std::string(inet_ntop(AF_INET6, &wide, shown.data(), shown.size())) + "/64";
}

std::string_view last_forwarded(std::string_view header) {
  auto last = header.substr(header.rfind(',') + 1);
  while (last.starts_with(' ')) last.remove_prefix(1);
  while (last.ends_with(' ')) last.remove_suffix(1);
  return last.substr(0, 64);
}

}  // namespace heptad
