// What is written for the processor and used by every family. Each function has a plain twin that says what
// it does (core/bits.h); tests/properties/processor_test.cpp compares them.
#pragma once

#ifdef __BMI2__

#include <immintrin.h>

#include <bit>
#include <cstdint>

namespace heptad::processor {

inline int nth_bit(std::uint64_t bits, int n) {
  return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, bits));
}

}  // namespace heptad::processor

#endif
