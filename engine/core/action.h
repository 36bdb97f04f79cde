// One action of one seat, nature included: a kind and its arguments. What the numbers mean is the
// family's own business (duel/action.h, wonders/action.h); how they are written is its notation's.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>

namespace heptad {

struct Action {
  std::uint8_t kind = 0;
  std::array<std::uint8_t, 11> arg = {};  // unused arguments are zero, so equal actions are equal bytes

  constexpr auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 12);

// The caller's buffer for legal actions: fixed capacity, nothing on the heap, nothing cleared.
class ActionList {
 public:
  static constexpr int kCapacity = 256;

  ActionList() {}  // NOLINT: the actions stay uninitialised on purpose

  void clear() { size_ = 0; }
  void push(const Action& action) {
    assert(size_ < kCapacity);
    actions_[size_++].value = action;
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](int i) const { return actions_[i].value; }
  const Action* begin() const { return &actions_[0].value; }
  const Action* end() const { return &actions_[0].value + size_; }

 private:
  union Slot {
    Slot() {}  // NOLINT: uninitialised on purpose
    Action value;
  };
  int size_ = 0;
  std::array<Slot, kCapacity> actions_;
};

}  // namespace heptad
