// What a net sees of a position: which of its inputs are on, and a few that carry an amount.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace heptad {

// Hands out blocks of inputs or rows one after another: a block stands for a question, the place in it for an
// answer.
struct Blocks {
  int next = 0;
  constexpr int take(int count) {
    next += count;
    return next - count;
  }
};

struct NetInput {
  static constexpr int kMostOn = 320;
  static constexpr int kMostAmounts = 48;

  struct Amount {
    std::uint16_t input;
    float value;
  };

  void clear() { on_count = amount_count = 0; }
  void turn_on(int input) {
    assert(on_count < kMostOn);
    if (on_count == kMostOn) return;
    on[on_count++] = static_cast<std::uint16_t>(input);
  }
  void set(int input, float value) {
    assert(amount_count < kMostAmounts);
    if (amount_count == kMostAmounts) return;
    amounts[amount_count++] = {static_cast<std::uint16_t>(input), value};
  }

  int on_count = 0;
  int amount_count = 0;
  std::array<std::uint16_t, kMostOn> on;
  std::array<Amount, kMostAmounts> amounts;
};

}  // namespace heptad
