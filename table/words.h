// What people write: names, chat, and the ids their programs give to acts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/refusal.h"

namespace heptad {

inline constexpr int kMaxNameCharacters = 32;
inline constexpr int kMaxSayCharacters = 300;
inline constexpr std::size_t kMaxIdBytes = 40;

// Without the blanks around it. Refused when empty, too long, not UTF-8, or when it holds control characters
// or ones that turn the direction of what stands beside it. A name needs a letter, figure or picture that is
// seen.
Expected<std::string> checked_name(std::string_view name);
Expected<std::string> checked_say(std::string_view text);
// Letters, digits and -_.: only.
Expected<std::string> checked_id(std::string_view id);

// What stands before the next blank, or other sign, and is then gone from `rest` with it.
std::string_view take_word(std::string_view& rest, char sign = ' ');

// Not below zero, and not more than an int holds.
std::optional<int> natural_number(std::string_view word);

}  // namespace heptad
