// A rule set: which game, which modules, how many players, which options. Parsed once, at the door.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/refusal.h"

namespace heptad {

enum class Family : std::uint8_t { Duel, Wonders };
enum class Edition : std::uint8_t { First, Second };

struct Rules {
  Family family = Family::Duel;
  Edition edition = Edition::First;  // Wonders only
  bool pantheon = false;             // Duel only
  bool armada = false;               // Wonders only
  bool teams = false;                // Wonders only
  int players = 2;
  // Options as written: {"wonders", "first-game"}. The family checks them when the game starts.
  std::vector<std::pair<std::string, std::string>> options;

  bool operator==(const Rules&) const = default;
};

// "duel+pantheon" and a number of players (0: the usual number). Refused with the reason when unknown
// or when the rules do not allow the combination.
Expected<Rules> parse_rules(std::string_view name, int players = 0);

// Every option has one value.
void set_option(Rules& rules, std::string_view key, std::string_view value);

// Whether these rules are a rule set that so many can play.
Expected<void> check_players(const Rules& rules);

// The name without players or options: "wonders1".
std::string rules_name(const Rules& rules);

// Every rule set, by name.
const std::vector<std::string>& known_rule_sets();

}  // namespace heptad
