#include <memory>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/json_fields.h"
#include "cli/names.h"
#include "cli/terminal/paint.h"
#include "cli/terminal/width.h"
#include "engine/game.h"

namespace heptad {
namespace {

namespace json = boost::json;

struct CardsSettings {
  std::string rules = "duel";
  std::string language;
  int players = 0;
  bool json = false;
};

std::string field_text(const json::object& row, std::string_view key) {
  const json::value* value = row.if_contains(key);
  if (value == nullptr) return {};
  return value->is_string() ? std::string(value->get_string()) : json::serialize(*value);
}

// The chain or chains a card needs or gives.
std::string chains_text(const Names& names, const json::object& row, std::string_view key) {
  const json::value* value = row.if_contains(key);
  if (value == nullptr) return {};
  std::string text;
  const auto add = [&](std::string_view id) {
    text += (text.empty() ? "" : ", ") + names(names.has("mythologies", id) ? "mythologies" : "chains", id);
  };
  if (value->is_string()) add(value->get_string());
  if (value->is_array()) {
    for (const json::value& id : value->get_array()) add(id.as_string());
  }
  return text;
}

std::string row_text(const Names& names, const Paint& paint, std::string_view group,
                     const json::object& row) {
  const std::string id = field_text(row, "id");
  std::string text = "  " + pad_right(field_text(row, "age"), 2) + pad_right(id, 26) +
                     paint(ink_of(field_text(row, "colour")), pad_right(names(group, id), 28)) +
                     pad_right(cost_text(names, row, Wording::Short), 14) +
                     effects_text(names, row, Wording::Full);
  for (const auto& [key, sign] : {std::pair{"needs", " ← "}, std::pair{"gives", " → "}}) {
    const std::string chains = chains_text(names, row, key);
    if (!chains.empty()) text += sign + chains;
  }
  return text;
}

// A board's sides and their stages, one line a stage.
void print_sides(const Names& names, const json::object& board) {
  for (const json::value& side : list_in(board, "sides")) {
    int number = 0;
    for (const json::value& stage : list_in(side.as_object(), "stages")) {
      fmt::print("      {}{}{}{}\n", pad_right(names("sides", text_in(side.as_object(), "id")), 10),
                 pad_right(std::to_string(++number), 3),
                 pad_right(cost_text(names, stage.as_object(), Wording::Short), 14),
                 effects_text(names, stage.as_object(), Wording::Full));
    }
  }
}

void print_table(const json::object& catalogue, const Names& names, const Paint& paint) {
  for (const auto& [group, rows] : catalogue) {
    if (!rows.is_array() || rows.get_array().empty()) continue;
    const json::object* first = rows.get_array().front().if_object();
    if (first == nullptr || !first->contains("id")) continue;
    fmt::print("{}\n", paint(Ink::Bold, names("groups", group)));
    for (const json::value& row : rows.get_array()) {
      fmt::print("{}\n", row_text(names, paint, group, row.get_object()));
      print_sides(names, row.get_object());
    }
    fmt::print("\n");
  }
}

void add_names(json::object& catalogue, const Names& names) {
  for (auto& [group, rows] : catalogue) {
    if (!rows.is_array()) continue;
    for (json::value& row : rows.get_array()) {
      if (!row.is_object() || !row.get_object().contains("id")) continue;
      row.get_object()["name"] = names(group, field_text(row.get_object(), "id"));
    }
  }
}

int print_cards(const CardsSettings& settings) {
  const Output output = settings.json ? Output::Json : Output::Human;
  const auto rules = parse_rules(settings.rules, settings.players);
  if (!rules) return complain(rules.error(), output);
  const auto names = Names::load(*rules, settings.language);
  if (!names) return complain(names.error(), output);
  json::value catalogue = json::parse(catalogue_json(*rules));
  if (!settings.json) {
    print_table(catalogue.get_object(), *names, Paint::for_stdout());
    return 0;
  }
  if (!settings.language.empty()) add_names(catalogue.get_object(), *names);
  fmt::print("{}\n", json::serialize(catalogue));
  return 0;
}

}  // namespace

void add_cards_command(CLI::App& program, ExitCode& exit) {
  auto* command = program.add_subcommand("cards", "Everything printed on the components of a rule set");
  auto settings = std::make_shared<CardsSettings>();
  command->add_option("rules", settings->rules, "Rule set")->capture_default_str();
  command->add_option("--lang", settings->language, "en or zh-Hant; with --json it adds names");
  command->add_option("--players", settings->players, "Number of players")->check(CLI::Range(1, 8));
  command->add_flag("--json", settings->json, "For machines");
  command->callback([settings, &exit] { exit.value = print_cards(*settings); });
}

}  // namespace heptad
