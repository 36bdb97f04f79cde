#include "table/words.h"

#include <algorithm>
#include <charconv>

#include "engine/core/utf8.h"

namespace heptad {
namespace {

bool disturbs(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
  const bool direction =
      (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0x200E || c == 0x200F;
  const bool line_break = c == 0x2028 || c == 0x2029;
  const bool not_a_character = c == 0xFEFF || (c & 0xFFFE) == 0xFFFE;
  return control || direction || line_break || not_a_character;
}

Expected<std::string> checked(std::string_view text, int most, const char* code, const std::string& what) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.empty()) return refuse(code, what + " must not be empty.");
  int characters = 0;
  for (std::string_view rest = text; !rest.empty(); ++characters) {
    const auto c = next_code_point(rest);
    if (!c) return refuse(code, what + " is not UTF-8 text.");
    if (disturbs(*c)) return refuse(code, what + " holds a character that is not allowed.");
  }
  if (characters > most) return refuse(code, what + " has at most " + std::to_string(most) + " characters.");
  return std::string(text);
}

}  // namespace

Expected<std::string> checked_name(std::string_view name) {
  return checked(name, kMaxNameCharacters, "bad-name", "A name");
}

Expected<std::string> checked_say(std::string_view text) {
  return checked(text, kMaxSayCharacters, "bad-text", "A message");
}

Expected<std::string> checked_id(std::string_view id) {
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           c == '.' || c == ':' || c == '-';
  };
  if (id.size() > kMaxIdBytes || id == "-" || !std::ranges::all_of(id, plain)) {
    return refuse("bad-message", "An id has at most 40 letters, digits and -_.: only.");
  }
  return std::string(id);
}

std::optional<int> natural_number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size() || value < 0) return std::nullopt;
  return value;
}

}  // namespace heptad
