#include "engine/core/rules.h"

#include <array>

namespace heptad {
namespace {

// Every rule set that can be played now, one row each.
struct RuleSet {
  std::string_view name;
  Family family;
  Edition edition = Edition::First;
  bool pantheon = false;
  bool armada = false;
  bool teams = false;
  int least, most;  // players
  int usual;
  int step = 1;  // teams are even

  constexpr bool is(const Rules& rules) const {
    return rules.family == family && (family != Family::Wonders || rules.edition == edition) &&
           rules.pantheon == pantheon && rules.armada == armada && rules.teams == teams;
  }
};

constexpr auto kRuleSets = std::to_array<RuleSet>({
    {.name = "duel", .family = Family::Duel, .least = 2, .most = 2, .usual = 2},
    {.name = "duel+pantheon", .family = Family::Duel, .pantheon = true, .least = 2, .most = 2, .usual = 2},
    {.name = "wonders1",
     .family = Family::Wonders,
     .edition = Edition::First,
     .least = 2,
     .most = 7,
     .usual = 3},
    {.name = "wonders2",
     .family = Family::Wonders,
     .edition = Edition::Second,
     .least = 3,
     .most = 7,
     .usual = 3},
    {.name = "wonders1+armada",
     .family = Family::Wonders,
     .edition = Edition::First,
     .armada = true,
     .least = 3,
     .most = 8,
     .usual = 4},
    {.name = "wonders2+armada",
     .family = Family::Wonders,
     .edition = Edition::Second,
     .armada = true,
     .least = 3,
     .most = 8,
     .usual = 4},
    {.name = "wonders1+teams",
     .family = Family::Wonders,
     .edition = Edition::First,
     .teams = true,
     .least = 4,
     .most = 6,
     .usual = 4,
     .step = 2},
    {.name = "wonders1+armada+teams",
     .family = Family::Wonders,
     .edition = Edition::First,
     .armada = true,
     .teams = true,
     .least = 4,
     .most = 8,
     .usual = 4,
     .step = 2},
    {.name = "wonders2+teams",
     .family = Family::Wonders,
     .edition = Edition::Second,
     .teams = true,
     .least = 4,
     .most = 6,
     .usual = 4,
     .step = 2},
    {.name = "wonders2+armada+teams",
     .family = Family::Wonders,
     .edition = Edition::Second,
     .armada = true,
     .teams = true,
     .least = 4,
     .most = 8,
     .usual = 4,
     .step = 2},
});

const RuleSet* row_of(const Rules& rules) {
  for (const RuleSet& row : kRuleSets) {
    if (row.is(rules)) return &row;
  }
  return nullptr;
}

std::string list_of_known() {
  std::string list;
  for (const std::string& name : known_rule_sets()) list += (list.empty() ? "" : ", ") + name;
  return list;
}

// "4, 6 or 8", "3 to 7", "2".
std::string numbers_of(const RuleSet& row) {
  if (row.least == row.most) return std::to_string(row.least);
  if (row.step == 1) return std::to_string(row.least) + " to " + std::to_string(row.most);
  std::string text;
  for (int n = row.least; n <= row.most; n += row.step) {
    text += (n == row.least ? "" : n == row.most ? " or " : ", ") + std::to_string(n);
  }
  return text;
}

// "There is no module …" when the game in front of it is known.
std::string why_unknown(std::string_view name) {
  const auto game = name.substr(0, name.find('+'));
  for (const RuleSet& row : kRuleSets) {
    if (row.name != game || game == name) continue;
    return "\"" + std::string(name) + "\" is not a rule set: " + std::string(game) + " has no \"" +
           std::string(name.substr(game.size())) + "\".";
  }
  return "There is no rule set \"" + std::string(name) + "\".";
}

}  // namespace

const std::vector<std::string>& known_rule_sets() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    names.reserve(std::size(kRuleSets));
    for (const RuleSet& row : kRuleSets) names.emplace_back(row.name);
    return names;
  }();
  return kNames;
}

Expected<Rules> parse_rules(std::string_view name, int players) {
  for (const RuleSet& row : kRuleSets) {
    if (row.name != name) continue;
    Rules rules{.family = row.family,
                .edition = row.edition,
                .pantheon = row.pantheon,
                .armada = row.armada,
                .teams = row.teams,
                .players = players == 0 ? row.usual : players};
    if (auto allowed = check_players(rules); !allowed) return std::unexpected(allowed.error());
    if (row.armada) set_option(rules, "costs", "house-2");  // so that every record names them
    return rules;
  }
  return refuse(Code::UnknownRules, why_unknown(name) + " Known: " + list_of_known() + ".");
}

void set_option(Rules& rules, std::string_view key, std::string_view value) {
  std::erase_if(rules.options, [&](const auto& option) { return option.first == key; });
  rules.options.emplace_back(key, value);
}

Expected<void> check_players(const Rules& rules) {
  const RuleSet* row = row_of(rules);
  if (row == nullptr) return refuse(Code::UnknownRules, "Nobody can play this combination of modules.");
  const bool fits = rules.players >= row->least && rules.players <= row->most &&
                    (rules.players - row->least) % row->step == 0;
  if (!fits) {
    return refuse(Code::BadPlayers, std::string(row->name) + " is played by " + numbers_of(*row) +
                                        " players, not " + std::to_string(rules.players) + ".");
  }
  return {};
}

std::string rules_name(const Rules& rules) {
  const RuleSet* row = row_of(rules);
  return row != nullptr ? std::string(row->name) : "unknown";
}

}  // namespace heptad
