#include "cli/terminal/width.h"

#include <algorithm>
#include <array>

#include "engine/core/utf8.h"

namespace heptad {
namespace {

struct Range {
  char32_t first, last;
};
// East Asian wide and fullwidth blocks, and the emoji terminals draw two columns wide.
constexpr std::array kWide = {Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},  Range{0x3041, 0x33FF},
                              Range{0x3400, 0x4DBF},   Range{0x4E00, 0x9FFF},  Range{0xA000, 0xA4CF},
                              Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},  Range{0xFE30, 0xFE6F},
                              Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},  Range{0x1F300, 0x1F64F},
                              Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD}};
constexpr std::array kNone = {Range{0x0300, 0x036F}, Range{0x200B, 0x200F}, Range{0xFE00, 0xFE0F}};

int width_of(char32_t code) {
  const auto holds = [&](const Range& range) { return code >= range.first && code <= range.last; };
  if (code < 0x20 || std::ranges::any_of(kNone, holds)) return 0;
  return std::ranges::any_of(kWide, holds) ? 2 : 1;
}

// Takes one character, or one whole colour sequence, off the front.
struct Piece {
  std::string_view bytes;
  int width;
};
Piece next_piece(std::string_view& rest) {
  if (rest.starts_with("\033[")) {
    const std::size_t end = std::min(rest.find('m'), rest.size() - 1) + 1;
    const Piece piece{rest.substr(0, end), 0};
    rest.remove_prefix(end);
    return piece;
  }
  const std::string_view before = rest;
  const auto code = next_code_point(rest);
  if (!code) rest.remove_prefix(1);
  return {before.substr(0, before.size() - rest.size()), code ? width_of(*code) : 1};
}

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) width += next_piece(text).width;
  return width;
}

std::string cut_to(std::string_view text, int width) {
  if (display_width(text) <= width) return std::string(text);
  std::string kept;
  int used = 0;
  while (!text.empty()) {
    const Piece piece = next_piece(text);
    if (used + piece.width > width - 1) break;
    kept += piece.bytes;
    used += piece.width;
  }
  return kept + "…";
}

std::string pad_right(std::string_view text, int width) {
  return std::string(text) +
         std::string(static_cast<std::size_t>(std::max(0, width - display_width(text))), ' ');
}

std::string pad_left(std::string_view text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - display_width(text))), ' ') +
         std::string(text);
}

std::string centred(std::string_view text, int width) {
  const int blanks = std::max(0, width - display_width(text));
  return pad_right(std::string(static_cast<std::size_t>(blanks / 2), ' ') + std::string(text), width);
}

}  // namespace heptad
