#include "table/json.h"

#include <gtest/gtest.h>

#include "table/fields.h"

namespace heptad {
namespace {

template <class T>
T read(std::string_view text) {
  const auto json = read_json(text);
  EXPECT_TRUE(json) << text;
  const T* value = json ? json->as<T>() : nullptr;
  EXPECT_NE(value, nullptr) << text;
  return value != nullptr ? *value : T{};
}

TEST(JsonReader, ReadsEveryKindOfValue) {
  EXPECT_TRUE(read_json(" null ")->is_null());
  EXPECT_TRUE(read<bool>("true"));
  EXPECT_EQ(read<std::int64_t>("-9007199254740991"), -9'007'199'254'740'991);
  EXPECT_EQ(read<double>("1.5e2"), 150);
  EXPECT_EQ(read<std::string>(R"("a\"\\\/\b\f\n\r\té 七")"), "a\"\\/\b\f\n\r\té 七");
  EXPECT_EQ(read<std::string>(R"("\u00e9\u4e03\uD83D\uDE00")"), "é七😀");
  EXPECT_EQ(read<JsonList>("[ 1 , [] , {} ]").size(), 3U);
  const auto object = read<JsonObject>("{\"a\":1,\n\t\"b\":{\"c\":[true]}}");
  EXPECT_EQ(object[1].key, "b");
}

TEST(JsonReader, RefusesWhateverIsNotJson) {
  for (const char* bad : {"",
                          " ",
                          "{",
                          "[1,]",
                          "{\"a\"}",
                          "{\"a\":}",
                          "{\"a\":1,}",
                          "{a:1}",
                          "'a'",
                          "01",
                          "-",
                          "+1",
                          "1.",
                          ".5",
                          "1e",
                          "1e999",
                          "nul",
                          "truex",
                          "1 2",
                          "\"a",
                          "\"\n\"",
                          R"("\x")",
                          R"("\u12")",
                          R"("\ud800")",
                          R"("\ud800A")",
                          R"("\udc00")",
                          "\"\xC3\"",
                          "\"\xED\xA0\x80\"",
                          "{\"a\":1,\"a\":2}",
                          "NaN"}) {
    const auto json = read_json(bad);
    ASSERT_FALSE(json) << bad;
    EXPECT_EQ(json.error().code, Code::BadJson) << bad;
  }
}

TEST(JsonReader, IsNestedSoDeepAndNoDeeper) {
  const auto nested = [](int depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(read_json(nested(kMaxJsonDepth)));
  EXPECT_FALSE(read_json(nested(kMaxJsonDepth + 1)));
  EXPECT_FALSE(read_json(nested(100'000)));
}

TEST(Fields, AreOfTheKindThatIsAskedForOrRefused) {
  const auto object = read_object(R"({"n":17.0,"big":1e300,"half":0.5,"text":"a","none":null})");
  ASSERT_TRUE(object);
  Fields fields(*object);
  EXPECT_EQ(fields.number("n", 0, 20), 17);
  EXPECT_FALSE(fields.text("none"));
  EXPECT_FALSE(fields.refusal());
  for (const char* name : {"n", "big", "half", "text"}) {
    Fields asked(*object);
    EXPECT_FALSE(asked.number(name, 0, 16)) << name;
    EXPECT_TRUE(asked.refusal()) << name;
  }
  EXPECT_FALSE(read_object("[]"));
}

}  // namespace
}  // namespace heptad
