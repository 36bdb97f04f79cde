#include "table/json.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/core/number.h"
#include "engine/core/utf8.h"

namespace heptad {
namespace {

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}

  Expected<Json> read() {
    Json json;
    if (!value(json, 0)) return refuse(Code::BadJson, "This is not JSON: " + why_ + ".");
    if (!rest_.empty()) return refuse(Code::BadJson, "This is not JSON: something follows the end.");
    return json;
  }

 private:
  bool fail(std::string why) {
    if (why_.empty()) why_ = std::move(why);
    return false;
  }
  void skip_blanks() {
    while (!rest_.empty() && std::string_view(" \t\r\n").contains(rest_.front())) rest_.remove_prefix(1);
  }
  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  // With the blanks around it.
  bool value(Json& json, int depth) {
    skip_blanks();
    if (!bare_value(json, depth)) return fail("a value is missing");
    skip_blanks();
    return true;
  }

  bool bare_value(Json& json, int depth) {
    if (take("null")) return true;
    if (take("true")) return json.value = true, true;
    if (take("false")) return json.value = false, true;
    if (rest_.starts_with('"')) return text(json.value.emplace<std::string>());
    if (depth == kMaxJsonDepth) return fail("it is nested too deeply");
    if (take("[")) return list(json.value.emplace<JsonList>(), depth + 1);
    if (take("{")) return object(json.value.emplace<JsonObject>(), depth + 1);
    return number(json);
  }

  bool list(JsonList& list, int depth) {
    skip_blanks();
    if (take("]")) return true;
    do {
      if (!value(list.emplace_back(), depth)) return false;
    } while (take(","));
    return take("]") || fail("a list has no end");
  }

  bool object(JsonObject& object, int depth) {
    skip_blanks();
    if (take("}")) return true;
    do {
      JsonMember& member = object.emplace_back();
      skip_blanks();
      if (!text(member.key)) return fail("a key is missing");
      if (std::ranges::count(object, member.key, &JsonMember::key) > 1) return fail("a key stands twice");
      skip_blanks();
      if (!take(":")) return fail("a key has no value");
      if (!value(member.value, depth)) return false;
    } while (take(","));
    return take("}") || fail("an object has no end");
  }

  bool text(std::string& text) {
    if (!take("\"")) return false;
    while (!rest_.empty()) {
      if (take("\"")) return true;
      if (take("\\")) {
        if (!escaped(text)) return fail("a character is written in an unknown way");
        continue;
      }
      std::string_view after = rest_;
      const auto code = next_code_point(after);
      if (!code || *code < 0x20) return fail("a text is not UTF-8 or holds a control character");
      const std::size_t bytes = rest_.size() - after.size();
      text.append(rest_.substr(0, bytes));
      rest_ = after;
    }
    return fail("a text has no end");
  }

  bool escaped(std::string& text) {
    constexpr std::string_view kLetters = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    if (rest_.empty()) return false;
    if (take("u")) return code_point(text);
    const std::size_t which = kLetters.find(rest_.front());
    if (which == std::string_view::npos) return false;
    text.push_back(kMeant[which]);
    rest_.remove_prefix(1);
    return true;
  }

  // What follows "\u"; a pair of surrogates is one character.
  bool code_point(std::string& text) {
    auto code = four_digits();
    if (!code) return false;
    if (*code >= 0xD800 && *code < 0xDC00) {
      const auto low = take("\\u") ? four_digits() : std::nullopt;
      if (!low || *low < 0xDC00 || *low > 0xDFFF) return false;
      code = 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00);
    } else if (*code >= 0xDC00 && *code <= 0xDFFF) {
      return false;
    }
    append_utf8(text, *code);
    return true;
  }

  std::optional<char32_t> four_digits() {
    if (rest_.size() < 4) return std::nullopt;
    char32_t code = 0;
    for (const char c : rest_.substr(0, 4)) {
      const std::size_t digit = std::string_view("0123456789abcdef").find(c >= 'A' && c <= 'F' ? c + 32 : c);
      if (digit == std::string_view::npos) return std::nullopt;
      code = code << 4 | static_cast<char32_t>(digit);
    }
    rest_.remove_prefix(4);
    return code;
  }

  static void append_utf8(std::string& text, char32_t code) {
    const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (code < 0x80) return put(code);
    if (code < 0x800) {
      put(0xC0 | code >> 6);
    } else {
      if (code < 0x10000) {
        put(0xE0 | code >> 12);
      } else {
        put(0xF0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3F));
      }
      put(0x80 | (code >> 6 & 0x3F));
    }
    put(0x80 | (code & 0x3F));
  }

  std::size_t digits_at(std::size_t at) const {
    std::size_t end = at;
    while (end < rest_.size() && rest_[end] >= '0' && rest_[end] <= '9') ++end;
    return end - at;
  }

  bool number(Json& json) {
    std::size_t end = rest_.starts_with('-') ? 1 : 0;
    const std::size_t whole = digits_at(end);
    if (whole == 0 || (whole > 1 && rest_[end] == '0')) return fail("a value is missing");
    end += whole;
    const std::size_t end_of_whole = end;
    if (end < rest_.size() && rest_[end] == '.') {
      const std::size_t digits = digits_at(end + 1);
      if (digits == 0) return fail("a number has no end");
      end += 1 + digits;
    }
    if (end < rest_.size() && (rest_[end] == 'e' || rest_[end] == 'E')) {
      ++end;
      if (end < rest_.size() && (rest_[end] == '+' || rest_[end] == '-')) ++end;
      const std::size_t digits = digits_at(end);
      if (digits == 0) return fail("a number has no end");
      end += digits;
    }
    const std::string written(rest_.substr(0, end));
    rest_.remove_prefix(end);
    const auto exact = end == end_of_whole ? number_in<std::int64_t>(written) : std::nullopt;
    if (exact) {
      json.value = *exact;
    } else {
      const double about = std::strtod(written.c_str(), nullptr);
      if (!std::isfinite(about)) return fail("a number is too large");
      json.value = about;
    }
    return true;
  }

  std::string_view rest_;
  std::string why_;
};

}  // namespace

Expected<Json> read_json(std::string_view text) { return JsonReader(text).read(); }

}  // namespace heptad
