#include "server/url.h"

#include <algorithm>
#include <boost/url/src.hpp>  // its code too: here only

namespace heptad {
namespace {

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
  const auto url = boost::urls::parse_origin_form({target.data(), target.size()});
  if (!url) return std::nullopt;
  Target parsed{.path = url->path()};
  if (parsed.path.find('\0') != std::string::npos) return std::nullopt;
  for (const auto& pair : url->params()) {
    if (pair.key.find('\0') != std::string::npos || pair.value.find('\0') != std::string::npos)
      return std::nullopt;
    parsed.query[pair.key] = pair.value;
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
