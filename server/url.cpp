#include "server/url.h"

#include <algorithm>

namespace heptad {
namespace {

std::optional<int> hex(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

enum class Plus : std::uint8_t { IsPlus, IsBlank };

std::optional<std::string> decode(std::string_view text, Plus plus) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && plus == Plus::IsBlank) {
      decoded += ' ';
    } else if (text[i] == '%') {
      const auto high = i + 2 < text.size() ? hex(text[i + 1]) : std::nullopt;
      const auto low = i + 2 < text.size() ? hex(text[i + 2]) : std::nullopt;
      if (!high || !low || (*high == 0 && *low == 0)) return std::nullopt;
      decoded += static_cast<char>(*high * 16 + *low);
      i += 2;
    } else {
      decoded += text[i];
    }
  }
  return decoded;
}

std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, std::min(host.find(']') + 1, host.size()));
  return host.substr(0, std::min(host.find(':'), host.size()));
}

// Names can be made to point anywhere; numbers cannot.
bool is_address(std::string_view host) {
  if (host.starts_with('[')) return true;
  return !host.empty() &&
         std::ranges::all_of(host, [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

std::string_view host_of(std::string_view origin) {
  const auto start = origin.find("://");
  return start == std::string_view::npos ? origin : origin.substr(start + 3);
}

}  // namespace

std::optional<Target> parse_target(std::string_view target) {
  const auto mark = std::min(target.find('?'), target.size());
  auto path = decode(target.substr(0, mark), Plus::IsPlus);
  if (!path || !path->starts_with('/')) return std::nullopt;
  Target parsed{.path = std::move(*path)};
  std::string_view rest = target.substr(std::min(mark + 1, target.size()));
  while (!rest.empty()) {
    const auto pair = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
    const auto equals = std::min(pair.find('='), pair.size());
    auto key = decode(pair.substr(0, equals), Plus::IsBlank);
    auto value = decode(pair.substr(std::min(equals + 1, pair.size())), Plus::IsBlank);
    if (!key || !value) return std::nullopt;
    parsed.query[*key] = *value;
  }
  return parsed;
}

Doorkeeper::Doorkeeper(std::vector<std::string> origins, std::string own_name)
    : origins_(std::move(origins)), own_name_(std::move(own_name)) {}

bool Doorkeeper::host_allowed(std::string_view host) const {
  const auto name = without_port(host);
  if (name == "localhost" || is_address(name) || name.ends_with(".local") || name == own_name_) return true;
  return std::ranges::any_of(origins_,
                             [&](const auto& origin) { return without_port(host_of(origin)) == name; });
}

bool Doorkeeper::origin_allowed(std::string_view origin, std::string_view host) const {
  if (origin.empty()) return true;
  if (std::ranges::find(origins_, origin) != origins_.end()) return true;
  return origin == "http://" + std::string(host) || origin == "https://" + std::string(host);
}

}  // namespace heptad
