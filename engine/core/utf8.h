// Text from outside is UTF-8 or it is refused.
#pragma once

#include <optional>
#include <string_view>

namespace heptad {

// Takes the first code point off `rest`; nothing when the bytes are not UTF-8 (overlong forms,
// surrogates and cut sequences included).
constexpr std::optional<char32_t> next_code_point(std::string_view& rest) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
  const unsigned lead = byte(0);
  const std::size_t length = lead < 0x80       ? 1
                             : lead >> 5 == 6  ? 2
                             : lead >> 4 == 14 ? 3
                             : lead >> 3 == 30 ? 4
                                               : 0;
  if (length == 0 || rest.size() < length) return std::nullopt;
  char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (byte(i) >> 6 != 2) return std::nullopt;
    code = code << 6 | (byte(i) & 0x3FU);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kLeast[length] || code > 0x10FFFF || surrogate) return std::nullopt;
  rest.remove_prefix(length);
  return code;
}

// Where the first byte is that does not belong to UTF-8 text; nothing when all is well.
constexpr std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
  std::string_view rest = text;
  while (!rest.empty()) {
    if (!next_code_point(rest)) return text.size() - rest.size();
  }
  return std::nullopt;
}

}  // namespace heptad
