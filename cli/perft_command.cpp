#include <cstdint>
#include <memory>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/perft.h"
#include "engine/core/json_writer.h"
#include "engine/record.h"

namespace heptad {
namespace {

struct PerftSettings {
  std::string rules;
  std::string record;
  int players = 0;
  int depth = 1;
  std::uint64_t seed = 1;
  bool divide = false;
  bool json = false;
};

Expected<AnyGame> starting_position(const PerftSettings& settings, const Rules& rules) {
  if (settings.record.empty()) return AnyGame::start(rules);
  const auto text = read_file(settings.record);
  if (!text) return std::unexpected(text.error());
  const auto replay = read_record(*text);
  if (!replay) return refuse(replay.error().reason.code, settings.record + ": " + replay.error().sentence());
  if (rules_name(replay->record.rules) != rules_name(rules)) {
    return refuse(Code::UnknownRules, settings.record + " is a record of " +
                                          rules_name(replay->record.rules) + ", not " + rules_name(rules) +
                                          ".");
  }
  return replay->game;
}

int perft_from(const PerftSettings& settings) {
  const Output output = settings.json ? Output::Json : Output::Human;
  const auto rules = parse_rules(settings.rules, settings.players);
  if (!rules) return complain(rules.error(), output);
  const auto start = starting_position(settings, *rules);
  if (!start) return complain(start.error(), output);
  const auto counts = perft(*start, settings.depth, settings.seed);
  std::uint64_t total = 0;
  JsonWriter json;
  json.begin_object()
      .field("rules", settings.rules)
      .field("depth", settings.depth)
      .key("first")
      .begin_object();
  for (const auto& [action, count] : counts) {
    total += count;
    json.field(action, static_cast<std::int64_t>(count));
    if (settings.divide && !settings.json) fmt::print("{:<40} {}\n", action, count);
  }
  json.end_object().field("positions", static_cast<std::int64_t>(total)).end_object();
  settings.json ? fmt::print("{}\n", json.text())
                : fmt::print("{} positions after {} decisions\n", total, settings.depth);
  return 0;
}

}  // namespace

void add_perft_command(CLI::App& program, ExitCode& exit) {
  auto* command = program.add_subcommand("perft", "Count the positions a number of decisions can lead to");
  auto settings = std::make_shared<PerftSettings>();
  command->add_option("rules", settings->rules, "Rule set")->required();
  command->add_option("--depth", settings->depth, "Decisions of players")
      ->required()
      ->check(CLI::Range(1, 20));
  command->add_option("--record", settings->record, "Begin where this record ends");
  command->add_option("--players", settings->players, "Number of players")->check(CLI::Range(1, 8));
  command->add_option("--seed", settings->seed, "The dice");
  command->add_flag("--divide", settings->divide, "Also the count below each first action");
  command->add_flag("--json", settings->json, "For machines");
  command->footer(
      "Every choice of a player branches; luck does not: nature rolls from the seed, and the dice are "
      "carried\n"
      "along each line of play. Seats that choose at the same time choose one after the other, lowest "
      "first.");
  command->callback([settings, &exit] { exit.value = perft_from(*settings); });
}

}  // namespace heptad
