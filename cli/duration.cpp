#include "cli/duration.h"

#include "engine/core/number.h"

namespace heptad {

std::optional<Millis> read_duration(const std::string& text) {
  constexpr Millis kMost = 100'000;  // of any unit
  if (text.empty()) return std::nullopt;
  const auto count = number_in<Millis>(std::string_view(text).substr(0, text.size() - 1));
  if (!count || *count <= 0 || *count > kMost) return std::nullopt;
  switch (text.back()) {
    case 's': return *count * 1'000;
    case 'm': return *count * 60'000;
    case 'h': return *count * 3'600'000;
    case 'd': return *count * 86'400'000;
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
