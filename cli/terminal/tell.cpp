#include "cli/terminal/tell.h"

#include <fmt/args.h>
#include <boost/json/parse.hpp>

#include "cli/json_fields.h"
#include "cli/terminal/describe.h"

namespace heptad {
namespace {

// What sentences may speak of. What an event does not have, or the viewer may not know, is a "?".
constexpr const char* kThings[] = {"card",     "with",   "wonder",   "board", "side",   "token",  "divinity",
                                   "slot",     "stage",  "coins",    "age",   "symbol", "from",   "starts",
                                   "against",  "to",     "position", "fleet", "space",  "island", "islands",
                                   "shipyard", "target", "tax",      "piracy"};

bool is_a_city(std::string_view key) {
  return key == "from" || key == "starts" || key == "against" || key == "to" || key == "target";
}

std::string in_words(const Names& names, const std::vector<std::string>& labels, std::string_view key,
                     const boost::json::value* value) {
  if (value == nullptr) return "?";
  if (value->is_string()) return names.any(value->get_string());
  if (!value->is_int64()) return "?";
  const std::int64_t number = value->get_int64();
  return is_a_city(key) ? city_label(names, labels, static_cast<std::size_t>(number))
                        : std::to_string(number);
}

// Some kinds read differently by what they carry.
std::string_view sentence_of(const boost::json::object& json) {
  const std::string_view kind = text_in(json, "event");
  if (kind == "sold" && number_in(json, "coins") == 0) return "sold-to-sail";
  if (kind != "coins-lost" || !json.contains("piracy")) return kind;
  if (number_in(json, "piracy") == 0) return "coins-lost-to-tax";
  return number_in(json, "tax") == 0 ? "coins-lost-to-piracy" : "coins-lost-to-both";
}

}  // namespace

std::string tell(const Names& names, const std::vector<std::string>& labels, const AnyGame& game,
                 const Event& event, std::optional<Seat> viewer) {
  const auto json = boost::json::parse(game.event_json(seen_by(event, viewer))).as_object();
  const std::string_view kind = sentence_of(json);
  if (!json.contains("seat") || !names.has("events", kind)) return {};
  fmt::dynamic_format_arg_store<fmt::format_context> filled;
  for (const char* thing : kThings) {
    const std::string_view key = thing;
    const boost::json::value* value = json.if_contains(key);
    if (value == nullptr && key == "wonder") value = json.if_contains("board");  // of 7 Wonders
    filled.push_back(fmt::arg(thing, in_words(names, labels, key, value)));
  }
  const std::string who = city_label(names, labels, static_cast<std::size_t>(number_in(json, "seat")));
  return names.say("log-line", who, fmt::vformat(names("events", kind), filled));
}

}  // namespace heptad
