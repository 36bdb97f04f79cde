// A set of cards of one edition.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/core/bits.h"

namespace heptad::wonders {

using Card = std::uint8_t;                  // a row of the edition's table
inline constexpr Card kUnknownCard = 0xFF;  // a card that the viewer may not know

inline constexpr int kMaxCards = 128;

class CardSet {
 public:
  constexpr bool has(Card card) const { return ((card < 64 ? low_ : high_) >> (card & 63) & 1U) != 0; }
  constexpr void add(Card card) { (card < 64 ? low_ : high_) |= std::uint64_t{1} << (card & 63); }
  constexpr void remove(Card card) { (card < 64 ? low_ : high_) &= ~(std::uint64_t{1} << (card & 63)); }
  // The n-th card of the set, from 0.
  constexpr Card nth(int n) const {
    const int lower = std::popcount(low_);
    return static_cast<Card>(n < lower ? nth_bit(low_, n) : 64 + nth_bit(high_, n - lower));
  }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool meets(const CardSet& other) const {
    return ((low_ & other.low_) | (high_ & other.high_)) != 0;
  }
  constexpr CardSet operator&(const CardSet& other) const {
    return CardSet(low_ & other.low_, high_ & other.high_);
  }
  constexpr bool operator==(const CardSet&) const = default;

  constexpr CardSet() = default;

  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for_each_bit(low_, [&](int bit) { visit(static_cast<Card>(bit)); });
    for_each_bit(high_, [&](int bit) { visit(static_cast<Card>(64 + bit)); });
  }

 private:
  constexpr CardSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace heptad::wonders
