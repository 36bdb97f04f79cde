// One action of one seat, nature included: a kind and its arguments. What the numbers mean is the
// family's own business (duel/action.h, wonders/action.h); how they are written is its notation's.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <cstring>

namespace heptad {

struct Action {
  std::uint8_t kind = 0;
  std::array<std::uint8_t, 11> arg = {};  // unused arguments are zero, so equal actions are equal bytes

  constexpr auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 12);

// The word (below) of an action of at most three arguments. Writers of long lists store words: putting the
// struct together byte by byte and copying it makes the processor wait.
constexpr std::uint32_t short_action(std::uint8_t kind, int a = 0, int b = 0, int c = 0) {
  static_assert(std::endian::native == std::endian::little);
  return static_cast<std::uint32_t>(kind | a << 8 | b << 16 | c << 24);
}

// An action of a seat as one number, for tables and statistics: its kind and its first seven arguments. The
// actions of seats have no more; only nature's do, and nobody keeps statistics of luck.
constexpr std::uint64_t word(const Action& action) {
  std::uint64_t number = action.kind;
  if consteval {
    for (int i = 0; i < 7; ++i) number |= std::uint64_t{action.arg[i]} << 8 * (i + 1);
  } else {
    std::memcpy(&number, &action, sizeof number);
  }
  return number;
}
constexpr Action action_of(std::uint64_t word) {
  Action action;
  if consteval {
    action.kind = static_cast<std::uint8_t>(word);
    for (int i = 0; i < 7; ++i) action.arg[i] = static_cast<std::uint8_t>(word >> 8 * (i + 1));
  } else {
    std::memcpy(static_cast<void*>(&action), &word, sizeof word);
  }
  return action;
}

// The caller's buffer for legal actions: fixed capacity, nothing on the heap, nothing cleared. Each family
// proves that its longest list is shorter; a full list takes no more, whatever is pushed, and says so.
class ActionList {
 public:
  static constexpr int kCapacity = 4352;  // 7 Wonders has the longest (wonders/edition.h)

  ActionList() {}  // NOLINT: the actions stay uninitialised on purpose

  union Slot {
    Slot() {}  // NOLINT: uninitialised on purpose
    Action value;
  };

  // Appends many actions; the list knows of them when the writer goes.
  class Writer {
   public:
    explicit Writer(ActionList& list) : list_(list), size_(list.size_) {}
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { list_.size_ = size_; }
    void operator()(std::uint64_t word) {
      if (size_ == kCapacity) [[unlikely]]
        return;
      put(0, word);
      ++size_;
    }
    // Up to four of `count` actions. All four are written, so four must be readable; only those that count
    // stay.
    void some(const std::uint32_t* short_actions, int count) {
#pragma GCC unroll 4
      for (int i = 0; i < 4; ++i) put(i, short_actions[i]);
      advance(count < 4 ? count : 4);
    }
    // Where the next actions go, for those who write up to eight by other means; how many of them stay is
    // told by advance().
    void* next() { return &list_.actions_[size_]; }
    void advance(int count) {
      size_ += count;
      if (size_ > kCapacity) [[unlikely]]
        size_ = kCapacity;
    }
    // Without a branch: whether an action is legal is often a coin's toss to the processor.
    void if_true(bool legal, std::uint64_t word) { times(static_cast<unsigned>(legal), word); }
    // Once or not at all.
    void times(unsigned times, std::uint64_t word) {
      put(0, word);
      advance(static_cast<int>(times));
    }

   private:
    void put(int i, std::uint64_t word) {
      auto* bytes = static_cast<unsigned char*>(static_cast<void*>(&list_.actions_[size_ + i]));
      std::memcpy(bytes, &word, sizeof word);
      std::memset(bytes + sizeof word, 0, sizeof(Action) - sizeof word);
    }

    ActionList& list_;
    int size_;
  };

  void clear() { size_ = 0; }
  void push(const Action& action) {
    if (size_ == kCapacity) [[unlikely]]
      return;
    actions_[size_++].value = action;
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == kCapacity; }  // something may be missing: no rule lists so much
  const Action& operator[](int i) const { return actions_[i].value; }
  const Action* begin() const { return &actions_[0].value; }
  const Action* end() const { return &actions_[0].value + size_; }

 private:
  static constexpr int kWrittenAtOnce = 8;  // behind the last action, whether or not they stay

  int size_ = 0;
  std::array<Slot, kCapacity + kWrittenAtOnce> actions_;
};

}  // namespace heptad
