#include "cli/terminal/pantheon/lines.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "cli/json_fields.h"
#include "cli/terminal/width.h"

namespace heptad {
namespace {

namespace json = boost::json;

std::string slot_text(const Scene& scene, const json::object& slot) {
  const std::string_view card = text_in(slot, "card");
  const std::string_view mythology = text_in(slot, "mythology");
  std::string name = scene.names.say("none");
  if (!mythology.empty()) name = "?" + scene.names("mythologies", mythology);
  if (!card.empty()) name = scene.names("divinities", card);
  const auto& prices = list_in(slot, "prices");
  const std::string price = scene.seat < prices.size() ? json::serialize(prices[scene.seat]) : "";
  return std::to_string(number_in(slot, "slot")) + " " + cut_to(name, 9) + " " +
         scene.names.say("coins", price);
}

}  // namespace

std::string pantheon_slots(const Scene& scene) {
  std::string text = " " + scene.names.say("pantheon") + ":";
  for (const json::value& slot : list_in(object_in(scene.view, "pantheon"), "slots")) {
    text += " " + slot_text(scene, slot.get_object()) + " ";
  }
  return cut_to(text, kScreenWidth);
}

std::string tokens_of(const Scene& scene, std::size_t seat) {
  std::string text;
  const auto add = [&](const std::string& name) { text += (text.empty() ? "" : " · ") + name; };
  const auto& tokens = list_in(scene.view, "tokens");
  if (seat < tokens.size()) {
    for (const json::value& id : tokens[seat].as_array()) add(scene.names("tokens", id.as_string()));
  }
  const auto& seats = list_in(object_in(scene.view, "pantheon"), "seats");
  if (seat >= seats.size()) return text;
  const json::object& own = seats[seat].get_object();
  for (const json::value& id : list_in(own, "mythologies")) add(scene.names("mythologies", id.as_string()));
  for (const json::value& value : list_in(own, "offerings"))
    add("−" + scene.names.say("coins", json::serialize(value)));
  for (const json::value& id : list_in(own, "divinities")) add(scene.names("divinities", id.as_string()));
  return text;
}

std::string laid_token(const Names& names, const json::object& slot) {
  const std::string_view mythology = text_in(slot, "mythology");
  if (!mythology.empty()) return names("mythologies", mythology);
  return slot.contains("offering") ? "−" + names.say("coins", number_in(slot, "offering")) : "";
}

}  // namespace heptad
