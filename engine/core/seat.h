// Who decides: a seat at the table, or nature, which decides luck.
#pragma once

#include <bit>
#include <cstdint>

namespace heptad {

using Seat = std::uint8_t;

inline constexpr int kMaxSeats = 8;
inline constexpr Seat kNature = 8;

// A set of seats, nature included.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) { return SeatSet(static_cast<std::uint16_t>(1U << seat)); }
  static constexpr SeatSet first(int count) { return SeatSet(static_cast<std::uint16_t>((1U << count) - 1)); }
  static constexpr SeatSet of_bits(std::uint16_t bits) { return SeatSet(bits); }
  static constexpr SeatSet everyone() { return first(kMaxSeats); }
  static constexpr SeatSet nature() { return of(kNature); }

  constexpr bool has(Seat seat) const { return (bits_ >> seat & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat lowest() const { return static_cast<Seat>(std::countr_zero(bits_)); }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << seat); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << seat)); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  explicit constexpr SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

}  // namespace heptad
