// A refused request: a code for programs and a sentence for people. Nothing has changed.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/code.h"

namespace heptad {

struct Refusal {
  Code code = {};
  std::string message;  // one English sentence
  int column = 0;       // where in a text the trouble begins, from 1; 0 when it is not about a text

  std::string_view name() const { return heptad::name(code); }
  bool operator==(const Refusal&) const = default;
};

template <class T>
using Expected = std::expected<T, Refusal>;

inline std::unexpected<Refusal> refuse(Code code, std::string message, int column = 0) {
  return std::unexpected(Refusal{code, std::move(message), column});
}

// Why a price cannot be paid.
inline std::string too_dear(int coins, int short_of) {
  return "It costs " + std::to_string(coins) + (coins == 1 ? " coin, " : " coins, ") +
         std::to_string(short_of) + " more than there are.";
}

}  // namespace heptad
