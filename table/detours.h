// What a journal may hold besides the game's own moves. Minds changed and words said are entries too, and a
// table that is fetched from the store reads them all again: so there is an end to them. A journal that
// was written already is read, however long; only what is asked for is refused.
#pragma once

#include <array>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

namespace heptad {

class Detours {
 public:
  static constexpr int kOfASeat = 300;  // commitments changed, moves taken back, bots put on it, getting up
  static constexpr int kSaid = 1000;
  static constexpr int kSaidBySpectators = 200;  // of these: the players have the last word

  void took(Seat seat) { too_many_ = ++of_seat_[seat] > kOfASeat; }
  void said(bool spectator) {
    if (spectator) ++said_by_spectators_;
    too_many_ = ++said_ > kSaid || (spectator && said_by_spectators_ > kSaidBySpectators);
  }
  void begin_entry() { too_many_ = false; }
  // Whether the last entry was one more than a person may cause.
  Expected<void> check() const {
    if (!too_many_) return {};
    return refuse(Code::TooMany, "There has been enough of this at this table.");
  }

 private:
  std::array<int, kMaxSeats> of_seat_ = {};
  int said_ = 0, said_by_spectators_ = 0;
  bool too_many_ = false;
};

}  // namespace heptad
