// The test program counts its allocations.
#pragma once

namespace heptad::testing {

// How often this thread has allocated so far.
long allocations();

}  // namespace heptad::testing
