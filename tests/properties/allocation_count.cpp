#include "tests/properties/allocation_count.h"

#include <cstdlib>
#include <new>

namespace heptad::testing {
namespace {
thread_local long count = 0;
}

long allocations() { return count; }

}  // namespace heptad::testing

void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  ++heptad::testing::count;
  return std::malloc(bytes == 0 ? 1 : bytes);
}
void* operator new(std::size_t bytes) {
  if (void* memory = operator new(bytes, std::nothrow)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
