#include "bots/spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>

#include "engine/core/number.h"

namespace heptad {
namespace {

constexpr std::string_view kHelp =
    "A bot is random, greedy, level:1 to level:8, or search with settings, such as search:iters=2000,seed=7 "
    "(iters, ms, seed, judge=learned|playout, style=science|war|mixed, "
    "character=warrior|scholar|builder|merchant, explore, noise, mix, mb, threads).";

constexpr int kMostThreads = 64;

template <class Number>
std::optional<Number> number(std::string_view text) {
  const auto value = number_in<Number>(text);
  return value && *value >= Number{} ? value : std::nullopt;
}

// WebAssembly's library reads no fractions by from_chars.
template <>
std::optional<double> number<double>(std::string_view text) {
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (copy.empty() || end != copy.c_str() + copy.size()) return std::nullopt;
  if (!std::isfinite(value) || value < 0) return std::nullopt;
  return value;
}

template <class Field>
bool read(Field& field, std::string_view text) {
  const auto value = number<Field>(text);
  if (value) field = *value;
  return value.has_value();
}

bool read_judge(Judge& judge, std::string_view text) {
  if (text != "learned" && text != "playout") return false;
  judge = text == "learned" ? Judge::Learned : Judge::Playout;
  return true;
}

// In the order of the sets; the first is what nobody has to say.
constexpr std::array<std::string_view, 4> kStyles = {"", "science", "war", "mixed"};
constexpr std::array<std::string_view, 5> kCharacters = {"", "warrior", "scholar", "builder", "merchant"};

template <class Named>
bool read_name(Named& named, std::span<const std::string_view> names, std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (text.empty() || found == names.end()) return false;
  named = static_cast<Named>(found - names.begin());
  return true;
}

bool read_setting(BotSpec& bot, std::string_view key, std::string_view value) {
  if (key == "iters") return read(bot.iterations, value);
  if (key == "ms") return read(bot.cpu_ms, value);
  if (key == "seed") return read(bot.seed, value);
  if (key == "judge") return read_judge(bot.search.judge, value);
  if (key == "style") return read_name(bot.search.style, kStyles, value);
  if (key == "character") return read_name(bot.search.character, kCharacters, value);
  if (key == "explore") return read(bot.search.exploration, value);
  if (key == "noise") return read(bot.search.noise, value);
  if (key == "mix") return read(bot.search.mix.emplace(), value) && *bot.search.mix <= 1;
  if (key == "mb") return read(bot.search.memory_mb, value) && bot.search.memory_mb > 0;
  if (key == "threads") {
    return read(bot.search.threads, value) && bot.search.threads >= 1 && bot.search.threads <= kMostThreads;
  }
  return false;
}

// "iters=2000,seed=7", which begins at `column` of the whole text.
Expected<void> read_settings(BotSpec& bot, std::string_view text, int column) {
  while (!text.empty()) {
    const std::string_view setting = text.substr(0, text.find(','));
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos ||
        !read_setting(bot, setting.substr(0, equals), setting.substr(equals + 1))) {
      return refuse(Code::BadBot,
                    "\"" + std::string(setting) + "\" is no setting of a bot. " + std::string(kHelp), column);
    }
    const std::size_t used = std::min(setting.size() + 1, text.size());
    text.remove_prefix(used);
    column += static_cast<int>(used);
  }
  if (bot.search.style != Style::None && bot.search.judge != Judge::Playout) {
    return refuse(Code::BadBot, "A style is one of judge=playout. " + std::string(kHelp), column);
  }
  return {};
}

std::string shortest(double value) {
  char buffer[32];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  return {buffer, end};
}

}  // namespace

std::optional<Character> character_named(std::string_view name) {
  Character character{};
  return read_name(character, kCharacters, name) ? std::optional(character) : std::nullopt;
}

Expected<BotSpec> parse_bot(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  std::string_view rest = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  int column = static_cast<int>(name.size()) + 2;
  BotSpec bot;
  if (name == "level") {
    const std::string_view digits = rest.substr(0, rest.find(','));
    const auto level = number<int>(digits);
    if (!level || *level < 1 || *level > kLevels) {
      return refuse(Code::BadBot, "A level is a number from 1 to 8, as in level:5.", column);
    }
    bot.kind = BotKind::Level;
    bot.level = *level;
    const std::size_t used = std::min(digits.size() + 1, rest.size());
    rest.remove_prefix(used);
    column += static_cast<int>(used);
  } else if (name == "random") {
    bot.kind = BotKind::Random;
  } else if (name == "greedy") {
    bot.kind = BotKind::Greedy;
  } else if (name != "search") {
    return refuse(Code::UnknownBot, "There is no bot \"" + std::string(name) + "\". " + std::string(kHelp),
                  1);
  }
  if (const auto read = read_settings(bot, rest, column); !read) return std::unexpected(read.error());
  return bot;
}

std::string bot_name(const BotSpec& bot) {
  std::string settings;
  const auto add = [&](std::string_view key, const std::string& value) {
    settings += (settings.empty() ? "" : ",") + std::string(key) + "=" + value;
  };
  const BotSpec usual;
  if (bot.iterations != 0) add("iters", std::to_string(bot.iterations));
  if (bot.cpu_ms != 0) add("ms", std::to_string(bot.cpu_ms));
  if (bot.seed != 0) add("seed", std::to_string(bot.seed));
  if (bot.search.judge == Judge::Playout) add("judge", "playout");
  const auto add_name = [&](std::string_view key, std::span<const std::string_view> names, auto named) {
    if (const auto which = static_cast<std::size_t>(named)) add(key, std::string(names[which]));
  };
  add_name("style", kStyles, bot.search.style);
  add_name("character", kCharacters, bot.search.character);
  if (bot.search.exploration != 0) add("explore", shortest(bot.search.exploration));
  if (bot.search.noise != 0) add("noise", shortest(bot.search.noise));
  if (bot.search.mix) add("mix", shortest(*bot.search.mix));
  if (bot.search.memory_mb != usual.search.memory_mb) add("mb", std::to_string(bot.search.memory_mb));
  if (bot.search.threads != usual.search.threads) add("threads", std::to_string(bot.search.threads));
  std::string name;
  switch (bot.kind) {
    case BotKind::Random: name = "random"; break;
    case BotKind::Greedy: name = "greedy"; break;
    case BotKind::Search: name = "search"; break;
    case BotKind::Level:
      return "level:" + std::to_string(bot.level) + (settings.empty() ? "" : "," + settings);
  }
  return settings.empty() ? name : name + ":" + settings;
}

}  // namespace heptad
