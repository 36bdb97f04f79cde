// Memory for plain values, taken once.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>

namespace heptad {

// Room for `capacity` values, all zero: pages never touched cost nothing.
template <class T>
class Arena {
 public:
  explicit Arena(std::size_t capacity)
      : values_(static_cast<T*>(std::calloc(capacity, sizeof(T)))), capacity_(capacity) {}

  bool has_room(std::size_t count) const { return size_ + count <= capacity_; }
  std::size_t size() const { return size_; }
  std::size_t bytes() const { return capacity_ * sizeof(T); }
  // The index of the first of `count` new values.
  std::size_t take(std::size_t count) {
    size_ += count;
    return size_ - count;
  }
  T& operator[](std::size_t i) { return values_.get()[i]; }
  const T& operator[](std::size_t i) const { return values_.get()[i]; }

 private:
  struct Free {
    void operator()(T* values) const { std::free(values); }
  };
  std::unique_ptr<T[], Free> values_;
  std::size_t capacity_;
  std::size_t size_ = 0;
};

}  // namespace heptad
