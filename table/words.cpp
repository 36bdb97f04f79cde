#include "table/words.h"

#include <algorithm>
#include <array>

#include "engine/core/number.h"
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

Expected<std::string> checked(std::string_view text, int most, Code code, const std::string& what) {
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

struct Range {
  char32_t first, last;
};

// Blanks, fillers, marks that stand on others, and signs that only punctuate.
constexpr std::array<Range, 24> kNotLetters = {{
    {0x0000, 0x002F}, {0x003A, 0x0040}, {0x005B, 0x0060}, {0x007B, 0x00A9}, {0x00AB, 0x00B4},
    {0x00B6, 0x00B9}, {0x00BB, 0x00BF}, {0x02B0, 0x036F}, {0x0483, 0x0489}, {0x061C, 0x061C},
    {0x115F, 0x1160}, {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x1AB0, 0x1AFF},
    {0x1DC0, 0x1DFF}, {0x2000, 0x20FF}, {0x2800, 0x2800}, {0x3000, 0x3004}, {0x3008, 0x3020},
    {0x3164, 0x3164}, {0xFE00, 0xFE2F}, {0xFF00, 0xFF0F}, {0xFFA0, 0xFFA0},
}};

bool is_seen(char32_t c) {
  const bool invisible = (c >= 0xFFF0 && c <= 0xFFFF) || (c >= 0x1D159 && c <= 0x1D17A) || c >= 0xE0000;
  return !invisible && std::ranges::none_of(kNotLetters, [&](const Range& range) {
    return c >= range.first && c <= range.last;
  });
}

bool has_a_letter(std::string_view text) {
  while (!text.empty()) {
    const auto c = next_code_point(text);
    if (c && is_seen(*c)) return true;
  }
  return false;
}

}  // namespace

Expected<std::string> checked_name(std::string_view name) {
  auto text = checked(name, kMaxNameCharacters, Code::BadName, "A name");
  if (text && !has_a_letter(*text)) return refuse(Code::BadName, "A name needs a letter that can be seen.");
  return text;
}

Expected<std::string> checked_say(std::string_view text) {
  return checked(text, kMaxSayCharacters, Code::BadText, "A message");
}

Expected<std::string> checked_id(std::string_view id) {
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           c == '.' || c == ':' || c == '-';
  };
  if (id.size() > kMaxIdBytes || id == "-" || !std::ranges::all_of(id, plain)) {
    return refuse(Code::BadMessage, "An id has at most 40 letters, digits and -_.: only.");
  }
  return std::string(id);
}

std::string_view take_word(std::string_view& rest, char sign) {
  const auto end = std::min(rest.find(sign), rest.size());
  const auto word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

std::optional<int> natural_number(std::string_view word) {
  const auto number = number_in<int>(word);
  return number && *number >= 0 ? number : std::nullopt;
}

}  // namespace heptad
