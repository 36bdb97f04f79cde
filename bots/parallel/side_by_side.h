// The same work for several threads.
#pragma once

#include <thread>
#include <vector>

namespace heptad {

// Calls work(0), work(1), … each on a thread of its own, the first on this one; done when all are.
template <class Work>
void side_by_side(int threads, Work work) {
  std::vector<std::jthread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work, i);
  work(0);
}

}  // namespace heptad
