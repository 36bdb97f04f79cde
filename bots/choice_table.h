// The memory of a search over simultaneous choices: statistics found by key, bounded when it is made.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "bots/arena.h"

namespace heptad {

struct Choice {
  std::uint64_t key = 0;  // 0: empty
  float weight = 0;       // how promising it looks at first
  float value = 0;        // mean share of the win of the seat that chooses
  std::uint32_t visits = 0;
};

class ChoiceTable {
 public:
  static constexpr std::size_t kChoicesPerNode = 48;  // a position of four seats

  ChoiceTable(std::size_t nodes, std::size_t bytes)
      : size_(std::bit_floor(std::max<std::size_t>(
            4096, std::min(std::bit_ceil(std::min<std::size_t>(nodes, 1U << 24) * kChoicesPerNode * 2),
                           bytes / sizeof(Choice))))),
        choices_(size_) {}

  // Has the memory fetched where a key is about to be looked for.
  void fetch(std::uint64_t key) const { __builtin_prefetch(&choices_[key & (size_ - 1)]); }
  Choice* find(std::uint64_t key) { return at(slot(key)); }
  const Choice* find(std::uint64_t key) const {
    const Choice& choice = choices_[slot(key)];
    return choice.key == 0 ? nullptr : &choice;
  }
  // Nothing when the table is as full as it may get.
  Choice* find_or_add(std::uint64_t key) {
    Choice& choice = choices_[slot(key)];
    if (choice.key != 0) return &choice;
    if (used_ * 4 >= size_ * 3) return nullptr;
    ++used_;
    choice.key = key;
    return &choice;
  }
  std::size_t bytes() const { return choices_.bytes(); }

 private:
  Choice* at(std::size_t slot) { return choices_[slot].key == 0 ? nullptr : &choices_[slot]; }
  std::size_t slot(std::uint64_t key) const {
    std::size_t at = key & (size_ - 1);
    while (choices_[at].key != 0 && choices_[at].key != key) at = (at + 1) & (size_ - 1);
    return at;
  }

  std::size_t size_;
  Arena<Choice> choices_;
  std::size_t used_ = 0;
};

}  // namespace heptad
