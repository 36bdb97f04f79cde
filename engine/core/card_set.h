// A card, by its row in the table of its rule set, and sets of cards.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/bits.h"

namespace heptad {

using Card = std::uint8_t;
inline constexpr Card kUnknownCard = 0xFF;  // a card that the viewer may not know
inline constexpr int kMaxCards = 128;

class CardSet {
 public:
  constexpr bool has(Card card) const { return (words_[card >> 6] >> (card & 63) & 1U) != 0; }
  constexpr void add(Card card) { words_[card >> 6] |= std::uint64_t{1} << (card & 63); }
  constexpr void remove(Card card) { words_[card >> 6] &= ~(std::uint64_t{1} << (card & 63)); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  // The n-th card of the set, from 0.
  constexpr Card nth(int n) const {
    const int lower = std::popcount(words_[0]);
    return static_cast<Card>(n < lower ? nth_bit(words_[0], n) : 64 + nth_bit(words_[1], n - lower));
  }
  constexpr bool meets(const CardSet& other) const {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
  }
  constexpr CardSet operator&(const CardSet& other) const {
    CardSet both;
    both.words_ = {words_[0] & other.words_[0], words_[1] & other.words_[1]};
    return both;
  }
  constexpr bool operator==(const CardSet&) const = default;

  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for_each_bit(words_[0], [&](int bit) { visit(static_cast<Card>(bit)); });
    for_each_bit(words_[1], [&](int bit) { visit(static_cast<Card>(64 + bit)); });
  }
  // The first 64 cards as bits, and those behind them.
  constexpr const std::array<std::uint64_t, 2>& words() const { return words_; }

 private:
  std::array<std::uint64_t, 2> words_ = {};
};

}  // namespace heptad
