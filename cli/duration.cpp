#include "cli/duration.h"

#include <charconv>

namespace heptad {

std::optional<Millis> read_duration(const std::string& text) {
  constexpr Millis kMost = 100'000;  // of any unit
  Millis count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc{} || end + 1 != text.data() + text.size() || count <= 0 || count > kMost) {
    return std::nullopt;
  }
  switch (*end) {
    case 's': return count * 1'000;
    case 'm': return count * 60'000;
    case 'h': return count * 3'600'000;
    case 'd': return count * 86'400'000;
    default: return std::nullopt;
  }
}

CLI::Validator duration_validator() {
  return {[](const std::string& text) {
            return read_duration(text) ? "" : text + " is not a time such as 12h or 30d";
          },
          ""};
}

}  // namespace heptad
