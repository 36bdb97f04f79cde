#include "table/dice.h"

#include <gtest/gtest.h>

namespace heptad {
namespace {

TEST(Sha256, GivesTheStandardsExamples) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(to_hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, PadsEveryLengthAroundABlock) {
  // Two ways to the same bytes must agree, and neighbours must differ.
  for (std::size_t length = 50; length < 135; ++length) {
    const std::string text(length, 'x');
    EXPECT_EQ(sha256(text), sha256(std::string(text)));
    EXPECT_NE(sha256(text), sha256(text + 'x'));
  }
  EXPECT_EQ(to_hex(sha256(std::string(64, 'a'))),
            "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
  EXPECT_EQ(to_hex(sha256(std::string(55, 'a'))),
            "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
}

TEST(Hex, ReadsBackWhatItWrites) {
  const Digest digest = sha256("x");
  EXPECT_EQ(digest_from_hex(to_hex(digest)), digest);
  EXPECT_FALSE(digest_from_hex("12"));
  EXPECT_FALSE(digest_from_hex(std::string(64, 'G')));
}

TEST(Dice, DependOnTheSeedAndTheLineOnly) {
  const Seed seed = sha256("one"), other = sha256("two");
  EXPECT_EQ(Deal{seed}.dice(7).next(), Deal{seed}.dice(7).next());
  EXPECT_NE(Deal{seed}.dice(7).next(), Deal{seed}.dice(8).next());
  EXPECT_NE(Deal{seed}.dice(7).next(), Deal{other}.dice(7).next());
}

}  // namespace
}  // namespace heptad
