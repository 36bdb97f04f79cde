#include "cli/names.h"

#include <array>
#include <cstdlib>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "cli/embedded_text.h"

namespace heptad {
namespace {

std::string_view family_name(Family family) {
  switch (family) {
    case Family::Duel: return "duel";
    case Family::Wonders: return "wonders";
  }
  return "";
}

std::string environment_language() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value != nullptr && *value != '\0')
      return std::string_view(value).starts_with("zh") ? "zh-Hant" : "en";
  }
  return "en";
}

}  // namespace

Expected<Names> Names::load(const Rules& rules, std::string_view language) {
  Names names(language.empty() ? environment_language() : std::string(language));
  if (names.language_ != "en" && names.language_ != "zh-Hant") {
    return refuse(Code::UnknownLanguage,
                  "There is no language \"" + names.language_ + "\". Known: en, zh-Hant.");
  }
  names.add("terminal." + names.language_);
  names.add("review." + names.language_);
  names.add("refusals." + names.language_);
  names.add("reasons." + names.language_);
  names.add(std::string(family_name(rules.family)) + "." + names.language_);
  std::string modules = rules_name(rules);  // "wonders1+armada+teams": a module may have a file of its own
  for (std::size_t plus; (plus = modules.rfind('+')) != std::string::npos; modules.resize(plus)) {
    names.add(modules.substr(plus + 1) + "." + names.language_);
  }
  if (rules.family == Family::Wonders && rules.edition == Edition::Second)
    names.rename_cards("second-edition");
  return names;
}

void Names::add(std::string_view file) {
  for (const EmbeddedText& text : embedded_texts()) {
    if (text.name != file) continue;
    const boost::json::value parsed = boost::json::parse({text.json.data(), text.json.size()});
    for (const auto& [group, entries] : parsed.as_object()) {
      if (!entries.is_object()) continue;
      for (const auto& [id, name] : entries.get_object()) {
        if (name.is_string()) by_key_[std::string(group) + "/" + std::string(id)] = name.get_string().c_str();
      }
    }
  }
}

std::string Names::why(const Refusal& refusal) const {
  return language_ == "en" ? refusal.message : (*this)("refusals", refusal.name());
}

// Cards that an edition prints under another name.
void Names::rename_cards(std::string_view group) {
  const std::string prefix = std::string(group) + "/";
  for (const auto& [key, name] : std::map(by_key_)) {
    if (key.starts_with(prefix)) by_key_["cards/" + key.substr(prefix.size())] = name;
  }
}

bool Names::has(std::string_view group, std::string_view id) const {
  return by_key_.contains(std::string(group) + "/" + std::string(id));
}

std::string Names::operator()(std::string_view group, std::string_view id) const {
  const auto found = by_key_.find(std::string(group) + "/" + std::string(id));
  return found == by_key_.end() ? std::string(id) : found->second;
}

std::vector<std::string> Names::all(std::string_view group) const {
  const std::string prefix = std::string(group) + "/";
  std::vector<std::string> texts;
  for (auto i = by_key_.lower_bound(prefix); i != by_key_.end() && i->first.starts_with(prefix); ++i) {
    texts.push_back(i->second);
  }
  return texts;
}

std::string Names::any(std::string_view id) const {
  for (const std::string_view group : {"cards", "wonders", "tokens", "divinities", "mythologies", "boards",
                                       "sides", "islands", "shipyards", "fleets-plain"}) {
    if (has(group, id)) return (*this)(group, id);
  }
  return std::string(id);
}

}  // namespace heptad
