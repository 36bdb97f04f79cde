// Luck for matches: the same deal for every seating, whatever the players do in between.
#pragma once

#include <array>
#include <cstdint>

#include "engine/game.h"

namespace heptad {

class Dealer {
 public:
  explicit Dealer(std::uint64_t deal) : deal_(deal) {}

  // Nature's action now. What lies in a slot or a hand depends on the deal alone, as far as the rules allow.
  Action roll(const AnyGame& game);

 private:
  Action roll_duel(const AnyGame& game, const duel::State& state);
  void lay_out(const duel::State& state);

  std::uint64_t deal_;
  std::array<int, 32> rolls_ = {};  // so far, by kind of decision
  int age_laid_out_ = 0;
  std::array<duel::Card, duel::kSlots> slots_ = {};
};

}  // namespace heptad
