#include "cli/terminal/scene.h"

#include "cli/json_fields.h"
#include "cli/terminal/width.h"

namespace heptad {

Lines draw_board(const Scene& scene, Drawn drawn) {
  return text_in(scene.view, "rules").starts_with("duel") ? draw_duel(scene) : draw_wonders(scene, drawn);
}

int menu_number(const Scene& scene, std::string_view card) {
  for (std::size_t i = 0; i < scene.menu.size(); ++i) {
    if (scene.menu[i].card == card) return static_cast<int>(i) + 1;
  }
  return 0;
}

std::string amounts_text(const Scene& scene, const boost::json::object& goods, Zeros zeros) {
  std::string text;
  for (const auto& [resource, amount] : goods) {
    const auto units = amount.is_int64() ? amount.get_int64() : 0;
    if (units == 0 && zeros == Zeros::Blank) continue;
    text +=
        (text.empty() ? "" : "  ") + scene.names("resources-short", resource) + " " + std::to_string(units);
  }
  return text;
}

Lines wrapped_names(const Scene& scene, const boost::json::array& ids, int width) {
  Lines lines(1);
  int used = 0;
  for (const auto& id : ids) {
    if (!id.is_string()) continue;
    const std::string name = cut_to(scene.names.any(id.get_string()), width);
    const int wide = display_width(name);
    if (used > 0 && used + 3 + wide > width) {
      lines.emplace_back();
      used = 0;
    }
    if (used > 0) lines.back() += " · ";
    lines.back() += scene.paint(ink_of(scene.catalogue.colour(id.get_string())), name);
    used += wide + (used > 0 ? 3 : 0);
  }
  return lines;
}

}  // namespace heptad
