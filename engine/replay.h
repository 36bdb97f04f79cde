// A log played again, entry by entry:
//   for (const auto& [before, entry] : replay(rules, log)) …
// Every entry must be legal in its position; whoever has a log from outside checks it before going on.
#pragma once

#include <cassert>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/record.h"

namespace heptad {

class Replaying {
 public:
  struct Step {
    const AnyGame& before;
    const LogEntry& entry;
  };

  Replaying(AnyGame start, std::span<const LogEntry> log) : position_(std::move(start)), left_(log) {}

  // Goes through the log once; a second loop would begin where the first has stopped.
  class Iterator {
   public:
    using value_type = Step;
    using difference_type = std::ptrdiff_t;

    explicit Iterator(Replaying& steps) : steps_(&steps) {}
    Step operator*() const { return {steps_->position_, steps_->left_.front()}; }
    Iterator& operator++() {
      steps_->play();
      return *this;
    }
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return steps_->left_.empty(); }

   private:
    Replaying* steps_;
  };
  Iterator begin() { return Iterator(*this); }
  std::default_sentinel_t end() const { return {}; }

  // Where it stands: after the loop, behind the last entry.
  const AnyGame& position() const { return position_; }
  // What the last entry played has caused.
  const std::vector<Event>& events() const { return events_; }

 private:
  void play() {
    const LogEntry& entry = left_.front();
    events_ = position_.apply(entry.seat, entry.action);
    left_ = left_.subspan(1);
  }

  AnyGame position_;
  std::span<const LogEntry> left_;
  std::vector<Event> events_;
};

// The rules must be such that a game can start.
inline Replaying replay(const Rules& rules, std::span<const LogEntry> log) {
  auto start = AnyGame::start(rules);
  assert(start);
  return {std::move(*start), log};
}

// The position behind the last entry.
inline AnyGame position_after(const Rules& rules, std::span<const LogEntry> log) {
  Replaying steps = replay(rules, log);
  for (auto step = steps.begin(); step != steps.end();) ++step;
  return steps.position();
}

}  // namespace heptad
