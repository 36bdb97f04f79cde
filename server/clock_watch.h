// Clocks that run out, also of tables that nobody looks at: the store knows whose turn it is to end.
#pragma once

#include "server/attendant.h"

namespace heptad {

class Hall;

class ClockWatch : public Attendant {
 public:
  explicit ClockWatch(Hall& hall) : hall_(hall) {}
  void tick() override;

 private:
  void ring(LiveTable& live, Millis now);

  Hall& hall_;
  Millis time_kept_ = 0;
};

}  // namespace heptad
