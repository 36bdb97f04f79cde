#include "engine/core/json_writer.h"

#include <gtest/gtest.h>

#include <cstdio>

namespace heptad {
namespace {

std::string quoted_slowly(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    char code[8];
    std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned char>(c));
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += static_cast<unsigned char>(c) < 0x20 ? std::string(code) : std::string(1, c);
  }
  return quoted + '"';
}

TEST(Json, TextIsEscapedWhereverTheCharacterStands) {
  for (std::size_t length = 1; length <= 20; ++length) {
    for (std::size_t place = 0; place < length; ++place) {
      for (int byte = 0; byte < 256; ++byte) {
        std::string text(length, 'x');
        text[place] = static_cast<char>(byte);
        ASSERT_EQ(JsonWriter().value(text).take(), quoted_slowly(text))
            << length << ' ' << place << ' ' << byte;
      }
    }
  }
  EXPECT_EQ(JsonWriter().value("").take(), "\"\"");
}

TEST(Json, NumbersAreWrittenWhole) {
  JsonWriter json;
  json.begin_array().value(std::int64_t{INT64_MIN}).value(0).value(std::int64_t{INT64_MAX}).end_array();
  EXPECT_EQ(json.take(), "[-9223372036854775808,0,9223372036854775807]");
}

}  // namespace
}  // namespace heptad
