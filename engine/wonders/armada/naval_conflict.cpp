#include "engine/wonders/armada/naval_conflict.h"

#include "engine/core/bits.h"

namespace heptad::wonders::armada {

// The weakest are beaten, unless all are equal. Then, from the strongest downwards, one player alone takes
// the next reward, while equals let one reward pass and each take the one below it.                [armada
// 109, 110, 113]
NavalResult naval_conflict(std::span<const std::optional<int>> strengths, int age) {
  const NavalTokens& tokens = kNavalTokens[age - 1];
  NavalResult result = {};
  // Strengths are small: one row of seats for each of them.
  std::array<SeatSet, kMaxStrength + 1> seats = {};
  for (std::size_t seat = 0; seat < strengths.size(); ++seat) {
    if (strengths[seat]) seats[*strengths[seat]].add(static_cast<Seat>(seat));
  }
  const auto hand_out = [&](SeatSet to, int points) {
    for_each_bit(to.bits(), [&](int seat) { result[seat] = static_cast<std::int8_t>(points); });
  };
  int weakest = 0;
  while (weakest < kMaxStrength && seats[weakest].empty()) ++weakest;
  std::size_t reward = 0;
  bool beaten = false;
  for (int strength = kMaxStrength; strength > weakest; --strength) {
    if (seats[strength].empty()) continue;
    beaten = true;
    if (seats[strength].size() > 1) ++reward;
    if (reward < tokens.rewards.size()) hand_out(seats[strength], tokens.rewards[reward]);
    ++reward;
  }
  if (beaten) hand_out(seats[weakest], tokens.defeat);
  return result;
}

}  // namespace heptad::wonders::armada
