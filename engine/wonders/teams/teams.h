// Teams of two: partners sit side by side, on the seats 0 and 1, 2 and 3, …                         [armada 122]
#pragma once

#include <string>

#include "engine/core/outcome.h"
#include "engine/core/refusal.h"
#include "engine/wonders/state.h"

namespace heptad::wonders::teams {

constexpr int partner_of(int seat) { return seat ^ 1; }

inline Expected<void> read_partners(State& state, const std::string& value) {
  if (value != "open" && value != "closed") {
    return refuse(Code::BadOption, "The option partners is open or closed, not \"" + value + "\".");
  }
  if (value == "closed") state.modules |= kClosedPartners;
  return {};
}

// Partners show each other their hands and nothing else.
inline SeatSet eyes_of(const State& state, Seat viewer) {
  SeatSet eyes = SeatSet::of(viewer);
  if ((state.modules & kClosedPartners) == 0) eyes.add(static_cast<Seat>(partner_of(viewer)));
  return eyes;
}

// Partners never fight; with the opponent beside one it is for two tokens.                         [armada 124]
constexpr int tokens_of_neighbours(int one, int other) { return partner_of(one) == other ? 0 : 2; }

// The points and coins of both count, for both.                                                    [armada 129]
template <class Numbers>
void share(Numbers& numbers, int players) {
  for (int seat = 0; seat < players; seat += 2) {
    const int both = numbers[seat] + numbers[seat + 1];
    numbers[seat] = numbers[seat + 1] = both;
  }
}

}  // namespace heptad::wonders::teams
