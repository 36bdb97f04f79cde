#include "cli/request.h"

#include <string>

#include <boost/json/value.hpp>

namespace heptad {
namespace {

namespace json = boost::json;

std::unexpected<Refusal> bad_field(std::string_view key, std::string_view should_be) {
  return refuse(Code::BadRequest, "\"" + std::string(key) + "\" must be " + std::string(should_be) + ".");
}

std::optional<std::uint64_t> as_number(const json::value& value) {
  if (value.is_uint64()) return value.get_uint64();
  if (value.is_int64() && value.get_int64() >= 0) return static_cast<std::uint64_t>(value.get_int64());
  return std::nullopt;
}

// An option as a record writes it; a list is its words in a row: ["gizah:a","rhodos:b"].
std::optional<std::string> option_text(const json::value& value) {
  if (value.is_string()) return std::string(value.get_string());
  if (value.is_bool()) return value.get_bool() ? "yes" : "no";
  if (const auto number = as_number(value)) return std::to_string(*number);
  if (!value.is_array()) return std::nullopt;
  std::string words;
  for (const json::value& word : value.get_array()) {
    if (!word.is_string()) return std::nullopt;
    words += (words.empty() ? "" : " ") + std::string(word.get_string());
  }
  return words;
}

}  // namespace

Expected<std::string_view> required_text(const json::object& request, std::string_view key) {
  const json::value* value = request.if_contains(key);
  if (value == nullptr || !value->is_string()) return bad_field(key, "a text");
  return std::string_view(value->get_string());
}

Expected<std::optional<std::uint64_t>> optional_number(const json::object& request, std::string_view key) {
  const json::value* value = request.if_contains(key);
  if (value == nullptr) return std::nullopt;
  const auto number = as_number(*value);
  if (!number) return bad_field(key, "a whole number, zero or more");
  return number;
}

Expected<bool> optional_flag(const json::object& request, std::string_view key) {
  const json::value* value = request.if_contains(key);
  if (value == nullptr) return false;
  if (!value->is_bool()) return bad_field(key, "true or false");
  return value->get_bool();
}

Expected<Seat> required_seat(const json::object& request, int players) {
  const json::value* value = request.if_contains("seat");
  if (value != nullptr && value->is_string() && value->get_string() == "nature") return kNature;
  const auto number = value == nullptr ? std::nullopt : as_number(*value);
  if (!number || *number >= static_cast<std::uint64_t>(players)) {
    return refuse(Code::UnknownSeat,
                  "\"seat\" must be a number from 0 to " + std::to_string(players - 1) + " or \"nature\".");
  }
  return static_cast<Seat>(*number);
}

Expected<std::optional<Seat>> optional_viewer(const json::object& request, int players) {
  const json::value* value = request.if_contains("seat");
  if (value == nullptr || value->is_null()) return std::nullopt;
  const auto seat = required_seat(request, players);
  if (!seat) return std::unexpected(seat.error());
  if (*seat == kNature) return refuse(Code::UnknownSeat, "Nature has no view; ask for the state.");
  return *seat;
}

Expected<Rules> requested_rules(const json::object& request) {
  const auto name = required_text(request, "rules");
  if (!name) return std::unexpected(name.error());
  const auto players = optional_number(request, "players");
  if (!players) return std::unexpected(players.error());
  if (*players && (**players == 0 || **players > kMaxSeats)) {
    return refuse(Code::BadPlayers, "The number of players is 1 to " + std::to_string(kMaxSeats) + ".");
  }
  auto rules = parse_rules(*name, static_cast<int>(players->value_or(0)));
  if (!rules) return rules;
  if (const json::value* options = request.if_contains("options"); options != nullptr) {
    if (!options->is_object()) return bad_field("options", "an object");
    for (const auto& [key, value] : options->get_object()) {
      auto text = option_text(value);
      if (!text) return bad_field(key, "a text, a number, true, false or a list of texts");
      set_option(*rules, key, *text);
    }
  }
  return rules;
}

Expected<RequestedBot> requested_bot(const json::object& request, int usual_level) {
  auto level = static_cast<std::uint64_t>(usual_level);
  RequestedBot bot;
  const auto read = [&](std::string_view key, std::uint64_t least, std::uint64_t most,
                        auto& into) -> Expected<void> {
    const auto number = optional_number(request, key);
    if (!number) return std::unexpected(number.error());
    if (!*number) return {};
    if (**number < least || **number > most) {
      return bad_field(key, "from " + std::to_string(least) + " to " + std::to_string(most));
    }
    into = static_cast<std::remove_reference_t<decltype(into)>>(**number);
    return {};
  };
  constexpr std::uint64_t kMostMs = 600'000;
  constexpr std::uint64_t kMostIterations = 1'000'000'000;
  for (const auto& done : {read("level", 1, kLevels, level), read("ms", 1, kMostMs, bot.budget.cpu_ms),
                           read("iters", 1, kMostIterations, bot.budget.iterations),
                           read("seed", 0, UINT64_MAX, bot.budget.seed)}) {
    if (!done) return std::unexpected(done.error());
  }
  std::string name = "level:" + std::to_string(level);
  if (request.contains("bot")) {
    const auto given = required_text(request, "bot");
    if (!given) return std::unexpected(given.error());
    name = *given;
  }
  auto spec = parse_bot(name);
  if (!spec) return std::unexpected(spec.error());
  bot.spec = *spec;
  return bot;
}

}  // namespace heptad
