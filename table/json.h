// Reads JSON text from outside, whatever is in it. Standard library only, so that the same messages are
// understood natively and in WebAssembly.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/refusal.h"

namespace heptad {

struct Json;
struct JsonMember;
using JsonList = std::vector<Json>;
using JsonObject = std::vector<JsonMember>;  // in the order written

struct Json {
  // Nothing, true or false, a whole number, any other number, text, and what holds others.
  std::variant<std::monostate, bool, std::int64_t, double, std::string, JsonList, JsonObject> value;

  bool is_null() const { return std::holds_alternative<std::monostate>(value); }
  template <class T>
  const T* as() const {
    return std::get_if<T>(&value);
  }
};

struct JsonMember {
  std::string key;
  Json value;
};

inline constexpr int kMaxJsonDepth = 8;

// Strict: one value and blanks around it, every text UTF-8, nothing nested deeper than kMaxJsonDepth.
Expected<Json> read_json(std::string_view text);

}  // namespace heptad
