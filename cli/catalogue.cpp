#include "cli/catalogue.h"

#include <fmt/args.h>
#include <fmt/format.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/game.h"

namespace heptad {
namespace {

namespace json = boost::json;

std::string text_word(const Names& names, std::string_view field, std::string_view id, Wording wording) {
  const auto shorter = [&](const std::string& group) {
    return wording == Wording::Short && names.has(group + "-short", id) ? group + "-short" : group;
  };
  if (field == "resource" || field == "resources") return names(shorter("resources"), id);
  if (field == "symbol") return names(shorter("symbols"), id);
  if (field == "counted") return names("counted", id);
  if (field == "colour") return names("colours-plain", id);
  if (field == "power") return names("powers", id);
  if (field == "seat") return names("where", id);
  if (field == "fleets") return names("fleets-plain", id);
  return names.any(id);
}

// A field of an effect in words; places and fleets are named together: "left+right" is the neighbours.
std::string word(const Names& names, std::string_view field, const json::value& value, Wording wording) {
  if (value.is_string()) return text_word(names, field, value.get_string(), wording);
  if (!value.is_array()) return json::serialize(value);
  std::string ids;
  std::string words;
  for (const json::value& item : value.get_array()) {
    ids += (ids.empty() ? "" : "+") + std::string(item.as_string());
    words += (words.empty() ? "" : "/") + text_word(names, field, item.as_string(), wording);
  }
  if (field == "where") return names("where", ids);
  return field == "fleets" && names.has("fleets-plain", ids) ? names("fleets-plain", ids) : words;
}

// The template of the effect's kind with its fields filled in by name: "makes {units} {resource}".
std::string effect_text(const Names& names, const json::object& effect, Wording wording) {
  const json::value* kind = effect.if_contains("kind");
  if (kind == nullptr || !kind->is_string()) return {};
  std::string id(kind->get_string());
  const json::value* coins = effect.if_contains("coins");
  if (coins != nullptr && *coins == 0 && names.has("effects", id + "-no-coins")) id += "-no-coins";
  const bool has_short = wording == Wording::Short && names.has("effects-short", id);
  fmt::dynamic_format_arg_store<fmt::format_context> fields;
  std::vector<std::string> keys;
  for (const auto& [key, value] : effect) keys.emplace_back(key);
  for (const std::string& key : keys)
    fields.push_back(fmt::arg(key.c_str(), word(names, key, effect.at(key), wording)));
  return fmt::vformat(names(has_short ? "effects-short" : "effects", id), fields);
}

}  // namespace

Catalogue::Catalogue(const Rules& rules) : json_(json::parse(catalogue_json(rules))) {
  for (const auto& [group, rows] : json_.get_object()) {
    if (!rows.is_array()) continue;
    for (const json::value& row : rows.get_array()) {
      const json::object* component = row.if_object();
      const json::value* id = component == nullptr ? nullptr : component->if_contains("id");
      if (id != nullptr && id->is_string()) by_id_[id->get_string()] = component;
    }
  }
}

const json::object* Catalogue::find(std::string_view id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : found->second;
}

std::string_view Catalogue::colour(std::string_view card) const {
  const json::object* component = find(card);
  const json::value* colour = component == nullptr ? nullptr : component->if_contains("colour");
  return colour != nullptr && colour->is_string() ? std::string_view(colour->get_string())
                                                  : std::string_view();
}

std::string cost_text(const Names& names, const json::object& component, Wording wording) {
  const json::value* cost = component.if_contains("cost");
  if (cost == nullptr || !cost->is_object()) return {};
  std::string text;
  for (const auto& [resource, amount] : cost->get_object()) {
    const std::string units = json::serialize(amount);
    if (!text.empty()) text += ' ';
    if (resource == "coins") {
      text += names.say("coins", units);
    } else if (wording == Wording::Short) {
      text += names("resources-short", resource) + (units == "1" ? "" : units);
    } else {
      text += units + ' ' + names("resources", resource);
    }
  }
  return text;
}

std::string effects_text(const Names& names, const json::object& component, Wording wording) {
  const json::value* effects = component.if_contains("effects");
  if (effects == nullptr || !effects->is_array()) return {};
  std::string text;
  for (const json::value& effect : effects->get_array()) {
    if (!effect.is_object()) continue;
    if (!text.empty()) text += wording == Wording::Short ? " " : ", ";
    text += effect_text(names, effect.get_object(), wording);
  }
  return text;
}

}  // namespace heptad
