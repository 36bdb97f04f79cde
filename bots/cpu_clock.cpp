#include "bots/cpu_clock.h"

#include <ctime>

namespace heptad {

double thread_cpu_ms() {
  timespec now{};
#ifdef CLOCK_THREAD_CPUTIME_ID
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
#else
  clock_gettime(CLOCK_MONOTONIC, &now);  // a browser gives its workers no other clock
#endif
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace heptad
