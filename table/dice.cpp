#include "table/dice.h"

#include <algorithm>

namespace heptad {

Rng dice(const Seed& seed, std::size_t lines_before) {
  std::array<std::uint8_t, 36> bytes;
  std::ranges::copy(seed, bytes.begin());
  for (int i = 0; i < 4; ++i) bytes[32 + i] = static_cast<std::uint8_t>(lines_before >> (24 - 8 * i));
  const auto digest = sha256(std::span<const std::uint8_t>(bytes));
  std::uint64_t start = 0;
  for (int i = 0; i < 8; ++i) start = start << 8 | digest[i];
  return Rng(start);
}

}  // namespace heptad
