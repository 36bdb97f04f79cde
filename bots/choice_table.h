// The memory of a search over simultaneous choices: statistics found by key. It grows as it fills, because a
// table that is larger than its use is slow: every look at it is a new page.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "bots/arena.h"

namespace heptad {

// What is known of a choice, in sixteen bytes: four lie in a line of the processor's cache.
class Choice {
 public:
  float value = 0;  // mean share of the win of the seat that chooses
  std::uint32_t visits = 0;

  // How promising it looks at first, to three digits: the upper half of the number.
  float weight() const { return std::bit_cast<float>(std::uint32_t{weight_} << 16); }
  void set_weight(float weight) {
    weight_ = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(weight) >> 16);
  }

 private:
  friend class ChoiceTable;
  // 48 bits of the key, of which one is always set in a place that is taken.
  static constexpr std::uint64_t kTaken = std::uint64_t{1} << 47;

  bool is_empty() const { return key_high_ == 0; }
  std::uint64_t key() const { return std::uint64_t{key_high_} << 32 | key_low_; }
  void set_key(std::uint64_t key) {
    key_low_ = static_cast<std::uint32_t>(key);
    key_high_ = static_cast<std::uint16_t>(key >> 32);
  }

  std::uint32_t key_low_ = 0;
  std::uint16_t key_high_ = 0;
  std::uint16_t weight_ = 0;
};
static_assert(sizeof(Choice) == 16);

class ChoiceTable {
 public:
  // Takes no more than `bytes`, also while the old table and the larger one stand side by side.
  explicit ChoiceTable(std::size_t bytes)
      : most_(std::bit_floor(std::max(kFirstSize, bytes * 2 / 3 / sizeof(Choice)))) {}

  // Has the memory fetched where a key is about to be looked for.
  void fetch(std::uint64_t key) const { __builtin_prefetch(&choices_[key & (size_ - 1)]); }
  Choice* find(std::uint64_t key) {
    Choice& choice = choices_[slot(key)];
    return choice.is_empty() ? nullptr : &choice;
  }
  const Choice* find(std::uint64_t key) const {
    const Choice& choice = choices_[slot(key)];
    return choice.is_empty() ? nullptr : &choice;
  }
  // Nothing when the table is as full as it may get.
  Choice* find_or_add(std::uint64_t key) {
    Choice& choice = choices_[slot(key)];
    if (!choice.is_empty()) return &choice;
    if (used_ * 4 >= size_ * 3) return nullptr;
    ++used_;
    choice.set_key(key | Choice::kTaken);
    return &choice;
  }
  // Grows a table that is half full, as far as it may. Whatever was found before lies elsewhere then.
  void make_room() {
    if (used_ * 2 < size_ || size_ * 2 > most_) return;
    Arena<Choice> old = std::move(choices_);
    const std::size_t old_size = size_;
    size_ *= 2;
    choices_ = Arena<Choice>(size_);
    for (std::size_t i = 0; i < old_size; ++i) {
      if (!old[i].is_empty()) choices_[slot(old[i].key())] = old[i];
    }
  }
  std::size_t size() const { return used_; }
  // The most it may come to use.
  std::size_t most_bytes() const { return (most_ + most_ / 2) * sizeof(Choice); }

 private:
  static constexpr std::size_t kFirstSize = 4096;

  std::size_t slot(std::uint64_t key) const {
    const std::uint64_t wanted = (key | Choice::kTaken) & (Choice::kTaken * 2 - 1);
    std::size_t at = key & (size_ - 1);
    while (!choices_[at].is_empty() && choices_[at].key() != wanted) at = (at + 1) & (size_ - 1);
    return at;
  }

  std::size_t most_;
  std::size_t size_ = kFirstSize;
  Arena<Choice> choices_{kFirstSize};
  std::size_t used_ = 0;
};

}  // namespace heptad
