// Who fights whom at the end of an Age.
#pragma once

#include <array>

#include "engine/wonders/state.h"

namespace heptad::wonders {

// Two cities compare their shields; each takes so many tokens. No pair fights twice.
struct Fight {
  std::uint8_t one, other, tokens;
};

class Fights {
 public:
  static constexpr int kMost = kMaxSeats * (kMaxSeats - 1) / 2;

  void add(int one, int other, int tokens = 1) {
    for (const Fight& known : *this) {
      const bool same =
          (known.one == one && known.other == other) || (known.one == other && known.other == one);
      if (same) return;
    }
    fights_[count_++] = {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other),
                         static_cast<std::uint8_t>(tokens)};
  }
  const Fight* begin() const { return fights_.data(); }
  const Fight* end() const { return fights_.data() + count_; }

 private:
  int count_ = 0;
  std::array<Fight, kMost> fights_;
};

}  // namespace heptad::wonders
