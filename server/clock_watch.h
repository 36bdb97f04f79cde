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
  void look(Millis next);
  void ring(LiveTable& live);

  Hall& hall_;
  Millis time_kept_ = 0;
  bool looking_ = false;
};

}  // namespace heptad
