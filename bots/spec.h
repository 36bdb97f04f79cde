// A bot as people name it: "random", "greedy", "level:5", "search:iters=2000,seed=7".
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/action.h"
#include "engine/core/refusal.h"

namespace heptad {

class Evaluator;

enum class BotKind : std::uint8_t {
  Random,  // any legal action
  Greedy,  // looks one action ahead
  Search,  // Monte-Carlo tree search
  Level,   // 1 to 8: settings of the others that suit a person of that strength
};

// Where a search gets the value of a new position from.
enum class Judge : std::uint8_t {
  Learned,  // the trained evaluation
  Playout,  // a game played to its end at random: the untuned search
};

// What those who play such a game out are after, each of them in half of the games (Duel).
enum class Style : std::uint8_t { None, Science, War, Mixed };

// What a player leans to where two moves look about as good.
enum class Character : std::uint8_t { None, Warrior, Scholar, Builder, Merchant };

inline constexpr int kLevels = 8;

struct SearchSettings {
  Judge judge = Judge::Learned;
  Style style = Style::None;  // of Judge::Playout
  double exploration = 0;     // 0: what suits the judge
  double noise = 0;           // how far a weak player misjudges a move, as a share of all visits
  Character character = Character::None;
  // How much of a position's learned value is a game played out from it instead; nothing: what suits the
  // length of the search.
  std::optional<double> mix;
  int memory_mb = 192;
  int threads = 1;                       // that search side by side and add up what they find
  std::shared_ptr<const Evaluator> net;  // instead of the one that comes with the program
  // Is judged as thoroughly as the best, however it looks; it must be legal.
  std::optional<Action> also;
};

struct BotSpec {
  BotKind kind = BotKind::Search;
  int level = 0;
  int iterations = 0;  // a decision; 0: only time ends the search
  int cpu_ms = 0;      // a decision; 0: only iterations end it
  std::uint64_t seed = 0;
  SearchSettings search;
};

// "warrior", "scholar", "builder", "merchant".
std::optional<Character> character_named(std::string_view name);
inline bool is_character(std::string_view name) { return character_named(name).has_value(); }

Expected<BotSpec> parse_bot(std::string_view text);

// The name parse_bot reads back.
std::string bot_name(const BotSpec& bot);

}  // namespace heptad
