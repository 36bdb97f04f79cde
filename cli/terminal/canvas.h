// A grid of coloured characters on which cards may overlap; wide characters take two cells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/paint.h"

namespace heptad {

class Canvas {
 public:
  Canvas(int width, int height);

  // Writes over what is there; what lies outside is cut off.
  void put(int x, int y, std::string_view text, Ink ink);
  std::vector<std::string> lines(const Paint& paint) const;

 private:
  struct Cell {
    std::string glyph = " ";  // empty: the right half of a wide character
    Ink ink = Ink::Plain;
  };
  Cell& at(int x, int y) { return cells_[static_cast<std::size_t>(y * width_ + x)]; }
  const Cell& at(int x, int y) const { return cells_[static_cast<std::size_t>(y * width_ + x)]; }
  void set(int x, int y, std::string_view glyph, Ink ink);

  int width_;
  int height_;
  std::vector<Cell> cells_;
};

}  // namespace heptad
