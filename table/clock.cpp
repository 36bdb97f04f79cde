#include "table/clock.h"

#include <algorithm>
#include <vector>

#include "table/words.h"

namespace heptad {
namespace {

constexpr Millis kSecond = 1000;
constexpr Millis kDay = 24 * 60 * 60 * kSecond;
constexpr Millis kLongestLive = 2 * 60 * 60 * kSecond;
constexpr int kMaxMoveSeconds = 24 * 60 * 60;
constexpr int kMaxGameSeconds = 24 * 60 * 60;
constexpr int kMaxIncrement = 60 * 60;
constexpr int kMaxDays = 30;

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  while (!text.empty()) found.push_back(take_word(text));
  return found;
}

Expected<ClockRule> in_range(const ClockRule& rule) {
  const auto refuse_over = [](int most, const char* what) {
    return refuse(Code::BadClock, "A clock gives 1 to " + std::to_string(most) + " " + what + ".");
  };
  switch (rule.kind) {
    case ClockKind::None: break;
    case ClockKind::Move:
      if (rule.amount < 1 || rule.amount > kMaxMoveSeconds)
        return refuse_over(kMaxMoveSeconds, "seconds a move");
      break;
    case ClockKind::Game:
      if (rule.amount < 1 || rule.amount > kMaxGameSeconds)
        return refuse_over(kMaxGameSeconds, "seconds a game");
      if (rule.increment < 0 || rule.increment > kMaxIncrement) {
        return refuse(Code::BadClock, "An increment is 0 to " + std::to_string(kMaxIncrement) + " seconds.");
      }
      break;
    case ClockKind::Days:
      if (rule.amount < 1 || rule.amount > kMaxDays) return refuse_over(kMaxDays, "days a move");
      break;
  }
  return rule;
}

}  // namespace

Millis ClockRule::full() const {
  switch (kind) {
    case ClockKind::None: return 0;
    case ClockKind::Move:
    case ClockKind::Game: return amount * kSecond;
    case ClockKind::Days: return amount * kDay;
  }
  return 0;
}

bool ClockRule::live() const { return kind != ClockKind::None && full() <= kLongestLive; }

std::string clock_text(const ClockRule& rule) {
  const auto amount = std::to_string(rule.amount);
  switch (rule.kind) {
    case ClockKind::None: return "none";
    case ClockKind::Move: return "move " + amount;
    case ClockKind::Game: return "game " + amount + ' ' + std::to_string(rule.increment);
    case ClockKind::Days: return "days " + amount;
  }
  return "none";
}

Expected<ClockRule> parse_clock(std::string_view text) {
  const auto parts = words(text);
  const auto unknown = refuse(Code::BadClock, "A clock is none, move, game or days, with its time.");
  if (parts.empty()) return unknown;
  if (parts[0] == "none" && parts.size() == 1) return ClockRule{};
  if (parts.size() < 2) return unknown;
  const auto amount = natural_number(parts[1]);
  const auto increment = parts.size() == 3 ? natural_number(parts[2]) : std::optional(0);
  if (!amount || !increment || parts.size() > 3) return unknown;
  if (parts[0] == "game") return in_range({ClockKind::Game, *amount, *increment});
  if (parts.size() == 3) return unknown;
  if (parts[0] == "move") return in_range({ClockKind::Move, *amount});
  if (parts[0] == "days") return in_range({ClockKind::Days, *amount});
  return unknown;
}

void write_clock(JsonWriter& json, const ClockRule& rule) {
  json.begin_object();
  switch (rule.kind) {
    case ClockKind::None: json.field("kind", "none"); break;
    case ClockKind::Move: json.field("kind", "move").field("seconds", rule.amount); break;
    case ClockKind::Game:
      json.field("kind", "game").field("seconds", rule.amount).field("increment", rule.increment);
      break;
    case ClockKind::Days: json.field("kind", "days").field("days", rule.amount); break;
  }
  json.end_object();
}

void Clocks::settle(Millis now) {
  // Time never runs backwards here, whatever the caller's clock does.
  const Millis passed = std::max<Millis>(0, now - settled_);
  settled_ = std::max(settled_, now);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (running_.has(seat)) left_[seat] -= passed;
  }
}

void Clocks::run(SeatSet running) {
  if (!in_use()) return;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (running.has(seat) && !running_.has(seat) && rule_.for_each_move()) left_[seat] = rule_.full();
  }
  running_ = running;
}

Millis Clocks::run_after(Seat moved, Chooser chooser, SeatSet running) {
  const Millis before = left_[moved];
  // A bot that minds a seat spends its owner's time and earns none.
  if (rule_.kind == ClockKind::Game && chooser == Chooser::Person) left_[moved] += rule_.increment * kSecond;
  if (rule_.for_each_move() && running.has(moved)) left_[moved] = rule_.full();
  const Millis gained = left_[moved] - before;
  run(running);
  return gained;
}

Millis Clocks::left(Seat seat, Millis now) const {
  const Millis passed = running_.has(seat) ? std::max<Millis>(0, now - settled_) : 0;
  return std::max<Millis>(0, left_[seat] - passed);
}

std::optional<Millis> Clocks::deadline() const {
  std::optional<Millis> first;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!running_.has(seat)) continue;
    const Millis end = settled_ + left_[seat];
    first = std::min(first.value_or(end), end);
  }
  return first;
}

}  // namespace heptad
