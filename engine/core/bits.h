// Small sets as bits, and how to walk them or draw from them.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/processor.h"

namespace heptad {

// The position of the n-th (from 0) one among the bits.
constexpr int plain_nth_bit(std::uint64_t bits, int n) {
  for (; n > 0; --n) bits &= bits - 1;
  return std::countr_zero(bits);
}
constexpr int nth_bit(std::uint64_t bits, int n) {
#ifdef __BMI2__
  if !consteval {
    return processor::nth_bit(bits, n);
  }
#endif
  return plain_nth_bit(bits, n);
}

// Calls visit(position) for every one among the bits, lowest first.
template <class Bits, class Visit>
constexpr void for_each_bit(Bits bits, Visit visit) {
  for (; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) visit(std::countr_zero(bits));
}

}  // namespace heptad
