#include "cli/terminal/canvas.h"

#include "cli/terminal/width.h"
#include "engine/core/utf8.h"

namespace heptad {

Canvas::Canvas(int width, int height)
    : width_(width), height_(height), cells_(static_cast<std::size_t>(width * height)) {}

void Canvas::set(int x, int y, std::string_view glyph, Ink ink) {
  // Half of a wide character cannot be shown: its other half becomes a blank.
  if (at(x, y).glyph.empty() && x > 0) at(x - 1, y).glyph = " ";
  if (x + 1 < width_ && at(x + 1, y).glyph.empty() && !glyph.empty()) at(x + 1, y).glyph = " ";
  at(x, y) = {std::string(glyph), ink};
}

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
  if (y < 0 || y >= height_) return;
  while (!text.empty()) {
    const std::string_view before = text;
    if (!next_code_point(text)) return;
    const std::string_view glyph = before.substr(0, before.size() - text.size());
    const int wide = display_width(glyph);
    if (x < 0 || x + wide > width_ || wide == 0) return;
    set(x, y, glyph, ink);
    if (wide == 2) at(x + 1, y) = {"", ink};
    x += wide;
  }
}

std::vector<std::string> Canvas::lines(const Paint& paint) const {
  std::vector<std::string> lines;
  for (int y = 0; y < height_; ++y) {
    std::string line;
    std::string run;
    Ink ink = Ink::Plain;
    for (int x = 0; x < width_; ++x) {
      const Cell& cell = at(x, y);
      if (cell.ink != ink) {
        line += paint(ink, run);
        run.clear();
        ink = cell.ink;
      }
      run += cell.glyph;
    }
    line += paint(ink, run);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace heptad
