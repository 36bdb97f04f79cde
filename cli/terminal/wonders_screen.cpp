// 7 Wonders: one block a city, as many lines as the number of cities leaves.
#include <algorithm>

#include <boost/json/value.hpp>

#include "cli/json_fields.h"
#include "cli/terminal/scene.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

namespace json = boost::json;

constexpr int kIndent = 4;
// Lines for the cities: the screen without title, what happened, prompt, eight choices, keys, message, input.
constexpr int kBoardLines = 27;
constexpr int kLinesBesideCards = 2;

std::string label_of(const Scene& scene, std::size_t city) {
  return city < scene.labels.size() ? scene.labels[city] : scene.names("places", "free-city");
}

std::string war_text(const json::object& seat) {
  std::string text;
  for (const json::value& token : list_in(seat, "war")) {
    const auto points = token.is_int64() ? token.get_int64() : 0;
    text += (text.empty() ? "" : " ") + std::string(points > 0 ? "+" : "") + std::to_string(points);
  }
  return text.empty() ? "–" : text;
}

std::string science_text(const Scene& scene, const json::object& seat) {
  std::string text;
  for (const auto& [symbol, count] : object_in(seat, "science")) {
    if (!count.is_int64() || count.get_int64() == 0) continue;
    text +=
        (text.empty() ? "" : " ") + scene.names("symbols-short", symbol) + std::to_string(count.get_int64());
  }
  return text.empty() ? "–" : text;
}

std::string head(const Scene& scene, std::size_t index, const json::object& seat) {
  const auto& names = scene.names;
  const std::string place =
      std::string(names("boards", text_in(seat, "board"))) + " " + names("sides", text_in(seat, "side"));
  std::string text = (index == scene.seat ? "▶ " : "  ") + pad_right(cut_to(label_of(scene, index), 14), 15) +
                     pad_right(cut_to(place, 20), 21);
  text += pad_right(names.say("coins", number_in(seat, "coins")), 5) +
          pad_right(names.say("points", number_in(seat, "points")), 7) +
          pad_right(names.say("shields", number_in(seat, "shields")), 6) +
          pad_right(names.say("stages", number_in(seat, "stages"), number_in(seat, "stage_count")), 6) +
          pad_right(war_text(seat), 10) + pad_right(science_text(scene, seat), 14);
  if (flag_in(seat, "committed")) text += names.say("committed");
  if (flag_in(seat, "controls_free_city")) text += " " + names("places", "free-city");
  return cut_to(text, kScreenWidth - 1);
}

std::string choice_text(const Scene& scene, const json::object& choice) {
  std::string text;
  for (const json::value& resource : list_in(choice, "of")) {
    text += (text.empty() ? "" : "/") + scene.names("resources-short", resource.get_string());
  }
  return flag_in(choice, "for_sale") ? text : "(" + text + ")";
}

// What the city makes, choices in brackets when they are not for sale, and what a unit costs it on each side.
std::string economy(const Scene& scene, const json::object& seat) {
  std::string text;
  for (const auto& [resource, units] : object_in(seat, "makes")) {
    if (!units.is_int64() || units.get_int64() == 0) continue;
    text += scene.names("resources-short", resource) +
            (units.get_int64() == 1 ? "" : std::to_string(units.get_int64())) + " ";
  }
  for (const json::value& choice : list_in(seat, "choices"))
    text += choice_text(scene, choice.get_object()) + " ";
  const json::object& prices = object_in(seat, "prices");
  const json::object& left = object_in(prices, "left");
  const json::object& right = object_in(prices, "right");
  return text + "  " +
         scene.names.say("prices", number_in(left, "raw"), number_in(left, "manufactured"),
                         number_in(right, "raw"), number_in(right, "manufactured"));
}

// Brown and grey cards are already told by what the city makes.
json::array told_cards(const Scene& scene, const json::object& seat) {
  json::array cards;
  for (const json::value& card : list_in(seat, "city")) {
    const std::string_view colour = scene.catalogue.colour(card.get_string());
    if (colour != "brown" && colour != "grey") cards.push_back(card);
  }
  return cards;
}

}  // namespace

Lines draw_wonders(const Scene& scene) {
  const json::array& seats = list_in(scene.view, "seats");
  const int each = kBoardLines / std::max<int>(1, static_cast<int>(seats.size()));
  const auto card_lines = static_cast<std::size_t>(std::max(1, each - kLinesBesideCards));
  const std::string indent(kIndent, ' ');
  Lines lines;
  for (std::size_t index = 0; index < seats.size(); ++index) {
    const json::object& seat = seats[index].get_object();
    lines.push_back(scene.paint(Ink::Bold, head(scene, index, seat)));
    lines.push_back(indent + cut_to(economy(scene, seat), kScreenWidth - kIndent - 1));
    Lines names = wrapped_names(scene, told_cards(scene, seat), kScreenWidth - kIndent - 1);
    if (names.size() > card_lines) {
      names.erase(names.begin(), names.end() - static_cast<std::ptrdiff_t>(card_lines));
    }
    for (const std::string& line : names) {
      if (!line.empty()) lines.push_back(indent + line);
    }
  }
  return lines;
}

}  // namespace heptad
