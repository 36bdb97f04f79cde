// What is still to be done, the next thing on top. A turn begins by writing down all its steps; what happens
// meanwhile adds to them or puts something on top. At the bottom lies the end of the game.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace heptad::wonders {

enum class Step : std::uint8_t {
  Over,
  TakeBoards,  // seats take boards one after another
  Boards,      // nature assigns boards
  Sides,       // those who may choose their side do so, all at once
  Deal,        // nature deals the hands of an Age
  Draw,        // nature turns the next card of a pile
  Luck,        // nature decides something of a module; `detail` says what
  Choose,      // everyone chooses, all at once
  Ask,         // those asked answer a module's question, all at once; `detail` says which
  Then,        // a module goes on; `detail` says with what
  LastCard,    // Babylon may play its last card
  Leftovers,   // the cards left over go to the discard pile
  Revive,      // Halikarnassos may build from the discard pile
  EndTurn,     // hands are passed on, or the Age ends
  NextAge,     // after the first boards, and after all fights
};
// How views call what is to be decided.
inline constexpr std::array<std::string_view, 15> kStepNames = {
    "over", "boards", "boards",    "sides", "hand",   "draw", "", "turn",
    "",     "",       "last-card", "",      "revive", "",     ""};

// A step, and the cities (bits) that it asks.
struct Task {
  Step step = Step::Over;
  std::uint8_t asked = 0;  // all of them: they may change their answer while others think
  std::uint8_t due = 0;    // those that have not answered yet
  std::uint8_t detail = 0;

  constexpr bool is_due(int city) const { return (due >> city & 1U) != 0; }
  constexpr bool has_answered(int city) const { return ((asked & ~due) >> city & 1U) != 0; }
  constexpr int next() const { return std::countr_zero(due); }
  constexpr void ask(int city) {
    asked = static_cast<std::uint8_t>(asked | 1U << city);
    due = static_cast<std::uint8_t>(due | 1U << city);
  }
  constexpr void ask_all(int cities) { asked = due = static_cast<std::uint8_t>((1U << cities) - 1); }
  constexpr void answer(int city) { due = static_cast<std::uint8_t>(due & ~(1U << city)); }
};

class Agenda {
 public:
  static constexpr std::uint32_t kMost = 16;

  constexpr const Task& top() const { return tasks_[top_]; }
  constexpr Task& top() { return tasks_[top_]; }
  constexpr Step step() const { return tasks_[top_].step; }

  // On top of everything: it is done next.
  constexpr Task& push(Step step, unsigned cities = 0, int detail = 0) {
    assert(top_ + 1 < kMost);
    if (top_ + 1 < kMost) ++top_;
    const auto bits = static_cast<std::uint8_t>(cities);
    return tasks_[top_] = {
               .step = step, .asked = bits, .due = bits, .detail = static_cast<std::uint8_t>(detail)};
  }
  constexpr void pop() { tasks_[top_--] = {}; }
  // Asks the city when that step comes; the plan of the turn has it.
  constexpr void ask_later(Step step, int city, int detail = 0) {
    for (std::uint32_t i = top_; i > 0; --i) {
      if (tasks_[i].step == step && tasks_[i].detail == detail) return tasks_[i].ask(city);
    }
  }
  constexpr bool has(Step step) const {
    for (std::uint32_t i = top_; i > 0; --i) {
      if (tasks_[i].step == step) return true;
    }
    return false;
  }
  constexpr bool will_ask(Step step, int city) const {
    for (std::uint32_t i = top_; i > 0; --i) {
      if (tasks_[i].step == step && tasks_[i].is_due(city)) return true;
    }
    return false;
  }
  constexpr void clear() { *this = {}; }

 private:
  std::array<Task, kMost> tasks_ = {};
  std::uint32_t top_ = 0;  // as wide as a task: the layout has no holes
};

}  // namespace heptad::wonders
