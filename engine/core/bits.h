// Small sets as bits, and how to walk them or draw from them.
#pragma once

#include <bit>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace heptad {

// The position of the n-th (from 0) one among the bits.
constexpr int nth_bit(std::uint64_t bits, int n) {
#ifdef __BMI2__
  if (!__builtin_is_constant_evaluated()) return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, bits));
#endif
  for (; n > 0; --n) bits &= bits - 1;
  return std::countr_zero(bits);
}

// The lowest bits of `bits`, put where `places` has ones.
constexpr std::uint64_t scatter(std::uint64_t bits, std::uint64_t places) {
#ifdef __BMI2__
  if (!__builtin_is_constant_evaluated()) return _pdep_u64(bits, places);
#endif
  std::uint64_t scattered = 0;
  for (; places != 0; places &= places - 1, bits >>= 1) {
    if ((bits & 1) != 0) scattered |= places & -places;
  }
  return scattered;
}

// Calls visit(position) for every one among the bits, lowest first.
template <class Bits, class Visit>
constexpr void for_each_bit(Bits bits, Visit visit) {
  for (; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) visit(std::countr_zero(bits));
}

}  // namespace heptad
