// A value that copies share until one of them changes it.
#pragma once

#include <memory>
#include <utility>

namespace heptad {

template <class T>
class Shared {
 public:
  Shared() : Shared(T()) {}
  explicit Shared(T value) : value_(std::make_shared<T>(std::move(value))) {}

  const T& operator*() const { return *value_; }
  const T* operator->() const { return value_.get(); }
  // To change it. Copied first, should anybody share it.
  T& own() {
    if (value_.use_count() > 1) value_ = std::make_shared<T>(*value_);
    return *value_;
  }

 private:
  std::shared_ptr<T> value_;
};

}  // namespace heptad
