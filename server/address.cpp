#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace heptad {
namespace {

// IPv4 as the IPv6 that stands for it.
std::optional<std::array<std::uint8_t, 16>> wide_address(const std::string& text) {
  std::array<std::uint8_t, 16> wide{};
  for (const std::string& form : {text, "::ffff:" + text}) {
    if (inet_pton(AF_INET6, form.c_str(), wide.data()) == 1) return wide;
  }
  return std::nullopt;
}

}  // namespace

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

Proxies::Proxies(const std::vector<std::string>& addresses) {
  for (const std::string& text : addresses) {
    const auto address = wide_address(text);
    if (!address) throw std::runtime_error("The proxy " + text + " is not an address.");
    addresses_.push_back(*address);
  }
}

bool Proxies::include(const std::string& peer) const {
  const auto address = wide_address(peer);
  return address && std::ranges::find(addresses_, *address) != addresses_.end();
}

}  // namespace heptad
