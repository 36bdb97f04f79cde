// What every family has written for the processor, against its plain twins.
#include <gtest/gtest.h>

#include "engine/core/bits.h"
#include "engine/core/rng.h"

namespace heptad::tests {
namespace {

TEST(Processor, FindsTheNthBitAsThePlainLoopDoes) {
  Rng rng(1);
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t bits = rng.next() & (i % 2 == 0 ? rng.next() : ~std::uint64_t{0});
    for (int n = 0; n < std::popcount(bits); ++n) ASSERT_EQ(nth_bit(bits, n), plain_nth_bit(bits, n));
  }
}

}  // namespace
}  // namespace heptad::tests
