// A number that a text is, whole.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace heptad {

// Nothing when something else stands in it, or when it is too large for the type.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace heptad
