#include "cli/terminal/armada/lines.h"

#include <array>

#include <fmt/format.h>
#include <boost/json/serialize.hpp>

#include "cli/json_fields.h"
#include "cli/terminal/describe.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

namespace json = boost::json;

constexpr int kLastSpace = 6;
constexpr int kIndent = 4;
constexpr const char* kHouse = "°";

std::string say(const Scene& scene, std::string_view key, const auto&... arguments) {
  return fmt::format(fmt::runtime(scene.names("harbour", key)), arguments...);
}

// A number of a track at a space, marked when it is our own; nothing when it is zero.
struct Space {
  int value = 0;
  std::string text;
};
Space at(const Scene& scene, std::string_view track, int space) {
  const auto& row =
      list_in(object_in(scene.catalogue.json(), "spaces"), track)[static_cast<std::size_t>(space)]
          .get_object();
  const int value = number_in(row, "value");
  return {value, std::to_string(value) + (flag_in(row, "house") ? kHouse : "")};
}

// What arriving at a space gives.
std::string gain_text(const Scene& scene, std::string_view fleet, int space) {
  struct Track {
    std::string_view fleet, track;
  };
  constexpr std::array kTracks = {Track{"red", "strength"}, Track{"yellow", "trade"},
                                  Track{"yellow", "coins"}, Track{"yellow", "tax"},
                                  Track{"blue", "points"},  Track{"green", "explores"}};
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " ") + part; };
  for (const auto& [of, track] : kTracks) {
    if (of != fleet) continue;
    const Space gives = at(scene, track, space);
    if (gives.value != 0) add(say(scene, track, gives.text));
  }
  const int at_end = number_in(object_in(scene.catalogue.json(), "strength_at_end"), fleet);
  if (space == kLastSpace && at_end != 0) add(say(scene, "strength", at_end));
  return text.empty() ? "–" : text;
}

std::string lane_text(const Scene& scene, const json::object& me, const json::object& shipyard,
                      std::string_view fleet) {
  const int space = number_in(object_in(me, "ships"), fleet);
  const bool of_wonder = text_in(object_in(shipyard, "wonder_fleet"), "fleet") == fleet;
  std::string text = scene.names("fleets-plain", fleet) + (of_wonder ? "*" : "") + " " +
                     std::to_string(space) + "/" + std::to_string(kLastSpace);
  if (space == kLastSpace) return text;
  const json::object& next =
      list_in(object_in(shipyard, "lanes"), fleet)[static_cast<std::size_t>(space)].get_object();
  const json::value* price = object_in(me, "ship_prices").if_contains(fleet);
  const std::string coins =
      price != nullptr && price->is_int64() ? scene.names.say("coins", price->get_int64()) : "✗";
  return text + " → " + cost_text(scene.names, next, Wording::Short) +
         (flag_in(next, "house") ? kHouse : "") + " (" + coins + "): " + gain_text(scene, fleet, space + 1);
}

}  // namespace

bool has_harbours(const Scene& scene) { return scene.catalogue.json().contains("shipyards"); }

std::string harbour_text(const Scene& scene, const json::object& city) {
  std::string ships;
  for (const auto& [fleet, space] : object_in(city, "ships")) {
    ships += (ships.empty() ? "" : " ") + scene.names("fleets-short", fleet) + json::serialize(space);
  }
  const int token = number_in(city, "naval_now");
  std::string text =
      say(scene, "of-city", ships, number_in(city, "strength"),
          token > 0 ? "+" + std::to_string(token) : std::to_string(token), number_in(city, "trade"));
  for (const json::value& token_won : list_in(city, "naval")) text += " " + json::serialize(token_won);
  for (const json::value& island : list_in(city, "islands")) {
    text += " · " + scene.names("islands", island.get_string());
  }
  for (const json::value& invader : list_in(city, "invaded_by")) {
    text += " · " + say(scene, "invaded-by",
                        city_label(scene.names, scene.labels, static_cast<std::size_t>(invader.get_int64())));
  }
  return text;
}

Lines shipyard_lines(const Scene& scene, const json::object& me) {
  const json::object* shipyard = scene.catalogue.find(text_in(me, "shipyard"));
  if (shipyard == nullptr) return {};
  Lines lines;
  const auto add = [&](std::string_view one, std::string_view other) {
    constexpr int kHalf = (kScreenWidth - kIndent) / 2;
    lines.push_back(std::string(kIndent, ' ') +
                    pad_right(cut_to(lane_text(scene, me, *shipyard, one), kHalf - 1), kHalf) +
                    cut_to(lane_text(scene, me, *shipyard, other), kHalf));
  };
  add("red", "yellow");
  add("blue", "green");
  return lines;
}

}  // namespace heptad
