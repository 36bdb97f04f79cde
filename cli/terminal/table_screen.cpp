// Any game whose view has the common fields: one block a seat, and the hand of the seat that looks.
#include <algorithm>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "cli/json_fields.h"
#include "cli/terminal/scene.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

namespace json = boost::json;

constexpr int kIndent = 4;
constexpr int kMostLines = 3;

std::string value_text(const Scene& scene, const json::value& value) {
  if (value.is_string()) return scene.names.any(value.get_string());
  if (value.is_array()) {
    std::string text;
    for (const json::value& item : value.get_array())
      text += (text.empty() ? "" : " ") + value_text(scene, item);
    return text;
  }
  if (value.is_object()) {
    std::string text;
    for (const auto& [key, item] : value.get_object()) {
      text += (text.empty() ? "" : " ") + scene.names.any(key) + ":" + value_text(scene, item);
    }
    return text;
  }
  return json::serialize(value);
}

void add_seat(Lines& lines, const Scene& scene, std::size_t seat) {
  std::string head = (seat == scene.seat ? "▶ " : "  ") + pad_right(cut_to(scene.labels[seat], 16), 17);
  std::string details;
  Lines names;
  for (const auto& [key, per_seat] : scene.view) {
    if (!per_seat.is_array() || per_seat.get_array().size() != scene.labels.size()) continue;
    const json::value& value = per_seat.get_array()[seat];
    if (key == "coins") {
      head += scene.names.say("coins", json::serialize(value)) + "  ";
    } else if (key == "points") {
      head += scene.names.say("points", json::serialize(value)) + "  ";
    } else if (key == "cities" && value.is_array()) {
      names = wrapped_names(scene, value.get_array(), kScreenWidth - kIndent);
    } else if (key != "sheets" && key != "to_act" && key != "hands") {
      details += std::string(key) + " " + value_text(scene, value) + "  ";
    }
  }
  lines.push_back(scene.paint(Ink::Bold, head) + cut_to(details, kScreenWidth - display_width(head) - 1));
  for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), kMostLines); ++i) {
    lines.push_back(std::string(kIndent, ' ') + names[i]);
  }
}

}  // namespace

Lines draw_table(const Scene& scene) {
  Lines lines;
  for (std::size_t seat = 0; seat < scene.labels.size(); ++seat) add_seat(lines, scene, seat);
  return lines;
}

}  // namespace heptad
