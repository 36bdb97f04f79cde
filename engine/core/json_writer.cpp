#include "engine/core/json_writer.h"

#include <array>
#include <charconv>
#include <cstring>

namespace heptad {
namespace {

constexpr bool is_escaped(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }

template <class Word>
Word load(const char* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  return word;
}

// Whether one of eight bytes is escaped.
constexpr bool has_escaped(std::uint64_t bytes) {
  constexpr std::uint64_t kOnes = 0x0101010101010101U, kTops = kOnes << 7;
  const std::uint64_t quotes = bytes ^ kOnes * '"', slashes = bytes ^ kOnes * '\\';
  const std::uint64_t low = (bytes - kOnes * 0x20) & ~bytes;
  return ((low | ((quotes - kOnes) & ~quotes) | ((slashes - kOnes) & ~slashes)) & kTops) != 0;
}

template <class Word>
void copy(const char* from, char* to) {
  std::memcpy(to, from, sizeof(Word));
}

// Copies text that needs no escapes, and stops where it does. Half of the work of a view is here: so eight
// characters at a time, the last ones once more.
bool copy_plain(std::string_view text, char* to) {
  const char* from = text.data();
  std::size_t left = text.size();
  if (left >= 8) {
    for (; left > 8; left -= 8, from += 8, to += 8) {
      if (has_escaped(load<std::uint64_t>(from))) return false;
      copy<std::uint64_t>(from, to);
    }
    copy<std::uint64_t>(from + left - 8, to + left - 8);
    return !has_escaped(load<std::uint64_t>(from + left - 8));
  }
  if (left >= 4) {
    copy<std::uint32_t>(from, to);
    copy<std::uint32_t>(from + left - 4, to + left - 4);
    return !has_escaped(load<std::uint32_t>(from) | std::uint64_t{load<std::uint32_t>(from + left - 4)}
                                                        << 32);
  }
  for (; left > 0; --left) {
    if (is_escaped(*from)) return false;
    *to++ = *from++;
  }
  return true;
}

}  // namespace

void JsonWriter::separate() {
  if (after_value_) text_ += ',';
  after_value_ = true;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  after_value_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  after_value_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  text_ += ':';
  after_value_ = false;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  quote(text);
  return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

JsonWriter& JsonWriter::value(bool truth) { return raw(truth ? "true" : "false"); }

JsonWriter& JsonWriter::value(double number) {
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

JsonWriter& JsonWriter::null() { return raw("null"); }

JsonWriter& JsonWriter::raw(std::string_view json) {
  separate();
  text_ += json;
  return *this;
}

void JsonWriter::quote(std::string_view text) {
  const std::size_t at = text_.size(), end = at + text.size() + 2;
  bool plain = false;
  // The size the callee is told is not the one asked for in libstdc++ 12.
  text_.resize_and_overwrite(end, [&](char* all, std::size_t) {
    plain = copy_plain(text, all + at + 1);
    all[at] = all[end - 1] = '"';
    return plain ? end : at;
  });
  if (plain) return;
  constexpr std::string_view kHex = "0123456789abcdef";
  text_ += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (!is_escaped(c)) {
      text_ += c;
    } else if (byte >= 0x20) {
      text_ += '\\';
      text_ += c;
    } else {
      text_ += "\\u00";
      text_ += kHex[byte >> 4];
      text_ += kHex[byte & 15];
    }
  }
  text_ += '"';
}

}  // namespace heptad
