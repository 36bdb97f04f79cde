#include "server/lan.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <qrencode.h>

#include <array>
#include <memory>

namespace heptad {

std::optional<std::string> lan_address() {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return std::nullopt;
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(list, freeifaddrs);
  std::optional<std::string> found;
  for (const ifaddrs* entry = list; entry != nullptr; entry = entry->ifa_next) {
    if (entry->ifa_addr == nullptr || entry->ifa_addr->sa_family != AF_INET) continue;
    if ((entry->ifa_flags & IFF_LOOPBACK) != 0 || (entry->ifa_flags & IFF_UP) == 0) continue;
    std::array<char, INET_ADDRSTRLEN> text;
    const auto* address = reinterpret_cast<const sockaddr_in*>(entry->ifa_addr);
    if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) == nullptr) continue;
    // Bridges of containers are addresses too, but nobody on the sofa is there.
    const std::string_view name = entry->ifa_name;
    const bool virtual_one = name.starts_with("docker") || name.starts_with("br-") ||
                             name.starts_with("veth") || name.starts_with("virbr");
    if (!found || !virtual_one) found = text.data();
    if (!virtual_one) break;
  }
  return found;
}

std::string qr_code(std::string_view text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free);
  if (!code) return "";
  constexpr int kQuiet = 2;  // light modules around it, so that cameras find it
  const auto dark = [&](int x, int y) {
    const bool inside = x >= 0 && y >= 0 && x < code->width && y < code->width;
    return inside && (code->data[y * code->width + x] & 1) != 0;
  };
  std::string drawing;
  for (int y = -kQuiet; y < code->width + kQuiet; y += 2) {
    drawing += "\x1b[40;97m";  // white on black: a light module is drawn, a dark one is left out
    for (int x = -kQuiet; x < code->width + kQuiet; ++x) {
      const bool top = !dark(x, y), bottom = !dark(x, y + 1);
      drawing += top ? (bottom ? "█" : "▀") : (bottom ? "▄" : " ");
    }
    drawing += "\x1b[0m\n";
  }
  return drawing;
}

}  // namespace heptad
