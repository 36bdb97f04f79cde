#include "engine/core/rules.h"

#include <algorithm>
#include <optional>

namespace heptad {
namespace {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::optional<Rules> base_rules(std::string_view name) {
  if (name == "duel") return Rules{.family = Family::Duel};
  if (name == "wonders1") return Rules{.family = Family::Wonders, .edition = Edition::First, .players = 3};
  if (name == "wonders2") return Rules{.family = Family::Wonders, .edition = Edition::Second, .players = 3};
  return std::nullopt;
}

std::string list_of_known() {
  std::string list;
  for (const auto& name : known_rule_sets()) list += (list.empty() ? "" : ", ") + name;
  return list;
}

Expected<Rules> with_players(Rules rules, int players) {
  if (players != 0) rules.players = players;
  const auto name = rules_name(rules);
  const auto range = [&](int least, int most) -> Expected<Rules> {
    if (rules.players < least || rules.players > most) {
      return refuse("bad-players", name + " is played by " + std::to_string(least) +
                                       (most > least ? " to " + std::to_string(most) : "") +
                                       " players, not " + std::to_string(rules.players) + ".");
    }
    return rules;
  };
  if (rules.family == Family::Duel) return range(2, 2);
  return rules.edition == Edition::First ? range(2, 7) : range(3, 7);
}

}  // namespace

const std::vector<std::string>& known_rule_sets() {
  static const std::vector<std::string> kNames = {"duel", "duel+pantheon", "wonders1", "wonders2"};
  return kNames;
}

Expected<Rules> parse_rules(std::string_view name, int players) {
  const auto parts = split(name, '+');
  auto rules = base_rules(parts.front());
  if (!rules) {
    return refuse("unknown-rules",
                  "There is no rule set \"" + std::string(name) + "\". Known: " + list_of_known() + ".");
  }
  for (std::size_t i = 1; i < parts.size(); ++i) {
    bool* module = rules->family == Family::Duel && parts[i] == "pantheon" ? &rules->pantheon : nullptr;
    if (module == nullptr || *module) {
      return refuse("unknown-rules", "\"" + std::string(name) + "\" is not a rule set: " + parts.front() +
                                         " has no module \"" + parts[i] + "\"" +
                                         (module != nullptr ? " twice" : "") + ". Known: " + list_of_known() +
                                         ".");
    }
    *module = true;
  }
  return with_players(*rules, players);
}

std::string rules_name(const Rules& rules) {
  if (rules.family == Family::Duel) return rules.pantheon ? "duel+pantheon" : "duel";
  return rules.edition == Edition::First ? "wonders1" : "wonders2";
}

}  // namespace heptad
