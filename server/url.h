// The request line's target, and who may send it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace heptad {

struct Target {
  std::string path;
  std::map<std::string, std::string> query;
};

// Percent-decoded; nothing when it is malformed or holds a zero byte.
std::optional<Target> parse_target(std::string_view target);

// Which names this server answers to and which pages may talk to it. A page of another site must not use a
// visitor's browser to reach a server on the visitor's own machine, even when its name is made to point
// there.
class Doorkeeper {
 public:
  Doorkeeper(std::vector<std::string> origins, std::string own_name);

  bool host_allowed(std::string_view host) const;
  // No origin: not a browser. Otherwise the server's own, or one of the list.
  bool origin_allowed(std::string_view origin, std::string_view host) const;

 private:
  std::vector<std::string> origins_;
  std::string own_name_;
};

}  // namespace heptad
