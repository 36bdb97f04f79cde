// Reading the one text form of an action: words separated by single spaces, with the exact column of any
// trouble.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/refusal.h"

namespace heptad {

struct Word {
  std::string_view text;
  int column;  // from 1
};

// At most this many words make an action; a longer text is refused before it is read.
inline constexpr std::size_t kMaxActionText = 400;

class Words {
 public:
  static Expected<Words> split(std::string_view text);

  std::size_t size() const { return words_.size(); }
  const Word& operator[](std::size_t i) const { return words_[i]; }
  int end_column() const { return end_column_; }

  // Exactly `count` words after the first.
  Expected<void> expect_arguments(std::size_t count, std::string_view form) const;
  // The number in word i, between 0 and `limit` - 1.
  Expected<int> number(std::size_t i, int limit, std::string_view what) const;
  // The index of the row whose id is word i.
  template <class Rows>
  Expected<int> id(std::size_t i, const Rows& rows, Code unknown_one) const {
    int index = 0;
    for (const auto& row : rows) {
      if (row.id == words_[i].text) return index;
      ++index;
    }
    return unknown(i, unknown_one);
  }
  // Word i names nothing there is: Code::UnknownCard, …
  std::unexpected<Refusal> unknown(std::size_t i, Code code) const;

 private:
  std::vector<Word> words_;
  int end_column_ = 1;
};

}  // namespace heptad
