// How wide a text is on a terminal: Chinese characters take two columns, combining marks none.
#pragma once

#include <string>
#include <string_view>

namespace heptad {

// Colour sequences (ESC [ … m) count nothing.
int display_width(std::string_view text);
// Cut to at most `width` columns, with … when something was lost. For text without colour sequences.
std::string cut_to(std::string_view text, int width);
// Filled with blanks on the right up to `width` columns; longer texts stay as they are.
std::string pad_right(std::string_view text, int width);
std::string pad_left(std::string_view text, int width);
std::string centred(std::string_view text, int width);

}  // namespace heptad
