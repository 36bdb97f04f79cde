// 7 Wonders: one block a city in seating order, the neighbours marked; the hand is the menu.
#include <algorithm>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "cli/json_fields.h"
#include "cli/terminal/armada/lines.h"
#include "cli/terminal/describe.h"
#include "cli/terminal/scene.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

namespace json = boost::json;

constexpr int kIndent = 4;
// Lines beside the cities: title, passing, what happened, prompt, seven cards, keys, message, input; with
// Armada one card more and the own lanes, with teams the partner's hand.
constexpr int kLinesBesideCities = 14;
constexpr int kLinesOfHarbours = 3;
constexpr int kLinesOfPartners = 1;

std::string war_text(const json::object& city) {
  std::string text;
  for (const json::value& token : list_in(city, "war"))
    text += (text.empty() ? "" : " ") + json::serialize(token);
  return text.empty() ? "–" : text;
}

std::string science_text(const Scene& scene, const json::object& city) {
  std::string text;
  for (const auto& [symbol, count] : object_in(city, "science")) {
    if (count.is_int64() && count.get_int64() > 0) {
      text += (text.empty() ? "" : "  ") + scene.names("symbols", symbol) + " " +
              std::to_string(count.get_int64());
    }
  }
  return text;
}

// Producers that make one of several: "W/C".
std::string choices_text(const Scene& scene, const json::object& city) {
  std::string text;
  for (const json::value& choice : list_in(city, "choices")) {
    std::string one;
    for (const json::value& resource : list_in(choice.as_object(), "of")) {
      one += (one.empty() ? "" : "/") + scene.names("resources-short", resource.as_string());
    }
    text += "  " + one;
  }
  return text;
}

bool has_partner(const json::object& city) { return city.contains("partner"); }

// ▶ the seat that looks, ← its left neighbour, → its right one, + its partner.
std::string mark(const Scene& scene, const json::object& me, int seat) {
  if (seat == scene.seat) return "▶ ";
  const std::string end = has_partner(me) && seat == number_in(me, "partner") ? "+" : " ";
  if (seat == number_in(me, "left")) return "←" + end;
  return (seat == number_in(me, "right") ? "→" : " ") + end;
}

// What the partner holds, when it is shown.
void add_partners_hand(Lines& lines, const Scene& scene, const json::object& me) {
  if (!has_partner(me)) return;
  const auto partner = static_cast<std::size_t>(number_in(me, "partner"));
  const auto& hand = list_in(list_in(scene.view, "seats")[partner].get_object(), "hand");
  if (hand.empty()) return;
  std::string cards;
  for (const json::value& card : hand) {
    if (card.is_string()) cards += (cards.empty() ? "" : " · ") + scene.names("cards", card.get_string());
  }
  const std::string label = city_label(scene.names, scene.labels, partner);
  lines.push_back(cut_to(" " + scene.names.say("partner-holds", label, cards), kScreenWidth));
}

std::string head(const Scene& scene, const json::object& me, const json::object& city, std::size_t seat) {
  std::string text = mark(scene, me, static_cast<int>(seat)) +
                     pad_right(cut_to(city_label(scene.names, scene.labels, seat), 16), 17);
  text += pad_right(
      scene.names("boards", text_in(city, "board")) + " " + scene.names("sides", text_in(city, "side")), 22);
  const auto add = [&](const std::string& part, int width) { text += pad_right(part, width); };
  add(scene.names.say("coins", number_in(city, "coins")), 6);
  add(scene.names.say("points", number_in(city, "points")), 8);
  add(scene.names.say("stages", number_in(city, "stages"), number_in(city, "stage_count")), 12);
  add(scene.names.say("shields", number_in(city, "shields")), 11);
  add(scene.names.say("war", war_text(city)), 10);
  return text;
}

void add_city(Lines& lines, const Scene& scene, const json::object& me, std::size_t seat, int card_lines) {
  const json::object& city = list_in(scene.view, "seats")[seat].get_object();
  const std::string title = cut_to(head(scene, me, city, seat), kScreenWidth);
  lines.push_back(scene.paint(seat == scene.seat ? Ink::Bold : Ink::Plain, title));
  std::string goods = amounts_text(scene, object_in(city, "makes"), Zeros::Blank) + choices_text(scene, city);
  const std::string science = science_text(scene, city);
  if (!science.empty()) goods += "  │  " + science;
  if (flag_in(city, "committed")) goods += "  │  " + scene.names.say("chosen");
  if (has_harbours(scene)) goods += "  │  " + harbour_text(scene, city);
  lines.push_back(std::string(kIndent, ' ') + cut_to(goods, kScreenWidth - kIndent));
  Lines cards = wrapped_names(scene, list_in(city, "city"), kScreenWidth - kIndent);
  // The latest cards matter most when not all fit.
  if (static_cast<int>(cards.size()) > card_lines) cards.erase(cards.begin(), cards.end() - card_lines);
  for (const std::string& line : cards) {
    if (!line.empty()) lines.push_back(std::string(kIndent, ' ') + line);
  }
  if (seat != scene.seat || !has_harbours(scene)) return;
  for (std::string& line : shipyard_lines(scene, city)) lines.push_back(std::move(line));
}

}  // namespace

Lines draw_wonders(const Scene& scene, Drawn drawn) {
  const auto& seats = list_in(scene.view, "seats");
  if (seats.empty()) return {};
  const json::object& me = seats[scene.seat].get_object();
  Lines lines;
  const std::string_view passing = text_in(scene.view, "passing");
  if (!passing.empty()) {
    lines.push_back(" " + scene.names.say("turn", number_in(scene.view, "turn")) + " · " +
                    scene.names.say("passing-" + std::string(passing)));
  }
  const int cities = static_cast<int>(seats.size());
  const int beside = kLinesBesideCities + (has_harbours(scene) ? kLinesOfHarbours : 0) +
                     (has_partner(me) ? kLinesOfPartners : 0);
  const int card_lines = std::clamp((kScreenHeight - beside) / cities - 2, 1, 4);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (drawn == Drawn::Whole || seat == scene.seat) add_city(lines, scene, me, seat, card_lines);
  }
  add_partners_hand(lines, scene, me);
  return lines;
}

}  // namespace heptad
